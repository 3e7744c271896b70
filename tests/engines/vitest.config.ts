import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { shared } from "../shared-config.ts";

/** The tests of `npm run test:engines`: actions of visitors, in each engine of this machine. */
export default mergeConfig(shared, {
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["tests/engines/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/real-site.ts",
    testTimeout: 300_000,
  },
});
