import { relative, sep } from "node:path";

/** The path that problems print: relative to the root if it lies below it, with "/". Both are absolute. */
export function toProjectPath(path: string, root: string): string {
  const fromRoot = relative(root, path);
  const isBelow = fromRoot !== "" && fromRoot !== ".." && !fromRoot.startsWith(`..${sep}`);
  return (isBelow ? fromRoot : path).split(sep).join("/");
}
