import type { Engine, OldSite } from "../old-site.ts";
import type { PlacedText } from "../place-texts.ts";

/** The files of the feed of a blog, without a slash in front. */
export type FeedFiles = { readonly atom: string; readonly json: string; readonly rss?: string | undefined };

/** The addresses of lists, terms and feeds that an engine makes by itself. */
export function listConventions(
  engine: Engine,
  published: readonly PlacedText[],
  site: OldSite,
): readonly string[] {
  const feeds = listFeedFiles(engine, site).map((file) => `/${file}`);
  if (engine !== "hugo") return feeds;
  const sections = published
    .flatMap(({ old }) => old.folder.split("/").slice(0, 1))
    .filter((name) => name !== "");
  const terms = published.flatMap(({ old }) =>
    ["tags", "categories"].flatMap((taxonomy) =>
      [old.head[taxonomy] ?? []].flat().map((term) => `/${taxonomy}/${urlize(String(term))}`),
    ),
  );
  const lists = new Set([
    ...sections.map((name) => `/${name.toLowerCase()}`),
    "/tags",
    "/categories",
    ...terms,
  ]);
  return ["/index.xml", "/sitemap.xml", ...[...lists].flatMap((list) => [list, `${list}/index.xml`])];
}

/** As Hugo writes a term into an address. */
function urlize(term: string): string {
  return term
    .toLowerCase()
    .trim()
    .replace(/\s+/g, "-")
    .replace(/[^\p{L}\p{M}\p{N}./_#+~-]/gu, "");
}

/** The feeds of the old site whose addresses can be read. */
function listFeedFiles(engine: Engine, { paths, readText }: OldSite): readonly string[] {
  const templates = paths.flatMap(
    (path) =>
      /^(?:src\/(?:pages\/)?)?((?:feed\/)?(?:feed|rss|atom)\.(?:xml|json))(?:\.\w+)?$/.exec(path)?.[1] ?? [],
  );
  if (engine !== "jekyll") return templates;
  const settings = paths.filter((path) => path === "_config.yml" || path === "Gemfile").map(readText);
  const isMade = settings.some((text) => /\bjekyll-feed\b|^theme:\s*minima\b/m.test(text));
  return isMade ? [...new Set([...templates, "feed.xml"])] : templates;
}

/** The files of the new feed: at the addresses of the old one, where that had one of the same format. */
export function chooseFeedFiles(engine: Engine, site: OldSite, usual: FeedFiles): FeedFiles {
  if (engine === "hugo") return { ...usual, rss: "index.xml" };
  const files = listFeedFiles(engine, site);
  const atom = files.find((file) => /(?:^|\/)(?:atom|feed)\.xml$/.test(file));
  const json = files.find((file) => file.endsWith(".json"));
  const rss = files.find((file) => file.endsWith("rss.xml")) ?? usual.rss;
  return { atom: atom ?? usual.atom, json: json ?? usual.json, ...(rss !== undefined && { rss }) };
}
