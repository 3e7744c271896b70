import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { launchBrowser } from "./browser.ts";
import { copyRealSite } from "./copy-real-site.ts";
import { startMailService } from "./mail-service.ts";
import { projectRoot, runSite } from "./run-site.ts";
import { serveFolder } from "./serve-folder.ts";
import { at, siteBase } from "./site-base.ts";
import testAccount from "./test-account.json" with { type: "json" };

/** A page, and what it has said in the console so far. */
export type FormPage = { readonly page: Page; readonly noise: string[] };

/** What `content/site.yaml` says instead, and variables of the environment besides those of the account. */
type Edited = { readonly edit?: (settings: string) => string; readonly env?: NodeJS.ProcessEnv };

/** The real site, or an edited one, whose messages go to a service on loopback, with a browser to visit it. */
export async function startFormSite(edited?: Edited) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-forms-"));
  const dist = edited === undefined ? inject("realSite").dist : publishEdited(folder, edited);
  const service = await startMailService();
  // Pages know the service by the origin that they were built with.
  const mail = { ...service, origin: testAccount.EMAILJS_ORIGIN };
  const [browser, server] = await Promise.all([
    launchBrowser({ reroute: { from: mail.origin, to: service.origin } }),
    serveFolder(dist, { base: siteBase }),
  ]);
  return {
    dist,
    mail,
    browser: browser as Browser,
    origin: server.origin,
    /** Opens a page in a context of its own. `prepare` runs before it loads. */
    async open(
      route: string,
      options: BrowserContextOptions = {},
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<FormPage> {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const noise: string[] = [];
      page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
      await prepare(page);
      await page.goto(server.origin + at(route));
      return { page, noise };
    },
    async close(): Promise<void> {
      await browser.close();
      await Promise.all([server.close(), mail.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function publishEdited(folder: string, { edit, env = {} }: Edited): string {
  const dist = join(folder, "dist");
  const root = edit === undefined ? projectRoot : copyEdited(folder, edit);
  const { status, stderr } = runSite(["build", "--root", root, "--out", dist, "--base", at("/")], { env });
  if (status !== 0) throw new Error(`The site does not build: ${stderr}`);
  return dist;
}

function copyEdited(folder: string, edit: (settings: string) => string): string {
  copyRealSite(folder);
  const file = join(folder, "content/site.yaml");
  writeFileSync(file, edit(readFileSync(file, "utf8")));
  return folder;
}

/** Phones and desks. */
export const widths = [390, 1280] as const;

export function sized(width: number): BrowserContextOptions {
  return { viewport: { width, height: 800 } };
}

/** Waits until the islands of a page are live: React has marked what it took over. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((place) =>
      Object.keys(place).some((key) => key.startsWith("__reactContainer")),
    ),
  );
}
