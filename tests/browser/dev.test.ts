import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { colourRules, violationsOf } from "../support/run-axe.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareBrowser, shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-dev-browser-"));
let browser: Browser;
let server: Awaited<ReturnType<typeof serveDev>>;

beforeAll(async () => {
  await copyEverything(root);
  const long = Array.from({ length: 300 }, (_, index) => `Paragraphe ${index}.\n\n`).join("");
  edit("content/articles/premier.md", (text) => `${text}\n${long}`);
  [browser, server] = await Promise.all([shareBrowser(), serveDev(root)]);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));
}

async function openContext(options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context;
}

/** Opens a page, until the test ends. `loads` counts its loads. */
async function open(path: string) {
  const tabs = await shareTabs();
  const page = await tabs.take();
  onTestFinished(() => tabs.leave(page));
  const seen = { loads: 0, errors: [] as string[] };
  page.on("load", () => {
    seen.loads += 1;
  });
  page.on("pageerror", (error) => seen.errors.push(error.message));
  await page.goto(server.origin + at(path));
  return { page, seen };
}

const shows = (page: Page, words: string) => page.getByText(words).first().waitFor();

test("a saved article is shown without a reload by hand, at the same scroll position", async () => {
  const { page, seen } = await open("/blog/premier");
  // Browsers restore it too, but not if pages forbid it, nor if the page was shorter in between.
  await page.evaluate(() => {
    history.scrollRestoration = "manual";
    scrollTo(0, 2500);
  });
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 5.", "Un mot de plus."));
  await shows(page, "Un mot de plus.");
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(2500));
  expect(seen.errors).toEqual([]);
});

test("a saved style is applied without a reload, and the page keeps its state", async () => {
  const { page, seen } = await open("/blog/premier");
  await page.evaluate(() => document.body.append("noté à la main"));
  for (const colour of ["rgb(1, 2, 3)", "rgb(4, 5, 6)"]) {
    edit("templates/styles/site.css", (text) => `${text}\nh1 { color: ${colour} }\n`);
    await eventually(async () =>
      expect(
        await page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
      ).toBe(colour),
    );
  }
  expect(await page.locator("body").textContent()).toContain("noté à la main");
  await eventually(async () => expect(await page.locator('head link[rel="stylesheet"]').count()).toBe(1));
  expect(seen).toEqual({ loads: 1, errors: [] });
});

test("a page that a change does not concern is not updated", async () => {
  const { seen } = await open("/blog/second");
  const other = await open("/blog/premier");
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 6.", "Encore un mot."));
  await shows(other.page, "Encore un mot.");
  expect(seen.loads).toBe(1);
});

test("an error replaces the page, the last good version is one click away, and a correction restores the page", async () => {
  const { page } = await open("/blog/premier");
  edit("content/articles/premier.md", (text) => text.replace("category: energie", "category: <b>energy</b>"));
  await shows(page, "One thing to fix");
  expect(await page.locator("pre").textContent()).toContain("category: <b>energy</b>");
  expect(await page.locator("pre b").count()).toBe(0);

  await page.getByRole("link", { name: "See the last good version" }).click();
  await shows(page, "Premier article");
  await shows(page, "Last good version.");
  await page.getByRole("link", { name: "Accueil" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Accueil");
  await page.getByRole("link", { name: "See what to fix" }).click();
  await shows(page, "One thing to fix");

  edit("content/articles/premier.md", (text) => text.replace("<b>energy</b>", "energie"));
  await page.locator("h1", { hasText: "Accueil" }).waitFor();
});

test("a draft has a note, without a script and unaffected by the page’s styles", async () => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.origin + at("/blog/brouillon"));
  const note = page.getByRole("complementary", { name: "site dev" });
  expect(await note.textContent()).toContain("Draft: visitors do not see this page");
  expect(await note.evaluate((aside) => getComputedStyle(aside).position)).toBe("fixed");
});

test("seven tabs of one browser all follow, although it opens six connections", async () => {
  const context = await openContext();
  const first = await context.newPage();
  await first.goto(server.origin + at("/blog/second"));
  // Opened by a page, they share its process.
  await first.evaluate(() => {
    for (let tab = 0; tab < 6; tab += 1) open(location.href);
  });
  await expect.poll(() => context.pages().length).toBe(7);
  const pages = context.pages();
  for (const page of pages) await page.waitForLoadState();
  edit("content/articles/second.md", (text) => `${text}\nPartout à la fois.\n`);
  for (const page of pages) {
    await page.bringToFront();
    await shows(page, "Partout à la fois.");
  }
});

test("if tabs cannot share a connection, the visible page follows", async () => {
  const context = await openContext();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  const page = await context.newPage();
  await page.goto(server.origin + at("/blog/premier"), { waitUntil: "load" });
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 8.", "Seul, mais à jour."));
  await shows(page, "Seul, mais à jour.");
});

const panelOf = (page: Page) => page.getByRole("dialog", { name: "site dev" });
const buttonOf = (page: Page) => page.getByRole("button", { name: /^site dev/ });

test("the panel describes the page, closes with Escape, and keeps its state after a reload", async () => {
  const { page, seen } = await open("/blog/second");
  await buttonOf(page).click();
  const panel = panelOf(page);
  await panel.getByRole("link", { name: "content/articles/second.md:2" }).waitFor();
  expect(await panel.getByRole("link", { name: "content/articles/second.md:2" }).getAttribute("href")).toBe(
    `vscode://file${root}/content/articles/second.md:2:1`,
  );
  await panel.getByRole("row", { name: /whole page [\d.]+ kB no budget/ }).waitFor();
  for (const words of ["/blog/second", "Part of the published site.", "missing: og:title"])
    await panel.getByText(words).first().waitFor();
  await panel.getByRole("button", { name: "Move" }).click();
  await page.reload();
  await panel.getByText("Part of the published site.").waitFor();
  expect((await panel.boundingBox())?.x).toBe(8);
  await panel.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  expect(await panel.isHidden()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("site-dev-panel");
  expect(seen.errors).toEqual([]);
});

test("the panel shows a new budget without a reload, because the page is the same", async () => {
  const { page, seen } = await open("/blog/second");
  await buttonOf(page).click();
  await panelOf(page)
    .getByRole("row", { name: /whole page .*no budget/ })
    .waitFor();
  edit("content/site.yaml", (text) => `${text}\nbudgets: { page: 0.1 }\n`);
  await panelOf(page)
    .getByRole("row", { name: /whole page .*of 100 bytes, over/ })
    .waitFor();
  await panelOf(page)
    .getByText(/whole page of \/blog\/second/)
    .waitFor();
  expect(seen.loads).toBe(1);
  edit("content/site.yaml", (text) => text.replace("\nbudgets: { page: 0.1 }\n", ""));
});

test("a card whose image is drawn after the page shows it when it is ready", async () => {
  const { page } = await open("/blog/second");
  const published = /url: (\S+)/.exec(readFileSync(join(root, "content/site.yaml"), "utf8"))?.[1];
  await page.evaluate(
    (address) => {
      const tag = Object.assign(document.createElement("meta"), { name: "og:image", content: address });
      document.head.append(tag);
    },
    `${published}${at("/carte.svg")}`,
  );
  await buttonOf(page).click();
  const panel = panelOf(page);
  await panel.getByText("The image is being drawn…").waitFor();
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>';
  writeFileSync(join(root, "static/carte.svg"), drawn);
  await panel.getByRole("img", { name: "The image of the card" }).waitFor();
  expect(await panel.getByText("The image is being drawn…").isHidden()).toBe(true);
});

test("axe finds the faults of the page, even below the panel, and none in the panel, in either theme", async () => {
  const { page } = await open("/blog/second");
  await page.evaluate(() => {
    const pale = document.createElement("p");
    pale.textContent = "Trop pâle";
    pale.style.cssText = "position: fixed; right: 60px; bottom: 90px; color: #bbb; background: #fff";
    document.querySelector("main")?.append(new Image(9, 9), pale);
  });
  await buttonOf(page).click();
  await panelOf(page).getByText("image-alt").waitFor();
  await panelOf(page).getByText("color-contrast").waitFor();
  expect(await violationsOf(page, { within: "site-dev-panel" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page, { within: "site-dev-panel", rules: colourRules })).toEqual([]);
});

test("the panel’s button covers no control, at any scroll position and width", async () => {
  const { page } = await open("/blog/brouillon");
  await page.evaluate(() => {
    for (let index = 0; index < 60; index += 1) {
      const link = document.createElement("a");
      link.href = "/";
      link.textContent = `Lien ${index}`;
      link.style.cssText = `display: block; width: 60px; margin: 17px 0 ${index * 3}px ${index % 2 ? "auto" : "0"}`;
      document.body.append(link);
    }
    const fixed = document.createElement("button");
    fixed.textContent = "Écrire";
    fixed.style.cssText = "position: fixed; right: 0; bottom: 0; width: 90px; height: 60px";
    document.body.append(fixed);
  });
  let shown = 0;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const top of [0, 333, 777, 1500]) {
      const covered = await page.evaluate(async (top) => {
        scrollTo({ top, behavior: "instant" });
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
        const button = document.querySelector("site-dev-panel")?.shadowRoot?.querySelector("button");
        if (!button || getComputedStyle(button).opacity === "0") return undefined;
        const a = button.getBoundingClientRect();
        return [...document.querySelectorAll("a, button")]
          .filter((control) => {
            const b = control.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          })
          .map(({ textContent }) => textContent);
      }, top);
      // Without any free spot, the button is hidden.
      if (covered === undefined) continue;
      shown += 1;
      expect(covered).toEqual([]);
    }
  }
  expect(shown).toBeGreaterThan(4);
});

test("a framed page follows a change through the page around it, without a script or panel of its own", async () => {
  writeFileSync(
    join(root, "static/cadre.html"),
    `<!doctype html><title>Cadre</title><body><iframe src="${at("/blog/premier")}" title="Article"></iframe>`,
  );
  await eventually(async () => expect((await fetch(server.origin + at("/cadre.html"))).status).toBe(200));
  const asked: string[] = [];
  const context = await openContext();
  const page = await context.newPage();
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.origin + at("/cadre.html"));
  const frame = page.frameLocator("iframe");
  await frame.getByText("Premier article").first().waitFor();
  await page.evaluate(() => document.body.append("noté autour"));
  edit("content/articles/premier.md", (text) => text.replace("Paragraphe 9.", "Dans le cadre aussi."));
  await frame.getByText("Dans le cadre aussi.").waitFor();
  expect(await page.locator("body").textContent()).toContain("noté autour");
  expect(asked.filter((path) => path === "/__dev/client.js")).toHaveLength(1);
  expect(await frame.locator("site-dev-panel").count()).toBe(0);
});
