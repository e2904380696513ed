import { useQuery } from "@tanstack/react-query";
import BookUser from "lucide-react/icons/book-user";
import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showFailure } from "#app/shell/failure.ts";
import { queryOf } from "#app/shell/queries.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu/menu.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { countRelationships } from "../contract/count.ts";
import { exportEverybody } from "./export-contacts.ts";
import { ImportContactsDialog } from "./import-contacts-dialog.tsx";

/** Contacts in and out, as files that every phone and address book understands. */
export function ContactsMenu() {
  const { t } = useTranslation("relationships");
  const [open, setOpen] = useState<"import" | "export" | null>(null);
  const { data } = useQuery(queryOf(countRelationships));
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t("people.contacts.menu")}>
            <BookUser aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Upload aria-hidden />} onSelect={() => setOpen("import")}>
          {t("people.contacts.import")}
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden />}
          disabled={(data?.count ?? 0) === 0}
          onSelect={() => setOpen("export")}
        >
          {t("people.contacts.export")}
        </MenuItem>
      </Menu>
      {open === "import" && <ImportContactsDialog onOpenChange={(is) => !is && close()} />}
      {open === "export" && <ExportDialog total={data?.count ?? 0} onDone={close} />}
    </>
  );
}

function ExportDialog({ total, onDone }: { total: number; onDone: () => void }) {
  const { t } = useTranslation("relationships");
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOpen = true;
    const run = async () => {
      try {
        const done = await exportEverybody(t("people.contacts.birthday"), setCount, () => isOpen);
        if (done !== null) showToast({ title: t("people.contacts.exported", { count: done }) });
      } catch (error) {
        await showFailure(t("people.contacts.exportFailed"), error);
      }
      if (isOpen) onDone();
    };
    void run();
    // Closing the dialog stops it.
    return () => {
      isOpen = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Dialog open onOpenChange={(open) => !open && onDone()} title={t("people.contacts.export")} size="narrow">
      <progress max={Math.max(total, 1)} value={count} aria-label={t("people.contacts.export")} />
      <output>{t("people.contacts.exporting", { count, total })}</output>
    </Dialog>
  );
}
