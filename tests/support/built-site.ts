import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { keepAssets, serveFolder } from "./serve-folder.ts";
import { shareBrowser } from "./share-browser.ts";
import { siteBase } from "./site-base.ts";
import { keepTabs } from "./tabs.ts";

export const small = { width: 390, height: 844 };
export const large = { width: 1280, height: 800 };

type Visit = (options: BrowserContextOptions, look: (page: Page) => Promise<void>) => Promise<void>;

/** The real site, served over HTTP to a test file, and the browser that looks at it. */
export type BuiltSite = {
  readonly dist: string;
  readonly origin: () => string;
  readonly browser: () => Browser;
  /** Opens a page, and fails where it says anything in the console or throws. */
  readonly visit: Visit;
  /** In a context of its own, where nothing is remembered of earlier visits, for what would not end with this one. */
  readonly visitAlone: Visit;
};

/** Call it once, at the top of a test file. */
export function serveBuiltSite(): BuiltSite {
  const { dist } = inject("realSite");
  let browser: Browser;
  let tabs: ReturnType<typeof keepTabs>;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    const serving = serveFolder(dist, { base: siteBase, headersOf: keepAssets });
    [browser, server] = await Promise.all([shareBrowser(), serving]);
    tabs = keepTabs(browser, { staysOnSite: true });
  });

  afterAll(async () => {
    await tabs?.close();
    await server?.close();
  });

  const complete = (options: BrowserContextOptions): BrowserContextOptions => ({
    baseURL: server.origin,
    reducedMotion: "reduce",
    ...options,
  });
  const lookAt = async (page: Page, look: (page: Page) => Promise<void>): Promise<void> => {
    const noise: string[] = [];
    page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
    try {
      await look(page);
      expect(noise).toEqual([]);
    } finally {
      await tabs.leave(page);
    }
  };

  return {
    dist,
    origin: () => server.origin,
    browser: () => browser,
    visit: async (options, look) => lookAt(await tabs.take(complete(options)), look),
    visitAlone: async (options, look) => {
      const context = await browser.newContext(complete(options));
      await lookAt(await context.newPage(), look);
    },
  };
}
