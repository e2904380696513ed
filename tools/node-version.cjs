// Loaded before every command (see package.json). It must run on any Node, however old: no import, no TypeScript.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Wisp needs Node 24, this is ${process.versions.node}. Run npm ci (without --ignore-scripts): it brings its own.`,
  );
  process.exit(1);
}
