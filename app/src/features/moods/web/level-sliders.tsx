import { useTranslation } from "react-i18next";
import { Slider } from "#app/ui/slider/slider.tsx";

/** Energy and stress of a check-in, whole numbers from 1 to 10. */
export type Levels = { energyLevel: number; stressLevel: number };

/** The two sliders of a check-in. */
export function LevelSliders({ levels, onChange }: { levels: Levels; onChange: (levels: Levels) => void }) {
  const { t } = useTranslation("moods");
  const range = { min: 1, max: 10, step: 1, say: (level: number) => t("checkIn.level", { level }) };
  return (
    <>
      <Slider
        {...range}
        label={t("checkIn.energy")}
        name="energyLevel"
        value={levels.energyLevel}
        onChange={(energyLevel) => onChange({ ...levels, energyLevel })}
      />
      <Slider
        {...range}
        label={t("checkIn.stress")}
        name="stressLevel"
        value={levels.stressLevel}
        onChange={(stressLevel) => onChange({ ...levels, stressLevel })}
      />
    </>
  );
}
