import type { BuiltSite } from "../../src/dev/site/site-state.ts";

/** A built site of these files. */
export function builtSite(
  files: Readonly<Record<string, string>>,
  more: Partial<Omit<BuiltSite, "files">> = {},
): BuiltSite {
  return {
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    pages: [],
    shownDrafts: [],
    heldBack: [],
    problems: [],
    ...more,
  };
}
