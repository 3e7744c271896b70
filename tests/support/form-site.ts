import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { startMailService } from "./mail-service.ts";
import { projectRoot, runSite } from "./run-site.ts";
import { serveFolder } from "./serve-folder.ts";
import { at, siteBase } from "./site-base.ts";

/** A page, and what it has said in the console so far. */
export type FormPage = { readonly page: Page; readonly noise: string[] };

/** The real site, built to send to a service on loopback, with a browser to visit it. */
export async function startFormSite(
  env: NodeJS.ProcessEnv = {},
  /** What `content/site.yaml` says instead. */
  edit?: (settings: string) => string,
) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-forms-"));
  const dist = join(folder, "dist");
  const root = edit === undefined ? projectRoot : copySite(folder, edit);
  const mail = await startMailService();
  const { status, stderr } = runSite(["build", "--root", root, "--out", dist, "--base", at("/")], {
    env: { EMAILJS_ORIGIN: mail.origin, ...env },
  });
  if (status !== 0) throw new Error(`The site does not build: ${stderr}`);
  const [browser, server] = await Promise.all([launchBrowser(), serveFolder(dist, { base: siteBase })]);
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

function copySite(folder: string, edit: (settings: string) => string): string {
  for (const part of ["content", "static", "templates"]) {
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
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
