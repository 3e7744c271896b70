import type { OutputFile, Picture } from "../../model/model.ts";
import type { BuildIo } from "../../pipeline/build.ts";
import type { RecentResults } from "../../store/memory.ts";
import type { Problem } from "../../words/problem.ts";

type DrawnPicture = { readonly file: OutputFile | undefined; readonly problems: readonly Problem[] };

/**
 * Pictures can wait: a change of the site’s name changes all of them, so they are drawn once no build has run for a
 * while.
 */
const restMs = 2000;

type LatePicturesOptions = {
  readonly draw: BuildIo["drawPictures"];
  /** Returns the pictures that are already drawn or remembered. */
  readonly recall: (pictures: readonly Picture[]) => Promise<readonly OutputFile[]>;
  /** Called when all pictures of the last build are drawn. */
  readonly onDrawn: () => void;
  /** Keeps the drawn pictures. */
  readonly results: RecentResults;
};

/**
 * Draws pictures after the pages that point to them. Known and remembered ones are returned at once; the others are
 * drawn one by one once no build has run for a while, and then `onDrawn` asks for a build that shows them.
 */
export function createLatePictures({ draw, recall, onDrawn, results: drawn }: LatePicturesOptions) {
  let wanted: readonly Picture[] = [];
  let isDrawing = false;
  let lastAsked = 0;

  const findMissing = () => wanted.filter((picture) => drawn.get(keyOf(picture)) === undefined);
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
      drawn.set(keyOf(next), { file, problems } satisfies DrawnPicture);
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
        if (file !== undefined) drawn.set(keyOf(picture), { file, problems: [] } satisfies DrawnPicture);
      }
      if (!isDrawing && findMissing().length > 0) void drawMissing();
      return pictures.flatMap((picture) => {
        const known = drawn.get<DrawnPicture>(keyOf(picture));
        for (const problem of known?.problems ?? []) report(problem);
        return known?.file ?? [];
      });
    },
  };
}

/** A pending picture does not keep the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

/** A path may stay the same when its picture changes. */
function keyOf({ path, digest }: Picture): string {
  return `picture ${path} ${digest}`;
}
