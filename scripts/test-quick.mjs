// The checks to run while developing: types, lint, and all tests that need no disk, program or browser.
import { runStepsTogether } from "./run-step.mjs";
import { setUp } from "./set-up.mjs";

setUp();
// Unchanged files are not checked again.
const remembered = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"];
await runStepsTogether([
  ["types", "node_modules/.bin/tsc", ["--project", ".", ...remembered]],
  ["format and lint", "node_modules/.bin/biome", ["check", "--error-on-warnings", "."]],
  ["tests", "node_modules/.bin/vitest", ["run", "--project", "stages", ...process.argv.slice(2)]],
]);
