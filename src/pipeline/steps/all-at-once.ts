import type { RenderedPage } from "../../model/model.ts";
import type { Schedule } from "../../model/schedule.ts";
import { everySoOften } from "./every-so-often.ts";

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
