import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { areaNamed, type AREAS } from "./areas.tsx";

type AreaName = (typeof AREAS)[number]["name"];

/** The life area that the address names, and how to go to another one; the window's event `categoryChanged` does so, too. */
export function useCategory(): { chosen: ReturnType<typeof areaNamed>; go: (category: AreaName) => void } {
  const { category } = useSearch({ strict: false }) as Record<string, unknown>;
  const chosen = areaNamed(category);
  const navigate = useNavigate();
  const go = (name: AreaName) => void navigate({ to: "/dashboard", search: { category: name } });
  const onChanged = useEffectEvent((event: Event) => {
    const { name } = areaNamed(categoryOf(event));
    if (name !== chosen.name) go(name);
  });
  useEffect(() => {
    const listener = (event: Event) => onChanged(event);
    window.addEventListener("categoryChanged", listener);
    return () => window.removeEventListener("categoryChanged", listener);
  }, []);
  return { chosen, go };
}

// Its detail is the category, or holds it.
function categoryOf(event: Event): unknown {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === "object" && detail !== null && "category" in detail ? detail.category : detail;
}
