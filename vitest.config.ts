import { defineConfig } from "vitest/config";
import { shared } from "./tests/shared-config.ts";
import { edgeFiles, processFiles, pureFiles, siteFiles } from "./tests/support/stage-tests.ts";

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // They run in the order of their names: the longest files first, the shortest last. Files that share a process load
    // what they ask for once instead of once a file.
    projects: [
      {
        extends: true,
        test: {
          name: "built",
          include: [...siteFiles],
          globalSetup: "tests/support/real-site.ts",
          isolate: false,
        },
      },
      { extends: true, test: { name: "edges", include: [...edgeFiles], isolate: false } },
      { extends: true, test: { name: "process", include: [...processFiles] } },
      { extends: true, test: { name: "stages", include: [...pureFiles], isolate: false } },
    ],
  },
});
