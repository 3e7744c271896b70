import { defineConfig } from "vitest/config";
import { shared } from "./tests/shared-config.ts";
import { stageFolders } from "./tests/support/stage-tests.ts";

const every = "**/*.test.{ts,tsx}";
const browserTests = [`tests/browser/${every}`];
const stageTests = stageFolders.map((folder) => `tests/${folder}/${every}`);
const otherSuites = ["attacks", "engines"].map((folder) => `tests/${folder}/${every}`);

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // They run in the order of their names: the longest files first, the shortest last.
    projects: [
      {
        extends: true,
        test: { name: "browser", include: browserTests, globalSetup: "tests/support/real-site.ts" },
      },
      {
        extends: true,
        test: {
          name: "rest",
          include: [`tests/${every}`],
          exclude: [...browserTests, ...stageTests, ...otherSuites],
        },
      },
      { extends: true, test: { name: "stages", include: stageTests, isolate: false } },
    ],
  },
});
