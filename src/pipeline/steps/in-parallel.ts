import type { OutputFile, Picture } from "../../model/model.ts";
import type { LetOthers } from "../../model/schedule.ts";
import { once } from "../../once.ts";
import type { Problem, Report } from "../../problems/problem.ts";

/** The promise is awaited later: until then, its rejection counts as handled. */
export function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Pictures that may be drawn in parallel to the following stages. */
export type Painting = {
  /** Begins to draw the pictures listed so far. */
  begin(): void;
  /** Returns their files, or those of all pictures if none were begun, and reports problems. */
  finish(report: Report): Promise<readonly OutputFile[]>;
};

type DrawPictures = (pictures: readonly Picture[], report: Report) => Promise<readonly OutputFile[]>;

export function paintInParallel(list: () => readonly Picture[], draw: DrawPictures): Painting {
  const problems: Problem[] = [];
  const paint = once(() => begin(draw(list(), (problem) => void problems.push(problem))));
  return {
    begin: () => void paint(),
    finish: async (report) => {
      const files = await paint();
      for (const problem of problems) report(problem);
      return files;
    },
  };
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
