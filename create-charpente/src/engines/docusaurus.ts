import { basename, dirname, join, normalize } from "node:path/posix";
import { slugify } from "../../../src/model/route.ts";
import type { BlockRules } from "../convert-blocks.ts";
import { convertMdx } from "../convert-mdx.ts";
import { nameLanguage, toFirstLanguageCode, toLanguageCode } from "../languages.ts";
import { countIn, type DoneKind } from "../new-site.ts";
import type {
  OldHead,
  OldLanguage,
  OldLink,
  OldList,
  OldPart,
  OldRedirect,
  OldSettings,
  OldSite,
  OldText,
  OldTexts,
  Unmoved,
  Untold,
} from "../old-site.ts";
import { below, folderOf, joinUrl, toAddress, toPath } from "../paths.ts";
import { type Config, readConfig } from "../read-config.ts";
import { readData, readHead, readValue } from "../read-head.ts";
import { toMapping, toMappings, toText, toTexts } from "../read-values.ts";
import { readSidebars, type Sidebars } from "./docusaurus-sidebars.ts";
import { type DocsVersion, listDocs, listPlugins, listVersions } from "./docusaurus-versions.ts";

const docusaurusConfig = /^(?:(.+)\/)?docusaurus\.config\.[cm]?[jt]s$/;

/** A language. Its translations are in `folder`, which is empty for the first one. */
type Locale = OldLanguage & { readonly key: string; readonly folder: string };

type Docusaurus = {
  readonly root: string;
  readonly config: Config;
  readonly locales: readonly [Locale, ...Locale[]];
};

export function readDocusaurusSettings(site: OldSite): OldSettings {
  const { root, config, locales } = openDocusaurus(site);
  const [main] = locales;
  const folders = ["docs", "blog"].flatMap((kind) =>
    listPlugins(config, kind as "docs" | "blog").map(({ path }) =>
      toPath(normalize(join(root, toText(path) ?? kind))),
    ),
  );
  const statics = config.get("staticDirectories");
  const named = Array.isArray(statics) ? toTexts(statics) : ["static"];
  const versions = [
    ...new Set(site.paths.flatMap((path) => /^(?:.+\/)?\w*versioned_docs(?=\/)/.exec(path) ?? [])),
  ];
  return {
    title: main.title,
    description: main.description,
    url: joinUrl(toText(config.get("url"))?.replace(/\/$/, ""), toText(config.get("baseUrl"))),
    locale: main.code,
    languages: locales,
    contentFolders: [...folders, ...versions, join(root, "i18n"), join(root, "src")].map((from) => ({
      from,
      to: "",
    })),
    publicFolders: named.map((folder) => toPath(normalize(join(root, folder)))),
    permalinks: {},
  };
}

/** Documents of all versions, posts, and pages in Markdown, in each language. */
export function listDocusaurus(site: OldSite): OldTexts {
  const docusaurus = openDocusaurus(site);
  const { config, locales, root } = docusaurus;
  const done = new Map<DoneKind, number>();
  const note = countIn(done);
  const convert = (body: string, path: string) => convertMdx(body, path, { site, root, boxes, note });
  const parts = locales.map((locale) => listInLanguage(locale, docusaurus, site));
  const texts = parts.flatMap((part) =>
    part.texts.map((text) => ({ ...text, body: convert(text.body, text.path) })),
  );
  const [first] = parts;
  return {
    texts: [...texts, ...makeHome(texts, first?.menu ?? [], docusaurus, site)],
    unmoved: parts.flatMap((part) => part.unmoved),
    menus: new Map(locales.map(({ code }, place) => [code, parts[place]?.menu ?? []])),
    contents: new Map(locales.map(({ code }, place) => [code, parts[place]?.contents ?? []])),
    redirects: [
      ...readRedirects(config),
      ...parts.flatMap((part) => part.redirects),
      ...listUntranslated(texts, locales),
    ],
    lists: listPlugins(config, "blog").flatMap((options) =>
      listLists(toText(options.routeBasePath) ?? "blog", texts, locales),
    ),
    done,
    untold: [...config.untold, ...(first?.untold ?? [])],
  };
}

const boxes: BlockRules["boxes"] = {
  ...{ note: "NOTE", info: "NOTE", secondary: "NOTE", tip: "TIP", success: "TIP", important: "IMPORTANT" },
  ...{ warning: "WARNING", caution: "WARNING", danger: "CAUTION", details: "details" },
};

function openDocusaurus(site: OldSite): Docusaurus {
  const path = site.paths.find((each) => docusaurusConfig.test(each)) ?? "";
  const root = docusaurusConfig.exec(path)?.[1] ?? "";
  const config = readConfig(site, path);
  const main = toText(config.get("i18n", "defaultLocale")) ?? "en";
  const written = config.get("i18n", "locales");
  const keys = toTexts(written);
  const i18n = toText(config.get("i18n", "path")) ?? "i18n";
  const toLocale = (key: string): Locale => {
    const own = toMapping(config.get("i18n", "localeConfigs", key));
    const code = key === main ? toFirstLanguageCode(key) : toLanguageCode(key, toText(own.htmlLang));
    const folder = key === main ? "" : join(root, i18n, toText(own.path) ?? key);
    const translated = toMapping(readJsonFile(site, join(folder, "docusaurus-theme-classic/navbar.json")));
    return {
      ...{ key, code, folder },
      name: toText(own.label) ?? nameLanguage(code),
      path: key === main ? "" : `/${key}`,
      title: toText(toMapping(translated.title).message) ?? toText(config.get("title")),
      description: toText(config.get("tagline")),
    };
  };
  const others = keys.filter((key) => key !== main).map(toLocale);
  return { root, config, locales: [toLocale(main), ...others] };
}

function readJsonFile({ paths, readText }: OldSite, path: string): unknown {
  return paths.includes(path) ? readValue(readText(path), "json") : undefined;
}

type InLanguage = {
  readonly texts: readonly OldText[];
  readonly unmoved: readonly Unmoved[];
  readonly menu: readonly OldLink[];
  readonly contents: readonly OldPart[];
  readonly redirects: readonly OldRedirect[];
  readonly untold: readonly Untold[];
};

function listInLanguage(locale: Locale, { config, root, locales }: Docusaurus, site: OldSite): InLanguage {
  const language = locale === locales[0] ? undefined : locale.code;
  const inLocale = (folder: string, plugin: string, id: string, name: string) =>
    language === undefined
      ? folder
      : join(locale.folder, `docusaurus-plugin-content-${plugin}${id === "default" ? "" : `-${id}`}`, name);
  const sets = listPlugins(config, "docs").map((options) => {
    const versions = listVersions(options, config, site, root);
    return versions.map((version) => {
      const part = version.name === "current" ? "current" : `version-${version.name}`;
      const folder = inLocale(version.folder, "docs", version.id, part);
      if (language === undefined) return { version, all: version };
      const docs = listDocs({ folder, base: version.base }, config, options, site);
      // A text without a translation stays in the sidebar of the language, in the place of the original.
      const own = new Map(docs.map((doc) => [doc.id, doc]));
      return {
        version: { ...version, folder, docs },
        all: { ...version, docs: version.docs.map((doc) => own.get(doc.id) ?? doc) },
      };
    });
  });
  const prefix = (address: string) => toAddress(`${locale.path}${address}`);
  const versions = sets.flat();
  const sidebars = versions.map(({ version, all }) => {
    const messages = toMapping(readJsonFile(site, `${version.folder}.json`));
    const translate = (key: string, label: string) => toText(toMapping(messages[key]).message) ?? label;
    return readSidebars(all, site, translate);
  });
  const docs = versions.flatMap(({ version }) =>
    version.docs.map((doc) => toOldText(version, doc, prefix, language)),
  );
  const posts = listPlugins(config, "blog").flatMap((options) => {
    const own = toText(options.path) ?? "blog";
    const folder = inLocale(toPath(normalize(join(root, own))), "blog", toText(options.id) ?? "default", "");
    return listPosts(toPath(folder), options, prefix, language, site);
  });
  const pages = listPages(
    toPath(inLocale(join(root, "src/pages"), "pages", "default", "")),
    prefix,
    language,
    site,
  );
  const texts = [...docs, ...posts, ...pages.texts];
  const here = new Set(texts.map(({ address }) => address));
  // Without a translation, readers get the text in the first language.
  const place = (address: string) => (here.has(prefix(address)) ? prefix(address) : address);
  return {
    texts,
    unmoved: pages.unmoved,
    menu: readNavbar(locale, { config, site, place, versions, sidebars }),
    contents: sidebars.flatMap(({ parts }) =>
      parts.map(({ title, addresses }) => ({ title, addresses: addresses.map(prefix) })),
    ),
    redirects: sidebars.flatMap((each) =>
      each.redirects
        .map(({ path, from, to }) => ({ path, from: prefix(from), to: prefix(to) }))
        .filter(({ to }) => here.has(to)),
    ),
    untold: sidebars.flatMap(({ untold }) => untold),
  };
}

type Prefix = (address: string) => string;

function toOldText(
  version: DocsVersion,
  doc: DocsVersion["docs"][number],
  prefix: Prefix,
  language: string | undefined,
): OldText {
  const address = prefix(doc.address);
  const isHome = doc.address === "/";
  const inBase = version.base === "/" ? "" : version.base.slice(1);
  const above = dirname(doc.stem);
  const inner = doc.isIndex ? folderOf(above) : folderOf(doc.stem);
  const folder = [inBase, inner].filter((part) => part !== "").join("/");
  const name = doc.isIndex && above !== "." ? basename(above) : basename(doc.stem);
  const { path, head, body, position } = doc;
  const title = head.title ?? undefined;
  return {
    ...{ path, body, folder, name, address, language },
    kind: isHome ? "home" : "page",
    head: {
      ...head,
      ...(title === undefined ? {} : { title }),
      ...(position !== undefined && { sidebar_position: position }),
    },
    original: `${version.id}/${version.name}/${doc.stem}`,
    isDraft: head.draft === true,
    isUnlisted: head.unlisted === true,
  };
}

/** The day in the path of a post: `2021-08-26-welcome.md`, `2021/08/26/welcome.md`, `2021-08-26-welcome/index.md`. */
const datedPost = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

function listPosts(
  folder: string,
  { routeBasePath }: OldHead,
  prefix: Prefix,
  language: string | undefined,
  site: OldSite,
): readonly OldText[] {
  const base = toText(routeBasePath) ?? "blog";
  const authors = readPeople(folder, "authors", "name", site);
  const labels = readPeople(folder, "tags", "label", site);
  return site.paths.flatMap((path) => {
    const inner = below(path, folder);
    if (inner === undefined || !/\.mdx?$/.test(inner) || /(?:^|\/)_/.test(inner)) return [];
    const parted = readHead(site.readText(path));
    if (parted === undefined) return [];
    const { head, body } = parted;
    const [, above = "", year, month = "", day = "", words = ""] = datedPost.exec(inner) ?? [];
    const date = year === undefined ? undefined : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const plain = inner.replace(/(?:\/index)?\.mdx?$/, "");
    const usual = date === undefined ? plain : `${above}${date.replaceAll("-", "/")}/${words}`;
    const slug = toText(head.slug);
    const names = toNames(head.authors ?? head.author, authors);
    const tags = toTags(head.tags, labels);
    return [
      {
        path,
        kind: "post" as const,
        head: { ...head, ...(tags && { tags }) },
        body: names.length === 0 ? body : `${body.trimEnd()}\n\n*${names.join(", ")}*\n`,
        name: basename(words === "" ? plain : words),
        folder: base === "/" ? "" : base,
        address: prefix(toAddress(`${base}/${slug ?? usual}`)),
        date,
        isDraft: head.draft === true,
        language,
        original: `blog/${base}/${plain}`,
      },
    ];
  });
}

/** Names by key, from a file such as `authors.yml`. */
function readPeople(
  folder: string,
  file: string,
  field: string,
  { paths, readText }: OldSite,
): ReadonlyMap<string, string> {
  const path = paths.find((each) => each === `${folder}/${file}.yml` || each === `${folder}/${file}.yaml`);
  const data = path === undefined ? {} : (readData(readText(path), "yaml") ?? {});
  return new Map(
    Object.entries(data).flatMap(([key, written]) => {
      const name = toText(toMapping(written)[field]);
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}

function toNames(written: unknown, known: ReadonlyMap<string, string>): readonly string[] {
  return [written ?? []].flat().flatMap((each) => {
    const key = toText(each);
    if (key !== undefined) return [known.get(key) ?? key];
    return toText(toMapping(each).name) ?? [];
  });
}

function toTags(written: unknown, labels: ReadonlyMap<string, string>): readonly string[] | undefined {
  if (!Array.isArray(written)) return undefined;
  return (written as readonly unknown[]).flatMap((each) => {
    const key = toText(each);
    return key === undefined ? (toText(toMapping(each).label) ?? []) : [labels.get(key) ?? key];
  });
}

/** Pages in Markdown. Those in React are programs. */
function listPages(folder: string, prefix: Prefix, language: string | undefined, site: OldSite) {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths) {
    const inner = below(path, folder);
    if (inner === undefined || /(?:^|\/)_|\.(?:test|spec)\.\w+$|(?:^|\/)__\w+__\//.test(inner)) continue;
    const stem = inner.replace(/\.\w+$/, "").replace(/(?:^|\/)index$/, "");
    const address = prefix(toAddress(stem));
    if (/\.[jt]sx?$/.test(inner) && !inner.endsWith(".d.ts"))
      unmoved.push({ path, why: "program", ...(/\.[jt]sx$|\.js$/.test(inner) && { address }) });
    const parted = /\.mdx?$/.test(inner) ? readHead(site.readText(path)) : undefined;
    if (parted === undefined) continue;
    const kind = stem === "" ? "home" : "page";
    const place = { name: basename(stem) || "index", folder: folderOf(stem) };
    texts.push({ path, ...parted, kind, ...place, address, language, original: `pages/${stem}` });
  }
  return { texts, unmoved };
}

/** Docusaurus shows a text without a translation below the path of each language: readers are sent to the original. */
function listUntranslated(texts: readonly OldText[], locales: readonly Locale[]): readonly OldRedirect[] {
  const known = new Set(texts.map(({ address }) => address));
  const originals = texts.filter(
    ({ language, kind, head }) => language === undefined && kind !== "home" && head.draft !== true,
  );
  return locales
    .slice(1)
    .flatMap((locale) =>
      originals
        .filter(({ address }) => !known.has(locale.path + address))
        .map(({ path, address }) => ({ path, from: locale.path + address, to: address })),
    );
}

/** The pages that the blog makes of its posts: their list, that of all tags, and one for each tag. */
function listLists(base: string, texts: readonly OldText[], locales: readonly Locale[]): readonly OldList[] {
  return locales.flatMap(({ path, code }, place) => {
    const language = place === 0 ? undefined : code;
    const posts = texts.filter((text) => text.kind === "post" && text.language === language);
    const topics = new Set(
      posts.flatMap(({ head }) => (Array.isArray(head.tags) ? head.tags.map(String) : [])),
    );
    const at = (inner: string) => toAddress(`${path}/${base}/${inner}`);
    return [
      { address: at(""), language, of: { folder: toPath(base) } },
      { address: at("tags"), language, of: "topics" as const },
      ...[...topics].map((topic) => ({ address: at(`tags/${slugify(topic)}`), language, of: { topic } })),
    ];
  });
}

type Navbar = {
  readonly config: Config;
  readonly site: OldSite;
  readonly place: Prefix;
  readonly versions: readonly { readonly all: DocsVersion }[];
  readonly sidebars: readonly Sidebars[];
};

function readNavbar(
  { folder }: Locale,
  { config, site, place, versions, sidebars }: Navbar,
): readonly OldLink[] {
  const messages = toMapping(
    folder === "" ? undefined : readJsonFile(site, join(folder, "docusaurus-theme-classic/navbar.json")),
  );
  const last = versions.findIndex(({ all }) => all.isLast);
  const addressOf = ({ docId, sidebarId, docsPluginId }: OldHead) => {
    const id = toText(docsPluginId) ?? "default";
    const place = versions.findIndex(({ all }) => all.isLast && all.id === id);
    const at = place === -1 ? last : place;
    const doc = versions[at]?.all.docs.find((each) => each.id === docId);
    return doc?.address ?? sidebars[at]?.first.get(String(sidebarId));
  };
  const readItems = (items: unknown): readonly OldLink[] =>
    toMappings(items).flatMap((item) => {
      if (item.type === "dropdown" || item.items !== undefined) return readItems(item.items);
      const label = toText(item.label);
      const written = toText(item.to) ?? addressOf(item);
      const href = toText(item.href) ?? (written === undefined ? undefined : place(toAddress(written)));
      if (label === undefined || href === undefined) return [];
      return [{ label: toText(toMapping(messages[`item.label.${label}`]).message) ?? label, href }];
    });
  return readItems(config.get("themeConfig", "navbar", "items"));
}

function readRedirects(config: Config): readonly OldRedirect[] {
  return listPlugins(config, "client-redirects").flatMap((options) => {
    config.plain(options.createRedirects);
    return toMappings(config.plain(options.redirects)).flatMap(({ from, to }) =>
      [from ?? []].flat().flatMap((each) => {
        const [old, target] = [toText(each), toText(to)];
        return old === undefined || target === undefined
          ? []
          : [{ path: config.path, from: old, to: target }];
      }),
    );
  });
}

/** The first page of a site that has it in React: title, tagline, and links to what the menu names. */
function makeHome(
  texts: readonly OldText[],
  menu: readonly OldLink[],
  { locales }: Docusaurus,
  site: OldSite,
): readonly OldText[] {
  const [{ title, description }] = locales;
  if (title === undefined || texts.some(({ address }) => address === "/")) return [];
  const path = site.paths.find((each) => /(?:^|\/)src\/pages\/index\.[jt]sx?$/.test(each));
  if (path === undefined) return [];
  const links = menu
    .filter(({ href }) => href.startsWith("/"))
    .map(({ label, href }) => `- [${label}](${href})`);
  const common = { kind: "home", name: "index", folder: "", address: "/", original: "pages/" } as const;
  return [{ path, head: { title, description }, body: links.join("\n"), ...common }];
}
