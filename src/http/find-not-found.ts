/**
 * Finds the not-found page for a path below the base: that of its language, whose code is the first folder, or that of
 * the site. With `a/404/index.html` beside it, `a/404.html` is an ordinary page at `/a/404`.
 */
export function findNotFound(path: string, files: { has(file: string): boolean }): string {
  const folder = path.split("/")[1] ?? "";
  const own = `${folder}/404.html`;
  return files.has(own) && !files.has(`${folder}/404/index.html`) ? own : "404.html";
}
