import { join, resolve } from "node:path";
import type { LookAhead } from "../../markdown/threads/look-ahead.ts";
import type { Kind, ReuseCount } from "../../model/memory/kinds.ts";
import type { BuildOutcome, HeldBack, StageTime } from "../../model/model.ts";
import { type BuildIo, type BuildOptions, build as buildSite } from "../../pipeline/build.ts";
import { createDiskIo } from "../../pipeline/io/disk-io.ts";
import { toProjectPath } from "../../store/disk.ts";
import { checkOutputFolder } from "../../store/output-folder.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message, type Said } from "../../words/in-each-language.ts";
import type { InEach, Language } from "../../words/languages.ts";
import type { Problem } from "../../words/problem.ts";
import type { Tell } from "../../words/tell.ts";
import { command, flag, type Tool } from "../command.ts";
import { createMeasure, createProgress, keepHeapSmall, stageNames } from "../during-build.ts";
import { annotationPrefix, printAnnotations } from "../github-runner.ts";
import { base, cache, chooseMode, json, offline, out, quiet, root, url } from "../options.ts";
import { printableName, toJsonProblem, toPrintableJson } from "../print.ts";
import { printProblems } from "../print-problems.ts";
import { clearTheWay } from "../recovery.ts";
import { refuseChange } from "../refusals.ts";
import { counts, describeDropped, describeOff, describeSources, leftOutWords } from "../summary.ts";

export const build = command({
  name: "build",
  about: {
    en: "read content/, render templates/, copy static/, write dist/",
    fr: "lire content/, dessiner templates/, copier static/, écrire dist/",
  },
  options: {
    root,
    out,
    base,
    url,
    drafts: flag("--drafts", {
      en: "publish drafts and entries dated after today as well",
      fr: "publier aussi les brouillons et les contenus dont la date est à venir",
    }),
    strict: flag("--strict", { en: "let a warning fail the build", fr: "échouer au moindre avertissement" }),
    offline,
    cache,
    json,
    quiet,
    verbose: flag("--verbose", {
      en: "print how long each stage took",
      fr: "afficher la durée de chaque étape",
    }),
  },
  example: "site build --out public --url https://www.example.org --strict",
  run: async ({ out: written, ...options }, tool) => {
    // The second thread starts while the rest is loaded.
    const { lookAhead } = await import("../../markdown/threads/look-ahead.ts");
    const { root, cache } = options;
    const out = resolve(root, written);
    const ahead = cache ? await lookAhead(join(root, "content"), out) : undefined;
    return runBuild({ ...options, out, hasOut: written !== "dist" }, tool, ahead);
  },
});

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

type Written = { pages: number; files: number; bytes: number; folder: string; changed: number; ms: number };

/** The summary of a build. */
export const buildWords = {
  written: message({
    en: (data: Written) =>
      `${counts.pages.en(data.pages)}, ${counts.files.en(data.files)}, ${counts.megabytes.en(data.bytes)} in ${data.folder}/ (${en.number(data.changed)} changed), ${counts.seconds.en(data.ms)}`,
    fr: (data) =>
      `${counts.pages.fr(data.pages)}, ${counts.files.fr(data.files)}, ${counts.megabytes.fr(data.bytes)} dans ${data.folder}/ (${fr.number(data.changed)} ${fr.plural(data.changed, { one: "modifié", other: "modifiés" })}), ${counts.seconds.fr(data.ms)}`,
  }),
  warnings: message({
    en: ({ count }: { count: number }) => counts.warnings.en(count),
    fr: ({ count }) => counts.warnings.fr(count),
  }),
  refused: message({
    en: (data: { errors: number; warnings: number; ms: number }) =>
      `${counts.errors.en(data.errors)}, ${counts.warnings.en(data.warnings)}: nothing was written (${counts.seconds.en(data.ms)})`,
    fr: (data) =>
      `${counts.errors.fr(data.errors)}, ${counts.warnings.fr(data.warnings)} : rien n’a été écrit (${counts.seconds.fr(data.ms)})`,
  }),
  untouched: message({
    en: (data: { errors: number; warnings: number; ms: number; folder: string }) =>
      `${counts.errors.en(data.errors)}, ${counts.warnings.en(data.warnings)}: nothing was written, ${data.folder}/ is as it was (${counts.seconds.en(data.ms)})`,
    fr: (data) =>
      `${counts.errors.fr(data.errors)}, ${counts.warnings.fr(data.warnings)} : rien n’a été écrit, ${data.folder}/ reste tel quel (${counts.seconds.fr(data.ms)})`,
  }),
  reused: message({
    en: ({ kinds }: { kinds: readonly string[] }) => `reused ${kinds.join(", ")}`,
    fr: ({ kinds }) => `repris tels quels : ${kinds.join(", ")}`,
  }),
  reusedKind: message({
    en: ({ kind, reused, all }: { kind: string; reused: number; all: number }) =>
      `${en.number(reused)} of ${en.number(all)} ${kind}`,
    fr: ({ kind, reused, all }) => `${kind} ${fr.number(reused)}/${fr.number(all)}`,
  }),
  notRemembered: {
    en: "nothing could be remembered: .site/ cannot be written",
    fr: "rien n’a pu être gardé en mémoire : .site/ ne peut être écrit",
  },
  draftsLeft: message({
    en: ({ count, names }: { count: number; names: string }) =>
      `left out: ${en.number(count)} ${en.plural(count, { one: "draft", other: "drafts" })} (${names})`,
    fr: ({ count, names }) =>
      `mis de côté : ${fr.number(count)} ${fr.plural(count, { one: "brouillon", other: "brouillons" })} (${names})`,
  }),
  entriesLeft: message({
    en: ({ count, names, next }: { count: number; names: string; next: string }) =>
      `left out: ${en.number(count)} ${en.plural(count, { one: "entry", other: "entries" })} of a later date (${names}); the next is due on ${next}`,
    fr: ({ count, names, next }) =>
      `mis de côté : ${fr.number(count)} ${fr.plural(count, { one: "contenu daté", other: "contenus datés" })} de plus tard (${names}) ; prochaine parution le ${fr.day(next)}`,
  }),
  itemsLeft: message({
    en: ({ count, names, next }: { count: number; names: string; next: string }) =>
      `left out: ${en.number(count)} ${en.plural(count, { one: "item", other: "items" })} of a later date (${names}); the next is due on ${next}`,
    fr: ({ count, names, next }) =>
      `mis de côté : ${fr.number(count)} ${fr.plural(count, { one: "élément daté", other: "éléments datés" })} de plus tard (${names}) ; prochaine parution le ${fr.day(next)}`,
  }),
  part: message({
    en: ({ part, file }: { part: string; file: string }) => `${part} of ${file}`,
    fr: ({ part, file }) => `${part} dans ${file}`,
  }),
  names: leftOutWords.names,
  tenths: message({ en: ({ ms }: { ms: number }) => en.number(ms, 1), fr: ({ ms }) => fr.number(ms, 1) }),
};

/** Kinds of remembered results, printed beside their number. */
export const kindNames: Readonly<Record<Kind, InEach<string>>> = {
  accessibility: { en: "accessibility", fr: "accessibilité" },
  "active-pdfs": { en: "active-pdfs", fr: "PDF examinés" },
  assets: { en: "assets", fr: "styles et scripts" },
  cards: { en: "cards", fr: "vignettes" },
  compressed: { en: "compressed", fr: "fichiers compressés" },
  derived: { en: "derived", fr: "fichiers dérivés" },
  drawings: { en: "drawings", fr: "dessins" },
  entries: { en: "entries", fr: "contenus" },
  "feed-items": { en: "feed-items", fr: "éléments de flux" },
  figures: { en: "figures", fr: "chiffres" },
  images: { en: "images", fr: "images" },
  "large-files": { en: "large-files", fr: "gros fichiers" },
  markdown: { en: "markdown", fr: "textes" },
  "page-markdown": { en: "page-markdown", fr: "pages en Markdown" },
  pages: { en: "pages", fr: "pages" },
  pictures: { en: "pictures", fr: "illustrations" },
  places: { en: "places", fr: "emplacements" },
  "quick-weights": { en: "quick-weights", fr: "poids estimés" },
  reads: { en: "reads", fr: "lectures" },
  sources: { en: "sources", fr: "fichiers lus" },
  spellings: { en: "spellings", fr: "orthographes" },
  styles: { en: "compiled styles", fr: "styles compilés" },
  templates: { en: "templates", fr: "modèles" },
  texts: { en: "texts", fr: "textes de recherche" },
  waiting: { en: "waiting parts", fr: "parties en attente" },
  weights: { en: "weights", fr: "poids" },
};

/** As the command line gives them. */
export type BuildCommandOptions = {
  /** Absolute. */
  readonly root: string;
  /** Absolute. */
  readonly out: string;
  /** False when the folder is the usual one. */
  readonly hasOut: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly cache: boolean;
  readonly offline: boolean;
} & Pick<BuildOptions, "base" | "url" | "drafts" | "strict">;

/** Runs `site build` and returns its exit status. Diagnostics go to stderr, the JSON report to stdout. */
export async function runBuild(
  options: BuildCommandOptions,
  { language, loadSpeech }: Pick<Tool, "language" | "loadSpeech">,
  ahead?: LookAhead,
): Promise<number> {
  const start = performance.now();
  await clearTheWay(options.root, loadSpeech);
  const unsafe = checkOutputFolder(options.out, options.root);
  const stages: StageTime[] = [];
  const progress = createProgress(process.stderr, options.quiet || options.json, language);
  const interrupt = createInterrupt();
  const sources = chooseMode(options);
  const disk = createDiskIo({ ...options, sources, ahead, signal: interrupt.signal });
  const io: BuildIo = {
    ...disk,
    readContent: keepHeapSmall(disk.readContent),
    publish: (files, site) => interrupt.heedDuring(() => disk.publish(files, site)),
    progress: progress.show,
    measure: createMeasure(stages),
  };

  const wanted = { ...options, workbench: false, weigh: options.json, now: new Date() };
  const outcome: BuildOutcome =
    unsafe === undefined
      ? await buildSite(io, wanted).catch(refuseChange)
      : { status: "refused", problems: [unsafe], heldBack: [], shownDrafts: [], pages: [] };
  progress.clear();
  if (outcome.status === "written") disk.prune();
  else disk.flush();
  ahead?.thread.close();

  const result = { outcome, stages, reuse: disk.counts(), ms: performance.now() - start };
  if (outcome.problems.length > 0) {
    const speech = await loadSpeech();
    printProblems(outcome.problems, disk.readText, process.stderr, speech);
    if (process.env.GITHUB_ACTIONS === "true") {
      const prefix = annotationPrefix(options.root, process.env.GITHUB_WORKSPACE);
      printAnnotations(outcome.problems, process.stderr, prefix, speech);
    }
  }
  if (!options.quiet) printSummary(result, options, process.stderr, language);
  if (disk.hasFailedToStore()) process.stderr.write(`${buildWords.notRemembered[language]}\n`);
  if (options.json) {
    const { tell } = await loadSpeech();
    process.stdout.write(toPrintableJson(toJsonReport(result, tell)));
  }
  if (interrupt.signal.aborted) return 130;
  // A default output folder that is refused is a problem of the site, not of the command line.
  if (unsafe?.code === "publish/unsafe-folder" && options.hasOut) return 2;
  return outcome.status === "written" ? 0 : 1;
}

/** The result of `site build`, for its summary and its JSON report. */
export type BuildResult = {
  readonly outcome: BuildOutcome;
  readonly stages: readonly StageTime[];
  readonly reuse: readonly ReuseCount[];
  /** Milliseconds from the start of the command’s own work to the end of the build. */
  readonly ms: number;
};

/** Prints the result of a build in a few lines. */
export function printSummary(
  result: BuildResult,
  options: Pick<BuildCommandOptions, "root" | "out" | "verbose">,
  terminal: { write(text: string): unknown },
  language: Language,
): void {
  const lines = [...summarise(result, options, language)];
  terminal.write(`${lines.join("\n")}\n`);
}

function* summarise(
  { outcome, stages, reuse, ms }: BuildResult,
  { root, out, verbose }: Pick<BuildCommandOptions, "root" | "out" | "verbose">,
  language: Language,
) {
  const words = inLanguage(buildWords, language);
  const kinds = inLanguage(kindNames, language);
  const errors = outcome.problems.filter(({ severity }) => severity === "error").length;
  const warnings = outcome.problems.length - errors;
  const folder = printableName(toProjectPath(out, root));
  yield* describeSources(outcome.sources ?? [], language);
  yield* describeHeldBack(outcome.heldBack, words);
  yield* describeDropped(outcome.dropped ?? {}, language);
  yield* describeOff(outcome.off ?? [], language);
  switch (outcome.status) {
    case "written": {
      const { pages, files, bytes, changed } = outcome;
      yield words.written({ pages: pages.length, files, bytes, folder, changed, ms });
      if (warnings > 0) yield words.warnings({ count: warnings });
      break;
    }
    case "refused":
      yield isUnsafe(outcome.problems)
        ? words.refused({ errors, warnings, ms })
        : words.untouched({ errors, warnings, ms, folder });
      break;
  }
  const reused = reuse
    .filter((kind) => kind.reused > 0)
    .map(({ kind, reused, computed }) =>
      words.reusedKind({ kind: kinds[kind], reused, all: reused + computed }),
    );
  if (reused.length > 0) yield words.reused({ kinds: reused });
  if (verbose) yield* listStages(stages, language);
}

/** When the output folder was refused, it may hold something else than pages, so nothing is said about its content. */
function isUnsafe(problems: readonly Problem[]): boolean {
  return problems.some(({ code }) => code === "publish/unsafe-folder");
}

function listStages(stages: BuildResult["stages"], language: Language): readonly string[] {
  const names = inLanguage(stageNames, language);
  return stages.map(
    ({ stage, ms }) => `  ${names[stage].padEnd(13)} ${buildWords.tenths[language]({ ms }).padStart(9)} ms`,
  );
}

type Words = Said<typeof buildWords>;

function* describeHeldBack(heldBack: readonly HeldBack[], words: Words) {
  const drafts = heldBack.filter(({ reason }) => reason === "draft");
  const future = heldBack.filter(({ reason, part }) => reason === "future" && part === undefined);
  const items = heldBack.filter(({ part }) => part !== undefined);
  if (drafts.length > 0) yield words.draftsLeft({ count: drafts.length, names: nameSome(drafts, words) });
  if (future.length > 0) yield words.entriesLeft(describeLater(future, words));
  if (items.length > 0) yield words.itemsLeft(describeLater(items, words));
}

function describeLater(later: readonly HeldBack[], words: Words) {
  const [next = ""] = later.map(({ due }) => due ?? "").sort();
  return { count: later.length, names: nameSome(later, words), next };
}

function nameSome(entries: readonly HeldBack[], words: Words): string {
  const names = entries
    .slice(0, 5)
    .map(({ file, part }) => printableName(part === undefined ? file : words.part({ part, file })));
  return words.names({ names, more: entries.length - names.length });
}

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. Times in ms. */
export function toJsonReport({ outcome, stages, reuse, ms }: BuildResult, tell: Tell) {
  const written = outcome.status === "written" ? outcome : undefined;
  return {
    version: 1,
    status: outcome.status,
    problems: outcome.problems.map((problem) => toJsonProblem(problem, tell)),
    heldBack: outcome.heldBack,
    pages: outcome.pages,
    off: outcome.off ?? [],
    dropped: outcome.dropped ?? {},
    missing: outcome.missing ?? [],
    sources: outcome.sources ?? [],
    files: written?.files ?? 0,
    bytes: written?.bytes ?? 0,
    changed: written?.changed ?? 0,
    reuse,
    stages,
    ms,
  };
}

/**
 * Before publishing, Ctrl-C ends the process at once. During publishing, the first Ctrl-C ends it as soon as no file is
 * half-written, a second one at once.
 */
function createInterrupt() {
  const controller = new AbortController();
  const onInterrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  return {
    signal: controller.signal,
    async heedDuring<T>(work: () => Promise<T>): Promise<T> {
      process.on("SIGINT", onInterrupt);
      try {
        return await work();
      } finally {
        process.off("SIGINT", onInterrupt);
      }
    },
  };
}
