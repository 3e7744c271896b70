import type { OutputFile } from "../model/model.ts";

/** The files of a built site: its pages and the others. */
export type BuiltSite = {
  /** The file of each page, by route. */
  readonly pages: ReadonlyMap<string, OutputFile>;
  /** The other files by path, without compressed copies and files with a fingerprint. */
  readonly others: ReadonlyMap<string, OutputFile>;
};

export function listPages(files: readonly OutputFile[]): BuiltSite {
  const pages = new Map<string, OutputFile>();
  const others = new Map<string, OutputFile>();
  for (const file of files) {
    const route = routeOf(file.path);
    if (route === undefined) {
      if (!isDerived(file.path)) others.set(file.path, file);
      // A page may be written twice, with the same bytes.
    } else if (!pages.has(route) || file.path.endsWith("/index.html")) pages.set(route, file);
  }
  return { pages, others };
}

/** `a/b/index.html` and `a/b.html` are both `/a/b`. Undefined for a file that is not a page. */
function routeOf(path: string): string | undefined {
  return path.endsWith(".html")
    ? `/${path.slice(0, -".html".length)}`.replace(/\/index$/, "") || "/"
    : undefined;
}

/** Reads the address to which a page redirects at once. */
export function readRedirect(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html.slice(0, 4000))?.[1];
}

function isDerived(path: string): boolean {
  return /\.(?:br|gz|zst)$|^\.site-|\.[0-9a-f]{10}\.[a-z0-9]{2,5}$/.test(path);
}
