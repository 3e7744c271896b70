import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The suite of `npm test`, with each test repeated for the mutations that it reaches. */
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { ...base.test, runner: fileURLToPath(new URL("try-mutations.mjs", import.meta.url)) },
});
