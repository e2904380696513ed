import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A link to a path of this site that comes as a whole, with its query. */
export function PathLink({
  path,
  className,
  children,
}: {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { pathname, searchParams } = new URL(path, location.origin);
  const search = Object.fromEntries(searchParams) as never;
  return (
    <Link to={pathname} search={search} className={className}>
      {children}
    </Link>
  );
}
