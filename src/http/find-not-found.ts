/**
 * The not-found page for a path below the base: that of its language, which is the first folder, or that of the site. Of a site
 * with one language, a page at `/a/404` has a folder of its own as well.
 */
export function findNotFound(path: string, files: { has(file: string): boolean }): string {
  const folder = path.split("/")[1] ?? "";
  const own = `${folder}/404.html`;
  return files.has(own) && !files.has(`${folder}/404/index.html`) ? own : "404.html";
}
