import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./tests/support/closing-line.ts";
import { stageFolders } from "./tests/support/stage-tests.ts";
import testAccount from "./tests/support/test-account.json" with { type: "json" };

const every = "**/*.test.{ts,tsx}";
const browserTests = [`tests/browser/${every}`];
const stageTests = stageFolders.map((folder) => `tests/${folder}/${every}`);

export default defineConfig({
  resolve: { alias: { charpente: fileURLToPath(new URL("src/index.ts", import.meta.url)) } },
  // As React runs it below.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    reporters: ["default", new ClosingLine()],
    // A test and its browser, or its build, take more than a core: one more at a time makes all of them slower.
    maxWorkers: availableParallelism(),
    // With an account of the e-mail service the real site builds without a warning. Nothing answers at its origin.
    // React’s development build draws the same in four times the time.
    env: { ...testAccount, NODE_ENV: "production" },
    // A build of the real site takes twenty seconds where other programs take all cores.
    testTimeout: 60_000,
    // On a busy machine an animation of a second takes two. What never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    // They run in the order of their names: the longest files first, the shortest last.
    projects: [
      {
        extends: true,
        test: { name: "browser", include: browserTests, globalSetup: "tests/support/real-site.ts" },
      },
      {
        extends: true,
        test: { name: "rest", include: [`tests/${every}`], exclude: [...browserTests, ...stageTests] },
      },
      { extends: true, test: { name: "stages", include: stageTests, isolate: false } },
    ],
  },
});
