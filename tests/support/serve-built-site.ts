import type { Browser } from "playwright-core";
import { inject } from "vitest";
import { launchBrowser } from "./browser.ts";
import { serveFolder } from "./serve-folder.ts";
import { siteBase } from "./site-base.ts";

/** The real site. `open` serves it and starts a browser, `close` ends both. */
export function prepareSite() {
  const { dist, routes } = inject("realSite");
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  return {
    routes,
    open: async () => {
      [browser, server] = await Promise.all([launchBrowser(), serveFolder(dist, { base: siteBase })]);
      return { browser, origin: server.origin };
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
