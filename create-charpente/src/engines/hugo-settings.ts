import { basename } from "node:path/posix";
import { nameLanguage, toLanguageCode } from "../languages.ts";
import { matchesGlob } from "../match-glob.ts";
import type { ContentMount, OldHead, OldLanguage, OldSettings, OldSite } from "../old-site.ts";
import { toPath } from "../paths.ts";
import { readData } from "../read-head.ts";
import { mergeMappings, toMapping, toText, toTexts } from "../read-values.ts";

/** A language of a site of Hugo, with the settings of the site as they apply to it. Keys are in lower case. */
export type HugoLanguage = OldLanguage & {
  /** As the settings and the names of files write it. */
  readonly key: string;
  readonly config: OldHead;
  readonly mounts: readonly ContentMount[];
  /** Its own address, where each language has one. */
  readonly url: string | undefined;
  /** True for a language that the settings switch off: its texts are not published. */
  readonly isOff: boolean;
};

export function readHugoSettings(site: OldSite): OldSettings {
  const config = readConfig(site);
  const [main, ...others] = listLanguages(config);
  const languages = [main, ...others.filter(({ isOff }) => !isOff)];
  const params = toMapping(main.config.params);
  const author = params.author ?? main.config.author;
  return {
    title: main.title,
    description: main.description,
    url: main.url ?? toText(config.baseurl),
    timeZone: toText(main.config.timezone),
    locale: toText(main.config.locale ?? main.config.languagecode) ?? main.key,
    author: toText(author) ?? toText(toMapping(author).name),
    languages,
    moved: others.flatMap(({ url, code }) => (url === undefined ? [] : [`${url} → /${code}`])),
    contentFolders: languages.flatMap(({ mounts }) => mounts),
    publicFolders: languages.flatMap(({ key, config }) => readPublicFolders(config, key)),
    assetFolder: readFolder(config.assetdir, "assets"),
    ignored: [config.ignorefiles ?? []].flat().flatMap((pattern) => toPattern(pattern) ?? []),
    permalinks: {},
  };
}

/** The languages of the site, also those that are off. First the one whose texts have no language in their names. */
export function listHugoLanguages(site: OldSite): readonly [HugoLanguage, ...HugoLanguage[]] {
  return listLanguages(readConfig(site));
}

/** Reads the settings of the site, then those of `config/`. Production comes last, because visitors see it. */
function readConfig(site: OldSite): OldHead {
  const top = ["hugo", "config"].flatMap((name) => site.paths.filter((path) => isSettings(path, name)));
  const below = ["_default", "production"].flatMap((folder) =>
    site.paths.filter((path) => path.startsWith(`config/${folder}/`)),
  );
  return [...top.slice(0, 1), ...below].reduce<OldHead>(
    (all, path) => mergeMappings(all, readFile(path, site)),
    {},
  );
}

function isSettings(path: string, name: string): boolean {
  return formats.some((ending) => path === `${name}.${ending}`);
}

const formats = ["toml", "yaml", "yml", "json"];

/** A file such as `languages.toml` or `menus.en.toml` contains the part of the settings that it is named after. */
function readFile(path: string, { readText }: OldSite): OldHead {
  const parts = basename(path).toLowerCase().split(".");
  const ending = parts.pop() ?? "";
  if (!formats.includes(ending)) return {};
  const [name = "", language] = parts;
  const format = ending === "toml" || ending === "json" ? ending : "yaml";
  const data = toLowerKeys(readData(readText(path), format) ?? {}) as OldHead;
  const part = name === "menu" ? "menus" : name;
  if (part === "hugo" || part === "config") return nameMenus(data);
  if (language === undefined) return { [part]: part === "languages" ? eachLanguage(data) : data };
  const own = part === "menus" || part === "params" ? { [part]: data } : nameMenus(data);
  return { languages: { [language]: own } };
}

/** Hugo reads keys in any case. */
function toLowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toLowerKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.toLowerCase(), toLowerKeys(each)]),
  );
}

/** `menu` and `menus` are the same. */
function nameMenus({ menu, languages, ...config }: OldHead): OldHead {
  return {
    ...config,
    ...(menu !== undefined && { menus: menu }),
    ...(languages !== undefined && { languages: eachLanguage(toMapping(languages)) }),
  };
}

function eachLanguage(languages: OldHead): OldHead {
  return Object.fromEntries(
    Object.entries(languages).map(([key, language]) => [key, nameMenus(toMapping(language))]),
  );
}

function listLanguages(config: OldHead): readonly [HugoLanguage, ...HugoLanguage[]] {
  const off = [config.disablelanguages ?? []].flat().map(lower);
  const named = Object.entries(toMapping(config.languages))
    .map(([key, written]) => ({ key, own: toMapping(written) }))
    .sort((a, b) => weightOf(a.own) - weightOf(b.own) || (a.key < b.key ? -1 : 1));
  const usual = lower(config.defaultcontentlanguage ?? "");
  const main = named.find(({ key }) => key === usual) ??
    (usual === "" ? (named.find(({ key }) => key === "en") ?? named[0]) : undefined) ?? {
      key: usual === "" ? "en" : usual,
      own: {},
    };
  // Where a language has an address of its own, no path begins with its code.
  const hasHosts = named.length > 1 && named.every(({ own }) => toText(own.baseurl) !== undefined);
  const isBelow = config.defaultcontentlanguageinsubdir === true && !hasHosts;
  const toLanguage = ({ key, own }: typeof main, place: number): HugoLanguage => {
    const code = toLanguageCode(key, toText(own.locale ?? own.languagecode));
    const whole = mergeMappings(config, own);
    const folder = toText(own.contentdir);
    const params = toMapping(whole.params);
    return {
      key,
      code,
      name: toText(own.label ?? own.languagename) ?? nameLanguage(code),
      path: place > 0 ? `/${hasHosts ? code : key}` : isBelow ? `/${key}` : "",
      title: toText(whole.title),
      description: toText(params.description ?? own.description),
      config: whole,
      mounts: readContentFolders(config, folder, key, place === 0),
      url: hasHosts ? toText(own.baseurl) : undefined,
      isOff: off.includes(key) || own.disabled === true,
    };
  };
  const others = named.filter(({ key }) => key !== main.key);
  return [toLanguage(main, 0), ...others.map((each, place) => toLanguage(each, place + 1))];
}

/** A language without a weight comes last. */
function weightOf({ weight }: OldHead): number {
  return typeof weight === "number" && weight !== 0 ? weight : Number.MAX_SAFE_INTEGER;
}

function lower(value: unknown): string {
  return (toText(value) ?? "").toLowerCase();
}

function readContentFolders(
  config: OldHead,
  own: string | undefined,
  language: string,
  isMain: boolean,
): readonly ContentMount[] {
  const mounts = readMounts(config, "content", language, isMain);
  if (mounts.length > 0) return mounts;
  // Without a folder of its own, the texts of a language are in that of the site, with the language in their names.
  if (own === undefined && !isMain) return [];
  return [{ from: readFolder(own ?? config.contentdir, "content"), to: "" }];
}

function readFolder(written: unknown, usual: string): string {
  return toPath(toText(written) ?? usual);
}

/** The folders that are published as they are: those of the site, and those of its themes. */
function readPublicFolders(config: OldHead, language: string): readonly string[] {
  const mounts = readMounts(config, "static", language, true).map(({ from }) => from);
  const written = Object.entries(config)
    .filter(([key]) => /^staticdir\d*$/.test(key))
    .flatMap(([, folders]) => [folders].flat());
  const themes = toTexts(config.theme);
  const folders = written.length > 0 ? written : ["static"];
  return [
    ...(mounts.length > 0 ? mounts : folders.map((folder) => readFolder(folder, "static"))),
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

/**
 * The folders of the site that are mounted at `folder` for this language. One that names no language is that of the main
 * one. Folders of modules are left out.
 */
function readMounts(
  config: OldHead,
  folder: string,
  language: string,
  isMain: boolean,
): readonly ContentMount[] {
  return [toMapping(config.module).mounts].flat().flatMap((written) => {
    const mount = toMapping(written);
    const [from, target] = [toText(mount.source), toText(mount.target)];
    const to = target && toPath(target);
    if (from === undefined || to === undefined || !(to === folder || to.startsWith(`${folder}/`))) return [];
    const languages = [mount.lang ?? toMapping(toMapping(mount.sites).matrix).languages ?? []]
      .flat()
      .map(lower);
    const isOwn = languages.some((pattern) => matchesGlob(pattern, language));
    if (languages.length > 0 ? !isOwn : !isMain) return [];
    return [{ from: toPath(from), to: to.slice(folder.length + 1) }];
  });
}
