import { basename, dirname } from "node:path/posix";
import { parseDocument, stringify } from "yaml";
import { isTimeZone } from "../../src/define/settings.ts";
import { settingsFile } from "../../src/define/settings-file.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";
import { slugify, toRoute } from "../../src/model/route.ts";
import { joinFrontMatter, splitFrontMatter } from "../../src/text/front-matter.ts";
import { problems } from "../../src/words/catalogue.ts";
import type { ProblemWords } from "../../src/words/in-each-language.ts";
import { convertText, humanise, type ImportContext } from "./convert-text.ts";
import { listEleventy } from "./engines/eleventy.ts";
import { listHugo } from "./engines/hugo.ts";
import { listJekyll } from "./engines/jekyll.ts";
import { createFileFinder, toPath } from "./find-files.ts";
import { createPageFinder } from "./find-pages.ts";
import type { Copy, Done, Left, NewFile } from "./new-site.ts";
import {
  type Engine,
  isPostFolder,
  languageOf,
  type OldHead,
  type OldSettings,
  type OldSite,
  type OldText,
  type OldTexts,
  type Unmoved,
} from "./old-site.ts";
import { toAddress } from "./permalinks.ts";
import { type PlacedText, placeTexts, type TextPlace } from "./place-texts.ts";
import { createGate, isHidden } from "./published.ts";
import { readFields } from "./read-fields.ts";
import { readHead } from "./read-head.ts";
import { readSettings } from "./read-settings.ts";
import { createTreeReader } from "./read-tree.ts";
import { type Starter, type StarterLanguage, starterAddresses } from "./starters.ts";

export type ImportedSite = {
  readonly engine: Engine;
  /** The files of the new site, except those that are copied. */
  readonly files: readonly NewFile[];
  readonly copies: readonly Copy[];
  readonly texts: readonly PlacedText[];
  readonly redirects: number;
  readonly done: Done;
  readonly left: readonly Left[];
  readonly unmoved: readonly Unmoved[];
  /** Fields that were left out, and how often each occurred. */
  readonly unknown: ReadonlyMap<string, number>;
};

const listTexts: Readonly<Record<Engine, (site: OldSite, settings: OldSettings) => OldTexts>> = {
  hugo: listHugo,
  jekyll: listJekyll,
  eleventy: listEleventy,
  astro: listAstro,
};

/** What a site is imported into. */
export type ImportTarget = {
  readonly starter: Starter;
  /** The language of the starter. The texts may have another one. */
  readonly language: StarterLanguage;
  /** The files of the starter. */
  readonly sample: readonly NewFile[];
  readonly today: string;
  readonly native?: NativeParser | undefined;
};

/** The sample content of the starters, which the imported texts replace. */
const examples = /^content\/(?:(?:posts|pages|images)\/|home\.md$|sections\.yaml$)/;

/** Imports the texts of a site into a starter. Reads nothing but `site`, and writes nothing. */
export function importSite(
  site: OldSite,
  engine: Engine,
  { starter, language, sample, today, native }: ImportTarget,
): ImportedSite {
  const settings = readSettings(site, engine);
  const listed = leaveHidden(listTexts[engine](site, settings));
  const left: Left[] = [];
  const done: Done = new Map();
  const [missing, texts] = partition(listed.texts, ({ address }) => address === "/404");
  const addresses = starterAddresses[language];
  const placed = placeTexts(texts, { starter, addresses }, left);
  const readUrl = createUrlReader(settings);
  const gate = createGate(site, engine, settings, listed, today);
  const files = createFileFinder(site.paths, gate, settings.publicFolders, readUrl);
  const context: ImportContext = {
    starter,
    pages: createPageFinder(placed, readUrl),
    files,
    readTree: createTreeReader(native),
    note: (kind) => void done.set(kind, (done.get(kind) ?? 0) + 1),
    left,
    siteTitle: settings.title,
    today,
  };
  const written = placed.map((text, place) => toFile(text.file, convertText(text, place + 1, context)));
  const redirects = listRedirects(placed, left);
  const kept = sample
    .filter(({ path }) => !examples.test(path))
    .map((file) => {
      if (file.path === "templates/site.ts") return toFile(file.path, easeChecks(read(file)));
      if (file.path === "package.json") return toFile(file.path, importScripts(read(file), settings));
      if (file.path !== settingsFile) return file;
      const place = { starter, addresses };
      return toFile(file.path, importSettings(read(file), settings, placed, redirects, place, left));
    });
  const base = basePathOf(settings.url);
  if (base !== "") left.push({ kind: "base", file: "package.json", what: `--base ${base}` });
  const locale = languageOf(settings);
  if (locale !== undefined && locale !== language)
    left.push({ kind: "language", file: "templates/words.ts", what: `${language} → ${locale}` });
  const others = addMissing(placed, settings, starter, sample);
  return {
    engine,
    files: [...kept, ...written, ...others].sort((a, b) => (a.path < b.path ? -1 : 1)),
    copies: files.copies(),
    texts: placed,
    redirects: redirects.length,
    done,
    left,
    unmoved: [
      ...listed.unmoved,
      ...missing.map(({ path }) => ({ path, why: "missing" as const })),
      ...files.leftBehind(),
    ],
    unknown: countUnknown(placed),
  };
}

/** No engine publishes texts with a full stop in front of their names or folders. */
function leaveHidden({ texts, unmoved }: OldTexts): OldTexts {
  const [hidden, others] = partition(texts, ({ path }) => isHidden(path));
  return {
    texts: others,
    unmoved: [...unmoved, ...hidden.map(({ path }) => ({ path, why: "hidden" as const }))],
  };
}

function partition<T>(all: readonly T[], fits: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(fits), all.filter((each) => !fits(each))];
}

/** The files that the templates require: a first page, and the names of sections. */
function addMissing(
  placed: readonly PlacedText[],
  { title, description }: OldSettings,
  starter: Starter,
  sample: readonly NewFile[],
): readonly NewFile[] {
  const files: NewFile[] = [];
  if (!placed.some(({ address }) => address === "/")) {
    const path = starter === "blog" ? "content/home.md" : "content/pages/index.md";
    const example = sample.find((file) => file.path === path);
    const head = {
      title,
      description: description ?? title,
      ...(starter === "documentation" && { order: 0 }),
    };
    if (title !== undefined) files.push(toFile(path, joinFrontMatter(stringify(head, { lineWidth: 0 }), "")));
    else if (example !== undefined) files.push({ ...example, bytes: toBytes(headOf(read(example))) });
  }
  if (starter === "documentation") files.push(toFile("content/sections.yaml", listSections(placed)));
  return files;
}

/** The front matter of a text, with its fences. */
function headOf(text: string): string {
  const parts = splitFrontMatter(text);
  return parts.status === "split" ? text.slice(0, text.length - parts.body.length) : "";
}

/** The names of the sections by folder, in the order of their texts. */
function listSections(placed: readonly PlacedText[]): string {
  const folders = new Set(placed.flatMap(({ file }) => /^content\/pages\/([^/]+)\//.exec(file)?.[1] ?? []));
  const titleOf = (folder: string) =>
    placed.find(({ old, file }) => old.kind === "section" && file === `content/pages/${folder}/overview.md`)
      ?.fields.title;
  return [...folders]
    .map(
      (folder) =>
        `${JSON.stringify(folder)}: { title: ${JSON.stringify(titleOf(folder) ?? humanise(folder))} }\n`,
    )
    .join("");
}

function countUnknown(placed: readonly PlacedText[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of placed)
    for (const field of fields.unknown) counts.set(field, (counts.get(field) ?? 0) + 1);
  return new Map([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

function toFile(path: string, text: string): NewFile {
  return { path, bytes: toBytes(text) };
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function read({ bytes }: NewFile): string {
  return new TextDecoder().decode(bytes);
}

/** Makes what texts of other generators often contain warnings in the new site, so that its author can look at it while correcting them. */
function easeChecks(site: string): string {
  const lines = Object.entries<ProblemWords>(problems)
    .filter(([, { isEasedByImport }]) => isEasedByImport)
    .map(([code]) => `    "${code}": "warning",\n`)
    .sort()
    .join("");
  const comment = "  // Warnings until the list in MOVED.md is done. Then delete this block.\n";
  return site.replace(/^export default defineSite\(\{\n/m, `$&${comment}  checks: {\n${lines}  },\n`);
}

/** The Markdown and MDX files of collections, and the pages written in Markdown. */
function listAstro(site: OldSite): OldTexts {
  const texts: OldText[] = [];
  const unmoved: Unmoved[] = [];
  for (const path of site.paths) {
    const [, place, inner = ""] = /^src\/(content|pages)\/(.+)\.(?:md|mdx|markdown)$/.exec(path) ?? [];
    if (place === undefined || /(?:^|\/)_/.test(inner)) continue;
    const parted = readHead(site.readText(path));
    if (parted === undefined) unmoved.push({ path, why: "head" });
    else texts.push({ path, ...parted, ...describe(place, inner, parted.head) });
  }
  return { texts, unmoved };
}

/** The code of a site decides the addresses of its collections. Nearly all sites use `/blog/a` for `blog/a.md`. */
function describe(place: string, inner: string, head: OldHead) {
  const stem = inner.replace(/(?<=.)\/index$/, "");
  const above = dirname(stem);
  const folder = above === "." ? "" : above;
  const name = basename(stem);
  const last = typeof head.slug === "string" && head.slug !== "" ? head.slug : name;
  const plain = (path: string) => path.split("/").map(slugify).join("/");
  const address = toAddress(stem === "index" ? "" : plain(`${folder}/${last}`));
  const isDated = readFields(head).date !== undefined && (place === "content" || folder !== "");
  const isPost = isDated || isPostFolder(folder);
  return { kind: address === "/" ? "home" : isPost ? "post" : "page", name, folder, address } as const;
}

type Redirect = { readonly from: string; readonly to: string };

/** The most pages that are added to the navigation. */
const fewPages = 4;

/** The settings of the starter, with the values, the navigation and the redirects of the old site. */
function importSettings(
  written: string,
  settings: OldSettings,
  placed: readonly PlacedText[],
  redirects: readonly Redirect[],
  { starter, addresses }: TextPlace,
  left: Left[],
): string {
  const document = parseDocument(written);
  const set = (field: string, value: unknown) =>
    value !== undefined && document.set(field, document.createNode(value));
  const own = {
    name: settings.title,
    url: originOf(settings.url),
    description: settings.description,
    // The author of the sample has written none of the texts.
    author: settings.author ?? settings.title,
    timeZone: settings.timeZone && isTimeZone(settings.timeZone) ? settings.timeZone : undefined,
  };
  for (const [field, value] of Object.entries(own)) {
    if (!document.has(field)) continue;
    set(field, value);
    if (value === undefined)
      left.push({ kind: "setting", file: settingsFile, what: `${field}: ${String(document.get(field))}` });
  }
  const { navigation = [] } = document.toJS() as { readonly navigation?: readonly NavigationLink[] };
  set("navigation", [...ownLinks(navigation, { starter, addresses }), ...linksTo(placed)]);
  if (redirects.length > 0) set("redirects", redirects);
  return document.toString({ lineWidth: 0 });
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** The sub-path of an address, as in `/notes`. Empty if there is none. */
function basePathOf(url = ""): string {
  const root = "https://www.example.org";
  const path = toPath(URL.canParse(url, root) ? new URL(url, root).pathname : "");
  return path === "" ? "" : `/${path}`;
}

/** Turns links to the old site into paths from its first page. Other addresses stay. */
function createUrlReader({ url }: OldSettings): (written: string) => string {
  const [origin, base] = [originOf(url), basePathOf(url)];
  return (written) => {
    const path =
      origin !== undefined && written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
    return base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  };
}

/** The scripts of the new site: it is built below the sub-path of the old one, and despite warnings. */
function importScripts(written: string, settings: OldSettings): string {
  const base = basePathOf(settings.url);
  return written.replace('"site build --strict"', `"site build${base === "" ? "" : ` --base ${base}`}"`);
}

type NavigationLink = { readonly label: string; readonly href: string };

/** The links of the starter that stay: those to the lists and the search of a blog. */
function ownLinks(
  navigation: readonly NavigationLink[],
  { starter, addresses }: TextPlace,
): readonly NavigationLink[] {
  return starter === "blog"
    ? navigation.filter(({ href }) => ["/", addresses.topics, addresses.search].includes(href))
    : [];
}

function linksTo(placed: readonly PlacedText[]): readonly NavigationLink[] {
  const toLink = ({ old, fields, address }: PlacedText) => ({
    label: fields.title ?? old.name,
    href: address,
  });
  const pages = placed.filter(
    ({ old, isDraft }) => old.kind === "page" && old.folder === "" && !isDraft && !old.isUnlisted,
  );
  return pages
    .filter(({ address }) => address !== "/")
    .slice(0, fewPages)
    .map(toLink);
}

/** Redirects from old addresses of texts. An address that the new site cannot have is added to `left`. */
function listRedirects(placed: readonly PlacedText[], left: Left[]): readonly Redirect[] {
  const taken = new Set(placed.map(({ address }) => address));
  return placed.flatMap(({ old, fields, file, address, isDraft }) =>
    fields.aliases.flatMap((alias) => {
      const written = alias.startsWith("/") ? alias : `${old.address.replace(/[^/]*$/, "")}${alias}`;
      const from = toRoute(written.replace(/(?:\/index)?\.html?$/, "").replace(/(?<=.)\/$/, ""));
      // The files of a page are also named so: `/a/index` would be one of `/a`. A draft has no page to lead to.
      if (isDraft || from === undefined || taken.has(from) || from.endsWith("/index")) {
        if (from !== address) left.push({ kind: "redirect", file, what: alias });
        return [];
      }
      taken.add(from);
      return [{ from, to: address }];
    }),
  );
}
