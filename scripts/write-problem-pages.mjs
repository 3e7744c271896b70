// Writes docs/problems/ and src/problems/explain/reports.ts from the explanations and from what the examples of src/problems/explain/ make
// the build report: the test that builds them compares the files, and writes them here.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "tests/problems/explain/examples.test.ts", "--update"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
