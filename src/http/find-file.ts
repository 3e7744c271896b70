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

/**
 * Finds the not-found page for a path below the base. The first folder of the path may be a language with its own page,
 * such as `en/404.html`; the page of the site is used otherwise. If `en/404/index.html` exists too, `en/404.html` is an
 * ordinary page at `/en/404`.
 */
export function findNotFound(path: string, files: { has(file: string): boolean }): string {
  const folder = path.split("/")[1] ?? "";
  const own = `${folder}/404.html`;
  return files.has(own) && !files.has(`${folder}/404/index.html`) ? own : "404.html";
}
