import type { CheckOptions } from "../../src/cli/commands/check.ts";

/** The options of a check of the site in a folder, as the command line gives them where it names no other. */
export function checkOptions(root: string, more: Partial<CheckOptions> = {}): CheckOptions {
  const usual = { base: "", url: undefined, drafts: false, strict: false, offline: false, cache: true };
  return { root, ...usual, json: false, quiet: false, ...more };
}
