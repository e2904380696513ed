import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu/menu.tsx";
import type { Task } from "../contract.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useTaskActs } from "./use-task-acts.tsx";

/** What else can be done with a task: edit it, delete it; of a repeating one it asks how much of it. */
export function TaskMenu({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const { remove } = useTaskActs();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const trigger = (
    <IconButton label={t("list.more", { title: task.title })}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
          {t("list.edit")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Trash2 aria-hidden />}
          onSelect={() => (task.seriesId === null ? void remove(task) : setAsking(true))}
        >
          {t("list.delete")}
        </MenuItem>
      </Menu>
      <TaskDialog open={editing} onOpenChange={setEditing} task={task} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("ask.title")}
        text={t("ask.text", { title: task.title })}
        answers={[
          { label: t("ask.one"), run: () => void remove(task) },
          { label: t("ask.later"), run: () => void remove(task, "later"), danger: true },
        ]}
      />
    </>
  );
}
