import { defineConfig } from "vitest/config";
import { shared } from "./tests/shared-config.ts";
import { edgeFiles, pureFiles } from "./tests/support/stage-tests.ts";

const every = "**/*.test.{ts,tsx}";
const browserTests = [`tests/browser/${every}`];
const otherSuites = ["attacks", "engines"].map((folder) => `tests/${folder}/${every}`);

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // They run in the order of their names: the longest files first, the shortest last. Where files share a process, it
    // loads what they ask for once.
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          include: browserTests,
          globalSetup: "tests/support/real-site.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "rest",
          include: [`tests/${every}`],
          exclude: [...browserTests, ...edgeFiles, ...pureFiles, ...otherSuites],
        },
      },
      { extends: true, test: { name: "shared", include: [...edgeFiles], isolate: false } },
      { extends: true, test: { name: "stages", include: [...pureFiles], isolate: false } },
    ],
  },
});
