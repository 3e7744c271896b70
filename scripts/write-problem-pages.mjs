// Builds the example of each problem code, and writes what is reported of them into lib/reports.json, for
// `site explain` of the package, and the pages that explain the codes into docs/problems/. Git has neither.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCompiled } from "../bin/load-compiled.cjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = join(root, "docs/problems");

// Bundles the command where it is not up to date.
execFileSync(process.execPath, [join(root, "bin/site"), "--version"], {
  stdio: ["ignore", "ignore", "inherit"],
});
const { reportAll, writeProblemPages } = loadCompiled(
  join(root, "lib/report-examples.cjs"),
  join(root, "lib/compiled"),
);
const kept = join(root, "lib/reports.json");
// Every new bundle empties lib/, so only the site of the examples can be newer.
if (!isCurrent(kept, join(root, "tests/sites/explained")))
  writeFileSync(kept, JSON.stringify(Object.fromEntries(await reportAll())));
const reports = new Map(Object.entries(JSON.parse(readFileSync(kept, "utf8"))));
rmSync(pages, { recursive: true, force: true });
for (const { path, text } of await writeProblemPages(reports)) {
  mkdirSync(dirname(join(pages, path)), { recursive: true });
  writeFileSync(join(pages, path), text);
}

function isCurrent(file, folder) {
  if (!existsSync(file)) return false;
  const { mtimeMs } = statSync(file);
  return readdirSync(folder, { recursive: true }).every(
    (path) => statSync(join(folder, path)).mtimeMs < mtimeMs,
  );
}
