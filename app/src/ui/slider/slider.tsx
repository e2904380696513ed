import type { ComponentProps, ReactNode } from "react";
import { Field } from "#app/ui/field/field.tsx";
import styles from "./slider.module.css";

type SliderProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  label: ReactNode;
  hideLabel?: boolean;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** How the value is said, e.g. "40%"; default: the number alone. */
  say?: (value: number) => string;
};

/** A number by a handle on a line: the browser's own range, so that keys, touch and screen readers know it. */
export function Slider({ label, hideLabel = false, value, onChange, say = String, ...input }: SliderProps) {
  const share = ((value - input.min) / (input.max - input.min)) * 100;
  return (
    <Field label={label} hideLabel={hideLabel}>
      {(control) => (
        <div className={styles.slider}>
          <input
            {...input}
            {...control}
            type="range"
            value={value}
            aria-valuetext={say(value)}
            onChange={(event) => onChange(Number(event.target.value))}
            style={{ backgroundSize: `${share}% 100%` }}
          />
          <output aria-hidden>{say(value)}</output>
        </div>
      )}
    </Field>
  );
}
