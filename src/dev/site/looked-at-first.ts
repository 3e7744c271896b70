import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { pathBelow, readTarget } from "../../http/read-target.ts";
import type { OutputFile, Page, RenderedPage } from "../../model/model.ts";
import { type Route, toRoute, toWorkbenchRoute } from "../../model/route.ts";
import type { PageWork, Schedule } from "../../model/schedule.ts";
import type { DrawingInputs, Drawn } from "../../pipeline/build.ts";
import { type BuiltFiles, type ChangeLedger, layOver, type SiteState, toBuiltFiles } from "./site-state.ts";

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

type Showing = {
  readonly viewedPages: Pick<ViewedPages, "routes">;
  readonly ledger: ChangeLedger;
  readonly state: () => SiteState;
  /** Publishes a state with the page, and notifies its readers. */
  readonly onShown: (state: SiteState) => void;
};

/** The longest time in ms that requests wait for their turn. */
const turnMs = 10;
/** A tab that is notified asks how to update itself, and then for the page. */
const visitMs = 20;

/**
 * The readers of `site dev`: a page that is looked at is shown on top of the last site as soon as it is drawn. The
 * result of the build then replaces both. While the site has errors nothing is shown early: the errors may remain, and
 * the page would only flicker.
 */
export function showEarly({ viewedPages, ledger, state, onShown }: Showing): Audience {
  const turns = createRest();
  let isShowing = false;
  return {
    waitedFor: () => viewedPages.routes(),
    show: (files) => {
      const before = state();
      const version = before.version + 1;
      const pageFiles = toBuiltFiles(files);
      switch (before.status) {
        case "starting": {
          const early = before.early === undefined ? pageFiles : layOver(before.early, pageFiles);
          onShown({ status: "starting", version, early });
          break;
        }
        case "good": {
          const { site } = before;
          if (!ledger.record(site, { ...site, files: pageFiles }, version, "part")) return;
          onShown({ status: "good", version, site: { ...site, files: layOver(site.files, pageFiles) } });
          break;
        }
        case "broken":
          return;
      }
      isShowing = true;
    },
    rest: () => {
      if (!isShowing) return turns.ifDue();
      isShowing = false;
      return sleep(visitMs).then(turns.now);
    },
  };
}

/** Some or all pages of a site as published, and the data that they are drawn from. */
export type DrawnSite = {
  readonly files: Pick<BuiltFiles, "get">;
  readonly drawn?: (DrawingInputs & Pick<Drawn, "pages">) | undefined;
};

/** A page that is drawn before the others, and what its author gets of it while the rest of the site is built. */
export type EarlyPage = {
  readonly route: Route;
  /** Writes the edit if what is known of it by then is enough. Not called if an error is known. */
  keep(page: RenderedPage): void;
  /** Shows the page. Called after `keep`. */
  show(page: DrawnSite): void;
};

/**
 * The schedule of a trial whose author waits for one page: it is drawn and shown first, and all that follows lets
 * requests through. `inputs` are known once a page is drawn.
 */
export function earlyPageFirst(
  { route, keep, show }: EarlyPage,
  inputs: () => DrawingInputs | undefined,
): Schedule {
  let showDrawn: (() => void) | undefined;
  const rest = createRest();
  return lookedAtFirst({
    waitedFor: () => [route],
    show: (files, page) => {
      keep(page);
      const from = inputs();
      showDrawn = from && (() => show({ files: toBuiltFiles(files), drawn: { ...from, pages: [page] } }));
    },
    rest: () => {
      const showNow = showDrawn;
      showDrawn = undefined;
      // Node sends what was written to a connection in the next turn of the event loop.
      return showNow ? nextTurn().then(showNow).then(rest.now) : rest.ifDue();
    },
  });
}

/** Gives requests their turn: at once, or after the longest time that they wait for it. */
function createRest() {
  let ended = performance.now();
  const now = () =>
    nextTurn().then(() => {
      ended = performance.now();
    });
  return { now, ifDue: () => (performance.now() - ended < turnMs ? undefined : now()) };
}

/** The pages that readers probably look at: those requested last. */
export type ViewedPages = {
  /** Notes a request with this target. */
  note(target: string): void;
  /** The latest first. */
  routes(): readonly Route[];
};

/** Further open tabs are probably not being looked at. */
const mostPages = 6;

/** `base` is `""`, or the sub-path of the deployment. */
export function createViewedPages(base: string): ViewedPages {
  let routes: readonly Route[] = [];
  return {
    note: (target) => {
      const route = routeOf(target, base);
      if (route !== undefined)
        routes = [route, ...routes.filter((other) => other !== route)].slice(0, mostPages);
    },
    routes: () => routes,
  };
}

/** The page that a request concerns. After each change, every open page asks how to update itself. */
function routeOf(target: string, base: string): Route | undefined {
  const read = readTarget(target);
  if (read.status === "refused") return undefined;
  const { path, query } = read;
  if (path === "/__dev/change") return routeOf(query.get("page") ?? "", base);
  const bare = pathBelow(base, path)?.replace(/\/(?:index\.html)?$|\.html$/, "");
  if (bare === undefined) return undefined;
  return toRoute(bare || "/", { capitals: true }) ?? toWorkbenchRoute(bare);
}
