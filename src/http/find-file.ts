/**
 * The file of `files` that a static host serves for `path` (which starts with `/`): the file itself, the page of that
 * name, or the index page of that folder.
 */
export function findFile(path: string, files: Pick<ReadonlyMap<string, unknown>, "has">): string | undefined {
  const name = path.slice(1);
  const bare = name.replace(/\/$/, "");
  const candidates =
    name === "" || name.endsWith("/")
      ? [`${name}index.html`, `${bare}.html`]
      : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}
