import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../support/browser.ts";
import { shareOf } from "../../support/is-whole.ts";
import { filesIn } from "../../support/read-blocks.ts";
import { violationsOf } from "../../support/run-axe.ts";
import { runHere } from "../../support/run-here.ts";
import { projectRoot } from "../../support/run-site.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { writeSiteOf } from "../../support/write-site-of.ts";

// The documented site in French, English and Arabic, below a sub-path, with its policy in the pages.
const { root, close } = writeSiteOf(filesIn(readFileSync(join(projectRoot, "docs/languages.md"), "utf8")));
const base = "/conf";
let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  const settings = join(root, "content/site.yaml");
  writeFileSync(
    settings,
    readFileSync(settings, "utf8").replace(/^output: .*$/m, "output: { hosts: [github] }"),
  );
  const { status, stderr } = await runHere(["build", "--root", root, "--base", `${base}/`, "--strict"]);
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("error")]);
  server = await serveFolder(join(root, "dist"), { base });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  close();
});

/** Opens an address below the base. Whatever the page complains of, such as its policy, fails the test. */
async function visit(
  address: string,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(server.origin + base + address);
  await look(page);
  await context.close();
  expect(faults).toEqual([]);
}

const field = (page: Page) => page.getByRole("searchbox");
const titles = (page: Page) => page.locator(".search-results h3 a");
const addresses = (page: Page) =>
  titles(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.each(
  shareOf(
    [
      ["/search", "pluie", "/notes/rain", "2 pages pour « pluie »"],
      ["/en/search", "rain", "/en/notes/rain", "2 pages for “rain”"],
      ["/ar/search", "المطر", "/ar/notes/rain", "عدد الصفحات: 2 (المطر)"],
    ],
    2,
  ),
)(
  "at %s, « %s » leads below the base to the page in its language, and says how many there are",
  async (address, word, route, said) => {
    await visit(address, async (page) => {
      await field(page).pressSequentially(word);
      await titles(page).first().waitFor();
      expect(
        (await addresses(page)).every((one) =>
          one?.startsWith(base + (route.match(/^\/(?:en|ar)/)?.[0] ?? "")),
        ),
      ).toBe(true);
      expect(await addresses(page)).toContain(base + route);
      expect((await page.locator("mark").allTextContents()).map((one) => one.toLowerCase())).toContain(word);
      await page.getByRole("heading", { level: 2, name: said.replaceAll("\u00a0", " ") }).waitFor();
      await expect
        .poll(() => page.getByRole("status").textContent())
        .toBe(await page.locator("h2").textContent());
      expect(await violationsOf(page)).toEqual([]);
      await page.locator(`h3 a[href="${base}${route}"]`).click();
      await page.waitForURL(`**${base}${route}`);
      expect(await page.locator("h1").count()).toBe(1);
    });
  },
);

test("an index holds the pages of its language alone", () => {
  const indexes = ["", "en/", "ar/"].map((folder) => {
    const path = join(root, "dist/assets", folder);
    const name = readdirSync(path).find((one) => /^search-data\.[0-9a-f]+\.js$/.test(one)) ?? "";
    return [...readFileSync(join(path, name), "utf8").matchAll(/"route":"([^"]+)"/g)].map(
      ([, route]) => route,
    );
  });
  expect(indexes).toEqual([
    ["/", "/notes/rain", "/notes/wind"],
    ["/en", "/en/notes/rain"],
    ["/ar", "/ar/notes/rain"],
  ]);
});

test("nothing is fetched before the first key, and nothing from another language", async () => {
  await visit("/en/search", async (page) => {
    const asked: string[] = [];
    page.on("request", (request) =>
      asked.push(
        request
          .url()
          .replace(/.*\/assets\//, "")
          .replace(/\.[0-9a-f]{10}/, ""),
      ),
    );
    await field(page).focus();
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await field(page).pressSequentially("ra");
    await titles(page).first().waitFor();
    expect(asked.toSorted()).toEqual(["en/search-data.js", "live-search.js"]);
  });
});

test("with the keyboard alone, the arrows lead to the results and back, and Enter opens one", async () => {
  await visit("/search", async (page) => {
    await page.keyboard.type("pluie");
    await titles(page).nth(1).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(await titles(page).nth(1).textContent());
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowDown");
    const [first = ""] = await addresses(page);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${first}`);
    await page.goBack();
    await titles(page).first().waitFor();
    expect(await field(page).inputValue()).toBe("pluie");
  });
});

test("unknown words say so with a way out, and an index that cannot be loaded says so too", async () => {
  await visit("/en/search?q=xyzzy", async (page) => {
    await page.getByRole("heading", { level: 2, name: "No page has “xyzzy”" }).waitFor();
    expect(await page.getByText("Try another word, or fewer words.").isVisible()).toBe(true);
  });
  // A worker would ask for it where nobody can stop that.
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.route("**/search-data.*", (route) => route.abort());
  await page.goto(`${server.origin}${base}/en/search`);
  await field(page).pressSequentially("rain");
  await page.getByText("The search could not be loaded.").waitFor();
  await page.close();
});

test("without scripts, the page says what the search needs, and keeps the words that it was sent", async () => {
  const look = async (page: Page) => {
    const needed = page.locator("form noscript p");
    expect(await needed.isVisible()).toBe(true);
    expect(await needed.textContent()).toMatch(/^La recherche demande JavaScript/);
    expect(await page.locator(".search-results").isVisible()).toBe(false);
    await field(page).fill("pluie");
    await field(page).press("Enter");
    await page.waitForURL(`**${base}/search?q=pluie`);
  };
  await visit("/search", look, { javaScriptEnabled: false });
});

test("a language without words of its own is told which are missing", async () => {
  const { root, close } = writeSiteOf(
    filesIn(readFileSync(join(projectRoot, "docs/languages.md"), "utf8")).map(({ path, text }) => ({
      path,
      text: text.replace('    title: "النتائج",\n', ""),
    })),
  );
  const { status, stderr } = await runHere(["build", "--root", root]);
  close();
  expect(status).toBe(1);
  expect(stderr).toContain("“words” of the search has none in “ar” for title");
});
