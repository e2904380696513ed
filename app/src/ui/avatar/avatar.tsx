import { clsx } from "clsx";
import { useState } from "react";
import type { Tone } from "#app/ui/badge/badge.tsx";
import hues from "#app/ui/badge/hues.module.css";
import styles from "./avatar.module.css";

/** The first letters of the first and the last name: "Amara Mensah" is "AM". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase();
}

type AvatarProps = { name: string; src?: string | null; size?: number; tone?: Tone };

/**
 * A person's picture, or their initials where there is none, in the hue of `tone`; `size` in pixels. The name stands
 * beside it in words.
 */
export function Avatar({ name, src, size = 30, tone = "gratitude" }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const style = { width: size, height: size, fontSize: Math.max(11, Math.round(size / 2.7)) };
  if (src && broken !== src)
    return <img src={src} alt="" className={styles.avatar} style={style} onError={() => setBroken(src)} />;
  return (
    <span aria-hidden className={clsx(styles.avatar, hues[tone])} style={style}>
      {initialsOf(name)}
    </span>
  );
}
