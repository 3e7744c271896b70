import type { BuildIo } from "../build.ts";
import type { OutputFile, Picture } from "../model.ts";
import type { Problem } from "../problem.ts";
import { createGenerations } from "./generations.ts";

type Drawn = { readonly file: OutputFile | undefined; readonly problems: readonly Problem[] };

/**
 * Draws pictures behind the pages that point to them: nobody waits for one. Those that are known come at once; the
 * others are there for the build that `onDrawn` asks for.
 */
export function createLatePictures(draw: BuildIo["drawPictures"], onDrawn: () => void) {
  const drawn = createGenerations();
  const underWay = new Set<string>();
  let isAwaited = false;

  const drawAll = async (pictures: readonly Picture[]) => {
    for (const picture of pictures) underWay.add(nameOf(picture));
    const problems: Problem[] = [];
    const files = await draw(pictures, (problem) => problems.push(problem));
    for (const picture of pictures) {
      const file = files.find(({ path }) => path === picture.path);
      const own = file === undefined ? problems.filter(({ message }) => message.includes(picture.path)) : [];
      drawn.set(nameOf(picture), { file, problems: own } satisfies Drawn);
      underWay.delete(nameOf(picture));
    }
    if (underWay.size > 0 || !isAwaited) return;
    isAwaited = false;
    onDrawn();
  };

  return {
    draw: async (
      ...[pictures, report]: Parameters<BuildIo["drawPictures"]>
    ): Promise<readonly OutputFile[]> => {
      const isNew = (picture: Picture) =>
        drawn.get(nameOf(picture)) === undefined && !underWay.has(nameOf(picture));
      const fresh = pictures.filter(isNew);
      if (fresh.length > 0) {
        void drawAll(fresh);
        // What is remembered on the disk is there after this.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return pictures.flatMap((picture) => {
        const known = drawn.get<Drawn>(nameOf(picture));
        if (known === undefined) isAwaited = true;
        for (const problem of known?.problems ?? []) report(problem);
        return known?.file ?? [];
      });
    },
    turn: drawn.turn,
  };
}

/** A path may stay while what it shows changes. */
function nameOf({ path, digest }: Picture): string {
  return `${path} ${digest}`;
}
