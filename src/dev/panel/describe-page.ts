import type { Drawn } from "../../build.ts";
import { outputPaths } from "../../finish/finish-pages.ts";
import type { RawFile, RenderedPage, Weighable } from "../../model.ts";
import type { Problem } from "../../problem.ts";
import { isWorkbenchRoute } from "../../route.ts";
import { type BuiltSite, type SiteState, siteOf } from "../site-state.ts";
import { createNeighbours } from "./find-neighbours.ts";
import { findProblems } from "./find-problems.ts";
import type { PageDescription, PageProblem, Publication } from "./page-description.ts";
import { placeSources } from "./place-sources.ts";
import { weighPage } from "./weigh-page.ts";

/** What a look at a page needs beside the built site. */
export type Looks = {
  /** Bytes after compression; 0 as long as that is not known. */
  readonly weigh: (file: Weighable) => number;
  /** The files of `templates/`. */
  readonly readTemplates: () => readonly RawFile[];
  /** Undefined where no editor can be opened. */
  readonly linkTo: (place: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }) => string | undefined;
};

/** Tells what there is to know of the page in `file`, a path from the root of `dist/`; undefined where it is none. */
export function describePage(
  file: string,
  state: SiteState,
  base: string,
  { weigh, readTemplates, linkTo }: Looks,
): Omit<PageDescription, "mails"> | undefined {
  const site = siteOf(state);
  const { drawn } = site ?? {};
  const rendered = drawn?.pages.find(({ page }) => outputPaths(page.route, "both").includes(file));
  if (site === undefined || drawn === undefined || rendered === undefined) return undefined;
  const { page, facts } = rendered;
  const known = indexOf(drawn, base);
  const all = state.status === "broken" ? state.problems : site.problems;
  const problems = findProblems(all, page, known.routes);
  return {
    route: page.route,
    template: page.template,
    publication: describePublication(rendered, site),
    sources: placeSources(rendered, drawn, readTemplates()).map((place) => ({
      ...place,
      link: linkTo({ ...place, column: 1 }),
    })),
    weights: weighPage(rendered, drawn, base, weigh),
    problems: problems.map((problem) => describeProblem(problem, linkTo)),
    problemsElsewhere: all.length - problems.length,
    neighbours: known.neighboursOf(page.route) ?? nobody,
    searchResult: {
      title: facts.title ?? "",
      description: facts.description ?? "",
      url: `${drawn.settings.url}${base}${page.route}`,
    },
  };
}

const nobody = { to: [], shared: [], from: [], isLinkedByAll: false, outside: [] };

type Index = {
  readonly routes: ReadonlySet<string>;
  readonly neighboursOf: ReturnType<typeof createNeighbours>;
};

const indexes = new WeakMap<Drawn, Index>();

/** Many pages ask of one build. */
function indexOf(drawn: Drawn, base: string): Index {
  const known = indexes.get(drawn);
  if (known !== undefined) return known;
  const pages = drawn.pages.map(({ page, facts }) => ({ route: page.route, links: facts.links }));
  const published = pages.filter(({ route }) => !isWorkbenchRoute(route));
  const index = {
    routes: new Set<string>(pages.map(({ route }) => route)),
    neighboursOf: createNeighbours(published, base),
  };
  indexes.set(drawn, index);
  return index;
}

function describePublication({ page }: RenderedPage, { early }: BuiltSite): Publication {
  const own = early.find(({ file }) => file === page.sources[0]);
  if (own !== undefined) {
    const { file, reason, due = "" } = own;
    return reason === "draft" ? { status: "draft", file } : { status: "future", file, due };
  }
  if (isWorkbenchRoute(page.route)) return { status: "workbench" };
  return { status: page.indexed ? "published" : "hidden-from-search" };
}

function describeProblem(
  { severity, message, hint, file, at }: Problem,
  linkTo: Looks["linkTo"],
): PageProblem {
  const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
  const link = linkTo({ file, line: at?.line ?? 1, column: at?.column ?? 1 });
  return { severity, message, hint, place, link };
}
