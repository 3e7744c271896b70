import type { BuildOutcome, HeldBack, PageRecord, PageWeights } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { inMemory } from "../../pipeline/io/build-io.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message, type Said } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import { compareText, hasErrors } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { command, flag } from "../command.ts";
import { type LoadedSite, loadSite } from "../open-site.ts";
import { base, cache, root, url } from "../options.ts";
import { formatTable, printableName, toPrintableJson } from "../print.ts";
import { printProblems } from "../print-problems.ts";
import { refuseChange } from "../refusals.ts";

export const routes = command({
  name: "routes",
  about: {
    en: "list every route with its state, template, weight and source",
    fr: "présenter chaque page avec son adresse, son état, son modèle, son poids et sa source",
  },
  options: {
    root,
    base,
    url,
    cache,
    json: flag("--json", { en: "print the list as JSON", fr: "écrire la liste en JSON" }),
  },
  notes: {
    en: "Weights are in KB of 1,000 bytes after brotli, and up to a quarter too high for pages far from their budgets.",
    fr: "Les poids sont en ko de 1 000 octets, après compression brotli, et jusqu’à un quart trop élevés pour les pages loin de leurs budgets.",
  },
  example: "site routes --json",
  run: async (options, tool) => {
    return runRoutes(options, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

export const routesWords = {
  route: { en: "route", fr: "adresse" },
  state: { en: "state", fr: "état" },
  template: { en: "template", fr: "modèle" },
  firstPaint: { en: "first paint KB", fr: "1er affichage (ko)" },
  total: { en: "all KB", fr: "total (ko)" },
  source: { en: "source", fr: "source" },
  published: { en: "published", fr: "publiée" },
  draft: { en: "draft", fr: "brouillon" },
  workbench: { en: "workbench", fr: "atelier" },
  future: message({ en: ({ due }: { due: string }) => `from ${due}`, fr: ({ due }) => `dès le ${due}` }),
  kilobytes: message({
    en: ({ bytes }: { bytes: number }) => en.number(bytes / 1000, 1),
    fr: ({ bytes }) => fr.number(bytes / 1000, 1),
  }),
};

type RoutesOptions = Pick<BuildOptions, "base" | "url"> & {
  /** Absolute. */
  readonly root: string;
  readonly cache: boolean;
  readonly json: boolean;
};

/** Runs `site routes` and returns its exit status. Writes the list to stdout and problems to stderr. */
export async function runRoutes(options: RoutesOptions, speech: Speech): Promise<number> {
  const loaded = await loadSite(options.root, speech, options.cache);
  if (loaded === undefined) return 1;
  try {
    return await printRoutes(loaded, options, speech);
  } finally {
    loaded.disk.close();
  }
}

async function printRoutes(
  { disk, templates }: LoadedSite,
  options: RoutesOptions,
  speech: Speech,
): Promise<number> {
  const io: BuildIo = {
    ...disk,
    ...inMemory,
    loadTemplates: async () => templates,
  };
  const common: BuildOptions = {
    ...options,
    drafts: false,
    strict: false,
    weigh: true,
    workbench: false,
    now: new Date(),
  };
  const published = await build(io, common).catch(refuseChange);
  // A held-back entry may be unfinished: its mistakes do not prevent the list.
  const everything = await build(io, { ...common, drafts: true, workbench: true }).catch(refuseChange);
  disk.flush();

  if (published.pages.length === 0 && hasErrors(published.problems)) {
    printProblems(published.problems, disk.readText, process.stderr, speech);
    return 1;
  }
  const rows = listRoutes(published, everything);
  process.stdout.write(
    options.json
      ? toPrintableJson({ version: 1, routes: rows })
      : formatTable(toTable(rows, speech.language), [3, 4]),
  );
  return 0;
}

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
export function toTable(rows: readonly RouteRow[], language: Language): readonly (readonly string[])[] {
  const words = inLanguage(routesWords, language);
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

type Words = Said<typeof routesWords>;

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
