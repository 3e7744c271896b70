import type { OutputFile, Picture } from "../../model/model.ts";
import { once } from "../../once.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { begin } from "./begin.ts";

/** Pictures that may be drawn in parallel to the following stages. */
export type PictureJob = {
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
