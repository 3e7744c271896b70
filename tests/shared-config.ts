import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { ClosingLine } from "./support/closing-line.ts";
import { patienceMs } from "./support/patience.ts";
import { scratchInMemory, shareScratch } from "./support/scratch.ts";
import testAccount from "./support/test-account.json" with { type: "json" };

scratchInMemory();
shareScratch();
// As users run it: the development builds of parsers and of React take up to four times the time. Vitest has Node load
// those unless this says otherwise before it has read its settings.
process.env.NODE_ENV = "production";

// Tests run much code, each part of it a few times: with the thresholds of Node 20, a ninth of their time goes into
// optimizing functions that hardly run again. Later versions of V8 wait for more calls by themselves.
const optimizesLater = process.versions.node.startsWith("20.") ? ["--interrupt-budget=300000"] : [];

/** What holds for every suite: that of `npm test`, of attacks and of engines. */
export const shared: ViteUserConfig = {
  resolve: { alias: { charpente: fileURLToPath(new URL("../src/index.ts", import.meta.url)) } },
  // As React runs it below.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    // What a file is for tests is kept on the disk, by its bytes: four projects ask for the same ones, and so does the
    // next run.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: fileURLToPath(new URL("../node_modules/.cache/test-modules", import.meta.url)),
    },
    setupFiles: [fileURLToPath(new URL("support/compare-words.ts", import.meta.url))],
    execArgv: optimizesLater,
    reporters: ["default", new ClosingLine()],
    // Tests wait for animations, delays and polls: with one file at a time for each core, two fifths of them were idle.
    maxWorkers: availableParallelism() + 1,
    // With an account of the e-mail service the real site builds without a warning. Nothing answers at its origin.
    env: { ...testAccount, SITE_LANGUAGE: "en" },
    // A test waits for more than one thing.
    testTimeout: 3 * patienceMs,
    expect: { poll: { timeout: patienceMs } },
    hookTimeout: 3 * patienceMs,
  },
};
