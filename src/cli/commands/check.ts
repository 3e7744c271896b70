import { join } from "node:path";
import { auditSite } from "../../check/audit-site.ts";
import {
  createLinkFinder,
  type ExternalLink,
  listExternalLinks,
  readLinksAway,
} from "../../check/check-links.ts";
import type { FinishedSite } from "../../check/check-site.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { explainCrash } from "../../dev/site/dev-site.ts";
import { createRebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import { watchSite } from "../../dev/watch/watch-site.ts";
import type { BuildOutcome, MissingFact, SourceRecord, StageTime, Waiting } from "../../model/model.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { createDiskIo, type DiskIo } from "../../pipeline/io/disk-io.ts";
import type { Compress } from "../../pipeline/publish/compress-files.ts";
import { heedInterrupts, openToSignals } from "../../store/interrupts.ts";
import { createJudge, type OffCheck } from "../../words/checks.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import { hasErrors, type Problem, sortProblems, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { Tell } from "../../words/tell.ts";
import { askLinks, type LinkAnswer } from "../ask-links.ts";
import { command, flag } from "../command.ts";
import { createMeasure, createProgress, keepHeapSmall } from "../during-build.ts";
import { annotationPrefix, printAnnotations } from "../github-runner.ts";
import { base, cache, chooseMode, json, offline, quiet, root, url } from "../options.ts";
import { formatTable, printable, toJsonProblem, toPrintableJson, UsageError } from "../print.ts";
import { printProblems } from "../print-problems.ts";
import { clearTheWay } from "../recovery.ts";
import { refuseChange } from "../refusals.ts";
import { counts, describeDropped, describeOff, describeSources } from "../summary.ts";

export const check = command({
  name: "check",
  about: {
    en: "check the content and the pages closely, and write nothing",
    fr: "contrôler de près les contenus et les pages, sans rien écrire",
  },
  options: {
    root,
    base,
    url,
    drafts: flag("--drafts", {
      en: "check drafts and entries dated after today as well",
      fr: "contrôler aussi les brouillons et les contenus dont la date est à venir",
    }),
    external: flag("--external", {
      en: "ask other sites whether the addresses that pages link to still answer",
      fr: "demander aux autres sites si les adresses liées répondent encore",
    }),
    watch: flag("--watch", {
      en: "check again after every save, until Ctrl-C",
      fr: "contrôler de nouveau à chaque enregistrement, jusqu’à Ctrl-C",
    }),
    strict: flag("--strict", {
      en: "fail on a warning; answers of other sites never fail it",
      fr: "échouer au moindre avertissement, sauf sur la réponse d’un autre site",
    }),
    offline,
    cache,
    json,
    quiet,
  },
  example: "site check --strict",
  run: async (options, tool) => {
    return runCheck(options, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

export const checkWords = {
  checking: { en: "checking…", fr: "contrôle en cours…" },
  waiting: {
    en: "waiting for a save (Ctrl-C ends it)",
    fr: "en attente d’un enregistrement (Ctrl-C pour arrêter)",
  },
  polling: message({
    en: ({ why }: { why: string }) => `${why}: polling for changes instead`,
    fr: ({ why }) => `${why} : les changements sont cherchés à intervalles réguliers`,
  }),
  done: message({
    en: (data: { pages: number; heldBack: number; errors: number; warnings: number; ms: number }) => {
      const left =
        data.heldBack > 0 ? `, ${en.number(data.heldBack)} held back (--drafts checks them too)` : "";
      return `${counts.pages.en(data.pages)} checked${left}: ${counts.found.en(data).join(", ") || "nothing found"} (${counts.seconds.en(data.ms)})`;
    },
    fr: (data) => {
      const left =
        data.heldBack > 0
          ? `, ${fr.number(data.heldBack)} ${fr.plural(data.heldBack, { one: "contenu mis de côté (--drafts le contrôle aussi)", other: "contenus mis de côté (--drafts les contrôle aussi)" })}`
          : "";
      const checked = `${counts.pages.fr(data.pages)} ${fr.plural(data.pages, { one: "contrôlée", other: "contrôlées" })}`;
      return `${checked}${left} : ${counts.found.fr(data).join(", ") || "rien à signaler"} (${counts.seconds.fr(data.ms)})`;
    },
  }),
  fact: { en: "fact not given", fr: "donnée manquante" },
  givenIn: { en: "given in", fr: "se donne dans" },
  waits: { en: "waits for it", fr: "ce qui l’attend" },
  nothingWaits: { en: "nothing", fr: "rien" },
  incomplete: {
    en: "the pages themselves are checked once the errors are fixed",
    fr: "les pages elles-mêmes seront contrôlées une fois les erreurs corrigées",
  },
};

export type CheckOptions = Pick<BuildOptions, "base" | "url" | "drafts" | "strict"> & {
  /** Absolute. */
  readonly root: string;
  readonly cache: boolean;
  readonly offline: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
};

/** Runs `site check` and returns its exit status. Writes nothing except remembered results in `.site/`. */
export async function runCheck(
  { external, watch, ...options }: CheckOptions & { readonly external: boolean; readonly watch: boolean },
  speech: Speech,
): Promise<number> {
  if (watch && options.json) throw new UsageError(say("usage.one-report"));
  await clearTheWay(options.root, async () => speech);
  // Each address is requested only once, even with `--watch`.
  const answers = new Map<string, Promise<LinkAnswer>>();
  const check = async () => {
    const progress = createProgress(process.stderr, options.quiet || options.json, speech.language);
    const ask = (links: readonly ExternalLink[]) =>
      askLinks(links, answers, (done) => progress.show("links", done, links.length));
    const result = await checkFromDisk(options, {
      progress: progress.show,
      ...(external && { ask }),
    }).finally(progress.clear);
    printResult(result, options, speech);
    return result;
  };
  if (!watch) return (await check()).hasFailed ? 1 : 0;
  await checkOnEverySave(options.root, check, speech);
  return 0;
}

function printResult(result: CheckResult, options: CheckOptions, speech: Speech): void {
  printProblems(result.problems, result.readText, process.stderr, speech);
  if (process.env.GITHUB_ACTIONS === "true") {
    const prefix = annotationPrefix(options.root, process.env.GITHUB_WORKSPACE);
    printAnnotations(result.problems, process.stderr, prefix, speech);
  }
  if (!options.quiet) printMissing(result.missing, process.stderr, speech.language);
  if (!options.quiet) printCheckSummary(result, process.stderr, speech.language);
  if (options.json) process.stdout.write(toPrintableJson(toReport(result, speech.tell)));
}

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. */
function toReport(
  { hasFailed, problems, heldBack, pages, off, dropped, missing, sources, stages, ms }: CheckResult,
  tell: Tell,
) {
  return {
    version: 1,
    status: hasFailed ? "failed" : "passed",
    problems: problems.map((problem) => toJsonProblem(problem, tell)),
    heldBack,
    pages,
    off,
    dropped,
    missing,
    sources,
    stages,
    ms,
  };
}

/** Until a signal ends the watch. */
async function checkOnEverySave(
  root: string,
  check: () => Promise<CheckResult>,
  speech: Speech,
): Promise<void> {
  const words = inLanguage(checkWords, speech.language);
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  const interrupt = heedInterrupts();
  const queue = createRebuildQueue(async () => {
    print(words.checking);
    // A rejected check must not end the watch: the next save may correct the mistake.
    const result = await openToSignals(check).catch((error) => printCrash(error, speech));
    // A file that could not be bundled is known only from its problems.
    const faulty = result?.problems.map(({ file }) => join(root, file));
    watcher.follow([...(result?.outside ?? []), ...(faulty ?? [])]);
    print(words.waiting);
    return "completed";
  });
  const watcher = watchSite({
    root,
    poll: false,
    onChange: queue.note,
    onFallback: (why) => print(words.polling({ why: speech.tell(why) })),
  });
  await watcher.ready;
  queue.note("");
  await interrupt.asked;
  await watcher.close();
  await queue.idle();
  interrupt.end();
}

function printCrash(error: unknown, speech: Speech): undefined {
  printProblems([explainCrash(error)], () => undefined, process.stderr, speech);
}

export type CheckResult = Pick<BuildOutcome, "problems" | "heldBack" | "pages"> & {
  readonly hasFailed: boolean;
  /** False when an error prevented the pages from being drawn, so that most checks did not run. */
  readonly isComplete: boolean;
  /** The checks that the site has turned off. */
  readonly off: readonly OffCheck[];
  /** How many HTML elements and attributes are left out of texts, by name. */
  readonly dropped: Readonly<Record<string, number>>;
  /** The facts that are not given, with what waits for each. */
  readonly missing: readonly MissingFact[];
  /** What was taken from elsewhere. */
  readonly sources: readonly SourceRecord[];
  readonly stages: readonly StageTime[];
  readonly ms: number;
  /** Files that were read outside the folders of the site, as absolute paths. */
  readonly outside: readonly string[];
  readonly readText: (file: string) => string | undefined;
};

type CheckIo = {
  readonly progress: BuildIo["progress"];
  /** Checks links to other sites over the network. Without it, there is no request. */
  readonly ask?: (links: readonly ExternalLink[]) => Promise<readonly LinkAnswer[]>;
};

/** Builds in memory, runs all checks and publishes nothing. */
export async function checkFromDisk(options: CheckOptions, own: CheckIo): Promise<CheckResult> {
  const disk = createDiskIo({ ...options, out: join(options.root, "dist"), sources: chooseMode(options) });
  try {
    return await checkPages(disk, options, own);
  } finally {
    // With `--watch`, further checks follow in this process.
    disk.close();
  }
}

async function checkPages(
  disk: DiskIo,
  options: CheckOptions,
  { progress, ask }: CheckIo,
): Promise<CheckResult> {
  const start = performance.now();
  const stages: StageTime[] = [];
  let audited: FinishedSite | undefined;
  let declared: LoadedTemplates | undefined;
  const io: BuildIo = {
    ...disk,
    loadTemplates: async (report, now) => {
      declared = await disk.loadTemplates(report, now);
      return declared;
    },
    readContent: keepHeapSmall(disk.readContent),
    audit: async (site, report) => {
      audited = site;
      auditSite(site, disk.memory, report);
    },
    publish: async () => ({ status: "written", changed: 0, removed: 0 }),
    // The strongest compression takes longer than everything else, and only exact weights need it.
    compress: options.json ? disk.compress : compressToNothing,
    progress,
    measure: createMeasure(stages),
  };
  // Whether a warning fails the check is decided below, because some warnings never do.
  const wanted = { ...options, strict: false, workbench: false, weigh: options.json, now: new Date() };
  const {
    problems,
    heldBack,
    pages,
    off = [],
    dropped = {},
    missing = [],
    sources = [],
  } = await build(io, wanted).catch(refuseChange);
  const answers = audited && ask ? explainAnswers(await ask(externalLinksOf(audited)), audited) : [];
  disk.flush();
  if (declared !== undefined) {
    const { keepEditorSchemas } = await import("../../dev/load/editor-schemas.ts");
    await keepEditorSchemas(options.root, declared.site, declared.digest);
  }
  return {
    problems: sortProblems([...problems, ...answers]),
    heldBack,
    pages,
    off,
    dropped,
    missing,
    sources,
    hasFailed: hasErrors([...problems, ...answers]) || (options.strict && problems.length > 0),
    isComplete: audited !== undefined,
    stages,
    ms: performance.now() - start,
    outside: disk.outside(),
    readText: disk.readText,
  };
}

/** Makes compressed copies without bytes. Only their names count: no other file may have one of them. */
const compressToNothing: Compress = async () => ({
  facts: null,
  digest: "",
  sizeBytes: 0,
  bytes: new Uint8Array(),
});

function externalLinksOf({ rendered, settings }: FinishedSite): readonly ExternalLink[] {
  return listExternalLinks(rendered, settings.url);
}

function explainAnswers(
  answers: readonly LinkAnswer[],
  { site, entries, sources }: FinishedSite,
): readonly Problem[] {
  const judge = createJudge(site.checks);
  const find = createLinkFinder({ entries, sources });
  return answers.flatMap(({ link, fault, hint }) => {
    if (fault === undefined) return [];
    const [place = { file: "templates/site.ts" }] = link.pages.flatMap(({ page, html }) => {
      const written = readLinksAway(html).find((href) => sameAddress(href, link.url)) ?? link.url;
      return find(written, page.sources);
    });
    return judge({ code: "link/external", severity: "warning", ...place, message: fault, hint }) ?? [];
  });
}

/** Browsers add a slash to a bare origin and do not send the part after #. */
function sameAddress(href: string, url: string): boolean {
  if (!URL.canParse(href)) return false;
  const address = new URL(href);
  address.hash = "";
  return address.href === url;
}

/** Prints the facts that are not given as a table: the fact, where it is given, and what waits for it. */
function printMissing(
  missing: readonly MissingFact[],
  terminal: { write(text: string): unknown },
  language: Language,
): void {
  if (missing.length === 0) return;
  const words = inLanguage(checkWords, language);
  const rows = missing.flatMap((fact) => {
    const waiting = fact.waiting.length === 0 ? [words.nothingWaits] : fact.waiting.map(describeWaiting);
    return waiting.map((each, index) => [
      index === 0 ? fact.name : "",
      index === 0 ? placeOf(fact) : "",
      each,
    ]);
  });
  const head = [words.fact, words.givenIn, words.waits];
  terminal.write(`\n${printable(formatTable([head, ...rows]))}\n`);
}

function placeOf({ file, at, field }: MissingFact): string {
  const place = at && { line: at.line, column: at.column };
  return at === undefined && field !== undefined
    ? `${file} ${field.join(".")}`
    : writePlace({ file, at: place });
}

/** A page by its address, a part of one by its first words. */
function describeWaiting({ file, at, routes, text }: Waiting): string {
  const place = at === undefined ? file : `${file}:${at.line}`;
  const name = routes.length > 0 ? routes.join(" ") : text;
  return name === "" ? place : `${place} ${name}`;
}

/** Prints the result of a check in a line or two. */
export function printCheckSummary(
  { problems, pages, heldBack, isComplete, off, dropped, sources, ms }: CheckResult,
  terminal: { write(text: string): unknown },
  language: Language,
): void {
  const words = inLanguage(checkWords, language);
  const notes = [
    ...describeSources(sources, language),
    ...describeDropped(dropped, language),
    ...describeOff(off, language),
  ];
  for (const line of notes) terminal.write(`${line}\n`);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const found = { errors, warnings: problems.length - errors };
  terminal.write(`${words.done({ pages: pages.length, heldBack: heldBack.length, ...found, ms })}\n`);
  if (!isComplete) terminal.write(`${words.incomplete}\n`);
}
