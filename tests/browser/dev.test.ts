import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { projectRoot } from "../support/run-site.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-dev-browser-"));
let browser: Browser;
let server: ChildProcess;
let origin = "";

beforeAll(async () => {
  cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
  const long = Array.from({ length: 300 }, (_, index) => `Paragraphe ${index}.\n\n`).join("");
  edit("content/articles/premier.md", (text) => `${text}\n${long}`);
  server = spawn(process.execPath, [join(projectRoot, "bin/site"), "dev", "--root", root, "--port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr?.on("data", (chunk) => {
    said += String(chunk);
  });
  [browser] = await Promise.all([
    launchBrowser(),
    vi.waitFor(
      () => {
        origin = /http:\/\/[^/]+/.exec(said)?.[0] ?? "";
        expect(origin, said).not.toBe("");
      },
      { timeout: 60_000 },
    ),
  ]);
});

afterAll(async () => {
  await browser.close();
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
  rmSync(root, { recursive: true, force: true });
});

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));
}

/** Opens a page in a browser of its own. `loads` counts its loads. */
async function open(path: string) {
  const page = await (await browser.newContext()).newPage();
  const seen = { loads: 0, errors: [] as string[] };
  page.on("load", () => {
    seen.loads += 1;
  });
  page.on("pageerror", (error) => seen.errors.push(error.message));
  await page.goto(origin + path);
  return { page, seen };
}

const shows = (page: Page, words: string) => page.getByText(words).first().waitFor({ timeout: 15_000 });

test("a saved article is on the screen by itself, at the place where it was", async () => {
  const { page, seen } = await open("/blog/premier");
  await page.evaluate(() => scrollTo(0, 2500));
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 5.", "Un mot de plus."));
  await shows(page, "Un mot de plus.");
  await vi.waitFor(async () => expect(await page.evaluate(() => scrollY)).toBe(2500));
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("a saved style comes without a reload, and what was done on the page stays", async () => {
  const { page, seen } = await open("/blog/premier");
  await page.evaluate(() => document.body.append("noté à la main"));
  for (const colour of ["rgb(1, 2, 3)", "rgb(4, 5, 6)"]) {
    edit("templates/styles/site.css", (text) => `${text}\nh1 { color: ${colour} }\n`);
    await vi.waitFor(
      async () =>
        expect(
          await page
            .getByRole("heading", { level: 1 })
            .evaluate((heading) => getComputedStyle(heading).color),
        ).toBe(colour),
      { timeout: 15_000 },
    );
  }
  expect(await page.locator("body").textContent()).toContain("noté à la main");
  await vi.waitFor(async () => expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1));
  expect(seen).toEqual({ loads: 1, errors: [] });
  await page.context().close();
});

test("a page that a change does not concern is left alone", async () => {
  const { page, seen } = await open("/blog/second");
  const other = await open("/blog/premier");
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 6.", "Encore un mot."));
  await shows(other.page, "Encore un mot.");
  expect(seen.loads).toBe(1);
  await page.context().close();
  await other.page.context().close();
});

test("a mistake takes the place of the page, the last good version is one click away, and mending brings the page back", async () => {
  const { page } = await open("/blog/premier");
  edit("content/articles/premier.md", (text) => text.replace("category: energie", "category: <b>energy</b>"));
  await shows(page, "One thing to mend");
  expect(await page.locator("pre").textContent()).toContain("category: <b>energy</b>");
  expect(await page.locator("pre b").count()).toBe(0);

  await page.getByRole("link", { name: "See the last good version" }).click();
  await shows(page, "Premier article");
  await shows(page, "Last good version.");
  await page.getByRole("link", { name: "Accueil" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Accueil");
  await page.getByRole("link", { name: "See what is to be mended" }).click();
  await shows(page, "One thing to mend");

  edit("content/articles/premier.md", (text) => text.replace("<b>energy</b>", "energie"));
  await page.locator("h1", { hasText: "Accueil" }).waitFor({ timeout: 15_000 });
  await page.context().close();
});

test("a draft says that it is one, without a script and out of reach of the page’s styles", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/blog/brouillon`);
  const note = page.getByRole("complementary", { name: "site dev" });
  expect(await note.textContent()).toContain("Draft: site build leaves content/articles/brouillon.md out");
  expect(await note.evaluate((aside) => getComputedStyle(aside).position)).toBe("fixed");
  await context.close();
});

test("ten tabs of one browser all follow, which is more than it opens connections", async () => {
  const context = await browser.newContext();
  const pages = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  for (const page of pages) await page.goto(`${origin}/blog/premier`);
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 7.", "Partout à la fois."));
  for (const page of pages) {
    await page.bringToFront();
    await shows(page, "Partout à la fois.");
  }
  await context.close();
});

test("where tabs cannot share a connection, the page that is looked at follows", async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  const page = await context.newPage();
  await page.goto(`${origin}/blog/premier`, { waitUntil: "load" });
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 8.", "Seul, mais à jour."));
  await shows(page, "Seul, mais à jour.");
  await context.close();
});
