// Builds the example of each problem code, and writes what is reported of them into lib/reports.json, for
// `site explain` of the package, and the pages that explain the codes into docs/problems/. Git has neither.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
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
const reports = await reportAll();
writeFileSync(join(root, "lib/reports.json"), JSON.stringify(Object.fromEntries(reports)));
rmSync(pages, { recursive: true, force: true });
for (const { path, text } of await writeProblemPages(reports)) {
  mkdirSync(dirname(join(pages, path)), { recursive: true });
  writeFileSync(join(pages, path), text);
}
