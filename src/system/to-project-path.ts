import { relative, sep } from "node:path";

/** How a path is named in a problem: from the root where it lies below it, with "/". Both are absolute. */
export function toProjectPath(path: string, root: string): string {
  const fromRoot = relative(root, path);
  const isBelow = fromRoot !== "" && fromRoot !== ".." && !fromRoot.startsWith(`..${sep}`);
  return (isBelow ? fromRoot : path).split(sep).join("/");
}
