import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { servePreview } from "../../src/preview/serve-preview.ts";
import { launchBrowser } from "../support/browser.ts";
import { projectRoot, runSite } from "../support/run-site.ts";
import { siteBase } from "../support/site-base.ts";

/** Below a path, whose neighbours the worker must leave alone. */
const base = siteBase || "/sous";

/** A site that keeps what visitors see, its pages taken over by `site preview` on one port. */
async function startSite() {
  const root = mkdtempSync(join(tmpdir(), "charpente-offline-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
  appendFileSync(join(root, "content/site.yaml"), "offline: { worker: visited, page: /blog/second }\n");
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(root, path), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(root, path), text.replace(from, to));
  };
  const build = () => {
    const { status, stderr } = runSite(["build", "--root", root, "--base", base]);
    expect(status, stderr).toBe(0);
  };
  build();
  const options = {
    out: join(root, "dist"),
    as: "nginx",
    host: "127.0.0.1",
    base,
    onBusy: () => {},
  } as const;
  let server = await servePreview({ ...options, port: 0 });
  onTestFinished(() => server.close());
  const { port, url } = server;
  return {
    edit,
    build,
    url,
    goDown: () => server.close(),
    comeBack: async () => {
      server = await servePreview({ ...options, port });
    },
  };
}

const titleOf = (page: Page) => page.locator("h1").textContent();

/** Waits until a page of this address is kept, to its end, and the worker answers for what is opened next. */
const whenKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (path) => {
        const html = await caches.match(path).then((response) => response?.text());
        return [html?.includes("</html>"), navigator.serviceWorker.controller !== null];
      }, path),
    )
    .toEqual([true, true]);

test("what was seen is there without network, a new build is seen at once, and a retired worker leaves nothing", async () => {
  const site = await startSite();
  const browser = await launchBrowser({ isWhole: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on("pageerror", (error) => refused.push(error.message));
  await page.goto(site.url);
  await whenKept(page, `${base}/`);
  await page.goto(`${site.url}blog/premier`);
  await whenKept(page, `${base}/blog/premier`);
  const title = await titleOf(page);
  expect(refused).toEqual([]);

  await site.goDown();
  await page.reload();
  expect(await titleOf(page)).toBe(title);
  await page.goto(site.url);
  expect(
    await page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)),
  ).toBe(true);
  await page.goto(`${site.url}jamais-vu`);
  expect(await titleOf(page)).toBe("Second article");

  await site.comeBack();
  site.edit("content/articles/premier.md", "title: Premier article", "title: Tout neuf");
  site.build();
  await page.goto(`${site.url}blog/premier`);
  expect(await titleOf(page)).toContain("Tout neuf");

  site.edit("content/site.yaml", "worker: visited", "worker: retired");
  site.build();
  await page.goto(site.url);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
  );
  const whatIsLeft = async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ];
  await expect.poll(() => page.evaluate(whatIsLeft)).toEqual([0, 0]);
}, 60_000);

test("a page is kept that the worker took over while it was still loading", async () => {
  const site = await startSite();
  const browser = await launchBrowser({ isWhole: true });
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const [slow, other] = [await context.newPage(), await context.newPage()];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await slow.route("**/*.css", async (asked) => {
    await isReleased;
    await asked.continue();
  });
  await slow.goto(`${site.url}blog/premier`, { waitUntil: "commit" });
  await other.goto(site.url);
  await expect
    .poll(() => slow.evaluate(() => navigator.serviceWorker.controller !== null && document.readyState))
    .toBe("interactive");

  release();
  await whenKept(slow, `${base}/blog/premier`);
}, 60_000);

test("a page has its styles where the browser has no room left to keep them", async () => {
  const site = await startSite();
  const browser = await launchBrowser({ isWhole: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(site.url);
  await whenKept(page, `${base}/`);

  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin, quotaSize: 1 });
  site.edit("templates/styles/site.css", "padding: 1rem", "padding: 2rem");
  site.build();
  await page.goto(`${site.url}blog/premier`);
  expect(
    await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.cssRules.length > 0)),
  ).toEqual([true]);
}, 60_000);
