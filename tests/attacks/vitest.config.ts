import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { shared } from "../shared-config.ts";

/** What an adversary tries by the hundred: too slow for every change, so `npm run test:attacks` runs it. */
export default mergeConfig(shared, {
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["tests/attacks/**/*.test.{ts,tsx}"],
    testTimeout: 600_000,
  },
});
