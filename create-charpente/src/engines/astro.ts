import { basename, dirname, join, normalize } from "node:path/posix";
import { slugify } from "../../../src/model/route.ts";
import type { BlockRules } from "../convert-blocks.ts";
import { convertMdx } from "../convert-mdx.ts";
import { nameLanguage, toFirstLanguageCode, toLanguageCode } from "../languages.ts";
import { countIn, type DoneKind } from "../new-site.ts";
import {
  isPostFolder,
  type OldHead,
  type OldLanguage,
  type OldPart,
  type OldRedirect,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { below, folderOf, joinUrl, toAddress, toPath } from "../paths.ts";
import { type Config, readConfig } from "../read-config.ts";
import { humanise, readFields } from "../read-fields.ts";
import { readHead } from "../read-head.ts";
import { readHero } from "../read-hero.ts";
import { Call, createScriptReader } from "../read-script.ts";
import { toMapping, toMappings, toText } from "../read-values.ts";

/** A language. Its texts are in the folders `key`, or at the top if that is empty. */
type Locale = OldLanguage & { readonly key: string };

/** A folder of texts, with what their addresses begin with. */
type Collection = { readonly folder: string; readonly base: string };

type Astro = {
  readonly config: Config;
  /** The folder of the texts and pages: `src`, if the settings name no other. */
  readonly source: string;
  /** The options of Starlight, if the site has it. */
  readonly starlight: OldHead | undefined;
  readonly locales: readonly [Locale, ...Locale[]];
  readonly collections: readonly Collection[];
};

export function readAstroSettings(site: OldSite): OldSettings {
  const { config, source, locales, starlight } = openAstro(site);
  const [main] = locales;
  const url = toText(config.get("site"));
  // Astro puts `base` in the place of any path of `site`.
  const origin = url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
  return {
    title: main.title,
    description: main.description,
    url: joinUrl(origin, toText(config.get("base"))),
    // Without languages in the settings, the starter decides.
    locale: starlight !== undefined || locales.length > 1 ? main.code : undefined,
    languages: locales.length > 1 ? locales : [],
    assetFolder: source,
    publicFolders: [toPath(toText(config.get("publicDir")) ?? "public")],
    permalinks: {},
  };
}

/** The Markdown and MDX files of collections, and the pages written in Markdown. */
export function listAstro(site: OldSite): OldTexts {
  const astro = openAstro(site);
  const { config, source, locales, collections, starlight } = astro;
  const done = new Map<DoneKind, number>();
  const note = countIn(done);
  const found: OldText[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths) {
    const collection = collections.find(({ folder }) => path.startsWith(`${folder}/`));
    const inner = collection && path.slice(collection.folder.length + 1);
    const page = below(path, join(source, "pages")) ?? "";
    if (/\.(?:astro|html)$/.test(page) && !/(?:^|\/)_/.test(page)) unmoved.push(describeProgram(path, page));
    if (collection === undefined || inner === undefined || /(?:^|\/)_/.test(inner)) continue;
    if (!/\.(?:md|mdx|markdown)$/.test(inner)) continue;
    const parted = readHead(site.readText(path));
    if (parted === undefined) {
      unmoved.push({ path, why: "head" });
      continue;
    }
    const isMdx = path.endsWith(".mdx") || starlight !== undefined;
    const body = isMdx ? convertMdx(parted.body, path, { site, root: "", boxes, note }) : parted.body;
    const shown = parted.head.hero === undefined ? { head: parted.head, body } : readHero(parted.head, body);
    found.push({ path, ...describe(inner, parted.head, collection, astro), ...shown });
  }
  return {
    texts: found,
    unmoved,
    ...(starlight !== undefined && {
      contents: new Map(
        locales.map((locale) => [locale.code, listContents(starlight, locale, found, astro)]),
      ),
    }),
    redirects: readRedirects(config),
    done,
    untold: config.untold,
  };
}

const boxes: BlockRules["boxes"] = { note: "NOTE", tip: "TIP", caution: "WARNING", danger: "CAUTION" };

function openAstro(site: OldSite): Astro {
  const path = site.paths.find((each) => /^astro\.config\.[cm]?[jt]s$/.test(each)) ?? "";
  const config = readConfig(site, path);
  const integrations = config.raw("integrations");
  const calls = Array.isArray(integrations) ? (integrations as readonly unknown[]) : [];
  const found = calls.find((each) => each instanceof Call && /starlight/i.test(each.callee));
  const starlight = found instanceof Call ? toMapping(found.given[0]) : undefined;
  const locales = starlight ? listStarlightLocales(starlight, config) : listLocales(config);
  const source = toPath(normalize(toText(config.get("srcDir")) ?? "src"));
  const collections = listCollections(site, source, starlight !== undefined);
  return { config, source, starlight, locales, collections };
}

/** `locales: { root: { label: "English", lang: "en" }, fr: { label: "Français" } }` */
function listStarlightLocales(options: OldHead, config: Config): readonly [Locale, ...Locale[]] {
  const written = Object.entries(toMapping(config.plain(options.locales)));
  const first = toText(config.plain(options.defaultLocale)) ?? "root";
  const all: readonly (readonly [string, unknown])[] = written.length > 0 ? written : [["root", {}]];
  const ordered = [...all].sort(
    ([a], [b]) => Number(b === first || b === "root") - Number(a === first || a === "root"),
  );
  const titles = config.plain(options.title);
  const [main, ...others] = ordered.map(([key, own], place): Locale => {
    const lang = toText(toMapping(own).lang) ?? (key === "root" ? "en" : key);
    const code = place === 0 ? toFirstLanguageCode(lang) : toLanguageCode(key, lang);
    return {
      key: key === "root" ? "" : key,
      code,
      name: toText(toMapping(own).label) ?? nameLanguage(code),
      path: key === "root" ? "" : `/${key}`,
      title: toText(titles) ?? toText(toMapping(titles)[lang]),
      description: toText(config.plain(options.description)),
    };
  });
  return [main ?? { key: "", code: "en", name: "English", path: "" }, ...others];
}

/** `i18n: { defaultLocale: "en", locales: ["en", { path: "fr", codes: ["fr-FR"] }] }` */
function listLocales(config: Config): readonly [Locale, ...Locale[]] {
  const first = toText(config.get("i18n", "defaultLocale")) ?? "";
  const isPrefixed = config.get("i18n", "routing", "prefixDefaultLocale") === true;
  const written = config.get("i18n", "locales");
  const keys = Array.isArray(written)
    ? (written as readonly unknown[]).flatMap((each) => toText(each) ?? toText(toMapping(each).path) ?? [])
    : [];
  const toLocale = (key: string, isFirst: boolean): Locale => {
    const code = isFirst ? toFirstLanguageCode(key) : toLanguageCode(key, undefined);
    return { key, code, name: nameLanguage(code), path: isFirst && !isPrefixed ? "" : `/${key}` };
  };
  if (first === "") return [{ key: "", code: "en", name: "English", path: "" }];
  return [toLocale(first, true), ...keys.filter((key) => key !== first).map((key) => toLocale(key, false))];
}

/**
 * The folders of texts: those of `src/content.config.ts`, or each folder of `src/content`, and `src/pages`. The pages that
 * show a collection say what its addresses begin with; nearly all sites use its name.
 */
function listCollections(site: OldSite, source: string, isStarlight: boolean): readonly Collection[] {
  const inner = site.paths.flatMap((each) => below(each, source) ?? []);
  const settings = inner.find((each) => /^content(?:\.config|\/config)\.[cm]?[jt]s$/.test(each));
  const path = settings && join(source, settings);
  const declared = Object.entries(
    toMapping(path && createScriptReader(site).read(path, "collections")),
  ).flatMap(([name, call]) => {
    const { loader } = toMapping(call);
    const base = loader instanceof Call ? toText(toMapping(loader.given[0]).base) : undefined;
    return base === undefined ? [] : [{ name, folder: toPath(normalize(base)) }];
  });
  const names = new Set(inner.flatMap((each) => /^content\/([^/]+)\//.exec(each)?.[1] ?? []));
  const usual = [...names].map((name) => ({ name, folder: join(source, "content", name) }));
  const all = [
    ...declared,
    ...usual.filter(({ folder }) => !declared.some((each) => each.folder === folder)),
  ];
  const bases = all.map(({ name, folder }) => ({
    folder,
    base: isStarlight && name === "docs" ? "" : (findBase(name, join(source, "pages"), site) ?? name),
  }));
  return [
    ...bases,
    { folder: join(source, "content"), base: "" },
    { folder: join(source, "pages"), base: "" },
  ];
}

/** `posts` for `src/pages/posts/[...slug].astro`, which shows the collection. */
function findBase(name: string, pages: string, { paths, readText }: OldSite): string | undefined {
  const shows = new RegExp(`getCollection\\(\\s*["'\`]${name.replace(/\W/g, "\\$&")}["'\`]`);
  const path = paths.find(
    (each) =>
      each.startsWith(`${pages}/`) && /\[(?:\.\.\.)?\w+\]\.astro$/.test(each) && shows.test(readText(each)),
  );
  const folder = path === undefined ? undefined : dirname(path).slice(pages.length);
  return folder?.replace(/\/\[[^/]*\]/g, "").replace(/^\//, "");
}

/** A page that is a program. In `[slug].astro`, data tell its addresses. */
function describeProgram(path: string, page: string): Unmoved {
  if (page.includes("[")) return { path, why: "dynamic" };
  return {
    path,
    why: "program",
    address: toAddress(page.replace(/\.\w+$/, "").replace(/(?:^|\/)index$/, "")),
  };
}

/** What its path and head say of a text. */
type Placed = Pick<OldText, "kind" | "name" | "folder" | "address" | "isDraft" | "language" | "original">;

function describe(
  written: string,
  head: OldHead,
  { folder: from, base }: Collection,
  { locales, source }: Astro,
): Placed {
  const locale = locales.find(({ key }) => key !== "" && written.startsWith(`${key}/`)) ?? locales[0];
  const isBelow = locale.key !== "" && written.startsWith(`${locale.key}/`);
  const inner = (isBelow ? written.slice(locale.key.length + 1) : written).replace(/\.\w+$/, "");
  const stem = inner.replace(/(?<=.)\/index$/, "");
  const above = dirname(stem);
  const folder = [base, folderOf(stem)].filter((part) => part !== "").join("/");
  const name = basename(stem);
  const slug = toText(head.slug);
  const own = slug === undefined ? stem : from === join(source, "content/docs") ? slug : join(above, slug);
  const plain =
    own === "index"
      ? ""
      : own
          .split("/")
          .map((part) => slugify(part) || part)
          .join("/");
  const address = toAddress(`${locale.path}/${base}/${plain}`);
  const isDated = readFields(head).date !== undefined && (from !== join(source, "pages") || folder !== "");
  const kind = stem === "index" && base === "" ? "home" : isDated || isPostFolder(folder) ? "post" : "page";
  return {
    ...{ kind, name, folder, address },
    isDraft: head.draft === true,
    language: locale === locales[0] ? undefined : locale.code,
    original: `${from}/${stem}`,
  };
}

/** The sidebar of Starlight in a language: groups of links, of names of texts, or of folders. */
function listContents(
  options: OldHead,
  locale: Locale,
  texts: readonly OldText[],
  { config, locales }: Astro,
) {
  const sidebar = config.plain(options.sidebar);
  const own = texts.filter(({ language }) => language === (locale === locales[0] ? undefined : locale.code));
  const inFolder = (directory: string) => {
    const start = toAddress(`${locale.path}/${directory}`);
    return own
      .filter(({ address }) => `${address}/`.startsWith(`${start}/`))
      .sort((a, b) => orderOf(a) - orderOf(b) || (a.address < b.address ? -1 : 1))
      .map(({ address }) => address);
  };
  const readItem = (item: unknown): readonly string[] => {
    const name = toText(item);
    if (name !== undefined) return [toAddress(`${locale.path}/${name}`)];
    const { slug, link, items, autogenerate } = toMapping(item);
    const directory = toText(toMapping(autogenerate).directory);
    if (directory !== undefined) return inFolder(directory);
    if (Array.isArray(items)) return (items as readonly unknown[]).flatMap(readItem);
    const target = toText(slug) ?? toText(link);
    return target === undefined || /^[a-z]+:/i.test(target) ? [] : [toAddress(`${locale.path}/${target}`)];
  };
  if (!Array.isArray(sidebar)) return listFolders(own, locale);
  return (sidebar as readonly unknown[]).map((item): OldPart => {
    const { label, items, autogenerate, translations } = toMapping(item);
    const isGroup = items !== undefined || autogenerate !== undefined;
    const title =
      toText(toMapping(translations)[locale.key]) ?? toText(toMapping(label)[locale.code]) ?? toText(label);
    return { title: isGroup ? title : undefined, addresses: readItem(item) };
  });
}

/** Without a sidebar, Starlight makes a group of each folder. */
function listFolders(texts: readonly OldText[], { path }: Locale): readonly OldPart[] {
  const sorted = [...texts].sort((a, b) => orderOf(a) - orderOf(b) || (a.address < b.address ? -1 : 1));
  const groups = new Map<string, string[]>();
  for (const { address } of sorted) {
    const [first = "", ...rest] = address.slice(path.length + 1).split("/");
    const name = rest.length === 0 ? "" : first;
    groups.set(name, [...(groups.get(name) ?? []), address]);
  }
  return [...groups].map(([name, addresses]) => ({
    title: name === "" ? undefined : humanise(name),
    addresses,
  }));
}

function orderOf({ head }: OldText): number {
  const { order } = toMapping(head.sidebar);
  return typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;
}

/** `redirects: { "/old": "/new", "/older": { status: 302, destination: "/new" } }` */
function readRedirects(config: Config): readonly OldRedirect[] {
  return Object.entries(toMapping(config.get("redirects"))).flatMap(([from, written]) => {
    const to = toText(written) ?? toText(toMappings(written)[0]?.destination);
    return to === undefined ? [] : [{ path: config.path, from, to }];
  });
}
