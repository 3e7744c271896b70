import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { inject } from "vitest";
import { readHeaderFile } from "./read-header-file.ts";
import { serveFolder } from "./serve-folder.ts";
import { shareBrowser } from "./share-browser.ts";
import { siteBase } from "./site-base.ts";

/**
 * The real site: its routes, and the longest page of each template. `open` serves it with the headers of its `_headers`
 * and gives the browser; `close` ends the server.
 */
export function prepareSite() {
  const { dist, routes, samples } = inject("realSite");
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  return {
    routes,
    samples,
    open: async () => {
      const headersOf = readHeaderFile(readFileSync(join(dist, "_headers"), "utf8"));
      const serving = serveFolder(dist, { base: siteBase, headersOf });
      [browser, server] = await Promise.all([shareBrowser(), serving]);
      return { browser, origin: server.origin };
    },
    close: () => server.close(),
  };
}
