import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import type { Memory } from "../model/memory/memory.ts";
import { type OutputFile, type Picture, type RenderedPage, Undrawable } from "../model/model.ts";
import type { LetOthers, Schedule } from "../model/schedule.ts";
import { once } from "../once.ts";
import { type Message, say, type Text } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";

/** A site’s templates, what they are called with besides content, and where their mistakes are reported. */
export type Templates = LoadedTemplates & {
  /** Under `site dev`, the site’s values for development take precedence over those of the published site. */
  readonly settings: GeneratorSettings;
  /** `""`, or the sub-path of the deployment without a slash at the end. */
  readonly base: string;
  readonly memory: Memory;
  readonly report: Report;
};

/** Takes the remaining steps until `signal` is aborted. Calls `onStep` and `letOthers` after each. */
export async function takeSteps(
  steps: Iterator<void>,
  letOthers: LetOthers,
  signal: AbortSignal,
  onStep: () => void = () => {},
): Promise<void> {
  while (!signal.aborted && steps.next().done !== true) {
    onStep();
    const rest = letOthers();
    if (rest !== undefined) await rest;
  }
}

/** Marks a promise that is awaited later: a rejection before then does not count as unhandled. */
export function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/**
 * Calls `rest` after every 64 texts: the native parser allocates five times the size of a text, which is freed only
 * when the event loop turns.
 */
export function everySoOften(rest: () => Promise<void>): LetOthers {
  const textsPerTurn = 64;
  let texts = 0;
  return () => {
    texts += 1;
    return texts % textsPerTurn === 0 ? rest() : undefined;
  };
}

/** Errors that templates threw while drawing. */
export type Failures = {
  /** `name` is the route of a page or the path of a file. An `Undrawable` is already reported elsewhere. */
  note(error: unknown, name: string): void;
  /**
   * Reports each mistake once, however often it occurred. `doing` describes what failed, at `first` and at `more`
   * others.
   */
  reportAll(report: Report, doing?: (first: string, more: number) => Text): void;
};

/** A template draws many pages or files: the same error at the same place is one mistake. */
export function gatherFailures(explainThrow: LoadedTemplates["explainThrow"]): Failures {
  const byMistake = new Map<string, { readonly error: unknown; readonly names: string[] }>();
  return {
    note: (error, name) => {
      if (error instanceof Undrawable) return;
      const mistake = keyOf(explainThrow(error, ""));
      const known = byMistake.get(mistake);
      if (known === undefined) byMistake.set(mistake, { error, names: [name] });
      else known.names.push(name);
    },
    reportAll: (report, doing = drawPages) => {
      for (const { error, names } of byMistake.values())
        report(explainThrow(error, doing(names[0] ?? "", names.length - 1)));
    },
  };
}

function drawPages(page: string, more: number): Message {
  return more === 0 ? say("doing.draw-page", { page }) : say("doing.draw-pages", { page, more });
}

function keyOf({ code, file, at, message }: Problem): string {
  return JSON.stringify([code, file, at, message]);
}

/**
 * The schedule of a build that needs all pages: everything that pages show is made before they are drawn, while other
 * threads draw pictures. `rest` lets the event loop turn.
 */
export function allAtOnce(rest: () => Promise<void>): Schedule {
  return {
    compile: ({ compileAll }) => compileAll(everySoOften(rest)),
    prepare: async ({ pages, makeDrawings, planCards, beginPictures }) => {
      await makeDrawings(() => undefined);
      await planCards(pages);
      beginPictures();
    },
    draw: async ({ pages, draw, mayGoOn }) => {
      const rendered: RenderedPage[] = [];
      for (const page of pages) {
        if (!mayGoOn()) return undefined;
        const one = draw(page);
        if (one !== undefined) rendered.push(one);
      }
      return mayGoOn() ? rendered : undefined;
    },
  };
}

/** Pictures that may be drawn in parallel to the following stages. */
type PictureJob = {
  /** Begins to draw the pictures listed so far. */
  begin(): void;
  /** Returns their files, or those of all pictures if none were begun, and reports problems. */
  finish(report: Report): Promise<readonly OutputFile[]>;
};

type DrawPictures = (pictures: readonly Picture[], report: Report) => Promise<readonly OutputFile[]>;

export function drawPicturesInParallel(list: () => readonly Picture[], draw: DrawPictures): PictureJob {
  const problems: Problem[] = [];
  const drawOnce = once(() => begin(draw(list(), (problem) => void problems.push(problem))));
  return {
    begin: () => void drawOnce(),
    finish: async (report) => {
      const files = await drawOnce();
      for (const problem of problems) report(problem);
      return files;
    },
  };
}
