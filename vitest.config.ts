import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./tests/support/closing-line.ts";
import testAccount from "./tests/support/test-account.json" with { type: "json" };

export default defineConfig({
  resolve: { alias: { charpente: fileURLToPath(new URL("src/index.ts", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    reporters: ["default", new ClosingLine()],
    // Whole builds and browsers share two cores.
    // With an account of the e-mail service the real site builds without a warning. Nothing answers at its origin.
    env: testAccount,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
