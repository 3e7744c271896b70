import { hostPaths } from "./hosts.ts";

/** 0 for files that pages load, 1 for pages, 2 for lists of pages such as sitemaps and feeds. */
export function writeRank(published: string): 0 | 1 | 2 {
  // A compressed file is written together with its original.
  const path = published.replace(/\.(?:br|gz)$/, "");
  if (path.endsWith(".html")) return 1;
  // Pages load everything in `assets/`, including a search index.
  if (path.startsWith("assets/")) return 0;
  return mapNames.test(path) || hostFiles.has(nameOf(path)) ? 2 : 0;
}

const mapNames =
  /(?:^|\/)(?:sitemap[^/]*\.xml|robots\.txt|llms\.txt|(?:feed|rss|atom)[^/]*\.(?:xml|json)|[^/]*\.(?:rss|atom)|search[^/]*\.json|sw\.js)$/;

const hostFiles = new Set(hostPaths.map(nameOf));

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
