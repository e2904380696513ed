import { CATEGORIES } from "@wisp/organizer";
import Ellipsis from "lucide-react/icons/ellipsis";
import FolderInput from "lucide-react/icons/folder-input";
import Pencil from "lucide-react/icons/pencil";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Insight } from "#app/features/insights/contract.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Menu, MenuBranch, MenuItem, MenuSeparator } from "#app/ui/menu/menu.tsx";
import { EditItemDialog } from "./edit-item-dialog.tsx";
import { useItemActs } from "./use-item-acts.tsx";
import styles from "./item-controls.module.css";

/** The toggle of a task; nothing for anything else. */
export function CompleteToggle({ item }: { item: Insight }) {
  const { t } = useTranslation("filing");
  const { change } = useItemActs();
  if (item.category !== "task") return null;
  return (
    <Checkbox
      look="done"
      hideLabel
      label={t("item.complete", { title: item.title })}
      checked={item.isCompleted}
      onChange={() => void change(item, { isCompleted: !item.isCompleted })}
    />
  );
}

/** An item's star and its menu. */
export function ItemControls({ item }: { item: Insight }) {
  const { t } = useTranslation("filing");
  const { change, remove } = useItemActs();
  const [editing, setEditing] = useState(false);
  const trigger = (
    <IconButton label={t("item.more", { title: item.title })}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <>
      <IconButton
        label={t("item.favorite", { title: item.title })}
        aria-pressed={item.isFavorite}
        className={item.isFavorite ? styles.favorite : undefined}
        onClick={() => void change(item, { isFavorite: !item.isFavorite })}
      >
        <Star aria-hidden />
      </IconButton>
      <Menu trigger={trigger}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
          {t("item.edit")}
        </MenuItem>
        <MenuBranch icon={<FolderInput aria-hidden />} label={t("item.elsewhere")}>
          <Places item={item} />
        </MenuBranch>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => void remove(item)}>
          {t("item.delete")}
        </MenuItem>
      </Menu>
      {editing && <EditItemDialog item={item} open onOpenChange={setEditing} />}
    </>
  );
}

/** The other places that an item can go to, as rows of a menu. */
export function Places({ item }: { item: Insight }) {
  const { t } = useTranslation("filing");
  const { change } = useItemActs();
  return CATEGORIES.filter((category) => category !== item.category).map((category) => {
    const Icon = AREA_ICONS[category];
    return (
      <MenuItem key={category} icon={<Icon aria-hidden />} onSelect={() => void change(item, { category })}>
        {t(`places.${category}`)}
      </MenuItem>
    );
  });
}
