import { basename, dirname } from "node:path/posix";
import { toDay } from "../dates.ts";
import {
  isPostFolder,
  type OldHead,
  type OldList,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "../old-site.ts";
import { folderOf } from "../paths.ts";
import { spellFields } from "../read-fields.ts";
import { type Parted, readHead } from "../read-head.ts";
import { toMapping, toText } from "../read-values.ts";
import { createAddresses, createUrliser, type HugoPage } from "./hugo-addresses.ts";
import { inheritHeads } from "./hugo-cascade.ts";
import { readMenu } from "./hugo-menus.ts";
import { type HugoLanguage, listHugoLanguages } from "./hugo-settings.ts";

/**
 * The texts of `content/`, or of the folders that the settings name, in all languages. A folder with `index.md` is one
 * text, with its images beside it.
 */
export function listHugo(site: OldSite): OldTexts {
  const languages = listHugoLanguages(site);
  const found: Found[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths) {
    const place = placeInContent(path, languages);
    if (place === undefined) continue;
    if (/\.html?$/.test(path)) unmoved.push({ path, why: "html" });
    if (!/\.(?:md|markdown)$/.test(path)) continue;
    if (place.language.isOff) {
      unmoved.push({ path, why: "language" });
      continue;
    }
    const parted = readHead(site.readText(path));
    if (parted === undefined) unmoved.push({ path, why: "head" });
    else found.push({ ...parted, head: spellFields(parted.head), path, ...place });
  }
  const [main] = languages;
  const heirs = inheritHeads(found, main.config.cascade);
  const each = languages.map((language) =>
    listLanguage(
      heirs.filter((text) => text.language === language),
      language,
      language === main,
      unmoved,
    ),
  );
  return {
    texts: each.flatMap(({ texts }) => texts),
    unmoved,
    menus: new Map(each.flatMap(({ code, menu }) => (menu.length > 0 ? [[code, menu]] : []))),
    lists: each.flatMap(({ lists }) => lists),
    feeds: each.flatMap(({ feeds }) => feeds),
  };
}

/** A text with what its path says. `stem` is its path below the content, as in `guides/first`. */
type Found = Parted & {
  readonly path: string;
  readonly stem: string;
  readonly kind: "home" | "section" | "page";
  readonly language: HugoLanguage;
  readonly languageKey: string;
};

/** The place of a file below the content, and its language. Undefined outside of the content. */
function placeInContent(path: string, languages: readonly HugoLanguage[]) {
  const mounts = languages
    .flatMap((language) => language.mounts.map((mount) => ({ ...mount, language })))
    .filter(({ from }) => path.startsWith(`${from}/`))
    .sort((a, b) => b.from.length - a.from.length);
  const [mount] = mounts;
  if (mount === undefined) return undefined;
  const below = path.slice(mount.from.length + 1);
  const inner = (mount.to === "" ? below : `${mount.to}/${below}`).replace(/\.\w+$/, "");
  // The name of a file ends with a language only if the site has it: `vue.js.md` is about something else.
  const ending = /\.([\w-]+)$/.exec(inner)?.[1]?.toLowerCase();
  const named = languages.find(({ key }) => key === ending);
  const language = named ?? mount.language;
  const plain = named === undefined ? inner : inner.slice(0, -named.key.length - 1);
  return { language, languageKey: language.key, ...describe(plain) };
}

function describe(plain: string): Pick<Found, "stem" | "kind"> {
  if (["_index", "index"].includes(plain)) return { stem: ".", kind: "home" };
  if (basename(plain) === "_index") return { stem: dirname(plain), kind: "section" };
  return { stem: basename(plain) === "index" ? dirname(plain) : plain, kind: "page" };
}

/** The texts in one language, with its menu and its lists. */
function listLanguage(found: readonly Found[], language: HugoLanguage, isMain: boolean, unmoved: Unmoved[]) {
  const sections = new Map(
    found.filter(({ kind }) => kind === "section").map(({ stem, head }) => [stem, head]),
  );
  const addressOf = createAddresses(language, sections);
  const taxonomies = listTaxonomies(language);
  const texts: OldText[] = [];
  for (const each of found) {
    const { hasPage, isListed } = readReach(each.head);
    const isOfTaxonomy = each.kind === "section" && taxonomies.includes(each.stem.split("/")[0] ?? "");
    if (isOfTaxonomy && each.body.trim() === "") unmoved.push({ path: each.path, why: "list" });
    else if (!hasPage && !isListed) unmoved.push({ path: each.path, why: "headless" });
    else {
      const text = toOldText(each, addressOf(each), { hasPage, isListed });
      texts.push(isMain ? text : { ...text, language: language.code });
    }
  }
  const lists = [...listFolders(found, sections), ...listTerms(found, taxonomies, language)].map(
    ({ page, of }): OldList => ({
      address: addressOf(page),
      language: isMain ? undefined : language.code,
      of,
    }),
  );
  const menu = readMenu(language, found, addressOf);
  // Each language has a feed, and so has each of its lists.
  const withFeed = [
    language.path,
    ...texts.filter(isSection).map(({ address }) => address),
    ...lists.map(({ address }) => address),
  ];
  const feeds = listDisabled(language).includes("rss")
    ? []
    : withFeed.map((address) => `${address}/index.xml`);
  return { code: language.code, texts, lists, feeds, menu };
}

type ListPage = { readonly page: HugoPage; readonly of: OldList["of"] };

/** The lists of sections without a text of their own. Only folders at the top are sections then. */
function listFolders(found: readonly Found[], sections: ReadonlyMap<string, OldHead>): readonly ListPage[] {
  const folders = new Set(
    found.flatMap(({ stem, kind }) =>
      kind === "page" && stem.includes("/") ? [stem.split("/")[0] ?? ""] : [],
    ),
  );
  return [...folders]
    .filter((folder) => !sections.has(folder))
    .map((folder) => ({ page: { stem: folder, kind: "section", head: {} }, of: { folder } }));
}

/** The fields that sort texts: `tags` and `categories`, if the settings name no others. */
function listTaxonomies(language: HugoLanguage): readonly string[] {
  const { config } = language;
  const off = listDisabled(language);
  if (off.some((kind) => kind === "taxonomy" || kind === "taxonomyterm")) return [];
  const written = config.taxonomies ?? { tag: "tags", category: "categories" };
  return Object.values(toMapping(written)).flatMap((name) => toText(name) ?? []);
}

/** The kinds of pages that the settings switch off, in lower case. */
function listDisabled({ config }: HugoLanguage): readonly string[] {
  return [config.disablekinds ?? []].flat().flatMap((kind) => toText(kind)?.toLowerCase() ?? []);
}

function isSection({ kind, isPageless }: OldText): boolean {
  return kind === "section" && isPageless !== true;
}

function listTerms(
  found: readonly Found[],
  taxonomies: readonly string[],
  { config }: HugoLanguage,
): readonly ListPage[] {
  const urlise = createUrliser(config);
  return taxonomies.flatMap((taxonomy) => {
    const written = found.flatMap(({ head }) => [head[taxonomy] ?? []].flat().map(String));
    // Terms that differ by case alone have one page.
    const terms = new Map(written.map((term) => [urlise(term), term]));
    if (terms.size === 0) return [];
    const ofTerms = [...terms].map(([name, topic]): ListPage => {
      const page = { stem: `${taxonomy}/${name}`, kind: "term", head: { title: topic } } as const;
      return { page, of: { topic } };
    });
    return [{ page: { stem: taxonomy, kind: "taxonomy", head: {} }, of: "topics" }, ...ofTerms];
  });
}

function toOldText(
  { path, stem, kind: plain, head, body }: Found,
  address: string,
  { hasPage, isListed }: Reach,
): OldText {
  const folder = plain === "section" ? stem : folderOf(stem);
  const isPost =
    plain === "page" && isListed && folder !== "" && (toDay(head.date) !== undefined || isPostFolder(folder));
  return {
    path,
    kind: isPost ? "post" : plain,
    head,
    body,
    name: stem === "." ? "index" : basename(stem),
    folder,
    address,
    original: `${plain}:${toText(head.translationKey) ?? stem}`,
    isPageless: !hasPage,
    isUnlisted: !isListed,
  };
}

type Reach = { readonly hasPage: boolean; readonly isListed: boolean };

/** Reads `build` and `headless`: whether a text has a page, and whether lists have it. */
function readReach({ build, headless }: OldHead): Reach {
  if (headless === true) return { hasPage: false, isListed: false };
  const { render, list } = toMapping(build);
  // With `link`, a text has an address but no page. Older sites write yes and no.
  return {
    hasPage: render !== "never" && render !== "link" && render !== false,
    isListed: list !== "never" && list !== false,
  };
}
