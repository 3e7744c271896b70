import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** What tests listen to. */
const events = ["console", "dialog", "load", "pageerror", "request", "requestfailed", "response"] as const;

type Kind = {
  readonly options: BrowserContextOptions;
  readonly context: BrowserContext;
  readonly free: Page[];
};

/**
 * Tabs that serve one visit after the other. What the browser has fetched and compiled for one, such as the library of the
 * pages, the scripts of the driver and axe, serves the next: a visit takes two thirds of the time. Nothing else of it stays. What
 * holds for a context, or for all that a tab will ever show, such as another clock, needs a context of its own.
 *
 * With `staysOnSite`, a tab waits for its next visit on the page that it showed, hidden and stopped: a visit after a blank
 * page takes a tenth more. A page that goes on talking with its server cannot wait so.
 */
export function keepTabs(browser: Browser, { staysOnSite = false } = {}) {
  const kinds = new Map<string, Promise<Kind>>();
  const kindsOfTabs = new WeakMap<Page, Kind>();
  const openKind = async (options: BrowserContextOptions, key: string): Promise<Kind> => {
    const context = await browser.newContext(options);
    context.once("close", () => kinds.delete(key));
    return { options, context, free: [] };
  };
  return {
    /** A tab of a context with these options, which shows nothing yet. */
    async take(options: BrowserContextOptions = {}): Promise<Page> {
      const key = JSON.stringify(options);
      const opening = kinds.get(key) ?? openKind(options, key);
      kinds.set(key, opening);
      const kind = await opening;
      const tab = kind.free.pop() ?? (await kind.context.newPage());
      kindsOfTabs.set(tab, kind);
      return tab;
    },
    /** Gives a tab back; one of a context of its own is closed. */
    async leave(tab: Page): Promise<void> {
      const kind = kindsOfTabs.get(tab);
      if (kind === undefined) return await tab.context().close();
      await clear(tab, kind.options, staysOnSite);
      kind.free.push(tab);
    },
    async close(): Promise<void> {
      for (const kind of [...kinds.values()]) await (await kind).context.close();
    },
  };
}

async function clear(tab: Page, options: BrowserContextOptions, staysOnSite: boolean): Promise<void> {
  for (const event of events) tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  const isOnSite = tab.url().startsWith("http") && options.javaScriptEnabled !== false;
  if (isOnSite) await tab.evaluate(forget);
  if (isOnSite && staysOnSite) await tab.evaluate(stop);
  else await tab.goto("about:blank");
  await tab.context().clearCookies();
  await tab.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
  const { colorScheme = "light", reducedMotion = "no-preference" } = options;
  const { contrast = "no-preference", forcedColors = "none" } = options;
  await tab.emulateMedia({ media: null, colorScheme, reducedMotion, contrast, forcedColors });
}

/** Runs in the page. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in the page: nothing of it loads, moves or is drawn any more. At its address another visit would not load it anew. */
function stop(): void {
  window.stop();
  document.documentElement.style.display = "none";
  history.replaceState(null, "", "/left");
}
