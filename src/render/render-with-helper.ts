import type { Helper, Page, RenderedPage } from "../model.ts";
import type { Report } from "../problem.ts";
import type { Reuse } from "../reuse.ts";
import { shareWork } from "../share-work.ts";
import { createPageRenderer, type Drawing, type DrawnHtml } from "./render-pages.ts";

type Help = {
  readonly helper: Pick<Helper, "readFacts">;
  /** Lets its results come in. */
  readonly rest: () => Promise<void>;
};

/** As `renderPages`, but a second thread reads facts off pages that are drawn here: it takes longer than to draw them. */
export async function renderWithHelper(
  pages: readonly Page[],
  drawing: Drawing,
  { helper, rest }: Help,
  report: Report,
  reuse: Reuse,
): Promise<readonly RenderedPage[]> {
  const { isKnown, draw, render, end } = createPageRenderer(drawing, report, reuse);
  const rendered = new Map<Page, RenderedPage | undefined>();
  const finish = (page: Page, drawn?: DrawnHtml) => {
    rendered.set(page, render(page, drawn));
    drawing.progress(rendered.size, pages.length);
  };
  const tryDraw = (page: Page) => {
    try {
      return isKnown(page) ? undefined : draw(page);
    } catch {
      return undefined;
    }
  };
  await shareWork<Page, DrawnHtml | undefined>(pages, {
    here: finish,
    there: async (batch) => {
      const drawn = batch.map(tryDraw);
      const facts = await helper.readFacts(drawn.map((html) => html ?? ""));
      return facts?.map((one, index) => {
        const html = drawn[index];
        return html === undefined ? undefined : { html, facts: one };
      });
    },
    take: (page, drawn) => {
      if (drawn !== undefined) finish(page, drawn);
    },
    rest,
  });
  // What is remembered needs no facts read; what could not be drawn says why in the order of the pages.
  for (const page of pages) if (!rendered.has(page)) finish(page);
  end();
  return pages.flatMap((page) => rendered.get(page) ?? []);
}
