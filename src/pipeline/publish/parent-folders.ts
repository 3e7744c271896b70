/** The folders of a path, outermost first: `a/b/c.html` gives `a` and `a/b`. */
export function parentFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1))
    folders.push(path.slice(0, end));
  return folders;
}
