import { inject } from "vitest";
import { once } from "../../src/once.ts";
import { keepAssets, serveFolder } from "./serve-folder.ts";
import { shareBrowserWithMail } from "./share-browser.ts";
import { siteBase } from "./site-base.ts";
import { keepTabs } from "./tabs.ts";

/**
 * The real site, served to all files of a process at one origin, and the tabs that look at it: what a browser has
 * fetched and compiled for one file serves the next. They end with the process.
 */
export const shareSite = once(async () => {
  const { dist } = inject("realSite");
  const [{ browser, mail }, { origin }] = await Promise.all([shareBrowserWithMail(), serveDist(dist)]);
  return { dist, browser, mail, origin, tabs: keepTabs(browser, { staysOnSite: true }) };
});

/** Serves a build of the real site. */
export function serveDist(dist: string) {
  return serveFolder(dist, { base: siteBase, headersOf: keepAssets });
}
