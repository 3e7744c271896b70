import type { RawFile, RenderedPage, Weighable } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { readLinksAway } from "../../pipeline/check/read-links-away.ts";
import { outputPaths } from "../../pipeline/finish/finish-pages.ts";
import { type Problem, writePlace } from "../../words/problem.ts";
import type { Tell } from "../../words/tell.ts";
import { type BuiltSite, type SiteState, siteOf } from "../site/site-state.ts";
import { findHeavyFiles } from "./find-heavy-files.ts";
import { createNeighbours } from "./find-neighbours.ts";
import { findPlaceholders } from "./find-placeholders.ts";
import { findProblems } from "./find-problems.ts";
import { type LinkTo, linkToPlace } from "./link-to-place.ts";
import { listUnpublished } from "./list-unpublished.ts";
import type { PageDescription, PageProblem, Publication } from "./page-description.ts";
import { placeSources } from "./place-sources.ts";
import { weighPage } from "./weigh-page.ts";

/** What describing a page needs besides the built site. */
export type DescribeOptions = {
  /** Bytes after compression; 0 until that is known. */
  readonly weigh: (file: Weighable) => number;
  /** The files of `templates/`. */
  readonly readTemplates: () => readonly RawFile[];
  readonly linkTo: LinkTo;
};

/** Describes the page in `file`, a path from the root of `dist/`. Undefined when there is no such page. */
export function describePage(
  file: string,
  state: SiteState,
  base: string,
  { weigh, readTemplates, linkTo }: DescribeOptions,
  tell: Tell,
): Omit<PageDescription, "mails"> | undefined {
  const found = findPage(file, state);
  if (found === undefined) return undefined;
  const { site, drawn, rendered } = found;
  const { page, facts } = rendered;
  const { here, elsewhere } = sortOut(found, state);
  const heavy = findHeavyFiles(rendered, drawn.files, base);
  return {
    route: page.route,
    template: page.template,
    publication: describePublication(rendered, site),
    sources: placeSources(rendered, drawn, readTemplates()).map((place) => ({
      ...place,
      link: linkTo({ ...place, column: 1 }),
    })),
    weights: weighPage(rendered, drawn, base, weigh),
    heavy,
    unpublished: listUnpublished(site),
    problems: here.map((problem) => describeProblem(problem, linkTo, tell)),
    problemsElsewhere: elsewhere,
    neighbours: {
      ...(neighboursIn(drawn, base)(page.route) ?? noNeighbours),
      outside: readLinksAway(rendered.html),
    },
    searchResult: {
      title: facts.title ?? "",
      description: facts.description ?? "",
      url: `${drawn.settings.url}${base}${page.route}`,
    },
  };
}

/**
 * Counts the faults of the page in `file`, which is all that a closed panel shows. Undefined when there is no such
 * page.
 */
export function countFaults(file: string, state: SiteState, base: string): number | undefined {
  const found = findPage(file, state);
  if (found === undefined) return undefined;
  const heavy = findHeavyFiles(found.rendered, found.drawn.files, base);
  return sortOut(found, state).here.length + heavy.length;
}

type Found = { readonly site: BuiltSite; readonly drawn: Drawn; readonly rendered: RenderedPage };

function findPage(file: string, state: SiteState): Found | undefined {
  const site = siteOf(state);
  const drawn = site?.drawn;
  const rendered = drawn?.pages.find(({ page }) => outputPaths(page, "both").includes(file));
  return site && drawn && rendered && { site, drawn, rendered };
}

function sortOut({ site, drawn, rendered }: Found, state: SiteState) {
  const all = state.status === "broken" ? state.problems : site.problems;
  const placeholders = findPlaceholders(rendered, drawn);
  if (all.length === 0) return { here: placeholders, elsewhere: 0 };
  const routes = new Set<string>(drawn.pages.map(({ page }) => page.route));
  const concerned = findProblems(all, rendered.page, routes);
  return { here: [...concerned, ...placeholders], elsewhere: all.length - concerned.length };
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

function describePublication({ page }: RenderedPage, { shownDrafts }: BuiltSite): Publication {
  const own = shownDrafts.find(({ file }) => file === page.sources[0]);
  if (own !== undefined) {
    const { file, reason, due = "", part } = own;
    if (part !== undefined) return { status: "partly", file, due, part };
    return reason === "draft" ? { status: "draft", file } : { status: "future", file, due };
  }
  if (isWorkbenchRoute(page.route)) return { status: "workbench" };
  return { status: page.indexed ? "published" : "hidden-from-search" };
}

function describeProblem(
  { severity, message, hint, file, at }: Problem,
  linkTo: LinkTo,
  tell: Tell,
): PageProblem {
  const place = writePlace({ file, at });
  const link = linkToPlace({ file, at }, linkTo);
  return { severity, message: tell(message), hint: hint && tell(hint), place, link };
}
