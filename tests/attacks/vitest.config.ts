import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { shared } from "../shared-config.ts";
import { sharingFiles } from "../support/stage-tests.ts";

/** What an adversary tries by the hundred: too slow for every change, so `npm run test:attacks` runs it. */
export default mergeConfig(shared, {
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    // Sweeps of which `npm test` tries a share run whole here.
    include: ["tests/attacks/**/*.test.{ts,tsx}", ...sharingFiles],
    env: { WHOLE: "yes" },
    globalSetup: fileURLToPath(new URL("../support/real-site.ts", import.meta.url)),
    testTimeout: 600_000,
  },
});
