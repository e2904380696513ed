import Plus from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import type { Relationship } from "../contract.ts";

/** A tab: everybody, or one group. */
export type Group = "all" | Relationship["relationship"];

/** Adds somebody to the group that is shown. */
export function AddButton({ group, onAdd }: { group: Group; onAdd: () => void }) {
  const { t } = useTranslation("relationships");
  return (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
      {t(`add.${group}`)}
    </Button>
  );
}
