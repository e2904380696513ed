import type { Page } from "@playwright/test";
import { lookAt } from "./look.ts";
import { test } from "./wisp.ts";

/** Who makes a journey: their things are on the server, or on the device. */
export type Who = "account" | "visitor";

type Way = {
  page: Page;
  who: Who;
  /** Stops, and looks at what is shown: layout and accessibility, in both themes. */
  look: () => Promise<void>;
};

/**
 * One journey, made four times: as an account and as a visitor, at a phone's and at a desktop's width. A console error
 * fails it, and so does what `look` finds.
 */
export function journeyForEveryone(title: string, walk: (way: Way) => Promise<void>): void {
  for (const who of ["account", "visitor"] as const)
    for (const [device, width] of [
      ["a phone", 390],
      ["a desktop", 1280],
    ] as const)
      test(`${title} (${who}, ${device})`, async ({ page, register }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 860 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        if (who === "account") await register();
        await walk({ page, who, look: () => lookAt(page, `${title} (${who}, ${device})`) });
      });
}
