import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Changes the theme, and waits until every color has arrived: on its way it is neither the one nor the other. */
export const showIn = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset["theme"] = value;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }, theme);

/** What axe finds wrong with a page, a line each. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
