// Writes docs/problems/ and src/words/explain/reports.ts from the explanations and from the reports on the examples
// of src/words/explain/: the test that builds the examples compares these files, or writes them when this script
// runs it.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "tests/words/explain/examples.test.ts", "--update"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
