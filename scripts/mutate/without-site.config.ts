import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pureFiles } from "../../tests/support/stage-tests.ts";
import base from "../../vitest.config.ts";

/** The suite of `npm test` for files that do not look at the built real site, so that it is not built for them. */
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    ...base.test,
    projects: [
      {
        extends: true,
        test: { name: "others", include: ["tests/**/*.test.{ts,tsx}"], exclude: [...pureFiles] },
      },
      { extends: true, test: { name: "stages", include: [...pureFiles], isolate: false } },
    ],
  },
});
