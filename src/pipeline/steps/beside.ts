import type { OutputFile, Picture } from "../../model/model.ts";
import type { LetOthers } from "../../model/schedule.ts";
import { once } from "../../once.ts";
import type { Problem, Report } from "../../problems/problem.ts";

/** Somebody waits for it later: until then, its failure is nobody’s. */
export function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Pictures that may be drawn beside the stages that follow. */
export type Painting = {
  /** Begins to draw those that are listed by now. */
  begin(): void;
  /** Gives the files of those, or of all where none is begun, and reports what is wrong with them. */
  finish(report: Report): Promise<readonly OutputFile[]>;
};

type DrawPictures = (pictures: readonly Picture[], report: Report) => Promise<readonly OutputFile[]>;

export function paintBeside(list: () => readonly Picture[], draw: DrawPictures): Painting {
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

/** The memory in which a native parser hands over a tree, five times the text, is free again once the event loop turns. */
export function everySoOften(rest: () => Promise<void>): LetOthers {
  const textsPerTurn = 64;
  let texts = 0;
  return () => {
    texts += 1;
    return texts % textsPerTurn === 0 ? rest() : undefined;
  };
}
