import type { Audience } from "../audience.ts";
import type { OutputFile, Page, RenderedPage } from "../model.ts";
import type { Report } from "../problem.ts";
import type { Reuse } from "../reuse.ts";
import { createPageRenderer, type Drawing } from "./render-pages.ts";

type Turns = {
  readonly audience: Audience;
  /** Called with each page before it is drawn. */
  readonly prepare: (pages: readonly Page[]) => Promise<void>;
  /** What is to be done before all pages but those that somebody looks at. */
  readonly steps: Iterable<void>;
  /** All that has to go out with a page, the page included. */
  readonly layOut: (page: RenderedPage) => readonly OutputFile[];
};

/**
 * As `renderPages`, with the pages that somebody looks at first: each of them is shown as soon as it is drawn. Who comes
 * later is served next. Results are in the order of `pages`.
 */
export async function renderInTurns(
  pages: readonly Page[],
  drawing: Drawing,
  { audience, prepare, steps, layOut }: Turns,
  report: Report,
  reuse: Reuse,
): Promise<readonly RenderedPage[]> {
  const { render, end } = createPageRenderer(drawing, report, reuse);
  const drawn = new Map<Page, RenderedPage | undefined>();
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const nextWaitedFor = () =>
    audience
      .waitedFor()
      .flatMap((route) => byRoute.get(route) ?? [])
      .find((page) => !drawn.has(page));
  const showWaitedFor = async () => {
    for (let page = nextWaitedFor(); page !== undefined; page = nextWaitedFor()) {
      await prepare([page]);
      const rendered = render(page);
      drawn.set(page, rendered);
      if (rendered !== undefined) audience.show(layOut(rendered));
      await audience.rest();
    }
  };
  /** Thousands of pages that are remembered take less time than as many promises. */
  const letOthers = () => audience.rest()?.then(showWaitedFor);

  await showWaitedFor();
  for (const _ of steps) {
    const rest = letOthers();
    if (rest !== undefined) await rest;
  }
  for (const page of pages) {
    if (drawn.has(page)) continue;
    if (page.card !== undefined) await prepare([page]);
    drawn.set(page, render(page));
    const rest = letOthers();
    if (rest !== undefined) await rest;
  }
  end();
  return pages.flatMap((page) => drawn.get(page) ?? []);
}
