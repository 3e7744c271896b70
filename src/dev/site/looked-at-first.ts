import type { OutputFile, Page, RenderedPage } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import type { PageWork, Schedule } from "../../model/schedule.ts";

/** The readers of a site while it is built. */
export type Audience = {
  /** The routes that are looked at, the most urgent first. */
  waitedFor(): readonly Route[];
  /** `files` are the page as it would be published and everything that it may load. */
  show(files: readonly OutputFile[], page: RenderedPage): void;
  /** Undefined to continue with the next page at once, or a promise to wait for. */
  rest(): Promise<void> | undefined;
};

/**
 * The schedule of `site dev`: draws pages that readers look at first, and shows them before other pages are drawn and
 * before any check. A page that needs texts, drawings and cards makes them when it is drawn.
 */
export function lookedAtFirst(audience: Audience): Schedule {
  return {
    compile: async () => {},
    // At the start, bundlers are still running, and loading the fonts of a card takes a tenth of a second.
    prepare: ({ pages, planCards }) =>
      planCards(pages.filter(({ route }) => route === audience.waitedFor()[0])),
    draw: async (work) => {
      const turns = createTurns(work, audience);
      for (const step of work.before) {
        await turns.drawWaited();
        // Lets requests that arrived during the previous stages be registered.
        await turns.letOthers();
        await step(turns.letOthers);
        if (!work.mayGoOn()) return undefined;
      }
      return turns.drawAll();
    },
  };
}

function createTurns(
  { pages, planCards, draw, layOut, isSound, mayGoOn }: PageWork,
  { waitedFor, show, rest }: Audience,
) {
  const drawn = new Map<Page, RenderedPage | undefined>();
  const byRoute = new Map(pages.map((page) => [page.route, page]));

  const drawOne = (page: Page) => {
    const rendered = draw(page);
    drawn.set(page, rendered);
    return rendered;
  };
  const findWaited = () =>
    waitedFor()
      .flatMap((route) => byRoute.get(route) ?? [])
      .find((page) => !drawn.has(page));
  const drawWaited = async () => {
    for (let page = findWaited(); page !== undefined && isSound(); page = findWaited()) {
      await planCards([page]);
      const rendered = drawOne(page);
      if (rendered !== undefined && isSound()) show(layOut(rendered), rendered);
      await rest();
      // An overtaken build still shows the page that it was made for, and no other.
      if (!mayGoOn()) return;
    }
  };
  const letOthers = () =>
    rest()?.then(async () => {
      if (mayGoOn()) await drawWaited();
    });
  const drawAll = async () => {
    await drawWaited();
    for (const page of pages) {
      if (!mayGoOn()) break;
      if (drawn.has(page)) continue;
      if (page.card !== undefined) await planCards([page]);
      drawOne(page);
      const others = letOthers();
      if (others !== undefined) await others;
    }
    return mayGoOn() ? pages.flatMap((page) => drawn.get(page) ?? []) : undefined;
  };
  return { drawWaited, letOthers, drawAll };
}
