import type { Audience } from "../../model/audience.ts";
import type { OutputFile, Page, RenderedPage } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { takeSteps } from "../steps/take-steps.ts";
import { createPageRenderer, type Drawing } from "./render-pages.ts";

type Turns = {
  readonly audience: Audience;
  /** Called with each page before it is drawn. */
  readonly prepare: (pages: readonly Page[]) => Promise<void>;
  /** All that has to go out with a page, the page included. */
  readonly layOut: (page: RenderedPage) => readonly OutputFile[];
  /** False once the build is known to be refused: nothing of it is shown any more. */
  readonly isSound: () => boolean;
};

/** Whichever of the two runs, a page that somebody looks at is drawn before its next step, and shown at once. */
export type TurnRenderer = {
  /** Takes steps that pages need not wait for. */
  takeSteps(steps: Iterable<void>): Promise<void>;
  /** Draws all pages, in their order. For the end. */
  renderAll(): Promise<readonly RenderedPage[]>;
};

/** As `renderPages`, but for the pages that somebody looks at, which come first. */
export function createTurnRenderer(
  pages: readonly Page[],
  drawing: Drawing,
  { audience, prepare, layOut, isSound }: Turns,
  report: Report,
): TurnRenderer {
  const { render, end } = createPageRenderer(drawing, report);
  const drawn = new Map<Page, RenderedPage | undefined>();
  const byRoute = new Map(pages.map((page) => [page.route, page]));

  const draw = (page: Page) => {
    const rendered = render(page);
    drawn.set(page, rendered);
    return rendered;
  };
  const findWaited = () =>
    audience
      .waitedFor()
      .flatMap((route) => byRoute.get(route) ?? [])
      .find((page) => !drawn.has(page));
  const drawWaited = async () => {
    for (let page = findWaited(); page !== undefined && isSound(); page = findWaited()) {
      await prepare([page]);
      const rendered = draw(page);
      if (rendered !== undefined && isSound()) audience.show(layOut(rendered));
      await audience.rest();
    }
  };
  const letOthers = () => audience.rest()?.then(drawWaited);

  return {
    takeSteps: async (steps) => {
      await drawWaited();
      // Requests that came during the stages before are heard of only now.
      await letOthers();
      await takeSteps(steps, letOthers);
    },
    renderAll: async () => {
      await drawWaited();
      for (const page of pages) {
        if (drawn.has(page)) continue;
        if (page.card !== undefined) await prepare([page]);
        draw(page);
        const rest = letOthers();
        if (rest !== undefined) await rest;
      }
      end();
      return pages.flatMap((page) => drawn.get(page) ?? []);
    },
  };
}
