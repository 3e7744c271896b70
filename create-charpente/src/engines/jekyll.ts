import { basename, dirname } from "node:path/posix";
import { toDay } from "../dates.ts";
import {
  isPostFolder,
  type OldHead,
  type OldLink,
  type OldList,
  type OldRedirect,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { folderOf, toAddress } from "../paths.ts";
import { isPublishedByJekyll } from "../published.ts";
import { readFields } from "../read-fields.ts";
import { readHead } from "../read-head.ts";
import { toMapping, toText } from "../read-values.ts";
import { addressOfDocument, addressOfPage, slugify } from "./jekyll-addresses.ts";
import {
  createDefaults,
  type JekyllLanguages,
  readJekyllConfig,
  readJekyllLanguages,
  readJekyllMenu,
} from "./jekyll-settings.ts";

const markdown = /\.(?:md|markdown|mkdown|mkdn|mkd)$/;

/**
 * Posts, drafts, collections that have pages, and all other Markdown with front matter: Jekyll copies files without it as
 * they are.
 */
export function listJekyll(site: OldSite, settings: OldSettings): OldTexts {
  const config = readJekyllConfig(site);
  const addDefaults = createDefaults(config);
  const found: Found[] = [];
  const lists: OldList[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths.filter((each) => markdown.test(each) || each.endsWith(".html"))) {
    const place = placeOf(path, settings);
    if (place === undefined) {
      if (markdown.test(path))
        unmoved.push({ path, why: /(?:^|\/)_/.test(toPlain(path)) ? "later" : "unpublished" });
      continue;
    }
    const written = site.readText(path);
    const hasHead = written.startsWith("---");
    if (!hasHead && markdown.test(path)) unmoved.push({ path, why: "readme" });
    if (!hasHead) continue;
    const parted = readHead(written);
    if (parted === undefined) {
      unmoved.push({ path, why: "head" });
      continue;
    }
    const head = addDefaults(place.inner, place.type, parted.head);
    if (path.endsWith(".html")) {
      const address = addressOfPage(place.inner, head);
      const list = findList(parted.body, address);
      if (list !== undefined) lists.push(list);
      const isPage = place.type === "pages" && head.published !== false;
      unmoved.push({ path, why: list === undefined ? "html" : "list", ...(isPage && { address }) });
    } else found.push({ path, ...place, head, body: dropMark(parted.body, head, config) });
  }
  const languages = readJekyllLanguages(config, listFolders(found));
  const texts = found.flatMap((each) => describe(each, settings, languages));
  const [sent, kept] = [
    texts.filter(({ head }) => head.redirect_to !== undefined),
    texts.filter(({ head }) => head.redirect_to === undefined),
  ];
  const redirects = sent.map(({ path, address, head }): OldRedirect => {
    const [to] = [head.redirect_to].flat();
    return { path, from: address, to: String(to) };
  });
  const isAway = ({ to }: OldRedirect) =>
    /^[a-z][a-z\d+.-]*:\/\//i.test(to) && !to.startsWith(`${settings.url}/`);
  return {
    texts: kept,
    unmoved: [
      ...unmoved,
      ...redirects.filter(isAway).map(({ path }) => ({ path, why: "redirect" as const })),
    ],
    ...(languages !== undefined && { languages: languages.all }),
    menus: readMenus(site, config, kept, languages),
    lists: [...lists, ...listArchives(config, kept)],
    redirects: redirects.filter((each) => !isAway(each)),
  };
}

type Place = {
  /** The path from the folder of all texts. */
  readonly inner: string;
  readonly type: "posts" | "drafts" | "pages" | (string & {});
  /** The folder of its collection, for a text of one. */
  readonly folder: string;
};

type Found = Place & { readonly path: string; readonly head: OldHead; readonly body: string };

/** Where a text belongs. Undefined if Jekyll does not publish it. */
function placeOf(path: string, settings: OldSettings): Place | undefined {
  const { source = "", collections = [] } = settings;
  const inner = source === "" ? path : path.slice(source.length + 1);
  const collection = collections.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!isPublishedByJekyll(toPlain(path), settings)) return undefined;
  const special = findSpecial(path);
  if (special === "posts" && !/(?:^|\/)\d{2,4}-\d{1,2}-\d{1,2}-[^/]*$/.test(path)) return undefined;
  const folder =
    special === undefined ? (collection?.folder ?? "") : path.slice(0, path.indexOf(`_${special}/`));
  return { inner, type: special ?? collection?.name ?? "pages", folder };
}

function findSpecial(path: string): string | undefined {
  return /(?:^|\/)_(posts|drafts)\//.exec(path)?.[1];
}

/** The folders of posts and drafts begin with `_` themselves, and so does that of a plug-in for several languages. */
function toPlain(path: string): string {
  const special = findSpecial(path);
  return special === undefined ? path : path.replace(/^_i18n\//, "").replace(`_${special}/`, `${special}/`);
}

/** Removes the mark that ends an excerpt. Empty lines are one as well, and stay. */
function dropMark(body: string, head: OldHead, config: OldHead): string {
  const mark = head.excerpt_separator ?? config.excerpt_separator;
  return typeof mark === "string" && mark.trim() !== "" ? body.replace(mark, "") : body;
}

/** A page that only lists posts or tags. */
function findList(body: string, address: string): OldList | undefined {
  const [, kind] = /\bin\s+(?:site|paginator)\.(posts|tags|categories)\b/.exec(body) ?? [];
  if (kind === undefined) return undefined;
  return { address, of: kind === "posts" ? { folder: "" } : "topics" };
}

/** Languages that heads name and that are also the folder of these texts. */
function listFolders(found: readonly Found[]): readonly string[] {
  const codes = found.flatMap(({ inner, head }) => {
    const code = toText(head.lang);
    return code !== undefined && inner.startsWith(`${code}/`) ? [code] : [];
  });
  return [...new Set(codes)].sort();
}

function describe(
  found: Found,
  settings: OldSettings,
  languages: JekyllLanguages | undefined,
): readonly OldText[] {
  const text = found.type === "pages" ? describePage(found) : describeDocument(found, settings);
  if (languages === undefined) return [text];
  const [main] = languages.all;
  const named = findLanguage(found, languages);
  const language = languages.all.find(({ key }) => key === named) ?? main;
  const code = language === main ? undefined : language?.code;
  const path = language?.path ?? "";
  // Plug-ins put the path of the language before the address; in a folder, it begins with it.
  const address = languages.by === "folder" ? text.address : toAddress(path + text.address);
  const plain = `${address}/`.startsWith(`${path}/`) ? address.slice(path.length) || "/" : address;
  const kind = plain === "/" ? "home" : text.kind;
  return [{ ...text, kind, address, language: code, original: toText(found.head.page_id) ?? plain }];
}

/** What the head says, or the folder, or the end of the name. */
function findLanguage({ inner, head }: Found, { all }: JekyllLanguages): string | undefined {
  const parts = inner.replace(/^_i18n\//, "").split("/");
  const inName = /\.([\w-]+)\.\w+$/.exec(inner)?.[1];
  const written = [toText(head.lang), ...parts.slice(0, -1), inName];
  return written.find((each) => all.some(({ key }) => key === each));
}

function describeDocument({ path, inner, type, folder, head, body }: Found, settings: OldSettings): OldText {
  const isPost = type === "posts" || type === "drafts";
  const below = isPost
    ? inner.slice(inner.indexOf(`_${type}/`) + type.length + 2)
    : path.slice(folder.length + 1);
  const stem = below.replace(/\.\w+$/, "");
  const [, named, rest] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(basename(stem)) ?? [];
  const name = isPost ? (rest ?? basename(stem)) : basename(stem);
  const day = named?.replace(/\b(\d)\b/g, "0$1");
  const written = toDay(head.date) === undefined ? day : String(head.date);
  const collection = isPost ? "posts" : type;
  const place = isPost ? "" : dirname(stem) === "." ? type : `${type}/${dirname(stem)}`;
  const document = {
    path: inner.replace(/^_i18n\/[\w-]+\//, ""),
    head,
    collection,
    inner: stem,
    name,
    date: written,
  };
  return {
    path,
    kind: isPost || toDay(head.date) !== undefined || isPostFolder(type) ? "post" : "page",
    head,
    body,
    name,
    folder: place,
    date: toDay(head.date) ?? day,
    address: addressOfDocument(document, settings),
    isDraft: type === "drafts",
  };
}

function describePage({ path, inner, head, body }: Found): OldText {
  const isIndex = basename(inner).replace(/\.\w+$/, "") === "index";
  const address = addressOfPage(inner, head);
  return {
    path,
    kind: address === "/" ? "home" : "page",
    head,
    body,
    name: isIndex ? basename(dirname(inner)) : basename(inner).replace(/\.\w+$/, ""),
    folder: folderOf(isIndex ? dirname(inner) : inner),
    address,
  };
}

/** The menus that the settings and files of data name, by the code of the language. */
function readMenus(
  site: OldSite,
  config: OldHead,
  texts: readonly OldText[],
  languages: JekyllLanguages | undefined,
): ReadonlyMap<string, readonly OldLink[]> {
  const headers = [config.header_pages ?? []]
    .flat()
    .flatMap((path) => texts.find((text) => text.path === path) ?? []);
  const ofPages = headers.map(({ head, name, address }) => ({
    label: readFields(head).title ?? name,
    href: address,
  }));
  const main = readJekyllMenu(site, config) ?? (ofPages.length > 0 ? ofPages : undefined);
  const others = (languages?.all ?? []).flatMap(({ key, code }) => {
    const menu = readJekyllMenu(site, config, key);
    return menu === undefined ? [] : [[code, menu] as const];
  });
  const [first] = languages?.all ?? [];
  return new Map([...(main === undefined ? [] : [[first?.code ?? "", main] as const]), ...others]);
}

/** The lists of the plug-in `jekyll-archives`. */
function listArchives(config: OldHead, texts: readonly OldText[]): readonly OldList[] {
  const { enabled, permalinks } = toMapping(config["jekyll-archives"]);
  const kinds = enabled === "all" || enabled === true ? ["tags", "categories"] : [enabled ?? []].flat();
  const patterns = toMapping(permalinks);
  const listKind = (field: "tags" | "categories", pattern: string) => {
    const topics = new Set(
      texts.flatMap(({ kind, head }) => (kind === "post" ? readFields({ [field]: head[field] }).tags : [])),
    );
    return [...topics].map((topic) => ({
      address: toAddress(pattern.replace(":name", slugify(topic))),
      of: { topic },
    }));
  };
  return [
    ...(kinds.includes("tags") ? listKind("tags", toText(patterns.tag) ?? "/tag/:name/") : []),
    ...(kinds.includes("categories")
      ? listKind("categories", toText(patterns.category) ?? "/category/:name/")
      : []),
  ];
}
