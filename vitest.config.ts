import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./tests/support/closing-line.ts";

export default defineConfig({
  resolve: { alias: { charpente: fileURLToPath(new URL("src/index.ts", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    reporters: ["default", new ClosingLine()],
    // Whole builds and browsers share two cores.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
