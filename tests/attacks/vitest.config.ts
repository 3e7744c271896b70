import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { shared } from "../shared-config.ts";

/** What an adversary tries by the hundred: too slow for every change, so `npm run test:attacks` runs it. */
export default mergeConfig(shared, {
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    // Random edits are tried by one seed for every change, and by more here.
    include: ["tests/attacks/**/*.test.{ts,tsx}", "tests/dev/any-edits.test.ts"],
    env: { SEEDS: "1,2,3,4,5" },
    testTimeout: 600_000,
  },
});
