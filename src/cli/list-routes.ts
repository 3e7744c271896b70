import type { BuildOutcome, HeldBack, PageRecord, PageWeights } from "../model/model.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import { compareText } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printableName } from "./printable.ts";

/** A page and whether visitors see it. `due` is the calendar date from which they do. */
export type RouteRow = {
  readonly route: string;
  readonly state: "published" | "draft" | "future" | "workbench";
  readonly due: string | undefined;
  readonly template: string;
  /** The file that the route comes from. */
  readonly source: string;
  readonly weights: PageWeights | undefined;
};

type Pages = Pick<BuildOutcome, "pages">;

/**
 * Lists the pages of a site by route: the published ones, and those that appear only with drafts and the workbench. A
 * published page has the weight that visitors download.
 */
export function listRoutes(
  published: Pages,
  everything: Pages & Pick<BuildOutcome, "shownDrafts">,
): readonly RouteRow[] {
  const out = new Set(published.pages.map(({ route }) => route));
  const others = everything.pages.filter(({ route }) => !out.has(route));
  const rows = [
    ...published.pages.map((page) => toRow(page, { state: "published", due: undefined })),
    ...others.map((page) => toRow(page, stateOf(page, everything.shownDrafts))),
  ];
  return rows.sort((a, b) => compareText(a.route, b.route));
}

function stateOf(
  { route, sources }: PageRecord,
  shownDrafts: readonly HeldBack[],
): Pick<RouteRow, "state" | "due"> {
  if (isWorkbenchRoute(route)) return { state: "workbench", due: undefined };
  const held = shownDrafts.find(({ file, part }) => file === sources[0] && part === undefined);
  // A page that lists a held-back entry among others is published without it.
  return { state: held?.reason ?? "draft", due: held?.due };
}

function toRow(
  { route, template, sources, weights }: PageRecord,
  state: Pick<RouteRow, "state" | "due">,
): RouteRow {
  return { route, ...state, template, source: sources[0] ?? "templates/site.ts", weights };
}

/** The columns of the table, including its head. */
export function toTable(
  rows: readonly RouteRow[],
  { command: { routes: words } }: Speech,
): readonly (readonly string[])[] {
  const head = [words.route, words.state, words.template, words.firstPaint, words.total, words.source];
  return [
    head,
    ...rows.map((row) => [
      row.route,
      describe(row, words),
      row.template,
      ...weightsOf(row, words),
      printableName(row.source),
    ]),
  ];
}

type Words = Speech["command"]["routes"];

function describe({ state, due = "" }: RouteRow, words: Words): string {
  switch (state) {
    case "published":
    case "draft":
    case "workbench":
      return words[state];
    case "future":
      return words.future({ due });
  }
}

function weightsOf({ weights }: RouteRow, words: Words): readonly string[] {
  if (weights === undefined) return ["", ""];
  return [weights.firstPaint, weights.total].map((bytes) => words.kilobytes({ bytes }));
}
