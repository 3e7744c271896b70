/**
 * The folders whose tests share a process, which loads what they ask for once instead of once a file. They are those of
 * the stages and of what stands below: no state, no disk, nothing that a test of theirs has to replace.
 */
export const stageFolders = [
  "bundle",
  "check",
  "entry",
  "finish",
  "link",
  "markdown",
  "parse",
  "plan",
  "publish",
  "read",
  "render",
  "runtime",
  "schema",
  "validate",
] as const;
