import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Checks, TrashToggle } from "./filter-panel.tsx";
import type { Choice } from "./filters.ts";

type FilterSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  trash: boolean;
  onTrash: (trash: boolean) => void;
};

/** The filters of narrow screens that have no place beside the list. */
export function FilterSheet({ open, onOpenChange, choice, onChoice, trash, onTrash }: FilterSheetProps) {
  const { t } = useTranslation("browse");
  const footer = (
    <Button variant="primary" wide onClick={() => onOpenChange(false)}>
      {t("done")}
    </Button>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("moreFilters")} footer={footer} size="narrow">
      <Checks choice={choice} onChoice={onChoice} />
      <TrashToggle
        trash={trash}
        onTrash={(next) => {
          onTrash(next);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
