import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Capture } from "#app/features/captures/contract.ts";
import { isOver } from "#app/features/journal/rules.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { usePersonTimeZone, useToday } from "#app/shell/today.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Menu, MenuHeader, MenuItem, MenuSeparator } from "#app/ui/menu/menu.tsx";
import { EditTextDialog } from "./edit-text-dialog.tsx";
import { useCaptureActs } from "./use-capture-acts.tsx";

type CaptureMenuProps = { capture: Capture; canUndo: boolean; onGone?: ((gone: boolean) => void) | undefined };

/** What can be done with a whole capture. */
export function CaptureMenu({ capture, canUndo, onGone }: CaptureMenuProps) {
  const { t } = useTranslation("filing");
  const { undo, again, remove } = useCaptureActs({ onGone });
  const [editing, setEditing] = useState(false);
  const zone = usePersonTimeZone();
  const today = useToday();
  // The words of the journal are their day's (decisions 14).
  const over = capture.kind === "journal" && isOver(localDate(new Date(capture.createdAt), zone), today);
  const trigger = (
    <IconButton label={t("capture.more")}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <>
      <Menu trigger={trigger}>
        {canUndo && (
          <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => void undo(capture.id)}>
            {t("capture.undo")}
          </MenuItem>
        )}
        <MenuItem icon={<RotateCw aria-hidden />} onSelect={() => void again(capture.id)}>
          {t("capture.again")}
        </MenuItem>
        {over ? (
          <MenuHeader>{t("capture.dayOver")}</MenuHeader>
        ) : (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setEditing(true)}>
            {t("capture.editText")}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => void remove(capture.id)}>
          {t("capture.delete")}
        </MenuItem>
      </Menu>
      {editing && <EditTextDialog capture={capture} open onOpenChange={setEditing} />}
    </>
  );
}
