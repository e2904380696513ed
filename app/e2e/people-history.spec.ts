import { readFile } from "node:fs/promises";
import { journeyForEveryone } from "./every-way.ts";
import { expect } from "./wisp.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
const CARDS =
  card("N:Müller;Jörg;;;", "FN:Jörg Müller", "EMAIL:joerg@example.org", "PHOTO:x", "BDAY:1990-05-07") +
  card("FN:Jorg Muller", "NOTE:Has a dog");

journeyForEveryone(
  "contacts come in, two become one and two again, and their history is kept",
  async ({ page, look }) => {
    // A message lies over the page for its five seconds; it is looked at elsewhere.
    const messages = page.getByRole("region", { name: /Notifications/ });
    const said = (text: string | RegExp) => expect(messages.getByText(text)).toBeVisible();
    const closeMessage = () => messages.getByRole("button", { name: "Close" }).click();
    await page.goto("/relationships");
    await page.getByRole("button", { name: "Contacts", exact: true }).click();
    await page.getByRole("menuitem", { name: "Import contacts" }).click();
    await page
      .getByLabel("Contacts file (.vcf)")
      .setInputFiles({ name: "contacts.vcf", mimeType: "text/vcard", buffer: Buffer.from(CARDS) });
    await expect(page.getByText("may be here already")).toBeVisible();
    await look();
    await page.getByRole("checkbox", { name: "Jorg Muller" }).check({ force: true });
    await page.getByRole("button", { name: "Add 2 people" }).click();
    await said("2 people added");
    await closeMessage();

    await expect(page.getByRole("region", { name: "Possible doubles" })).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("cell", { name: /Has a dog/ })).toBeVisible();
    await look();
    await page.getByRole("button", { name: /^Merge into/ }).click();
    await said(/are one now/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await said(/are two people again/);
    await expect(page.getByRole("article")).toHaveCount(2);

    await page.getByRole("button", { name: "More about Jörg Müller" }).click();
    await page.getByRole("menuitem", { name: "Open" }).click();
    const dialog = page.getByRole("dialog", { name: "Jörg Müller" });
    await dialog.getByLabel("What happened?").fill("Walked along the river");
    await dialog.getByRole("button", { name: "Add to history" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "Walked along the river" })).toBeVisible();
    await said("Interaction logged");
    await closeMessage();
    await look();
    // An Undo can be pressed above the dialog that stays open.
    await dialog.getByRole("button", { name: "Delete “Walked along the river”" }).click();
    await expect(dialog.getByText("Nothing noted yet. What you do together will stand here.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "Walked along the river" })).toBeVisible();

    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export contact" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Jörg Müller.vcf");
    expect(await readFile(await file.path(), "utf8")).toContain("FN:Jörg Müller");
  },
);
