import type { Browser } from "playwright-core";
import { inject } from "vitest";
import { serveFolder } from "./serve-folder.ts";
import { shareBrowser } from "./share-browser.ts";
import { siteBase } from "./site-base.ts";

/** The real site. `open` serves it and gives the browser to look at it with, `close` ends the server. */
export function prepareSite() {
  const { dist, routes } = inject("realSite");
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  return {
    routes,
    open: async () => {
      [browser, server] = await Promise.all([shareBrowser(), serveFolder(dist, { base: siteBase })]);
      return { browser, origin: server.origin };
    },
    close: () => server.close(),
  };
}
