import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { layoutFaults } from "./layout-faults.ts";

const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Looks at what is shown in both themes: its layout, and what axe finds wrong with it. Fails by the name of the place.
 * @param seen is called in each theme, e.g. for a screenshot
 */
export async function lookAt(page: Page, place: string, seen?: (theme: Theme) => Promise<void>): Promise<void> {
  for (const theme of THEMES) {
    await showIn(page, theme);
    const where = `${place}, ${theme}`;
    expect(await layoutFaults(page), where).toEqual([]);
    expect(await violations(page, theme), where).toEqual([]);
    await seen?.(theme);
  }
  await showIn(page, "light");
}

/** Changes the theme, and waits until every color has arrived: on its way it is neither the one nor the other. */
const showIn = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset["theme"] = value;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }, theme);

/** What axe finds wrong with a page, a line each. */
async function violations(page: Page, theme: Theme): Promise<string[]> {
  // There is one frame, which the quicker mode reads as well. The dark theme differs from the light in colors alone.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const found = await (theme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
