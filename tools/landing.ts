import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildIfStale } from "./build.ts";
import { ROOT } from "./sources.ts";

/** What the landing page may load before anybody has touched it, in bytes of gzip. */
const MOST = 100_000;

type Chunk = { file: string; imports?: string[] };

/** The files of a page's script, its static imports followed. */
export function scriptsOf(page: string, manifest: Record<string, Chunk>, seen = new Set<string>()): Set<string> {
  const chunk = manifest[page];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) scriptsOf(name, manifest, seen);
  return seen;
}

function measure(): void {
  const dist = join(ROOT, "app/dist");
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = [...scriptsOf("index.html", manifest)].filter((file) => file.endsWith(".js"));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  console.log(`landing page: ${files.length} scripts, ${(bytes / 1000).toFixed(1)} kB gzip of ${MOST / 1000} kB`);
  process.exitCode = files.length > 0 && bytes <= MOST ? 0 : 1;
}

if (import.meta.main) {
  if (await buildIfStale()) measure();
  else process.exitCode = 1;
}
