import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { listCoveredControls } from "../support/edit/list-covered-controls.ts";
import { eventually } from "../support/eventually.ts";
import { violationsInThemes } from "../support/run-axe.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-todo-"));
let server: Awaited<ReturnType<typeof serveDev>>;

beforeAll(async () => {
  await copyEverything(root);
  server = await serveDev(root);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const draft = () => readFileSync(join(root, "content/articles/brouillon.md"), "utf8");
const dayIn = (days: number) => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

async function open(options: BrowserContextOptions = {}) {
  const tabs = await shareTabs();
  const page = await tabs.take({ locale: "fr-FR", ...options });
  onTestFinished(() => tabs.leave(page));
  // A page of the server itself, at the root of the origin, whatever the base of the site.
  await page.goto(`${server.origin}/__todo`);
  await page.getByRole("heading", { level: 1, name: "À faire" }).waitFor();
  return page;
}

test("a task of « À faire » opens the draft switch of its article, and disappears when it is off", async () => {
  const page = await open();
  const drafts = page.getByRole("region", { name: /^Brouillons/ });
  const other = await page.context().newPage();
  onTestFinished(() => other.close());
  await other.goto(`${server.origin}${(await drafts.getByRole("link").first().getAttribute("href")) ?? ""}`);
  const form = other.getByRole("dialog", { name: "Fiche" });
  const toggle = form.getByRole("switch", { name: "draft" });
  await eventually(async () => {
    const isFocused = await toggle.evaluate(
      (element) => (element.getRootNode() as ShadowRoot).activeElement === element,
    );
    expect(isFocused).toBe(true);
  });
  expect(new URL(other.url()).hash).toBe("");
  await form.getByText("Visible ici, pas sur le site publié.").waitFor();

  const date = form.getByLabel("date", { exact: true });
  const before = await date.inputValue();
  await date.fill(dayIn(7));
  await form.getByText(/^Paraîtra le .*, dans [67] jours\.$/).waitFor();
  await date.fill("0207-01-01");
  await form.getByText(/^Paraîtra|^Ce jour/).waitFor({ state: "hidden" });
  await date.fill(before);
  await form.getByText("Ce jour est atteint").waitFor();

  await toggle.click();
  await eventually(() => expect(draft()).toContain("draft: false"));
  await form.getByText("Rien ne le retient, sinon une date à venir.").waitFor();
  await drafts.waitFor({ state: "detached" });
});

test("it can be sorted by page without scripts", async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.getByRole("link", { name: "par page" }).click();
  await page.getByText("à paraître").first().waitFor();
  expect(await page.getByRole("region", { name: /^Calendrier/ }).count()).toBe(0);
});

test("it breaks no rule of axe in either theme, fits the width of a phone, and covers no control", async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  expect(await violationsInThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await listCoveredControls(page, true)).toEqual([]);
});

test("“Revenir au site” leads back to the page from which the reader came, after another order as well", async () => {
  const tabs = await shareTabs();
  const page = await tabs.take({ locale: "fr-FR" });
  onTestFinished(() => tabs.leave(page));
  const from = server.origin + at("/blog/second");
  await page.goto(from);
  await page.evaluate(() => location.assign("/__todo"));
  await page.getByRole("link", { name: "par page" }).click();
  await page.waitForURL("**/__todo?by=page");
  await page.getByRole("link", { name: "Revenir au site" }).click();
  await page.waitForURL(from);
});
