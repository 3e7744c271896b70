import { checkPlaceholders } from "../../check/check-texts.ts";
import type { HeldBack, MissingFact, ParsedSource, RenderedPage, Weighable } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Position, Problem, ProblemCode } from "../../words/problem.ts";
import type { ListedKind } from "./fault.ts";

/** What an extension knows about faults: the names of entries and fields, and how they are opened. */
export type Mending = {
  holdersIn(drawn: Drawn): FaultHolders;
  /** What was typed and is in no file, because the checks have refused it. */
  refusedIn(drawn: Drawn): readonly RefusedWords[];
};

export type FaultHolders = {
  /** The entry and the field at a position of a file. */
  at(file: string, at?: Position): FaultHolder | undefined;
  /** The field of the settings that gives a fact. */
  setting(path: NonNullable<MissingFact["field"]>): FaultHolder;
  /** Opens the list of unused images, on any page. */
  readonly imagesLink: string | undefined;
};

export type FaultHolder = {
  readonly entry: string;
  /** The Markdown of an entry has no label. */
  readonly field: { readonly label: string | undefined } | undefined;
  /** Opens the field, on any page. */
  readonly link: string | undefined;
  /** Identifies the entry in its file, and the field. */
  readonly key: readonly [entry: string | undefined, field: unknown];
};

export type RefusedWords = {
  readonly file: string;
  readonly at: Position | undefined;
  readonly holder: FaultHolder;
  readonly why: readonly string[];
  readonly key: readonly unknown[];
};

/** What the faults of a site, or of one of its pages, are listed from. */
export type FaultSources = {
  /** The last good site, for the names of its pages and fields. Undefined before the first. */
  readonly drawn: Drawn | undefined;
  /** Those of the last build, and those of its audit if it is known. */
  readonly problems: readonly Problem[];
  readonly refused: readonly RefusedWords[];
  readonly held: readonly HeldBack[];
  readonly missing: readonly MissingFact[];
  readonly pages: readonly RenderedPage[];
  /** Bytes after compression; 0 until that is known. Undefined to list no page that is close to a budget. */
  readonly weigh: ((file: Weighable, how?: "quickly") => number) | undefined;
};

/** The sources of an empty list. */
export const nothing: FaultSources = {
  drawn: undefined,
  problems: [],
  refused: [],
  held: [],
  missing: [],
  pages: [],
  weigh: undefined,
};

export function kindOf({ code, severity }: Pick<Problem, "code" | "severity">): ListedKind {
  return kindsOfCodes[code] ?? severity;
}

/** The codes of problems that form a kind of their own. */
const kindsOfCodes: Readonly<Partial<Record<ProblemCode, ListedKind>>> = {
  "content/placeholder": "placeholder",
  "content/review-due": "stale",
  "content/unused-image": "unused",
  "page/budget": "weight",
  "static/heavy": "weight",
};

/** What concerns one page. */
export function narrowToPage(sources: FaultSources, drawn: Drawn, rendered: RenderedPage): FaultSources {
  const { page } = rendered;
  const routes = new Set<string>(drawn.pages.map(({ page }) => page.route));
  const others = sources.problems.filter((problem) => {
    const { code, file } = problem;
    // Each page with the same description has a problem that names all of them.
    if (code === "page/duplicate-title" || code === "page/duplicate-description")
      return page.sources.includes(file);
    // A page that does not show the placeholder may have a source with one.
    return kindOf(problem) !== "placeholder";
  });
  return {
    drawn,
    problems: [...findProblems(others, page, routes), ...findPlaceholders(rendered, drawn)],
    refused: sources.refused.filter(({ file }) => page.sources.includes(file)),
    held: sources.held.filter(({ file }) => file === page.sources[0]),
    missing: sources.missing.filter(({ waiting }) =>
      waiting.some(({ routes }) => routes.includes(page.route)),
    ),
    pages: [rendered],
    weigh: undefined,
  };
}

/** The parts of a page that problems refer to. */
type Concerned = { readonly route: string; readonly sources: readonly string[] };

/**
 * The problems of one page: those that name it, and those of its files that name no other page. `routes` are those of
 * all pages.
 */
export function findProblems(
  problems: readonly Problem[],
  { route, sources }: Concerned,
  routes: ReadonlySet<string>,
): readonly Problem[] {
  return problems.filter((problem) => {
    const pages = findNamedRoutes(problem, routes);
    return pages.includes(route) || (pages.length === 0 && sources.includes(problem.file));
  });
}

/** The pages that a problem names, among `routes`. */
export function findNamedRoutes(
  { message }: Pick<Problem, "message">,
  routes: ReadonlySet<string>,
): readonly string[] {
  const named = JSON.stringify(message)
    .match(/(?<![^\s“"(:])\/[^\s”"),:;]*/g)
    ?.map((word) => word.replace(/\.$/, ""));
  return named?.filter((word) => routes.has(word)) ?? [];
}

/** The placeholders in the sources of a page that shows the site’s placeholder. */
function findPlaceholders(
  rendered: RenderedPage,
  { parsed, site }: Pick<Drawn, "parsed" | "site">,
): readonly Problem[] {
  const { placeholder } = site;
  if (placeholder === undefined) return [];
  const sources = new Set(rendered.page.sources);
  const found = parsed.flatMap((source) => (sources.has(source.file) ? listPlaceholders(source, site) : []));
  // A file may contain placeholders that only other pages show.
  return found.length > 0 && rendered.html.toLowerCase().includes(placeholder.toLowerCase()) ? found : [];
}

/** Cached, because a list page has thousands of sources, and each open page asks after each save. */
const known = new WeakMap<
  ParsedSource,
  { readonly site: Drawn["site"]; readonly found: readonly Problem[] }
>();

function listPlaceholders(source: ParsedSource, site: Drawn["site"]): readonly Problem[] {
  const last = known.get(source);
  if (last?.site === site) return last.found;
  const found: Problem[] = [];
  checkPlaceholders([source], site, (problem) => found.push(problem));
  known.set(source, { site, found });
  return found;
}
