import type { Collection, Head, OldSettings } from "./old-site.ts";
import { joinUrl, toPath } from "./to-path.ts";
import { toMapping, toText } from "./to-text.ts";

export function readJekyll(config: Head): OldSettings {
  const pattern = toText(config.permalink);
  return {
    title: toText(config.title ?? config.name),
    description: toText(config.description ?? config.tagline),
    url: joinUrl(toText(config.url), toText(config.baseurl)),
    timeZone: toText(config.timezone),
    locale: toText(config.lang ?? config.locale),
    author: toText(config.author) ?? toText(toMapping(config.author).name),
    permalinks: pattern === undefined ? {} : { "": pattern },
    collections: listCollections(config),
    includedFolders: [config.include].flat().flatMap((path) => toFolder(path) ?? []),
    excluded: [config.exclude].flat().flatMap((path) => toText(path) ?? []),
    source: toFolder(config.source) || undefined,
  };
}

function toFolder(written: unknown): string | undefined {
  const text = toText(written);
  return text === undefined ? undefined : toPath(text);
}

/** The collections that have pages. Templates use the others as data. */
function listCollections({ collections, collections_dir: above }: Head): readonly Collection[] {
  const root = toFolder(above);
  return Object.entries(toMapping(collections)).flatMap(([name, written]) => {
    const { output, permalink } = toMapping(written);
    if (output !== true || name === "posts") return [];
    const folder = root ? `${root}/_${name}` : `_${name}`;
    return [{ name, folder, permalink: toText(permalink) ?? "/:collection/:path" }];
  });
}
