import type { Page } from "@playwright/test";

/** What is wrong with a page's layout: sideways scrolling, text that is cut off, text that lies over other text. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    const leaves: { text: string; element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seenOf(rect, element);
        if (box.width > 1 && box.height > 1) leaves.push({ text: text.slice(0, 40), element, box });
      }
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.clipPath !== "none" || around.clientWidth <= 1) break;
        if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
        if (around.scrollWidth > around.clientWidth + 1) faults.push(`cut off: ${text.slice(0, 40)}`);
        break;
      }
    }
    const shown = leaves.filter(
      ({ element }) => !element.closest("[aria-hidden=true], [data-overlay]") && !isOnlyForReaders(element),
    );
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        if (isPinned(one.element) !== isPinned(other.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 3 && high > 6) faults.push(`over each other: “${one.text}” and “${other.text}”`);
      }
    return [...new Set(faults)];

    // What has scrolled out of a box of its own, such as a dialog's, is not seen and lies over nothing.
    function seenOf({ left, top, right, bottom }: DOMRect, element: Element): DOMRect {
      const seen = { left, top, right, bottom };
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if ([overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll")) {
          const edge = around.getBoundingClientRect();
          seen.left = Math.max(seen.left, edge.left);
          seen.top = Math.max(seen.top, edge.top);
          seen.right = Math.min(seen.right, edge.right);
          seen.bottom = Math.min(seen.bottom, edge.bottom);
        }
        if (position === "fixed") break;
      }
      return new DOMRect(seen.left, seen.top, Math.max(0, seen.right - seen.left), Math.max(0, seen.bottom - seen.top));
    }
    function isOnlyForReaders(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath !== "none" || getComputedStyle(around).clip !== "auto") return true;
      return false;
    }
    // What is pinned to the window may lie over what scrolls.
    function isPinned(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(around).position)) return true;
      return false;
    }
  });
