import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { copyRealSite } from "./copy-real-site.ts";
import { violationsOf } from "./run-axe.ts";
import { runHere } from "./run-here.ts";
import { projectRoot } from "./run-site.ts";
import { serveFolder } from "./serve-folder.ts";
import { shareBrowserWithMail } from "./share-browser.ts";
import { at, siteBase } from "./site-base.ts";

/** A page, and what it has said in the console so far. */
export type FormPage = { readonly page: Page; readonly noise: string[] };

/** What `content/site.yaml` says instead, and variables of the environment besides those of the account. */
type Edited = { readonly edit?: (settings: string) => string; readonly env?: NodeJS.ProcessEnv };

/** The real site, or an edited one, whose messages go to a service on loopback, with a browser to visit it. */
export async function startFormSite(edited?: Edited) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-forms-"));
  const dist = edited === undefined ? inject("realSite").dist : await publishEdited(folder, edited);
  const [{ browser, mail }, server] = await Promise.all([
    shareBrowserWithMail(),
    serveFolder(dist, { base: siteBase, headersOf: keepAssets }),
  ]);
  mail.reset();
  const contexts = new Map<string, Promise<BrowserContext>>();
  const share = (options: BrowserContextOptions) => {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? browser.newContext(options);
    contexts.set(key, context);
    return context;
  };
  return {
    dist,
    mail,
    browser,
    origin: server.origin,
    /**
     * Opens a page, which the test closes. Pages with the same options share a context: their scripts are fetched and
     * compiled once. With `prepare`, which runs before it loads, a page has a context of its own.
     */
    async open(
      route: string,
      options: BrowserContextOptions = {},
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<FormPage> {
      const context = await (prepare ? browser.newContext(options) : share(options));
      const page = await context.newPage();
      if (prepare) page.once("close", () => void context.close().catch(() => {}));
      const noise: string[] = [];
      page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
      await prepare?.(page);
      await page.goto(server.origin + at(route));
      return { page, noise };
    },
    async close(): Promise<void> {
      for (const context of contexts.values()) await (await context).close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function publishEdited(folder: string, { edit, env = {} }: Edited): Promise<string> {
  const dist = join(folder, "dist");
  const root = edit === undefined ? projectRoot : copyEdited(folder, edit);
  const { status, stderr } = await runHere(["build", "--root", root, "--out", dist, "--base", at("/")], {
    env,
  });
  if (status !== 0) throw new Error(`The site does not build: ${stderr}`);
  return dist;
}

function copyEdited(folder: string, edit: (settings: string) => string): string {
  copyRealSite(folder);
  const file = join(folder, "content/site.yaml");
  writeFileSync(file, edit(readFileSync(file, "utf8")));
  return folder;
}

/** As published headers say: a browser keeps files whose names carry their hash. */
function keepAssets(path: string): Readonly<Record<string, string>> {
  return path.startsWith(at("/assets/")) ? { "cache-control": "public, max-age=31536000, immutable" } : {};
}

/** For `open`: a context of its own, where nothing is remembered of earlier pages. */
export async function alone(): Promise<void> {}

/** Phones and desks. */
export const widths = [390, 1280] as const;

export function sized(width: number): BrowserContextOptions {
  return { viewport: { width, height: 800 } };
}

/** What axe finds in the content of a page in its state, on a desk and then on a phone, where it stays. */
export async function violationsAtWidths(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violationsOf(page, { within: "main" })));
  }
  return found;
}

/** Waits until the islands of a page are live: React has marked what it took over. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((place) =>
      Object.keys(place).some((key) => key.startsWith("__reactContainer")),
    ),
  );
}
