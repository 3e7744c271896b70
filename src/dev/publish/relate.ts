/** The relation of the branch to that of the remote. */
export type Relation = "same" | "ahead" | "behind" | "diverged" | "unrelated";

/** `base` is the last common commit of both, if any. */
export function relate(head: string, upstream: string, base: string | undefined): Relation {
  if (base === undefined) return "unrelated";
  if (head === upstream) return "same";
  if (base === upstream) return "ahead";
  return base === head ? "behind" : "diverged";
}
