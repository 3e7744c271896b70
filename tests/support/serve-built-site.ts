import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { runSite } from "./run-site.ts";
import { serveFolder } from "./serve-folder.ts";
import { at, siteBase } from "./site-base.ts";

/** Builds the real site into a folder of its own. `open` serves it and starts a browser, `close` ends all of it. */
export function prepareSite() {
  const dist = mkdtempSync(join(tmpdir(), "charpente-built-"));
  const { stdout } = runSite(["build", "--out", dist, "--json", "--base", at("/")]);
  const { pages } = JSON.parse(stdout) as { readonly pages: readonly { readonly route: string }[] };
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  return {
    routes: pages.map(({ route }) => route),
    open: async () => {
      [browser, server] = await Promise.all([launchBrowser(), serveFolder(dist, { base: siteBase })]);
      return { browser, origin: server.origin };
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
