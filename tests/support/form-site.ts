import type { BrowserContextOptions, Page } from "playwright-core";
import { shareOf } from "./is-whole.ts";
import { listen } from "./listen.ts";
import { violationsOf } from "./run-axe.ts";
import { serveDist, shareSite } from "./share-site.ts";
import { at } from "./site-base.ts";
import type { TabOptions } from "./tabs.ts";

/** A page, and what it has said in the console so far. */
export type FormPage = { readonly page: Page; readonly noise: string[] };

/** The real site, or another build of it, whose messages go to a service on loopback, with a browser to visit it. */
export async function startFormSite(dist?: string) {
  const { mail, browser, tabs, ...shared } = await shareSite();
  const site =
    dist === undefined ? { ...shared, close: async () => {} } : { dist, ...(await serveDist(dist)) };
  mail.reset();
  return {
    ...site,
    mail,
    browser,
    /**
     * Opens a page, which the test leaves. Nothing moves in it unless `options` say so. `prepare` runs before it loads.
     */
    async open(
      route: string,
      options: TabOptions = {},
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<FormPage> {
      const page = await tabs.take({ baseURL: shared.origin, reducedMotion: "reduce", ...options });
      const noise = listen(page);
      await prepare?.(page);
      await page.goto(site.origin + at(route));
      return { page, noise };
    },
    /** In a context of its own, where nothing is remembered of earlier pages and all moves. */
    async openAlone(
      route: string,
      options: BrowserContextOptions = {},
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<FormPage> {
      const page = await browser.newPage(options);
      const noise = listen(page);
      await prepare?.(page);
      await page.goto(site.origin + at(route));
      return { page, noise };
    },
    /** Opens a page whose scripts do not load before `arrive` is called. */
    async openWithLateScripts(
      route: string,
      options: TabOptions = {},
    ): Promise<FormPage & { arrive(): void }> {
      const page = await tabs.take({ baseURL: shared.origin, ...options });
      const noise = listen(page);
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/*.js", async (script) => {
        await arrival;
        await script.continue();
      });
      // Such a page fires neither `load` nor `DOMContentLoaded`.
      await page.goto(site.origin + at(route), { waitUntil: "commit" });
      return { page, noise, arrive };
    },
    leave: tabs.leave,
  };
}

/** Phones and desks. */
export const widths = [390, 1280] as const;

export function sized(width: number): BrowserContextOptions {
  return { viewport: { width, height: 800 } };
}

/**
 * What axe finds in the content of a page in its state on a phone, where it stays, and in a whole run on a desk before.
 */
export async function violationsAtWidths(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of shareOf(widths, widths.length).toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violationsOf(page, { within: "main" })));
  }
  return found;
}

/** Touches the islands of a page, and waits until React has taken them over. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")]
      .filter(({ dataset }) => dataset.live === undefined)
      .every((place) => place.dispatchEvent(new Event("touchstart")) && false),
  );
}
