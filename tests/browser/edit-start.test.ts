import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-edit-"));
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

const article = () => readFileSync(join(root, "content/articles/second.md"), "utf8");

/** Pages of one browser are in one session. */
async function open(options: BrowserContextOptions = {}) {
  const page = await tabs.take({ locale: "fr-FR", ...options });
  onTestFinished(() => tabs.leave(page));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.origin + at("/blog/second"));
  return { page, asked };
}

test("“Modifier” starts the edit mode of a page that has loaded nothing of it before, and “Terminer” ends it", async () => {
  const { page, asked } = await open();
  const button = page.getByRole("button", { name: "Modifier" });
  await button.waitFor();
  expect(asked.filter((path) => /edit/.test(path))).toEqual([]);
  await button.click();
  const bar = page.getByRole("toolbar", { name: "Modification" });
  await bar.waitFor();
  expect(await button.count()).toBe(0);
  // The panel is for developers.
  const panel = page.locator("site-dev-panel");
  expect([await panel.count(), await panel.isVisible()]).toEqual([1, false]);
  await bar.getByRole("button", { name: "Terminer" }).click();
  await button.waitFor();
  expect(await page.locator("main [data-edit]").count()).toBe(0);
});

test("a change of a title is written to its file and nowhere else, and can be undone", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Modifier" }).click();
  await page.getByRole("toolbar", { name: "Modification" }).waitFor();
  const before = article();
  const title = page.getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("L'autre second");
  await page.keyboard.press("Enter");
  await page.locator("site-dev-edit .status").getByText("Enregistré", { exact: true }).waitFor();
  const lines = before.split("\n");
  const changed = article()
    .split("\n")
    .filter((line, index) => line !== lines[index]);
  expect(changed).toEqual(["title: L'autre second"]);
  await page.getByRole("button", { name: "Annuler" }).click();
  await eventually(() => expect(article()).toBe(before));
});

test("a save of another program updates the open page without a reload", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Modifier" }).click();
  await page.getByRole("toolbar", { name: "Modification" }).waitFor();
  // The editor starts before the images of the page have loaded.
  await page.waitForLoadState("load");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const before = article();
  writeFileSync(
    join(root, "content/articles/second.md"),
    before.replace(/^title: .*$/m, "title: Venu d'ailleurs"),
  );
  await page.getByRole("heading", { level: 1, name: "Venu d’ailleurs" }).waitFor();
  expect(loads).toBe(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" encore");
  await page.keyboard.press("Enter");
  await eventually(() => expect(article()).toContain("title: Venu d'ailleurs encore"));
  writeFileSync(join(root, "content/articles/second.md"), before);
});

test("if two browsers edit one field, the second shows both versions to choose from", async () => {
  const before = article();
  const [first, second] = [await open(), await open({ timezoneId: "Europe/Paris" })];
  for (const { page } of [first, second]) {
    await page.getByRole("button", { name: "Modifier" }).click();
    await page.getByRole("toolbar", { name: "Modification" }).waitFor();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Control+A");
  }
  await first.page.keyboard.type("Du premier");
  await first.page.keyboard.press("Enter");
  await eventually(() => expect(article()).toContain("title: Du premier"));
  // The page of the second is up to date except for the field being edited.
  await eventually(async () => expect(await second.page.title()).toContain("Du premier"));
  await second.page.keyboard.type("Du second");
  const note = second.page.getByRole("group", { name: /Quelqu’un d’autre/ });
  await note.getByText("Du premier", { exact: true }).waitFor();
  expect(article()).toContain("title: Du premier");
  await note.getByRole("button", { name: "Garder la mienne" }).click();
  await eventually(() => expect(article()).toContain("title: Du second"));
  writeFileSync(join(root, "content/articles/second.md"), before);
});

test("an author goes on writing after a restart of the server, without a reload, and the bar reports no fault", async () => {
  const own = mkdtempSync(join(tmpdir(), "charpente-restart-"));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  await copyEverything(own);
  const first = await serveDev(own);
  const port = Number(new URL(first.origin).port);
  const page = await tabs.take({ locale: "fr-FR" });
  onTestFinished(() => tabs.leave(page));
  await page.goto(first.origin + at("/blog/second"));
  await page.getByRole("button", { name: "Modifier" }).click();
  const bar = page.getByRole("toolbar", { name: "Modification" });
  await bar.waitFor();
  const status = bar.locator(".status");
  const title = page.getByRole("heading", { level: 1 });
  await title.click();
  await first.close();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Le second, repris");
  await page.getByRole("heading", { name: "Le serveur ne répond pas" }).waitFor();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const second = await serveDev(own, port);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await status.getByText("Enregistré", { exact: true }).waitFor();
  expect(readFileSync(join(own, "content/articles/second.md"), "utf8")).toContain("Le second, repris");
  expect(loads).toBe(0);

  const file = join(own, "content/articles/second.md");
  // Escape saves the words from before.
  await page.keyboard.press("Escape");
  await expect.poll(() => readFileSync(file, "utf8")).not.toContain("Le second, repris");
  await status.getByText("Enregistré", { exact: true }).waitFor();
  await second.close();
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: Un autre titre"));
  const third = await serveDev(own, port);
  await page.getByRole("heading", { name: "Un autre titre" }).waitFor();
  expect(await status.textContent()).not.toContain("n’existe plus");
  expect(loads).toBe(0);

  await third.close();
  const fourth = await serveDev(own, port);
  onTestFinished(fourth.close);
  await page.reload();
  await bar.waitFor();
  expect(await page.getByRole("button", { name: "Modifier" }).count()).toBe(0);
});
