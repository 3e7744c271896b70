import type { OutputFile, Picture } from "../../model/model.ts";
import type { BuildIo } from "../../pipeline/build.ts";
import type { Problem } from "../../problems/problem.ts";
import type { RecentResults } from "./recent-results.ts";

type Drawn = { readonly file: OutputFile | undefined; readonly problems: readonly Problem[] };

/** Nobody looks at a picture while they write: all of them change with the name of the site, and are drawn when it stays. */
const restMs = 2000;

type Drawing = {
  readonly draw: BuildIo["drawPictures"];
  /** Gives those of the pictures that are remembered. */
  readonly recall: (pictures: readonly Picture[]) => Promise<readonly OutputFile[]>;
  /** Told once all are drawn that the last build asked for. */
  readonly onDrawn: () => void;
  /** Keeps those that are drawn. */
  readonly results: RecentResults;
};

/**
 * Draws pictures behind the pages that point to them: nobody waits for one. Those that are known or remembered come at once;
 * the others are drawn one by one once no build has asked for any for a while, and are there for the build that
 * `onDrawn` asks for.
 */
export function createLatePictures({ draw, recall, onDrawn, results: drawn }: Drawing) {
  let wanted: readonly Picture[] = [];
  let isDrawing = false;
  let lastAsked = 0;

  const findMissing = () => wanted.filter((picture) => drawn.get(nameOf(picture)) === undefined);
  const drawMissing = async () => {
    isDrawing = true;
    for (let [next] = findMissing(); next !== undefined; [next] = findMissing()) {
      const rested = performance.now() - lastAsked;
      if (rested < restMs) {
        await sleep(restMs - rested);
        continue;
      }
      const problems: Problem[] = [];
      const [file] = await draw([next], (problem) => problems.push(problem));
      drawn.set(nameOf(next), { file, problems } satisfies Drawn);
    }
    isDrawing = false;
    onDrawn();
  };

  return {
    draw: async (
      ...[pictures, report]: Parameters<BuildIo["drawPictures"]>
    ): Promise<readonly OutputFile[]> => {
      wanted = pictures;
      lastAsked = performance.now();
      const missing = findMissing();
      const recalled = new Map((await recall(missing)).map((file) => [file.path, file]));
      for (const picture of missing) {
        const file = recalled.get(picture.path);
        if (file !== undefined) drawn.set(nameOf(picture), { file, problems: [] } satisfies Drawn);
      }
      if (!isDrawing && findMissing().length > 0) void drawMissing();
      return pictures.flatMap((picture) => {
        const known = drawn.get<Drawn>(nameOf(picture));
        for (const problem of known?.problems ?? []) report(problem);
        return known?.file ?? [];
      });
    },
  };
}

/** No server stays up for it. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

/** A path may stay while what it shows changes. */
function nameOf({ path, digest }: Picture): string {
  return `picture ${path} ${digest}`;
}
