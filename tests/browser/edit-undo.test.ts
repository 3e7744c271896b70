import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makePdf } from "../editor/server/make-pdf.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-undo-"));
let tabs: Awaited<ReturnType<typeof shareTabs>>;
let server: Awaited<ReturnType<typeof serveDev>>;

beforeAll(async () => {
  await copyEverything(root);
  [tabs, server] = await Promise.all([shareTabs(), serveDev(root)]);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const article = (name: string) => readFileSync(join(root, `content/articles/${name}.md`), "utf8");
const bar = (page: Page) => page.getByRole("toolbar", { name: "Modification" });
const status = (page: Page) => page.locator("site-dev-edit .status");

async function open(): Promise<Page> {
  const page = await tabs.take({ locale: "fr-FR" });
  onTestFinished(() => tabs.leave(page));
  await page.goto(server.origin + at("/blog/second"));
  await page.getByRole("button", { name: "Modifier" }).click();
  await bar(page).waitFor();
  return page;
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + at(path));
  await bar(page).waitFor();
}

async function retitle(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
}

test("Ctrl+Z on a page undoes nothing of another page, and says what it undoes on its own", async () => {
  const before = { second: article("second"), premier: article("premier") };
  const page = await open();
  await retitle(page, "Titre du second");
  await go(page, "/blog/premier");
  await retitle(page, "Titre du premier");
  await go(page, "/");
  for (const _ of [1, 2]) {
    await page.keyboard.press("Control+z");
    await status(page).getByText("Rien à annuler sur cette page.").waitFor();
  }
  expect(article("second")).toContain("Titre du second");
  expect(article("premier")).toContain("Titre du premier");

  await go(page, "/blog/second");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.keyboard.press("Control+z");
  await status(page)
    .getByText(/^Annulé.*Second article · title$/)
    .waitFor();
  expect(article("second")).toBe(before.second);
  const heading = page.getByRole("heading", { level: 1, name: "Second article" });
  await heading.waitFor();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.locator('site-dev-edit .outline[data-how="chosen"] i').waitFor();
  expect(article("premier")).toContain("Titre du premier");
  // The word stands beside what was undone.
  await bar(page).getByRole("button", { name: "Refaire" }).getByText("Refaire").click();
  await status(page)
    .getByText(/^Refait/)
    .waitFor();
  expect(article("second")).toContain("Titre du second");
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press("Control+z");
  await status(page).getByText("Rien à annuler sur cette page.").waitFor();
  expect(article("second")).toBe(before.second);
  expect(article("premier")).toContain("Titre du premier");

  // Inside a text, the key never leaves it, and neither does the button.
  await go(page, "/blog/premier");
  await page.locator("main p").last().click();
  const text = page.getByRole("textbox", { name: "Texte" });
  await text.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("xx");
  await eventually(() => expect(article("premier")).toContain("xx"));
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("Control+z");
  await eventually(() => expect(article("premier")).not.toContain("xx"));
  // The answer to the save may come after the key.
  await eventually(async () => {
    await page.keyboard.press("Control+z");
    expect(await status(page).textContent()).toBe("Rien à annuler dans ce texte.");
  });
  await bar(page).getByRole("button", { name: "Annuler" }).click();
  await status(page).getByText("Rien à annuler dans ce texte.").waitFor();
  expect(article("premier")).toBe(before.premier.replace(/^title: .*$/m, "title: Titre du premier"));
  await bar(page).getByRole("button", { name: "Refaire" }).click();
  await eventually(() => expect(article("premier")).toContain("xx"));
  await page.keyboard.press("Control+z");
  await eventually(() => expect(article("premier")).not.toContain("xx"));
  await page.getByRole("button", { name: "Fermer le texte" }).click();
  await text.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await eventually(() => expect(article("premier")).toBe(before.premier));
});

test("a PDF that is given up in its box is in no folder that is published", async () => {
  const page = await open();
  await page.locator("main p").last().click();
  await page.getByRole("textbox", { name: "Texte" }).and(page.locator(":focus")).waitFor();
  await page.evaluate((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([bytes], "abandon.pdf"));
    const all = { bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { ...all, clipboardData: data }));
  }, makePdf(1).toString("base64"));
  const box = page.getByRole("dialog", { name: "Ajouter un fichier" });
  await box.getByLabel("Texte du lien").waitFor();
  await box.getByRole("button", { name: "Annuler" }).click();
  await box.waitFor({ state: "detached" });
  expect(existsSync(join(root, "static/documents"))).toBe(false);
});
