import type { Engine, OldSite, OldTexts } from "../old-site.ts";

/** The files of the feed of a blog in its first language, without a slash in front. */
export type FeedPaths = { readonly atom: string; readonly json: string; readonly rss?: string | undefined };

/** The addresses of the feeds of a new site, whose languages begin with these paths. */
export function listFeeds(files: FeedPaths, paths: readonly string[]): readonly string[] {
  const own = Object.values(files).filter((file) => file !== undefined);
  return paths.flatMap((path) => own.map((file) => `${path}/${file}`));
}

/** The addresses of the feeds of an old site, as far as its files tell. */
export function listOldFeeds(engine: Engine, site: OldSite, { feeds }: OldTexts): readonly string[] {
  return feeds ?? listFeedFiles(engine, site).map((file) => `/${file}`);
}

const feedTemplate =
  /^(?:src\/(?:pages\/)?|content\/)?((?:\w+\/)?(?:feed|rss|atom)\.(?:xml|json))(?:\.\w+)?$/;

function listFeedFiles(engine: Engine, { paths, readText }: OldSite): readonly string[] {
  if (engine === "hugo") return ["index.xml"];
  if (engine === "docusaurus")
    return paths.some((path) => path.startsWith("blog/")) ? ["blog/rss.xml", "blog/atom.xml"] : [];
  const templates = paths.flatMap((path) => feedTemplate.exec(path)?.[1] ?? []);
  if (engine !== "jekyll") return templates;
  const settings = paths.filter((path) => path === "_config.yml" || path === "Gemfile").map(readText);
  const isMade = settings.some((text) => /\bjekyll-feed\b|^theme:[ \t]*minima\b/m.test(text));
  return [...new Set([...templates, ...(isMade ? ["feed.xml"] : [])])];
}

/** The files of the new feed: at the addresses of the old one, where that had one of the same format. */
export function chooseFeedFiles(engine: Engine, site: OldSite, usual: FeedPaths): FeedPaths {
  const files = listFeedFiles(engine, site);
  const atom = files.find((file) => /(?:^|\/)(?:atom|feed)\.xml$/.test(file));
  const json = files.find((file) => file.endsWith(".json"));
  const rss = files.find((file) => /(?:^|\/)(?:rss|index)\.xml$/.test(file)) ?? usual.rss;
  return { atom: atom ?? usual.atom, json: json ?? usual.json, ...(rss !== undefined && { rss }) };
}

const feedLine = /\bfiles: \{ atom: "([^"]+)", json: "([^"]+)"(?:, rss: "([^"]+)")? \}/;

/** The files that `templates/site.ts` of the starter names. */
export function readFeedFiles(site: string): FeedPaths {
  const [, atom = "atom.xml", json = "feed.json", rss] = feedLine.exec(site) ?? [];
  return { atom, json, ...(rss !== undefined && { rss }) };
}

/** Names other files there. */
export function nameFeeds(site: string, { atom, json, rss }: FeedPaths): string {
  const last = rss === undefined ? "" : `, rss: "${rss}"`;
  return site.replace(feedLine, `files: { atom: "${atom}", json: "${json}"${last} }`);
}
