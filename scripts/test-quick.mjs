// The checks to run while developing: types, lint, and all tests that need no disk, program or browser.
import { listChanged, noteAllRight } from "./list-changed.mjs";
import { runStepsTogether } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

const started = new Date();
setUp();
// Unchanged files are not checked again.
const remembered = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"];
const changed = ["--no-errors-on-unmatched", "biome.json", ...listChanged()];
await runStepsTogether([
  ["types", "node_modules/.bin/tsc", ["--project", ".", "--checkers", "1", ...remembered]],
  ["format and lint", "node_modules/.bin/biome", ["check", "--error-on-warnings", ...changed]],
  ["tests", "node_modules/.bin/vitest", ["run", "--project", "stages", ...process.argv.slice(2)]],
]);
// Files that are saved during the check are checked next time.
noteAllRight(started);
