import { joinUrl, toPath } from "./find-files.ts";
import type { ContentMount, Engine, OldCollection, OldHead, OldSettings, OldSite } from "./old-site.ts";
import { plainPassthrough, readPassthrough } from "./published.ts";
import { readData } from "./read-head.ts";
import { toMapping, toPlain, toText } from "./read-tree.ts";

/** Reads the settings as far as possible: of those that are programs, only the address. */
export function readSettings(site: OldSite, engine: Engine): OldSettings {
  const settings = readWritten(site, engine);
  const plain = (text = "") => toText(toPlain(text));
  return { ...settings, title: plain(settings.title), description: plain(settings.description) };
}

function readWritten(site: OldSite, engine: Engine): OldSettings {
  switch (engine) {
    case "hugo":
      return readHugo(readHugoConfig(site));
    case "jekyll":
      return readJekyll(readFirst(site, /^_config\.(ya?ml)$/));
    case "eleventy":
      return {
        ...readEleventy(readFirst(site, /(?:^|\/)_data\/(?:metadata|meta|site)\.(json|ya?ml)$/)),
        ...readCopied(site),
      };
    case "astro":
      return { url: findUrl(site), publicFolders: [findPublicFolder(site)], permalinks: {} };
  }
}

function readFirst({ paths, readText }: OldSite, names: RegExp): OldHead {
  for (const path of paths) {
    const format = names.exec(path)?.[1];
    if (format === undefined) continue;
    return readData(readText(path), format === "json" ? "json" : "yaml") ?? {};
  }
  return {};
}

/** Reads the names that starters of Eleventy use. */
function readEleventy(data: OldHead): OldSettings {
  return {
    title: toText(data.title ?? data.name),
    description: toText(data.description),
    url: toText(data.url),
    locale: toText(data.language ?? data.lang),
    author: toText(data.author) ?? toText(toMapping(data.author).name),
    permalinks: {},
  };
}

function readCopied({ paths, readText }: OldSite) {
  const config = paths.find((path) => eleventyConfig.test(path));
  return config === undefined ? plainPassthrough : readPassthrough(readText(config));
}

/** The name of a configuration of Eleventy, at the top of the site. */
export const eleventyConfig = /^(?:\.eleventy|eleventy\.config)\.\w+$/;

function readAstroConfig({ paths, readText }: OldSite): string {
  const config = paths.find((path) => /^astro\.config\.\w+$/.test(path));
  return config === undefined ? "" : readText(config);
}

function findPublicFolder(site: OldSite): string {
  return toPath(/\bpublicDir:\s*["'`]([^"'`]+)["'`]/.exec(readAstroConfig(site))?.[1] ?? "public");
}

function findUrl(site: OldSite): string | undefined {
  const written = readAstroConfig(site);
  const url = /\bsite:\s*["'`](https?:[^"'`]+)["'`]/.exec(written)?.[1];
  // Astro puts `base` in the place of any path of `site`.
  const origin = url && URL.canParse(url) ? new URL(url).origin : undefined;
  return joinUrl(origin, /\bbase:\s*["'`]([^"'`]+)["'`]/.exec(written)?.[1]);
}

function readJekyll(config: OldHead): OldSettings {
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
function listCollections({ collections, collections_dir: above }: OldHead): readonly OldCollection[] {
  const root = toFolder(above);
  return Object.entries(toMapping(collections)).flatMap(([name, written]) => {
    const { output, permalink } = toMapping(written);
    if (output !== true || name === "posts") return [];
    const folder = root ? `${root}/_${name}` : `_${name}`;
    return [{ name, folder, permalink: toText(permalink) ?? "/:collection/:path" }];
  });
}

/** Reads the settings. In `config/_default/`, a file such as `languages.toml` holds the part that it is named after. */
function readHugoConfig({ paths, readText }: OldSite): OldHead {
  const config: Record<string, unknown> = {};
  for (const path of paths) {
    const [, name = "", format] = /^(?:config\/_default\/)?([\w-]+)\.(toml|ya?ml|json)$/.exec(path) ?? [];
    const isWhole = name === "hugo" || name === "config";
    if (format === undefined || (!isWhole && !path.startsWith("config/"))) continue;
    const data = readData(readText(path), format === "toml" || format === "json" ? format : "yaml") ?? {};
    Object.assign(config, isWhole ? data : { [name]: data });
  }
  return config;
}

function readHugo(config: OldHead): OldSettings {
  const params = toMapping(config.params);
  const author = params.author ?? config.author;
  const main = toText(config.defaultContentLanguage) ?? "en";
  const languages = toMapping(config.languages);
  const { page, section: _, ...old } = toMapping(config.permalinks);
  const permalinks = Object.entries({ ...old, ...toMapping(page) });
  return {
    title: toText(config.title) ?? toText(toMapping(languages[main]).title),
    description: toText(params.description),
    url: toText(config.baseURL ?? config.baseurl),
    timeZone: toText(config.timeZone ?? config.timezone),
    locale: toText(
      config.locale ?? config.languageCode ?? config.languagecode ?? config.defaultContentLanguage,
    ),
    author: toText(author) ?? toText(toMapping(author).name),
    language: main,
    languages: [main, ...Object.keys(languages)],
    contentFolders: readContentFolders(config, toMapping(languages[main]), main),
    cascade: config.cascade,
    publicFolders: readPublicFolders(config, main),
    assetFolder: readFolder(config.assetDir ?? config.assetdir, "assets"),
    ignored: [config.ignoreFiles ?? config.ignorefiles ?? []]
      .flat()
      .flatMap((pattern) => toPattern(pattern) ?? []),
    permalinks: Object.fromEntries(
      permalinks.flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
    ),
  };
}

function readContentFolders(config: OldHead, language: OldHead, main: string): readonly ContentMount[] {
  const mounts = readMounts(config, "content", main);
  if (mounts.length > 0) return mounts;
  const folder = language.contentDir ?? language.contentdir ?? config.contentDir ?? config.contentdir;
  return [{ from: readFolder(folder, "content"), to: "" }];
}

function readFolder(written: unknown, usual: string): string {
  return toPath(toText(written) ?? usual);
}

/** The folders that are published as they are: those of the site, and those of its themes. */
function readPublicFolders(config: OldHead, main: string): readonly string[] {
  const mounts = readMounts(config, "static", main).map(({ from }) => from);
  const written = [config.staticDir ?? config.staticdir ?? "static"].flat();
  const themes = [config.theme ?? []].flat().flatMap((name) => toText(name) ?? []);
  return [
    ...(mounts.length > 0 ? mounts : written.map((folder) => readFolder(folder, "static"))),
    ...themes.map((name) => toPath(`themes/${name}/static`)),
  ];
}

/** An expression of `ignoreFiles`. Undefined for one that only Go understands. */
function toPattern(written: unknown): RegExp | undefined {
  try {
    return new RegExp(toText(written) ?? "(?!)");
  } catch {
    return undefined;
  }
}

/** The folders of the site that are mounted at `folder` for this language. Folders of modules are left out. */
function readMounts(config: OldHead, folder: string, language: string): readonly ContentMount[] {
  return [toMapping(config.module).mounts].flat().flatMap((written) => {
    const mount = toMapping(written);
    const [from, target] = [toText(mount.source), toText(mount.target)];
    const to = target && toPath(target);
    if (from === undefined || to === undefined || !(to === folder || to.startsWith(`${folder}/`))) return [];
    const languages = listLanguages(mount);
    if (languages.length > 0 && !languages.includes(language)) return [];
    return [{ from: toPath(from), to: to.slice(folder.length + 1) }];
  });
}

function listLanguages({ lang, sites }: OldHead): readonly unknown[] {
  return [lang ?? toMapping(toMapping(sites).matrix).languages ?? []].flat();
}
