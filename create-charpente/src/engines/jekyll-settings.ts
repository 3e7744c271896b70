import { nameLanguage, toLanguageCode } from "../languages.ts";
import { matchesGlob } from "../match-glob.ts";
import {
  fewLinks,
  type OldCollection,
  type OldHead,
  type OldLanguage,
  type OldLink,
  type OldSettings,
  type OldSite,
} from "../old-site.ts";
import { joinUrl, toPath } from "../paths.ts";
import { isKnownField } from "../read-fields.ts";
import { readData, readValue } from "../read-head.ts";
import { mergeMappings, toMapping, toText, toTexts } from "../read-values.ts";

export function readJekyllSettings(site: OldSite): OldSettings {
  const config = readJekyllConfig(site);
  const posts = toText(config.permalink);
  const collections = Object.entries(toMapping(config.collections)).flatMap(([name, written]) => {
    const permalink = toText(toMapping(written).permalink);
    return permalink === undefined ? [] : [[name, permalink] as const];
  });
  return {
    title: toText(config.title ?? config.name),
    description: toText(config.description ?? config.tagline),
    url: joinUrl(toText(config.url), toText(config.baseurl)),
    timeZone: toText(config.timezone),
    locale: toText(config.lang ?? config.locale ?? config.default_lang),
    author: toText(config.author) ?? toText(toMapping(config.author).name),
    permalinks: { ...(posts !== undefined && { "": posts }), ...Object.fromEntries(collections) },
    collections: listCollections(config),
    includedFolders: [config.include].flat().flatMap((path) => toFolder(path) ?? []),
    excluded: toTexts(config.exclude),
    source: toFolder(config.source) || undefined,
  };
}

/**
 * The settings of the site. Of further files, such as `_config.prod.yml`, those for production come last, and those for
 * other purposes than publishing are left out.
 */
export function readJekyllConfig({ paths, readText }: OldSite): OldHead {
  const files = paths.flatMap((path) => {
    const [whole, name = ""] = /^_config(?:[._-]([\w-]+))?\.(?:ya?ml|toml)$/.exec(path) ?? [];
    if (whole === undefined || /^(?:dev|test|local|stag|draft|debug|ci$)/i.test(name)) return [];
    return { path, rank: name === "" ? 1 : /^prod/i.test(name) ? 2 : 0 };
  });
  return files
    .sort((a, b) => a.rank - b.rank)
    .map(({ path }) => readData(readText(path), path.endsWith(".toml") ? "toml" : "yaml") ?? {})
    .reduce(mergeMappings, {});
}

function toFolder(written: unknown): string | undefined {
  const text = toText(written);
  return text === undefined ? undefined : toPath(text);
}

/** The collections that have pages. Templates use the others as data. */
function listCollections({ collections, collections_dir: above }: OldHead): readonly OldCollection[] {
  const root = toFolder(above);
  return Object.entries(toMapping(collections)).flatMap(([name, written]) => {
    if (toMapping(written).output !== true || name === "posts") return [];
    return [{ name, folder: root ? `${root}/_${name}` : `_${name}` }];
  });
}

/**
 * Returns a function that adds to a head what `defaults` of the settings says of its path and type (`posts`, `drafts`,
 * `pages` or a collection). The most exact path wins.
 */
export function createDefaults({
  defaults,
}: OldHead): (path: string, type: string, head: OldHead) => OldHead {
  const rules = [defaults ?? []].flat().map((written) => {
    const { scope, values } = toMapping(written);
    const { path, type } = toMapping(scope);
    const known = Object.entries(toMapping(values)).filter(([name]) => isKnownField(name) || name === "lang");
    return { folder: toFolder(path) ?? "", type: toText(type), values: Object.fromEntries(known) };
  });
  const inOrder = rules.sort(
    (a, b) =>
      a.folder.length - b.folder.length || Number(a.type !== undefined) - Number(b.type !== undefined),
  );
  return (path, type, head) => {
    const fits = ({ folder, type: own }: (typeof rules)[number]) =>
      (own === undefined || own === type) &&
      (folder === "" || `${path}/`.startsWith(`${folder}/`) || matchesGlob(`{${folder},${folder}/**}`, path));
    return Object.assign({}, ...inOrder.filter(fits).map(({ values }) => values), head) as OldHead;
  };
}

/** How a site says the language of a text: by plug-in, or by a folder of each language with `lang` in its heads. */
export type JekyllLanguages = {
  readonly by: "polyglot" | "i18n" | "folder";
  /** First that of texts that name none. */
  readonly all: readonly (OldLanguage & { readonly key: string })[];
};

/**
 * The languages of a site. `jekyll-polyglot` and `jekyll-multiple-languages-plugin` list them in the settings. Otherwise
 * `inFolders` has those of heads that are in a folder of the same name.
 */
export function readJekyllLanguages(
  config: OldHead,
  inFolders: readonly string[],
): JekyllLanguages | undefined {
  const listed = toTexts(config.languages);
  const usual = toText(config.default_lang ?? config.lang ?? config.locale);
  const toLanguage = (key: string, path: string) => {
    const code = toLanguageCode(key, undefined);
    return { key, code, name: nameLanguage(code), path };
  };
  if (listed.length > 1) {
    const isOfPlugin =
      config.default_lang !== undefined || /polyglot/.test(JSON.stringify(config.plugins ?? []));
    const main = listed.find((key) => key === usual) ?? listed[0] ?? "en";
    const all = [main, ...listed.filter((key) => key !== main)];
    return {
      by: isOfPlugin ? "polyglot" : "i18n",
      all: all.map((key, place) => toLanguage(key, place === 0 ? "" : `/${key}`)),
    };
  }
  if (inFolders.length < 2) return undefined;
  const main =
    inFolders.find((key) => key === usual) ?? inFolders.find((key) => key === "en") ?? inFolders[0] ?? "en";
  const all = [main, ...inFolders.filter((key) => key !== main)];
  return { by: "folder", all: all.map((key) => toLanguage(key, `/${key}`)) };
}

/** The menu of the settings, or of a file of data with a usual name, as themes write it. `folder` is that of a language. */
export function readJekyllMenu(
  { paths, readText }: OldSite,
  config: OldHead,
  folder = "",
): readonly OldLink[] | undefined {
  const above = folder === "" ? "_data/" : `_data/${folder}/`;
  const usual = /^(?:navigation|nav|menus?|main[-_]?menu|header|top[-_]?nav)\.(?:ya?ml|json)$/;
  const file = paths.find((path) => path.startsWith(above) && usual.test(path.slice(above.length)));
  const format = file?.endsWith(".json") ? "json" : "yaml";
  const data = file === undefined ? undefined : readValue(readText(file), format);
  const written = folder === "" ? (config.navigation ?? config.nav ?? config.menu) : undefined;
  const list = findList(data ?? written);
  if (list === undefined) return undefined;
  const branches = list.map((entry) => readEntry(entry));
  const all = branches.flat();
  const shown = all.length <= fewLinks ? all : branches.flatMap((branch) => branch.slice(0, 1));
  return shown.length === 0 ? undefined : shown;
}

/** The list itself, or that of a main menu by a usual name, or the first one. */
function findList(written: unknown): readonly unknown[] | undefined {
  if (Array.isArray(written)) return written;
  const lists = Object.entries(toMapping(written)).filter(([, value]) => Array.isArray(value));
  const [, list] = lists.find(([name]) => /^(?:main|header|top|primary|nav)/.test(name)) ?? lists[0] ?? [];
  return list as readonly unknown[] | undefined;
}

/** An entry, and those below it. */
function readEntry(written: unknown): readonly OldLink[] {
  const entry = toMapping(written);
  const label = toText(entry.title ?? entry.name ?? entry.label ?? entry.text);
  const href = toText(entry.url ?? entry.link ?? entry.href ?? entry.path ?? entry.page);
  const inner = [
    entry.children ?? entry.sublinks ?? entry.subitems ?? entry.links ?? entry.items ?? [],
  ].flat();
  const own =
    label !== undefined && href !== undefined ? [{ label, href: href.replace(/\{\{[^{}]*\}\}/g, "") }] : [];
  return [...own, ...inner.flatMap(readEntry)];
}
