import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from "playwright-core";

/** What tests listen to. */
const events = ["console", "dialog", "load", "pageerror", "request", "requestfailed", "response"] as const;

/** What holds for one visit alone: tabs of all windows and preferences share a context. */
const ofVisit = ["viewport", "colorScheme", "reducedMotion", "contrast", "forcedColors"];

export type TabOptions = BrowserContextOptions & {
  /** The time of its pages is the one of `clock`, which runs until a test stops it. */
  readonly hasClock?: boolean;
};

type Kind = {
  readonly options: TabOptions;
  readonly context: BrowserContext;
  readonly free: Page[];
};

/** Run before the scripts of each page that a tab shows, for one visit. */
const initScripts = new WeakMap<Page, Disposable[]>();

/**
 * Tabs that serve one visit after the other. What the browser has fetched and compiled for one, such as the library of
 * the pages, the scripts of the driver and axe, serves the next: a visit takes two fifths of the time. Nothing else of
 * it stays. What holds for a context, such as the lack of a network, needs a context of its own.
 *
 * With `staysOnSite`, a tab waits for its next visit on the page that it showed, hidden and stopped: a visit after a
 * blank page takes a tenth more. A page that goes on talking with its server cannot wait so.
 */
export function keepTabs(browser: Browser, { staysOnSite = false } = {}) {
  const kinds = new Map<string, Promise<Kind>>();
  const kindsOfTabs = new WeakMap<Page, Kind>();
  const openKind = async (options: TabOptions, key: string): Promise<Kind> => {
    const { hasClock, ...lasting } = options;
    const context = await browser.newContext(lasting);
    if (hasClock) await context.clock.install();
    context.once("close", () => kinds.delete(key));
    return { options, context, free: [] };
  };
  return {
    /** A tab of a context with these options, which shows nothing yet. */
    async take(wanted: TabOptions = {}): Promise<Page> {
      const options = Object.fromEntries(Object.entries(wanted).filter(([name]) => !ofVisit.includes(name)));
      const key = JSON.stringify(options);
      const opening = kinds.get(key) ?? openKind(options, key);
      kinds.set(key, opening);
      const kind = await opening;
      const tab = kind.free.pop() ?? noteScripts(await kind.context.newPage());
      kindsOfTabs.set(tab, kind);
      await prepare(tab, wanted);
      return tab;
    },
    /** Gives a tab back; one of a context of its own is closed. */
    async leave(tab: Page): Promise<void> {
      const kind = kindsOfTabs.get(tab);
      if (kind === undefined) return await tab.context().close();
      await clear(tab, kind.options, staysOnSite);
      kind.free.push(tab);
    },
  };
}

async function prepare(tab: Page, wanted: TabOptions): Promise<void> {
  const { viewport, colorScheme = "light", reducedMotion = "no-preference" } = wanted;
  const { contrast = "no-preference", forcedColors = "none" } = wanted;
  await tab.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await tab.emulateMedia({ media: null, colorScheme, reducedMotion, contrast, forcedColors });
}

function noteScripts(tab: Page): Page {
  const add = tab.addInitScript.bind(tab);
  const added: Disposable[] = [];
  initScripts.set(tab, added);
  tab.addInitScript = async (...script) => {
    const one = await add(...script);
    added.push(one);
    return one;
  };
  return tab;
}

async function clear(tab: Page, options: TabOptions, staysOnSite: boolean): Promise<void> {
  for (const event of events) tab.removeAllListeners(event);
  for (const script of initScripts.get(tab)?.splice(0) ?? []) await script.dispose();
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  if (options.hasClock) await tab.clock.resume();
  const isOnSite = tab.url().startsWith("http") && options.javaScriptEnabled !== false;
  if (isOnSite) await runInPage(tab, forget);
  if (isOnSite && staysOnSite) await runInPage(tab, stop);
  else await tab.goto("about:blank");
  await tab.context().clearCookies();
}

/** Runs it in the page of this tab: in the next one, where the page was on its way there. */
async function runInPage(tab: Page, act: () => void): Promise<void> {
  try {
    await tab.evaluate(act);
  } catch {
    await tab.waitForLoadState();
    await tab.evaluate(act);
  }
}

/** Runs in the page. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Runs in the page: nothing of it loads, moves or is drawn any more. At its address another visit would not load it
 * anew.
 */
function stop(): void {
  window.stop();
  document.documentElement.style.display = "none";
  history.replaceState(null, "", "/left");
}
