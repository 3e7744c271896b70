import { setFlagsFromString } from "node:v8";
import type { Stage, StageTime } from "../model/model.ts";
import type { BuildIo } from "../pipeline/build.ts";
import { createFormat } from "../words/format.ts";
import { inLanguage, message } from "../words/in-each-language.ts";
import type { InEach, Language } from "../words/languages.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** The stages of a build, for progress and `--verbose`. */
export const stageNames: Readonly<Record<Work, InEach<string>>> = {
  audit: { en: "audit", fr: "examen" },
  bundle: { en: "bundle", fr: "assemblage" },
  cards: { en: "cards", fr: "vignettes" },
  check: { en: "check", fr: "contrôle" },
  compress: { en: "compress", fr: "compression" },
  drawings: { en: "drawings", fr: "dessins" },
  finish: { en: "finish", fr: "finitions" },
  images: { en: "images", fr: "images" },
  link: { en: "link", fr: "renvois" },
  links: { en: "links", fr: "liens" },
  markdown: { en: "markdown", fr: "markdown" },
  parse: { en: "parse", fr: "analyse" },
  pictures: { en: "pictures", fr: "illustrations" },
  plan: { en: "plan", fr: "plan" },
  publish: { en: "publish", fr: "publication" },
  read: { en: "read", fr: "lecture" },
  render: { en: "render", fr: "rendu" },
  sources: { en: "sources", fr: "sources" },
  templates: { en: "templates", fr: "modèles" },
  validate: { en: "validate", fr: "validation" },
};

export const progressWords = {
  done: message({
    en: ({ stage, done, total }: { stage: string; done: number; total: number }) =>
      `${stage}: ${en.number(done)} of ${en.number(total)}`,
    fr: ({ stage, done, total }) => `${stage} : ${fr.number(done)} sur ${fr.number(total)}`,
  }),
};

type Terminal = { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };

/** On a terminal, a shorter build shows no progress. */
const quietMs = 1500;
const redrawMs = 80;
/** A log gets a line so often, and none before. */
const lineMs = 10_000;
const barWidth = 24;

/** What takes long: a stage of a build, or the check of links to other sites. */
type Work = Stage | "links";

/**
 * Shows what is done and how much of it: on a terminal as a line that is drawn again, elsewhere, once the work has taken
 * ten seconds, as a line when a stage is first seen and one every ten seconds for each that goes on. Stages may overlap.
 * Shows nothing while the work is short, or when `silent`. After `clear`, the next work begins.
 */
export function createProgress(
  terminal: Terminal,
  silent: boolean,
  language: Language,
  now: () => number = () => performance.now(),
) {
  const names: Readonly<Record<Work, string>> = inLanguage(stageNames, language);
  let start: number | undefined = now();
  let timer: NodeJS.Timeout | undefined;
  let lastDrawn = 0;
  let isDrawn = false;
  const going = new Map<Work, Count>();
  /** When a log last named each stage. */
  const named = new Map<Work, number>();

  const draw = (time: number) => {
    lastDrawn = time;
    isDrawn = true;
    const counts = [...going].map(([stage, count]) => [names[stage], count] as const);
    terminal.write(`\r\u001b[K${formatBars(counts, (terminal.columns ?? 80) - 1)}`);
  };
  const log = (time: number) => {
    for (const [stage, count] of going) {
      if (time - (named.get(stage) ?? Number.NEGATIVE_INFINITY) < lineMs) continue;
      named.set(stage, time);
      terminal.write(`${progressWords.done[language]({ stage: names[stage], ...count })}\n`);
    }
  };
  return {
    show(stage: Work, done: number, total: number): void {
      if (silent) return;
      const time = now();
      start ??= time;
      going.set(stage, { done, total });
      if (terminal.isTTY === true) {
        if (time - start >= quietMs && (done >= total || time - lastDrawn >= redrawMs)) draw(time);
      } else {
        // One item may take longer than the time between two lines.
        timer ??= setInterval(() => log(now()), lineMs).unref();
        if (time - start >= lineMs && total > 0) log(time);
      }
      if (done >= total) going.delete(stage);
    },
    clear(): void {
      clearInterval(timer);
      if (isDrawn) terminal.write("\r\u001b[K");
      timer = undefined;
      start = undefined;
      isDrawn = false;
      going.clear();
      named.clear();
    },
  };
}

type Count = { readonly done: number; readonly total: number };

/** A bar for the first stage and a count for each other one, as far as there is room. */
function formatBars([first, ...others]: readonly (readonly [string, Count])[], columns: number): string {
  if (first === undefined) return "";
  const [name, { done, total }] = first;
  const filled = Math.min(barWidth, Math.round((done / Math.max(1, total)) * barWidth));
  const bar = `${name.padEnd(12)} ${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${done}/${total}`;
  return [bar, ...others.map(([name, { done, total }]) => `${name} ${done}/${total}`)]
    .join("   ")
    .slice(0, columns);
}

/** Records in `stages` how long each stage takes. If a stage runs in several pieces, their times add up. */
export function createMeasure(stages: StageTime[]): BuildIo["measure"] {
  const note = (stage: Stage, ms: number) => {
    const at = stages.findIndex((time) => time.stage === stage);
    if (at === -1) stages.push({ stage, ms });
    else stages[at] = { stage, ms: (stages[at]?.ms ?? 0) + ms };
  };
  return (stage, run) => {
    const start = performance.now();
    const result = run();
    if (result instanceof Promise) {
      return result.finally(() => note(stage, performance.now() - start)) as typeof result;
    }
    note(stage, performance.now() - start);
    return result;
  };
}

/** How much V8’s heap may grow beyond the data in use before V8 collects garbage. */
export const growthPercent = 50;

/** Below this size the heap is left alone: collecting more often would lengthen the build by a few percent. */
export const manyFiles = 20_000;

/**
 * Makes V8 collect garbage earlier on very large sites. On a machine with much memory V8 lets the heap grow to four
 * times what is in use, and half of the memory of such a build is garbage. Most flags must be set before V8 starts;
 * this one is read at each collection.
 */
export function keepHeapSmall(
  readContent: BuildIo["readContent"],
  setFlag: (flag: string) => void = setFlagsFromString,
): BuildIo["readContent"] {
  return (report) => {
    const files = readContent(report);
    if (files.length >= manyFiles) setFlag(`--heap-growing-percent=${growthPercent}`);
    return files;
  };
}
