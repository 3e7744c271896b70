import type { OutputFile, Page, RenderedPage } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import type { PageWork, Schedule } from "../../model/schedule.ts";

/** Those who look at a site while it is built. */
export type Audience = {
  /** The routes that are looked at, the one that is most likely wanted first. */
  waitedFor(): readonly Route[];
  /** `files` are a page as it would be published and all that it may load. */
  show(files: readonly OutputFile[]): void;
  /** A promise where others should have their turn before the next page is drawn. */
  rest(): Promise<void> | undefined;
};

/**
 * The schedule of `site dev`: pages that somebody looks at are drawn first, and shown before the others are drawn and
 * anything is checked. Texts, drawings and cards are made with the first page that needs them.
 */
export function lookedAtFirst(audience: Audience): Schedule {
  return {
    compile: async () => {},
    // Bundlers are still at work at a start: the letters of a card take a tenth of a second to load.
    prepare: ({ pages, planCards }) =>
      planCards(pages.filter(({ route }) => route === audience.waitedFor()[0])),
    draw: async (work) => {
      const turns = createTurns(work, audience);
      for (const step of work.before) {
        await turns.drawWaited();
        // Requests that came during the stages before are heard of only now.
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
      if (rendered !== undefined && isSound()) show(layOut(rendered));
      await rest();
      // A build that is overtaken shows the page that it was for, and no other.
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
