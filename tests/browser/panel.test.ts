import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addCatchMail } from "../support/add-catch-mail.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-panel-"));
let server: Awaited<ReturnType<typeof serveDev>>;

const crowded = `---
title: À l’étroit
date: 2024-01-01
category: energie
---

## Un titre coupé net par sa boîte

## Un titre recouvert

Ce qui le recouvre.

## Un titre si long qu’il sort de la page sur un téléphone et une tablette

## Un titre raccourci exprès par trois points

## Pour les lecteurs d’écran seulement

[Le guide](/guide.pdf)
`;

const styles = `
h2 { pointer-events: none }
h2:nth-of-type(1) { width: 100px; overflow: hidden; white-space: nowrap }
h2:nth-of-type(2) + p { position: relative; margin-top: -4em; height: 6em; background: #fff }
h2:nth-of-type(3) { font-size: 30px; white-space: nowrap }
h2:nth-of-type(4) { width: 100px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
h2:nth-of-type(5) { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
`;

beforeAll(async () => {
  await copyEverything(root);
  writeFileSync(join(root, "content/articles/etroit.md"), crowded);
  writeFileSync(
    join(root, "content/articles/manque.md"),
    "---\ntitle: Un manque\ndate: 2024-01-01\ncategory: energie\n---\n\nà compléter\n",
  );
  writeFileSync(
    join(root, "content/articles/demain.md"),
    "---\ntitle: Demain\ndate: 2999-02-01\ncategory: energie\n---\n\nUn texte.\n",
  );
  writeFileSync(join(root, "static/guide.pdf"), Buffer.alloc(5_100_000, "%PDF-1.7\n"));
  appendFileSync(join(root, "templates/styles/site.css"), styles);
  const site = join(root, "templates/site.tsx");
  const declared = readFileSync(site, "utf8");
  writeFileSync(site, declared.replace('language: "fr",', 'language: "fr",\n  placeholder: "à compléter",'));
  addCatchMail(root);
  server = await serveDev(root);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Opens a page in a browser with this language, until the test ends. `asked` are the paths that it requests. */
async function open(path: string, locale = "en-GB") {
  const tabs = await shareTabs();
  const page = await tabs.take({ locale });
  onTestFinished(() => tabs.leave(page));
  const seen = { loads: 0, asked: [] as string[], errors: [] as string[] };
  page.on("load", () => {
    seen.loads += 1;
  });
  page.on("request", (request) => seen.asked.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => seen.errors.push(error.message));
  await page.goto(server.origin + at(path));
  return { page, seen };
}

const panelOf = (page: Page) => page.getByRole("dialog", { name: "site dev" });
const buttonOf = (page: Page) => page.getByRole("button", { name: /^site dev/ });
const partOf = (page: Page, title: string) =>
  panelOf(page)
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("the panel uses the language of the browser, and after one click always another", async () => {
  const { page, seen } = await open("/blog/second", "fr-FR");
  await page.evaluate(() => document.querySelector("main")?.append(new Image(9, 9)));
  await buttonOf(page).waitFor();
  expect(seen.asked.filter((path) => path.includes("dialog"))).toEqual([]);
  await buttonOf(page).click();
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Fermer" }).waitFor();
  expect(await page.locator("site-dev-panel").getAttribute("lang")).toBe("fr");
  await partOf(page, "À faire sur cette page").getByText("Les images doivent avoir").first().waitFor();
  expect(seen.asked.filter((path) => path.includes("dialog"))).toEqual(["/__dev/dialog.js"]);

  await panel.getByRole("link", { name: "English" }).click();
  await panel.getByRole("button", { name: "Close" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(at("/blog/second"));
  await page.goto(`${server.origin}/__mail`);
  await page.getByRole("heading", { name: "Mail", exact: true }).waitFor();
  await page.getByRole("link", { name: "Français" }).click();
  await page.getByRole("heading", { name: "Messages", exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "site-dev-language", value: "fr", path: "/", sameSite: "Strict" });
});

test("the panel is opened, read and closed with the keyboard alone", async () => {
  const { page } = await open("/blog/second");
  // axe must find no shadow tree there while it runs.
  const root = await page.evaluateHandle(
    () => document.querySelector("site-dev-panel")?.shadowRoot as ShadowRoot,
  );
  const isAt = (name: string) =>
    eventually(async () =>
      expect(await root.evaluate(({ activeElement }) => activeElement?.className)).toBe(name),
    );
  await buttonOf(page).focus();
  await page.keyboard.press("Enter");
  await partOf(page, "Sources")
    .getByRole("link", { name: /second\.md/ })
    .waitFor();
  await isAt("content");
  await page.keyboard.press("Shift+Tab");
  await isAt("close");
  await page.keyboard.press("Escape");
  expect(await panelOf(page).isHidden()).toBe(true);
  await isAt("fab");
});

test("covered, cut-off and overflowing texts are listed with the widths, but not intended ones", async () => {
  const { page, seen } = await open("/blog/etroit");
  await buttonOf(page).click();
  const part = partOf(page, "To do on this page");
  await part.locator("summary").focus();
  await part.getByText("Shorten the text").waitFor();
  const found = await part.locator(".layout").allInnerTexts();
  expect(found.map((text) => text.replace(/\s+/g, " ").replace(/ ?Show ?/, ""))).toEqual([
    "“Un titre coupé net par sa boîte” is cut off overflow where the page is 390, 768, and 1280 px wide",
    "“Un titre recouvert” is covered by something else overflow where the page is 390, 768, and 1280 px wide",
    "“Un titre si long qu’il sort de la page sur un téléphone et…” sticks out of the page overflow where the page is 390 and 768 px wide",
  ]);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("site-dev-panel");
  await part.locator("summary:focus").waitFor();
  // Frames have neither the script of site dev nor a panel, and no frame remains.
  expect(seen.asked.filter((path) => path === "/__dev/client.js")).toHaveLength(1);
  expect(await page.locator("site-dev-panel iframe").count()).toBe(0);
  expect(seen.errors).toEqual([]);
  expect(seen.loads).toBe(1);
  const badge = await page.locator("site-dev-panel .fab[aria-controls]").textContent();
  expect(Number(/\d+/.exec(badge ?? "")?.[0])).toBeGreaterThanOrEqual(4);
});

test("a page is checked again after its styles are corrected, without a reload", async () => {
  const { page, seen } = await open("/blog/etroit");
  await buttonOf(page).click();
  const covered = partOf(page, "To do on this page").getByText("“Un titre recouvert”");
  await covered.waitFor();
  const file = join(root, "templates/styles/site.css");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("margin-top: -4em", "margin-top: 0"));
  await covered.waitFor({ state: "detached" });
  await partOf(page, "To do on this page").getByText("“Un titre coupé net par sa boîte”").waitFor();
  expect(seen.loads).toBe(1);
  writeFileSync(file, before);
});

test("placeholders, heavy files and unpublished entries are listed", async () => {
  const { page } = await open("/blog/manque", "fr");
  await buttonOf(page)
    .and(page.getByRole("button", { name: "1 point à corriger" }))
    .click();
  const part = partOf(page, "À faire sur cette page");
  await part.getByText("à compléter", { exact: true }).waitFor();
  await part.getByRole("link", { name: "content/articles/manque.md:7:1" }).waitFor();
  await part.getByRole("link", { name: /^À faire sur tout le site : \d+$/ }).waitFor();
  const coming = partOf(page, "Pas encore publié");
  await coming.getByText("1er février 2999").waitFor();
  await coming.getByRole("link", { name: "content/articles/brouillon.md" }).waitFor();
  const demain = coming.getByRole("link", { name: / Demain / });
  expect(await demain.getAttribute("href")).toContain(at("/blog/demain#site-edit="));
  await page.goto(server.origin + at("/blog/etroit"));
  await part.getByText("PDF de 5,1 Mo").waitFor();
});

test("a fault of the page opens its field, by keyboard too, and the panel hides while the page is edited", async () => {
  const { page } = await open("/blog/brouillon", "fr");
  const form = page.getByRole("dialog", { name: "Fiche" });
  for (const way of ["keyboard", "pointer"] as const) {
    await buttonOf(page).click();
    const link = partOf(page, "À faire sur cette page").getByRole("link", { name: "draft", exact: true });
    if (way === "keyboard") {
      await link.focus();
      await page.keyboard.press("Enter");
    } else await link.click();
    await form.getByRole("switch", { name: "draft" }).waitFor();
    expect(await panelOf(page).isHidden()).toBe(true);
    expect(new URL(page.url()).hash).toBe("");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Terminer" }).click();
    await buttonOf(page).waitFor();
  }
});

test("where axe cannot be had, the panel shows what the server says", async () => {
  const { page } = await open("/blog/manque", "fr");
  await page.route("**/__dev/axe.js", (route) =>
    // What the server says when it finds no such package.
    route.continue({ url: `${server.origin}/__dev/axe.js`.replace("axe.js", "no-such-file.js") }),
  );
  await buttonOf(page).click();
  await partOf(page, "À faire sur cette page").getByText("Cette adresse n’existe pas.").waitFor();
});

test("the focus stays where it is while the list of the panel changes around it", async () => {
  const { page, seen } = await open("/blog/manque", "fr");
  await buttonOf(page).click();
  const part = partOf(page, "À faire sur cette page");
  const all = part.getByRole("link", { name: /^À faire sur tout le site : \d+$/ });
  const isFocused = () => all.evaluate((link) => link.matches(":focus"));
  await all.focus();
  const count = await all.textContent();
  const file = join(root, "content/site.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, `${before}\nbudgets: { page: 0.1 }\n`);
  const heavy = part.getByText(/page entière de \/blog\/manque/);
  await heavy.waitFor();
  expect(await isFocused()).toBe(true);
  expect(await all.textContent()).not.toBe(count);
  writeFileSync(file, before);
  await heavy.waitFor({ state: "detached" });
  expect(await isFocused()).toBe(true);
  expect(seen.loads).toBe(1);
});

/** The texts of controls of which something else is at their middle once they are scrolled to. */
function findCoveredControls(): readonly string[] {
  const root = document.querySelector("site-dev-panel")?.shadowRoot;
  const list: ParentNode | null | undefined =
    root?.querySelector("#panel:not([hidden])") ?? document.querySelector("main");
  const controls = [...(list?.querySelectorAll<HTMLElement>("a, button, summary") ?? [])];
  if (controls.length === 0) return ["There is no control."];
  return controls.flatMap((control) => {
    control.scrollIntoView({ block: "nearest" });
    const [box] = control.getClientRects();
    if (box === undefined) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const host = control.getRootNode() as Document | ShadowRoot;
    const found = host.elementFromPoint(x, y);
    const top = document.elementFromPoint(x, y);
    const isFree = control.contains(found) && (host === document || top === (host as ShadowRoot).host);
    return isFree ? [] : [`${control.textContent}: ${found?.localName ?? top?.localName}`];
  });
}

test.each(
  shareOf(
    [
      ["1366 × 768", { width: 1366, height: 768 }, 1],
      ["1280 × 720 at 200 %", { width: 640, height: 360 }, 2],
      ["390 × 844", { width: 390, height: 844 }, 3],
    ],
    2,
  ),
)("nothing covers a control of the list at %s", async (_, viewport, deviceScaleFactor) => {
  const tabs = await shareTabs();
  const page = await tabs.take({ locale: "fr", viewport, deviceScaleFactor });
  onTestFinished(() => tabs.leave(page));
  // This page has a note in a corner.
  await page.goto(server.origin + at("/blog/brouillon"));
  await buttonOf(page).click();
  await partOf(page, "À faire sur cette page").getByText("Tous les mots ont leur place").waitFor();
  await partOf(page, "Pas encore publié").getByRole("link").first().waitFor();
  expect(await page.evaluate(findCoveredControls)).toEqual([]);
  await page.goto(`${server.origin}/__todo`);
  expect(await page.evaluate(findCoveredControls)).toEqual([]);
});

test.each([
  ["client.js", 3100],
  ["dialog.js", 9600],
  ["service.js", 600],
  ["worker.js", 300],
])("%s weighs less than %i bytes after compression", async (name, most) => {
  const answer = await fetch(`${server.origin}/__dev/${name}`);
  expect(answer.status).toBe(200);
  expect(brotliCompressSync(Buffer.from(await answer.arrayBuffer())).byteLength).toBeLessThan(most);
});
