import { readLinksAway, withoutBase } from "../../check/check-links.ts";
import { readSourceName } from "../../define/fields-of.ts";
import { groupBy } from "../../group-by.ts";
import type { Entry, Places, RawFile, RenderedPage, Weighable } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import { encodeRoute, isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { findEntries } from "../../pipeline/plan/plan-pages.ts";
import { outputPaths } from "../../pipeline/render/finish-site.ts";
import type { Speech } from "../../words/speech.ts";
import { type BuiltSite, findOwnDraft, nameDraft, type SiteState, siteOf } from "../site/site-state.ts";
import type { LinkTo } from "./link-to-place.ts";
import type { Neighbours, PageDescription, Publication, SourcePlace } from "./page-description.ts";
import { weighPage } from "./weigh-page.ts";

/** A page, and the addresses of its links as written in the HTML. */
type LinkedPage = { readonly route: string; readonly links: readonly string[] };

/**
 * Finds the links between pages. A link that is on nearly every page belongs to the layout; only further links count as
 * the page’s own.
 */
export function createNeighbours(
  pages: readonly LinkedPage[],
  base: string,
): (route: string) => Omit<Neighbours, "outside"> | undefined {
  const routes = new Set(pages.map(({ route }) => route));
  const counts = new Map(pages.map((page) => [page.route, countTargets(page, base, routes)]));
  const shared = findShared([...counts.values()]);
  const isOwn = (from: string, to: string) =>
    from !== to && (counts.get(from)?.get(to) ?? 0) > (shared.get(to) ?? 0);
  const origins = new Map<string, string[]>();
  for (const [from, targets] of counts) {
    for (const to of targets.keys()) {
      if (!isOwn(from, to)) continue;
      const known = origins.get(to);
      if (known === undefined) origins.set(to, [from]);
      else known.push(from);
    }
  }
  return (route) => {
    const targets = counts.get(route);
    if (targets === undefined) return undefined;
    const all = [...targets.keys()].filter((to) => to !== route);
    return {
      to: all.filter((to) => isOwn(route, to)),
      shared: all.filter((to) => !isOwn(route, to)),
      from: origins.get(route) ?? [],
      isLinkedByAll: shared.has(route),
    };
  };
}

type Counts = ReadonlyMap<string, number>;

function countTargets({ links, route }: LinkedPage, base: string, routes: ReadonlySet<string>): Counts {
  const counts = new Map<string, number>();
  for (const link of links) {
    const path = link.replace(/[?#].*$/s, "");
    const target = path === "" ? route : (withoutBase(path, base) ?? "");
    if (routes.has(target)) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

/** Nearly every page is enough, because a few pages have no layout. */
const shareOfPages = 0.9;

/** How often each target occurs on nearly every page, without targets that do not. */
function findShared(pages: readonly Counts[]): Counts {
  const targets = new Map<string, number[]>();
  for (const counts of pages) {
    for (const [to, times] of counts) {
      const known = targets.get(to);
      if (known === undefined) targets.set(to, [times]);
      else known.push(times);
    }
  }
  const needed = Math.ceil(pages.length * shareOfPages);
  const shared = new Map<string, number>();
  for (const [to, times] of targets) {
    const least = times.sort((a, b) => b - a)[needed - 1];
    // With two pages that link to each other, neither link is a layout’s.
    if (least !== undefined && pages.length > 2) shared.set(to, least);
  }
  return shared;
}

type Place = Omit<SourcePlace, "link">;

/** A page may list thousands of articles; the panel shows this many. */
const maxEntries = 40;

/** The positions of the entries, the template and the islands of a page. `files` are those of `templates/`. */
function placeSources(
  { page, html }: RenderedPage,
  { places, site }: Pick<Drawn, "places" | "site">,
  files: readonly RawFile[],
): readonly Place[] {
  const entries = groupBy(findEntries(page.props), ({ file }) => file);
  const content = page.sources.flatMap((file) => entries.get(file) ?? entriesIn(file, places));
  const islands = new Set([...html.matchAll(/\sdata-island="([^"]*)"/g)].map(([, name = ""]) => name));
  return [
    ...content.slice(0, maxEntries).map(
      (entry): Place => ({
        what: "content",
        name: `${entry.collection}/${entry.id}`,
        file: entry.file,
        line: places.get(entry)?.([], "key")?.line ?? 1,
      }),
    ),
    ...placeComponent("template", componentName(site.pages[page.template]?.template), files),
    ...[...islands].flatMap((name) => placeComponent("island", name, files, site.islands[name])),
  ];
}

/** A plan may pass parts of an entry instead of the entry: for a file with several entries, the first is shown. */
function entriesIn(file: string, places: Places): readonly Entry[] {
  for (const entry of places.keys()) if (entry.file === file) return [entry];
  return [];
}

function componentName(component: unknown): string {
  return typeof component === "function" ? component.name : "";
}

/** `path` is the file below `templates/` if it is known. Otherwise the first file that declares the name is used. */
function placeComponent(
  what: Place["what"],
  name: string,
  files: readonly RawFile[],
  path?: string,
): readonly Place[] {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) return [];
  const declaration = new RegExp(`(?:function|class|const|let)\\s+${name.replaceAll("$", "\\$")}(?![\\w$])`);
  for (const { path: file, bytes } of files) {
    if (path === undefined ? !/\.[jt]sx?$/.test(file) : file !== `templates/${path}`) continue;
    const lines = Buffer.from(bytes).toString().split("\n");
    const index = lines.findIndex((line) => declaration.test(line));
    if (index !== -1) return [{ what, name, file, line: index + 1 }];
  }
  return [];
}

/** What describing a page needs besides the built site. */
export type DescribeOptions = {
  /** Bytes after compression; 0 until that is known. */
  readonly weigh: (file: Weighable) => number;
  /** The files of `templates/`. */
  readonly readTemplates: () => readonly RawFile[];
  /** Undefined for readers who open no files. */
  readonly linkTo: LinkTo | undefined;
};

/** Describes the page in `file`, a path from the root of `dist/`. Undefined when there is no such page. */
export function describePage(
  file: string,
  state: SiteState,
  base: string,
  { weigh, readTemplates, linkTo }: DescribeOptions,
  speech: Speech,
): Omit<PageDescription, "service"> | undefined {
  const found = findPage(file, state);
  if (found === undefined) return undefined;
  const { site, drawn, rendered } = found;
  const { page, facts } = rendered;
  return {
    route: page.route,
    template: page.template,
    publication: describePublication(rendered, site, speech),
    sources: placeSources(rendered, drawn, readTemplates()).map((place) => ({
      ...place,
      link: readSourceName(place.file) === undefined ? linkTo?.({ ...place, column: 1 }) : undefined,
    })),
    weights: weighPage(rendered, drawn, base, weigh),
    neighbours: {
      ...(neighboursIn(drawn, base)(page.route) ?? noNeighbours),
      outside: readLinksAway(rendered.html),
    },
    searchResult: {
      title: facts.title ?? "",
      description: facts.description ?? "",
      url: drawn.settings.url + base + encodeRoute(page.route),
    },
  };
}

type Found = { readonly site: BuiltSite; readonly drawn: Drawn; readonly rendered: RenderedPage };

/** The page in `file`, a path from the root of `dist/`. */
export function findPage(file: string, state: SiteState): Found | undefined {
  const site = siteOf(state);
  const drawn = site?.drawn;
  const rendered = drawn?.pages.find(({ page }) => outputPaths(page, "both").includes(file));
  return site && drawn && rendered && { site, drawn, rendered };
}

const noNeighbours = { to: [], shared: [], from: [], isLinkedByAll: false };

const known = new WeakMap<Drawn, ReturnType<typeof createNeighbours>>();

/** Cached for each build, because many panels request the same one. */
function neighboursIn(drawn: Drawn, base: string): ReturnType<typeof createNeighbours> {
  const last = known.get(drawn);
  if (last !== undefined) return last;
  const pages = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const neighbours = createNeighbours(
    pages.map(({ page, facts }) => ({ route: page.route, links: linksOf(facts) })),
    base,
  );
  known.set(drawn, neighbours);
  return neighbours;
}

function describePublication({ page }: RenderedPage, site: BuiltSite, { pages: words }: Speech): Publication {
  const record = site.pages.find(({ route }) => route === page.route);
  const own = record && findOwnDraft(site, record);
  if (own !== undefined) {
    const { reason, due = "", part } = own;
    const file = nameDraft(own, site.drawn);
    if (part !== undefined) return { status: "partly", text: words["page.partly"]({ file, due, part }) };
    return reason === "draft"
      ? { status: "draft", text: words["page.draft"]({ file }) }
      : { status: "future", text: words["page.future"]({ file, due }) };
  }
  const status = isWorkbenchRoute(page.route)
    ? "workbench"
    : page.indexed
      ? "published"
      : "hidden-from-search";
  return { status, text: words[publicationKeys[status]] };
}

const publicationKeys = {
  published: "page.published",
  "hidden-from-search": "page.hidden-from-search",
  workbench: "page.workbench",
} as const;
