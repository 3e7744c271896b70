import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { serveFolder } from "./serve-folder.ts";
import { shareBrowser } from "./share-browser.ts";
import { siteBase } from "./site-base.ts";

export const small = { width: 390, height: 844 };
export const large = { width: 1280, height: 800 };

/** The real site, served over HTTP to a test file, and the browser that looks at it. */
export type BuiltSite = {
  readonly dist: string;
  readonly origin: () => string;
  readonly browser: () => Browser;
  /** Opens a window, and fails where a page says anything in the console or throws. */
  visit(options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void>;
};

/** Call it once, at the top of a test file. */
export function serveBuiltSite(): BuiltSite {
  const { dist } = inject("realSite");
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    [browser, server] = await Promise.all([shareBrowser(), serveFolder(dist, { base: siteBase })]);
  });

  afterAll(async () => {
    await server?.close();
  });

  return {
    dist,
    origin: () => server.origin,
    browser: () => browser,
    async visit(options, look) {
      const context = await browser.newContext({
        baseURL: server.origin,
        reducedMotion: "reduce",
        ...options,
      });
      const noise: string[] = [];
      const page = await context.newPage();
      page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
      try {
        await look(page);
        expect(noise).toEqual([]);
      } finally {
        await context.close();
      }
    },
  };
}
