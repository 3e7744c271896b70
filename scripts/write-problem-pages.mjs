// Builds the example of each problem code, and writes what is reported of them into lib/reports.json, for
// `site explain` of the package, and the pages that explain the codes into docs/problems/. Git has neither.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = join(root, "docs/problems");

// Bundles the command where it is not up to date.
execFileSync(process.execPath, [join(root, "bin/site"), "--version"], {
  stdio: ["ignore", "ignore", "inherit"],
});
const { reportAll, writeProblemPages } = createRequire(import.meta.url)("../lib/report-examples.cjs");
const reports = await reportAll();
writeFileSync(join(root, "lib/reports.json"), JSON.stringify(Object.fromEntries(reports)));
rmSync(pages, { recursive: true, force: true });
for (const { path, text } of await writeProblemPages(reports)) {
  mkdirSync(dirname(join(pages, path)), { recursive: true });
  writeFileSync(join(pages, path), text);
}
