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
