/** The folders that a path stands in, outermost first: `a/b/c.html` gives `a` and `a/b`. */
export function parentFolders(path: string): readonly string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
