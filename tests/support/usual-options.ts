import type { BuildOptions } from "../../src/pipeline/build.ts";

/** What is asked of a build, unless a test says otherwise. */
export const usualOptions: BuildOptions = {
  base: "",
  url: undefined,
  drafts: false,
  workbench: false,
  strict: false,
  weigh: false,
  now: new Date("2026-01-15T12:00:00Z"),
};
