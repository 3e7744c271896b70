import type { Head, Mount, OldSettings, OldSite } from "./old-site.ts";
import { readData } from "./read-head.ts";
import { toPath } from "./to-path.ts";
import { toMapping, toText } from "./to-text.ts";

/** Reads the settings. In `config/_default/`, a file such as `languages.toml` holds the part that it is named after. */
export function readHugoConfig({ paths, readText }: OldSite): Head {
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

export function readHugo(config: Head): OldSettings {
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

function readContentFolders(config: Head, language: Head, main: string): readonly Mount[] {
  const mounts = readMounts(config, "content", main);
  if (mounts.length > 0) return mounts;
  const folder = language.contentDir ?? language.contentdir ?? config.contentDir ?? config.contentdir;
  return [{ from: readFolder(folder, "content"), to: "" }];
}

function readFolder(written: unknown, usual: string): string {
  return toPath(toText(written) ?? usual);
}

/** The folders that are published as they are: those of the site, and those of its themes. */
function readPublicFolders(config: Head, main: string): readonly string[] {
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
function readMounts(config: Head, folder: string, language: string): readonly Mount[] {
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

function listLanguages({ lang, sites }: Head): readonly unknown[] {
  return [lang ?? toMapping(toMapping(sites).matrix).languages ?? []].flat();
}
