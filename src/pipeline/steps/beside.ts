import type { OutputFile, Picture } from "../../model/model.ts";
import type { Problem, Report } from "../../problems/problem.ts";

/** Somebody waits for it later: until then, its failure is nobody’s. */
export function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

type DrawPictures = (pictures: readonly Picture[], report: Report) => Promise<readonly OutputFile[]>;

/** Draws pictures beside the stages that follow. What is wrong with them is told to whoever fetches them. */
export function drawBeside(
  pictures: readonly Picture[],
  draw: DrawPictures,
): (report: Report) => Promise<readonly OutputFile[]> {
  const problems: Problem[] = [];
  const drawn = begin(draw(pictures, (problem) => void problems.push(problem)));
  return async (report) => {
    const files = await drawn;
    for (const problem of problems) report(problem);
    return files;
  };
}

/** The memory in which a native parser hands over a tree, five times the text, is free again once the event loop turns. */
export function everySoOften(rest: () => Promise<void>): () => Promise<void> | undefined {
  const textsPerTurn = 64;
  let texts = 0;
  return () => {
    texts += 1;
    return texts % textsPerTurn === 0 ? rest() : undefined;
  };
}
