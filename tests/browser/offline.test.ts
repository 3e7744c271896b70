import { once } from "node:events";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { servePreview } from "../../src/http/preview/serve-preview.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { runHere } from "../support/run-here.ts";
import { shareBrowser } from "../support/share-browser.ts";
import { siteBase } from "../support/site-base.ts";
import { english } from "../support/speech.ts";

/** The site has a base path, because the worker must leave other paths alone. */
const base = siteBase || "/sous";

// Each test has its own context, with its own workers and caches.
let browser: Browser;
/** The site before a test changes it. Its copies share the results of its build, of which pictures take most time. */
const model = mkdtempSync(join(tmpdir(), "charpente-offline-"));
beforeAll(async () => {
  await copyEverything(model);
  appendFileSync(join(model, "content/site.yaml"), "offline: { worker: visited, page: /blog/second }\n");
  await build(model);
  browser = await shareBrowser();
});
afterAll(() => rmSync(model, { recursive: true, force: true }));

async function build(root: string): Promise<void> {
  const { status, stderr } = await runHere(["build", "--root", root, "--base", base]);
  expect(status, stderr).toBe(0);
}

/**
 * A site that keeps what visitors see, its pages taken over by `site preview` on one port. `seen` are the pages that it
 * has besides, from `/vu/0` on.
 */
async function startSite({ seen = 0 } = {}) {
  const root = mkdtempSync(join(tmpdir(), "charpente-offline-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(model, root, { recursive: true });
  mkdirSync(join(root, "static/vu"), { recursive: true });
  for (let index = 0; index < seen; index += 1)
    writeFileSync(join(root, `static/vu/${index}.html`), `<!doctype html><title>${index}</title></html>`);
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(root, path), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(root, path), text.replace(from, to));
  };
  // Without own files it equals the model, which is already built.
  if (seen > 0) await build(root);
  const options = {
    out: join(root, "dist"),
    as: "nginx",
    host: "127.0.0.1",
    base,
    speech: english,
    onBusy: () => {},
  } as const;
  let server = await servePreview({ ...options, port: 0 });
  onTestFinished(() => server.close());
  const { port, url } = server;
  return {
    edit,
    remove: (path: string) => rmSync(join(root, path)),
    build: () => build(root),
    url,
    goDown: () => server.close(),
    comeBack: async () => {
      server = await servePreview({ ...options, port });
    },
    /** Makes `answer` replace the server, which is stopped. Returns a function that ends it. */
    replaceServer: async (answer: RequestListener) => {
      const other = createServer(answer).listen(port, "127.0.0.1");
      await once(other, "listening");
      return () => {
        other.close();
        other.closeAllConnections();
      };
    },
  };
}

const titleOf = (page: Page) => page.locator("h1").textContent();

/** Waits until the page of this address is cached completely, and the worker controls the next page. */
const whenKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (path) => {
        const html = await caches.match(path).then((response) => response?.text());
        // The worker fetches a page and its files at the same time.
        const styles = [...(html ?? "").matchAll(/href="([^"]+\.css)"/g)].map(([, href = ""]) => href);
        const kept = await Promise.all(styles.map((href) => caches.match(href)));
        const isControlled = navigator.serviceWorker.controller !== null;
        return [html?.includes("</html>"), kept.every((style) => style !== undefined), isControlled];
      }, path),
    )
    .toEqual([true, true, true]);

/** Waits until a new worker has replaced the one before it: it installs the files of one build. */
const whenTakenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [installing, waiting, active?.state];
      }),
    )
    .toEqual([null, null, "activated"]);

async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
}

/** The home page, in a browser that has cached it. */
async function openHome(url: string): Promise<Page> {
  const page = await (await openContext()).newPage();
  await page.goto(url);
  await whenKept(page, `${base}/`);
  return page;
}

/** Tells the worker the seen pages, like a page that was loaded before it. */
const tell = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(addresses);
  }, addresses);

test("seen pages work without a network, a new build is shown at once, and a retired worker removes everything", async () => {
  const site = await startSite();
  const page = await (await openContext()).newPage();
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
  await site.build();
  await page.goto(`${site.url}blog/premier`);
  expect(await titleOf(page)).toContain("Tout neuf");

  const neighbours = "site-pages /voisin/";
  await page.evaluate((name) => caches.open(name), neighbours);
  site.edit("content/site.yaml", "worker: visited", "worker: retired");
  await site.build();
  await page.goto(site.url);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
  );
  const whatIsLeft = async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.keys(),
  ];
  await expect.poll(() => page.evaluate(whatIsLeft)).toEqual([0, [neighbours]]);
});

test("a page is cached although the worker took control while it was loading", async () => {
  const site = await startSite();
  const context = await openContext();
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
});

test("a page has its styles although the browser has no room to cache them", async () => {
  const site = await startSite();
  const page = await openHome(site.url);

  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin, quotaSize: 1 });
  site.edit("templates/styles/site.css", "padding: 1rem", "padding: 2rem");
  await site.build();
  await page.goto(`${site.url}blog/premier`);
  expect(
    await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.cssRules.length > 0)),
  ).toEqual([true]);
});

test("an error does not replace the cached page", async () => {
  const site = await startSite();
  const page = await openHome(site.url);
  const title = await titleOf(page);
  await site.goDown();
  const end = await site.replaceServer(({ url }, response) => {
    response.writeHead(url === `${base}/` ? 503 : 200, { "content-type": "text/html" });
    response.end("<!doctype html><h1>Rien</h1></html>");
  });
  await page.goto(site.url);
  expect(await titleOf(page)).toBe("Rien");
  // Later answers are cached after it.
  await page.goto(`${site.url}plus-tard`);
  await whenKept(page, `${base}/plus-tard`);
  end();
  await page.goto(site.url);
  expect(await titleOf(page)).toBe(title);
});

test("a page is shown without a network at the address that redirected to it", async () => {
  const site = await startSite();
  const page = await openHome(site.url);
  await site.goDown();
  const end = await site.replaceServer(({ url }, response) => {
    if (url === `${base}/ancienne`) return void response.writeHead(302, { location: `${base}/neuve` }).end();
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><h1>Neuve</h1></html>");
  });
  await tell(page, [`${base}/ancienne`]);
  await whenKept(page, `${base}/ancienne`);
  end();
  await page.goto(`${site.url}ancienne`);
  expect(await titleOf(page)).toBe("Neuve");
});

test("a range request gets its range although the whole file is cached, and a file that was an error is requested again", async () => {
  const site = await startSite();
  const page = await openHome(site.url);
  await site.goDown();
  let status = 503;
  onTestFinished(
    await site.replaceServer(({ headers }, response) => {
      response.writeHead(headers.range === undefined ? status : 206, { "content-range": "bytes 0-3/400" });
      response.end("body");
    }),
  );
  const ask = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    page.evaluate(
      async ({ address, headers }) => {
        const response = await fetch(address, { headers });
        return [response.status, await response.text()];
      },
      { address, headers },
    );
  const style = await page.evaluate(() => document.styleSheets[0]?.href ?? "");
  expect(await ask(style, { range: "bytes=0-3" })).toEqual([206, "body"]);

  const late = `${base}/assets/late.css`;
  expect(await ask(late)).toEqual([503, "body"]);
  status = 200;
  expect(await ask(late)).toEqual([200, "body"]);
});

test("a page is cached once whatever its address, the oldest pages are removed, and so are missing ones and other files", async () => {
  const site = await startSite({ seen: 63 });
  const page = await openHome(site.url);
  const keptNames = () =>
    page.evaluate(async () => {
      const [pages = ""] = (await caches.keys()).filter((name) => name.startsWith("site-pages"));
      return (await (await caches.open(pages)).keys()).map(({ url }) => new URL(url).pathname);
    });

  await page.goto(`${site.url}vu/0.html`);
  await whenKept(page, `${base}/vu/0`);
  await page.goto(`${site.url}sitemap.xml`);
  await page.goto(site.url);
  expect((await keptNames()).sort()).toEqual(["/", "/blog/second", "/vu/0"].map((path) => base + path));

  site.remove("static/vu/0.html");
  await site.build();
  await page.goto(`${site.url}vu/0`);
  await expect.poll(keptNames).not.toContain(`${base}/vu/0`);

  await tell(
    page,
    Array.from({ length: 62 }, (_, index) => `${base}/vu/${index + 1}`),
  );
  // The page for unseen addresses is never removed.
  const sought = ["/vu/62", "/blog/second", "/"].map((path) => base + path);
  await expect
    .poll(async () => {
      const names = await keptNames();
      return [names.length, ...sought.map((name) => names.includes(name))];
    })
    .toEqual([60, true, true, false]);
});

test("styles that no cached page uses are removed with the next build", async () => {
  const site = await startSite();
  const page = await openHome(site.url);
  const keptStyles = () =>
    page.evaluate(async () => {
      const [assets = ""] = (await caches.keys()).filter((name) => name.startsWith("site-assets"));
      const names = await (await caches.open(assets)).keys();
      return names.map(({ url }) => url).filter((url) => /\/site\.[^/]*\.css$/.test(url));
    });
  const [first = ""] = await keptStyles();
  expect(first).not.toBe("");
  for (const [from, to] of [
    ["padding: 1rem", "padding: 2rem"],
    ["padding: 2rem", "padding: 3rem"],
  ] as const) {
    site.edit("templates/styles/site.css", from, to);
    await site.build();
    await page.goto(site.url);
    // Browsers decide themselves when to look for a new worker.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await whenTakenOver(page);
  }
  await expect.poll(keptStyles).not.toContain(first);
});
