import { posix } from "node:path";
import { normalizeUri } from "micromark-util-sanitize-uri";
import { location } from "vfile-location";
import type { GeneratorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { groupBy } from "../group-by.ts";
import type { Attributes } from "../html/read-html.ts";
import { isNotFoundPage } from "../model/language.ts";
import type { Memory } from "../model/memory/memory.ts";
import type {
  Entry,
  HeldBack,
  OutputFile,
  Page,
  PageFacts,
  ParsedSource,
  Places,
  RenderedPage,
  SourceFile,
} from "../model/model.ts";
import { leadsAway, linkOf, toList, withoutOrigin } from "../model/page-links.ts";
import { encodeAddress, isWorkbenchRoute, type Route, readRoute } from "../model/route.ts";
import { once } from "../once.ts";
import { decodeAddress } from "../text/decode-address.ts";
import { type Message, say } from "../words/message.ts";
import type { Position, Problem, Report } from "../words/problem.ts";
import { createHinter, createSuggester, suggest, suggestionHint } from "../words/suggest.ts";
import { findSecret } from "./check-files.ts";
import { readElements } from "./read-elements.ts";

export type LinkContext = {
  readonly base: string;
  /** The origin of the site: links to it are internal. */
  readonly origin: string;
  /**
   * All planned pages. Those that could not be drawn have a problem of their own, so links to them are not reported.
   */
  readonly planned: readonly Pick<Page, "route" | "language">[];
  /** Everything that is published, or will be once it is drawn. */
  readonly files: readonly Pick<OutputFile, "path">[];
  /** Routes that another program serves under this origin: links to them are not checked. */
  readonly elsewhere: readonly string[];
  readonly redirects: GeneratorSettings["redirects"];
  readonly heldBack: readonly HeldBack[];
  readonly entries: readonly Entry[];
  readonly places: Places;
  readonly sources: readonly SourceFile[];
  readonly memory: Memory;
};

/**
 * Checks that every internal link and anchor of every page that visitors see, and every script, style and image of all
 * pages, leads to a published file.
 */
export function checkLinks(pages: readonly RenderedPage[], context: LinkContext, report: Report): void {
  const targets: Targets = new Map<string, PageFacts | undefined>([
    ...context.planned.map(({ route }) => [route, undefined] as const),
    ...pages.map(({ page, facts }) => [page.route, facts] as const),
  ]);
  for (const page of context.planned) if (isNotFoundPage(page)) targets.delete(page.route);
  const explain: Explain = {
    page: createLinkExplainer({ ...context, routes: () => pagesOf(targets), pages }),
    anchor: createAnchorExplainer(),
  };
  const files = new Set(context.files.map((file) => file.path));
  const findPlace = createLinkFinder(context);
  const reported = new Set<string>();
  const checkedAssets = new Set<string>();
  /** Many pages share links. */
  const sound = new Set<string>();
  /** The links of each layout that have to be checked on every page. */
  const layouts = new Map<string, readonly string[]>();
  for (const rendered of pages) {
    const { main, layout } = rendered.facts.links;
    const shared = layouts.get(layout) ?? toList(layout);
    // The workbench repeats content of other pages, on which broken links are reported.
    const links = isWorkbenchRoute(rendered.page.route) ? [] : shared.concat(toList(main));
    for (const link of links) {
      if (sound.has(link)) continue;
      const fault = findFault(link, rendered, targets, files, context, explain);
      if (fault === undefined) {
        if (!isWithinPage(link)) sound.add(link);
        continue;
      }
      for (const place of findPlace(fault.written, rendered.page.sources)) {
        // A broken link of the layout or a template is on many pages, but is one mistake.
        const origin = place.at === undefined ? [rendered.page.template] : [place.file, place.at];
        const key = JSON.stringify([...origin, fault.written]);
        if (reported.has(key)) continue;
        reported.add(key);
        report({ severity: "error", ...place, ...fault.problem(rendered.page.route) });
      }
    }
    if (!layouts.has(layout))
      layouts.set(
        layout,
        shared.filter((link) => !sound.has(link)),
      );
    for (const asset of rendered.facts.assets) {
      if (!checkedAssets.has(asset)) checkAsset(asset, rendered, files, context.base, report);
      checkedAssets.add(asset);
    }
  }
}

/** The facts of each page by its route. Undefined for a page that could not be drawn. */
type Targets = Map<string, PageFacts | undefined>;

type Fault = {
  readonly written: string;
  readonly problem: (from: string) => Pick<Problem, "code" | "message" | "hint">;
};

function findFault(
  link: string,
  { page, facts }: RenderedPage,
  targets: Targets,
  files: ReadonlySet<string>,
  { base, origin, elsewhere, memory }: LinkContext,
  explain: Explain,
): Fault | undefined {
  const named = withoutOrigin(link, origin);
  const { address, rest, fragment } = split(named ?? link);
  const isOwn = address === "";
  const local = isOwn ? page.route : withoutBase(address, base);
  // A site below a base path shares its origin with other sites.
  if (named !== undefined && local === undefined) return undefined;
  const below = local === undefined ? address : address.slice(base.length) || "/";
  const written = isOwn || named !== undefined ? link : below + rest;
  const isPublished = isOwn || (local !== undefined && (targets.has(local) || isFile(address, local, files)));
  if (local === undefined || !isPublished) {
    if (local !== undefined && elsewhere.some((other) => readRoute(other) === local)) return undefined;
    const meant = local ?? readRoute(address);
    return {
      written,
      problem: (from) => ({
        code: "link/broken",
        message: say("link/broken", { link: decodeAddress(written), page: from }),
        hint:
          local === undefined && targets.has(meant)
            ? say("link/broken.below-base", { base })
            : explain.page(meant),
      }),
    };
  }
  const target = isOwn ? facts : targets.get(local);
  const id = decodeAddress(fragment);
  if (id === "" || id === "top" || target === undefined || idsOf(target, memory).has(id)) return undefined;
  return {
    written,
    problem: (from) => ({
      code: "link/broken-anchor",
      message: say("link/broken-anchor", { page: isOwn ? page.route : local, id, from }),
      hint: explain.anchor(id, target),
    }),
  };
}

/** Suggests a correction for a link to a missing page or anchor. */
type Explain = {
  readonly page: (address: string) => Message;
  readonly anchor: (id: string, target: PageFacts) => Message;
};

function createAnchorExplainer(): Explain["anchor"] {
  // Kept for the last page only: for all pages it would need much memory.
  let last: { readonly target: PageFacts; readonly hint: (id: string) => Message } | undefined;
  return (id, target) => {
    if (last?.target !== target)
      last = { target, hint: createHinter(target.ids, say("noun.places-of-page")) };
    return last.hint(id);
  };
}

/** True for an address without a path: its target depends on the page. */
function isWithinPage(link: string): boolean {
  return /^(?:[?#]|$)/.test(link);
}

function idsOf(facts: PageFacts, memory: Memory): ReadonlySet<string> {
  return memory.getFor("ids", facts, [], () => new Set(facts.ids));
}

/** `/a?b=c#d` has the path `/a`, the rest `?b=c#d` and the fragment `d`. */
function split(link: string): { readonly address: string; readonly rest: string; readonly fragment: string } {
  const [address = ""] = link.split(/[?#]/, 1);
  const rest = link.slice(address.length);
  const hash = rest.indexOf("#");
  // The part after :~: is for the browser only, as in #:~:text=word, and parameters are for a script: #form&surface=900.
  const fragment = hash === -1 ? "" : rest.slice(hash + 1).replace(/(?::~:|&[\w-]+=).*$/s, "");
  return { address, rest, fragment };
}

/**
 * Whether an address, which is `local` below the base path, leads to a file. Hosts serve no file with a slash at its
 * end. A relative path leads to none, so that the link is reported: its target would depend on where the page is
 * published.
 */
function isFile(address: string, local: string, files: ReadonlySet<string>): boolean {
  return local.startsWith("/") && !address.endsWith("/") && files.has(local.slice(1));
}

/**
 * What an address leads to below the base path, decoded like a route. Undefined for an address of another site on the
 * same origin.
 */
export function withoutBase(address: string, base: string): string | undefined {
  if (address === base && base !== "") return "/";
  return address.startsWith(`${base}/`) || base === "" ? readRoute(address.slice(base.length)) : undefined;
}

function checkAsset(
  asset: string,
  { page }: RenderedPage,
  files: ReadonlySet<string>,
  base: string,
  report: Report,
): void {
  if (!asset.startsWith("/") || asset.startsWith("//")) return;
  const address = asset.replace(/[?#].*$/s, "");
  const path = withoutBase(address, base);
  if (path !== undefined && isFile(address, path, files)) return;
  report({
    code: "template/missing-asset",
    severity: "error",
    file: "templates/site.ts",
    message: say("template/missing-asset", { page: page.route, asset }),
    hint: say("template/missing-asset.hint"),
  });
}

/** Pages of the workbench are not published: a link to one would be broken. */
function pagesOf(targets: Targets): readonly string[] {
  return [...targets.keys()].filter((route) => !isWorkbenchRoute(route as Route));
}

type KnownPages = {
  /** Pages that may be suggested. */
  readonly routes: () => readonly string[];
  readonly pages: readonly Pick<RenderedPage, "page">[];
  readonly redirects: GeneratorSettings["redirects"];
  /** Entries that are not published yet. */
  readonly heldBack: readonly HeldBack[];
  /** Everything that is published. */
  readonly files: readonly Pick<OutputFile, "path">[];
};

/** Suggests a correction for an address that leads to no page. */
function createLinkExplainer({
  routes,
  pages,
  redirects,
  heldBack,
  files,
}: KnownPages): (address: string) => Message {
  // Created for the first problem: most sites have none.
  const hint = once(() => createHinter(routes(), say("noun.pages")));
  const findBySource = once(() => indexSources(pages));
  const suggestSource = once(() =>
    createSuggester(pages.flatMap(({ page }) => posix.basename(fileOf(page)) || [])),
  );
  const moves = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const hints = new Map<string, Message>();
  let searched = 0;

  const explain = (address: string): Message => {
    const moved = moves.get(address);
    if (moved !== undefined) return say("link/broken.moved", { file: settingsFile, to: moved });
    if (address.startsWith("www.")) return say("link/broken.no-scheme", { address });
    if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(address)) return say("link/broken.mail", { address });
    if (/^\+?\d[\d .-]{5,}$/.test(address))
      return say("link/broken.telephone", { address: address.replace(/[ .-]/g, "") });
    const path = address.replace(/^(?:\.{1,2}\/)+/, "");
    // A link must not lead to advice to publish a password.
    const isSecret = findSecret({ path: decodeAddress(path), bytes: new Uint8Array() }) !== undefined;
    // The end of a version, as in `/docs/v1.20`, is not that of a file.
    if (/\.(?!html?$|md$|\d+$)[a-z0-9]{2,5}$/i.test(path) && !isSecret)
      return explainFile(decodeAddress(path), files);
    const named = path.endsWith(".md") ? findBySource()(path) : undefined;
    if (named !== undefined) return say("link/broken.file-name", { page: named.page.route });
    const file = path.endsWith(".md") ? suggestSource()(posix.basename(path)) : undefined;
    const near = file === undefined ? undefined : findBySource()(posix.join(posix.dirname(path), file));
    if (near !== undefined) return say("near-word", { word: near.page.route });
    const name = posix.basename(path.replace(/\.(?:html?|md)$/, ""));
    const held = heldBack.find(({ id, part }) => part === undefined && posix.basename(id) === name);
    if (held !== undefined) return explainHeldBack(held);
    searched += 1;
    return searched > mostSearched
      ? say("link/broken.unsearched")
      : hint()(path.replace(/\.(?:html?|md)$/, ""));
  };
  return (address) => {
    const known = hints.get(address) ?? explain(address);
    hints.set(address, known);
    return known;
  };
}

/** Each search for a similar name takes milliseconds on a large site, and thousands of hints help no one. */
const mostSearched = 500;

/** The first page of a file whose path has this ending: one that names its entry, if there is one. */
function indexSources(pages: KnownPages["pages"]) {
  const named = pages.filter(({ page }) => page.entry !== undefined);
  const byName = groupBy([...named, ...pages], ({ page }) => posix.basename(fileOf(page)));
  return (path: string) =>
    byName.get(posix.basename(path))?.find(({ page }) => fileOf(page).endsWith(`/${path}`));
}

/** The file to which a page belongs. A list of entries belongs to none. */
function fileOf({ entry, sources }: Pick<Page, "entry" | "sources">): string {
  return entry ?? (sources.length === 1 ? sources[0] : undefined) ?? "";
}

/** Suggests a file with a similar name, or else adding the missing one. */
function explainFile(path: string, files: KnownPages["files"]): Message {
  // Browsers take steps up from the top as none.
  const address = posix.normalize(`/${path}`);
  const alike = files
    .filter((file) => !file.path.startsWith("assets/") && extensionOf(file.path) === extensionOf(path))
    .map((file) => `/${file.path}`);
  const word =
    alike.find((known) => posix.basename(known) === posix.basename(address)) ?? suggest(address, alike);
  return word === undefined
    ? say("link/broken.file", { file: `static${address}`, address: address.replaceAll(" ", "%20") })
    : say("near-word", { word });
}

function explainHeldBack({ file, due }: HeldBack): Message {
  return due === undefined ? say("link/broken.draft", { file }) : say("link/broken.future", { file, due });
}

function extensionOf(path: string): string {
  return posix.extname(path).toLowerCase();
}

type Written = { readonly entries: readonly Entry[]; readonly sources: readonly SourceFile[] };

type FindLink = (written: string, pageSources: readonly string[]) => readonly Pick<Problem, "file" | "at">[];

/**
 * Finds where a link was written. Searches in this order: the Markdown of the page’s entries, the text of its source
 * files, the Markdown of all entries (a page may get only the body of an entry), and the settings. Returns at least one
 * place, which is that of the templates for a link that no content has.
 */
export function createLinkFinder({ entries, sources }: Written): FindLink {
  const linksOfFile = createLinkIndex(entries);
  const keepTextsOf = createTextKeeper(sources);
  const findInBodies = (written: string, files: readonly string[]) =>
    [...new Set(files)].flatMap((file) =>
      listSame(linksOfFile(file).get(toLinkKey(written)) ?? [], written).map((at) => ({ file, at })),
    );
  const findInText = (written: string, file: string, search: Search | undefined) => {
    const decoded = decodeAddress(written);
    const at = search?.(written) ?? search?.(decoded) ?? search?.(`${decoded}/`);
    return at === undefined ? [] : [{ file, at }];
  };
  const allFiles = once(() => entries.map(({ file }) => file));
  return (written, pageSources) => {
    const texts = once(() => keepTextsOf([...pageSources, settingsFile]));
    const inText = (file: string) => findInText(written, file, texts().get(file));
    const ways = [
      () => findInBodies(written, pageSources),
      ...pageSources.map((file) => () => inText(file)),
      () => findInBodies(written, allFiles()),
      () => inText(settingsFile),
    ];
    for (const find of ways) {
      const places = find();
      if (places.length > 0) return places;
    }
    // No content has it, so a template has written it.
    return [{ file: "templates/site.ts" }];
  };
}

/** Returns the positions of the links in the Markdown of a file. Looks only at the requested files. */
function createLinkIndex(entries: readonly Entry[]) {
  const byFile = once(() => groupBy(entries, ({ file }) => file));
  const indexed = new Map<string, LinksByKey>();
  return (file: string) => {
    const links = indexed.get(file) ?? indexLinks(byFile().get(file) ?? []);
    indexed.set(file, links);
    return links;
  };
}

type WrittenLink = { readonly url: string; readonly at: Position };
type LinksByKey = ReadonlyMap<string, readonly WrittenLink[]>;

function indexLinks(entries: readonly Entry[]): LinksByKey {
  return groupBy(
    entries.flatMap(({ body }) => body?.links ?? []),
    ({ url }) => toLinkKey(url),
  );
}

/** The places of the links that are written as they are in the page, or else of all that browsers take for the same. */
function listSame(links: readonly WrittenLink[], written: string): readonly Position[] {
  const exact = links.filter(({ url }) => url === written || toHtmlAddress(url) === written);
  return (exact.length > 0 ? exact : links).map(({ at }) => at);
}

/**
 * Returns the same key for a link as written and as it is in the HTML of a page. Markdown percent-encodes it, `#légal`
 * as `#l%C3%A9gal`, and puts `./` before what looks like a scheme. The key has one character per byte, because encoded
 * bytes need not be text, as in `%ff`.
 */
function toLinkKey(link: string): string {
  const bytes = Buffer.from(toHtmlAddress(link).replace(/^\.\//, "")).toString("latin1");
  return bytes.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A link as it stands in the HTML that Markdown gives. */
function toHtmlAddress(url: string): string {
  return url.startsWith("/") ? encodeAddress(url) : normalizeUri(url);
}

type Search = (written: string) => Position | undefined;

/** Returns a function for each file that searches its text. Keeps the texts until other files are requested. */
function createTextKeeper(sources: readonly SourceFile[]) {
  const byFile = once(() => new Map(sources.map((source) => [source.file, source])));
  let kept: ReadonlyMap<string, Search> = new Map();
  return (files: readonly string[]): ReadonlyMap<string, Search> => {
    kept = new Map(
      files.map((file) => [file, kept.get(file) ?? createSearch(byFile().get(file)?.text ?? "")]),
    );
    return kept;
  };
}

function createSearch(text: string): Search {
  const places = location(text);
  return (written) => {
    const at = findWhole(text, written);
    if (at === -1) return undefined;
    const { line, column } = places.toPoint(at) ?? { line: 1, column: 1 };
    return { line, column, length: written.length };
  };
}

/** `/blog` must not match within `/blog/proptech`. */
function findWhole(text: string, written: string): number {
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    if (!/[\w/#-]/.test(text[at + written.length] ?? "") && !/[\w/]/.test(text[at - 1] ?? "")) return at;
  }
  return -1;
}

/** Refuses an offline page that does not exist. */
export function checkOffline(
  { worker, page }: GeneratorSettings["offline"],
  pages: readonly Page[],
  sources: readonly ParsedSource[],
  report: Report,
): void {
  const routes = pages.map(({ route }) => route as string);
  if (worker !== "visited" || page === undefined || routes.includes(readRoute(page))) return;
  const at = sources.find(({ file }) => file === settingsFile)?.locate(["offline", "page"], "value");
  report({
    code: "link/broken",
    severity: "error",
    file: settingsFile,
    ...(at && { at }),
    message: say("link/broken.offline", { page }),
    hint: suggestionHint(page, routes, say("noun.pages")),
  });
}

/** An address on another origin, and the pages that link to it. */
export type ExternalLink = { readonly url: string; readonly pages: readonly RenderedPage[] };

/** The addresses on other origins that pages link to, each once, without fragments. */
export function listExternalLinks(
  rendered: readonly RenderedPage[],
  origin: string,
): readonly ExternalLink[] {
  const links = new Map<string, Set<RenderedPage>>();
  for (const page of rendered) {
    for (const link of readLinksAway(page.html)) {
      if (!/^https?:/i.test(link) || !URL.canParse(link)) continue;
      const url = new URL(link);
      if (url.origin === origin) continue;
      url.hash = "";
      const pages = links.get(url.href) ?? new Set();
      links.set(url.href, pages.add(page));
    }
  }
  return [...links].map(([url, pages]) => ({ url, pages: [...pages] }));
}

/**
 * The addresses that a page links to on other origins, or with another scheme, each once. Read from the HTML on demand:
 * no check of a build needs them, and on a large site they would be a quarter of all remembered data.
 */
export function readLinksAway(html: string): readonly string[] {
  const links = new Set<string>();
  const open = (name: string, attributes: Attributes) => {
    const url = linkOf(name, attributes);
    if (url !== undefined && leadsAway(url)) links.add(url);
  };
  readElements([{ html }], { open, text: () => {}, close: () => {}, takeFacts: () => false }, new Map());
  return [...links];
}
