/**
 * The address itself where it is a path of this site, otherwise null. It comes out of an address bar that anybody may
 * have written, so whatever a browser could read as another site (`//e`, `/\e`, an encoded slash at the front, tabs and
 * newlines, which browsers drop) is refused.
 */
export function safePath(address: unknown): string | null {
  if (typeof address !== "string" || !/^\/(?![/\\]|%2f|%5c)/i.test(address)) return null;
  // Control characters and spaces never stand in an address that we made.
  if ([...address].some((letter) => letter <= " " || letter === "\u007F" || letter === "\\")) return null;
  try {
    const read = new URL(address, "https://wisp.invalid");
    return read.origin === "https://wisp.invalid" && !read.pathname.startsWith("//") ? address : null;
  } catch {
    return null;
  }
}
