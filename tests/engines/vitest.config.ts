import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { shared } from "../shared-config.ts";

/** What visitors do, in each engine that this machine has: `npm run test:engines` runs it. */
export default mergeConfig(shared, {
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["tests/engines/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/real-site.ts",
    testTimeout: 300_000,
  },
});
