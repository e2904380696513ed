import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { readSources } from "./sources.ts";
import { FOR_TESTS, GATHERERS, MAY, PLACES, WEB } from "./walls-table.ts";

type Spot = { place: string; feature: string; unit: string };

function spotOf(path: string): Spot | undefined {
  const place = PLACES.find(([pattern]) => pattern.test(path));
  const [, first = "", second = ""] = place?.[0].exec(path) ?? [];
  const feature = place?.[1] === "$2" ? first : "";
  const unit = path
    .split("/", path.startsWith("app/src/features/") ? 4 : path.startsWith("app/src/") ? 3 : 1)
    .join("/");
  return place && { place: place[1].replace("$1", first).replace("$2", second), feature, unit };
}

function importsOf(path: string, text: string): string[] {
  const found: string[] = [];
  const note = ({ source }: { source: unknown }) => {
    if (source) found.push((source as { value?: string }).value ?? "(computed)");
  };
  const kinds = { ImportDeclaration: note, ExportNamedDeclaration: note, ExportAllDeclaration: note };
  new Visitor({ ...kinds, ImportExpression: note, TSImportType: note }).visit(parseSync(path, text).program);
  return found;
}

const allows = (list: string | undefined, place: string): boolean => list?.split(" ").includes(place) ?? false;

/** Why a file in this place may not import that name; undefined where it may. */
function objection(path: string, from: Spot, name: string): string | undefined {
  const may = MAY[from.place];
  const isTest = /\.test\.tsx?$/.test(path);
  const target = name.startsWith(".") ? posix.join(posix.dirname(path), name) : name.replace(/^#app\//, "app/src/");
  if (!name.startsWith(".") && target === name && name !== "@wisp/organizer") {
    if (!may || isTest) return undefined;
    if (may.never?.test(name) || (may.never === WEB.never && isBuiltin(name))) return "a package of the other half";
    return may.packages?.test(name) === false ? "a package that its place does not know" : undefined;
  }
  const to = name === "@wisp/organizer" ? { place: "organizer", feature: "", unit: "" } : spotOf(target);
  if (!to) return "it lies in no known place";
  if (!may) return undefined;
  if (name.startsWith("../") && to.unit !== from.unit) return "climbs out of its folder: write #app/…";
  if (isTest && allows(FOR_TESTS, to.place)) return undefined;
  if (to.feature === "" || from.feature === "")
    return allows(may.outer, to.place) ? undefined : `${from.place} may not know ${to.place}`;
  if (to.feature === from.feature)
    return allows(may.own, to.place) ? undefined : `${from.place} may not know its feature's ${to.place}`;
  if (!GATHERERS.has(from.feature)) return "a keeper knows no other feature";
  return allows(may.others, to.place) ? undefined : `${from.place} may not know another feature's ${to.place}`;
}

/** Every breach of the walls between folders (design: ARCHITECTURE.md). @param files path → text */
export const breaches = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([path, text]) => {
    const spot = spotOf(path);
    if (!spot) return [`${path}: lies in no known place`];
    const reasons = importsOf(path, text).map((name) => [name, objection(path, spot, name)] as const);
    const found = reasons.filter(([, why]) => why !== undefined).map(([name, why]) => `${path}: ${name}: ${why}`);
    if (/\/index\.tsx?$/.test(path) && path !== "organizer/src/index.ts") found.push(`${path}: a barrel`);
    if (/(^|\/)(utils?|helpers?|misc|common)[./]/.test(path)) found.push(`${path}: a name that says nothing`);
    return found;
  });

if (import.meta.main) {
  const files = readSources(/\.[cm]?[jt]sx?$/);
  const found = breaches(files);
  for (const line of found) console.error(line);
  console.log(`${files.size} files read, ${found.length} breaches`);
  process.exitCode = files.size > 0 && found.length === 0 ? 0 : 1;
}
