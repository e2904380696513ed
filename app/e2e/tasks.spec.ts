import { journeyForEveryone } from "./every-way.ts";
import { expect } from "./wisp.ts";

journeyForEveryone(
  "tasks are added in a line and in a dialog, done, edited, deleted and brought back",
  async ({ page, who, look }) => {
    const created = who === "account" ? "Task created" : "Task saved locally";
    const says = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    const row = (title: string) => page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
    const menu = async (title: string, item: string) => {
      await page.getByRole("button", { name: `More for: ${title}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };

    await page.goto("/dashboard?category=tasks");
    await expect(page.getByRole("heading", { name: "No tasks yet" })).toBeVisible();
    await look();

    const line = page.getByRole("textbox", { name: "Add a task in a line" });
    await line.fill("Take the bins out every day at 11:45pm, high priority");
    const chips = page.getByRole("list", { name: "Recognized" });
    await expect(chips.getByText("Every day, 11:45 PM")).toBeVisible();
    await expect(chips.getByText("High", { exact: true })).toBeVisible();
    await look();
    await line.press("Enter");
    await says(created);
    await expect(row("Take the bins out").getByText("Every day", { exact: true })).toBeVisible();
    await expect(row("Take the bins out").getByText("High", { exact: true })).toBeVisible();
    await expect(line).toHaveValue("");

    await page.getByRole("button", { name: "Add Task" }).click();
    const dialog = page.getByRole("dialog", { name: "Create Task" });
    await dialog.getByRole("button", { name: "Create Task" }).click();
    await says("Title required");
    await says("Please enter a title for your task");
    await look();
    await dialog.getByLabel("Title").fill("Call the dentist");
    await dialog.getByRole("button", { name: "Create Task" }).click();
    await says(created);
    await expect(
      page.getByRole("region", { name: "No date" }).getByText("Call the dentist", { exact: true }),
    ).toBeVisible();

    await menu("Call the dentist", "Edit");
    const edit = page.getByRole("dialog", { name: "Edit Task" });
    await edit.getByLabel("Due date").fill("2020-02-03");
    await edit.getByLabel("Priority").selectOption("Low");
    await edit.getByRole("button", { name: "Save" }).click();
    await says("Task updated");
    await expect(row("Call the dentist").getByText("Overdue", { exact: true })).toBeVisible();

    await page.getByRole("checkbox", { name: "Complete: Take the bins out" }).click();
    await says("Done for now");
    await expect(
      page.getByRole("region", { name: "This week" }).getByText("Take the bins out", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await expect(page.getByRole("checkbox", { name: "Complete: Take the bins out", checked: true })).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Done", exact: true }).click();

    await menu("Call the dentist", "Delete");
    await says("Task deleted");
    await page.getByRole("button", { name: "Undo" }).click();
    await says("It's back");
    await expect(row("Call the dentist")).toBeVisible();

    await menu("Take the bins out", "Delete");
    await expect(page.getByRole("alertdialog", { name: "Delete a repeating task?" })).toBeVisible();
    await look();
    await page.getByRole("button", { name: "This and all later" }).click();
    await says("This and all later ones deleted");
    await expect(row("Take the bins out")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row("Take the bins out")).toBeVisible();

    await page.reload();
    await expect(row("Take the bins out")).toBeVisible();
    await expect(row("Call the dentist").getByText("Low", { exact: true })).toBeVisible();
  },
);
