import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, inject } from "vitest";
import { listen } from "./listen.ts";
import { shareSite } from "./share-site.ts";
import type { TabOptions } from "./tabs.ts";

export const small = { width: 390, height: 844 };
export const large = { width: 1280, height: 800 };

type Visit = (options: TabOptions, look: (page: Page) => Promise<void>) => Promise<void>;

/** The real site, served over HTTP to a test file, and the browser that looks at it. */
export type BuiltSite = {
  readonly dist: string;
  readonly origin: () => string;
  readonly browser: () => Browser;
  /** Opens a page, and fails where it says anything in the console or throws. */
  readonly visit: Visit;
  /** In a context of its own, where nothing is remembered of earlier visits, for what would not end with this one. */
  readonly visitAlone: (options: BrowserContextOptions, look: (page: Page) => Promise<void>) => Promise<void>;
};

/** Call it once, at the top of a test file. */
export function serveBuiltSite(): BuiltSite {
  const { dist } = inject("realSite");
  let site: Awaited<ReturnType<typeof shareSite>>;

  beforeAll(async () => {
    site = await shareSite();
  });

  const complete = <Options extends BrowserContextOptions>(options: Options): Options => ({
    baseURL: site.origin,
    reducedMotion: "reduce",
    ...options,
  });
  const lookAt = async (page: Page, look: (page: Page) => Promise<void>): Promise<void> => {
    const noise = listen(page);
    try {
      await look(page);
      expect(noise).toEqual([]);
    } finally {
      await site.tabs.leave(page);
    }
  };

  return {
    dist,
    origin: () => site.origin,
    browser: () => site.browser,
    visit: async (options, look) => lookAt(await site.tabs.take(complete(options)), look),
    visitAlone: async (options, look) => {
      const context = await site.browser.newContext(complete(options));
      await lookAt(await context.newPage(), look);
    },
  };
}
