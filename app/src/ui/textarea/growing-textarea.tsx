import { useLayoutEffect, useRef, type ComponentProps, type Ref } from "react";

/** A bare textarea without a frame that grows with its text, up to `maxHeight` pixels; its owner gives it a name. */
export function GrowingTextarea({ value, maxHeight = 320, ...rest }: Omit<ComponentProps<"textarea">, "value" | "ref"> & { value: string; maxHeight?: number; ref?: Ref<HTMLTextAreaElement> }) {
  const own = useRef<HTMLTextAreaElement>(null);
  const { ref, ...area } = rest;
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, maxHeight)}px`;
    element.style.overflowY = element.scrollHeight > maxHeight ? "auto" : "hidden";
  }, [value, maxHeight]);
  return (
    <textarea
      rows={1}
      {...area}
      value={value}
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") ref(element);
        else if (ref) ref.current = element;
      }}
    />
  );
}
