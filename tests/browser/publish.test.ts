import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putUnderGit } from "../editor/publish/git-site.ts";
import { git } from "../editor/publish/repositories.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { listCoveredControls } from "../support/edit/list-covered-controls.ts";
import { eventually } from "../support/eventually.ts";
import { violationsInThemes } from "../support/run-axe.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const folder = mkdtempSync(join(tmpdir(), "charpente-publish-"));
const root = join(folder, "site");
const file = "content/pages/index.md";
let tabs: Awaited<ReturnType<typeof shareTabs>>;
let server: Awaited<ReturnType<typeof serveDev>>;
let site: ReturnType<typeof putUnderGit>;

beforeAll(async () => {
  await copyEverything(root);
  site = putUnderGit(root);
  [tabs, server] = await Promise.all([shareTabs(), serveDev(root)]);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const state = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).waitFor();

/** Edits the title of the home page in the page, and opens the page « Publier ». */
async function editTitle(words: string): Promise<Page> {
  const page = await tabs.take({ locale: "fr-FR" });
  await page.goto(`${server.origin}${at("/")}`);
  await page.getByRole("button", { name: "Modifier" }).click();
  await page.getByRole("toolbar", { name: "Modification" }).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await eventually(() => expect(readFileSync(join(root, file), "utf8")).toContain(words));
  await page.getByRole("link", { name: "Publier" }).click();
  await page.getByRole("heading", { level: 1, name: "Publier" }).waitFor();
  await state(page, /^Prêt\./);
  return page;
}

async function expectInOrder(page: Page): Promise<void> {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await listCoveredControls(page, true)).toEqual([]);
  expect(await violationsInThemes(page)).toEqual([]);
}

test("words edited on the page arrive in a clone of the repository, and a field of two authors is chosen, with the keyboard alone", async () => {
  const page = await editTitle("Une page du premier auteur");
  await page
    .getByRole("listitem")
    .filter({ hasText: "devient « Une page du premier auteur »" })
    .last()
    .waitFor();
  // Both versions are shown beside each other, scrolled to what differs.
  const pictures = page.frameLocator(".picture iframe >> nth=0").locator("h1[data-site-changed]");
  await page.locator(".picture iframe").first().scrollIntoViewIfNeeded();
  await pictures.first().waitFor();
  await expectInOrder(page);
  await page.getByLabel("Note de publication").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await state(page, "Envoyé. Le serveur l’a reçu.");
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe("state"));
  git(folder, "clone", "--quiet", site.remote, "clone");
  expect(readFileSync(join(folder, "clone", file), "utf8")).toContain('title: "Une page du premier auteur"');
  expect(git(join(folder, "clone"), "log", "-1", "--format=%an %s")).toMatch(
    /^Ada .*Une page du premier auteur/,
  );
  await tabs.leave(page);

  site.bob.git("pull", "--quiet");
  site.bob.edit(file, "du premier auteur", "de Bob");
  site.bob.git("commit", "--quiet", "--all", "-m", "Bob");
  site.bob.git("push", "--quiet");
  const other = await editTitle("Une page d’Ada");
  await other.getByRole("button", { name: "Publier" }).click();
  await state(other, "Un autre auteur a modifié la même chose que vous.");
  const clash = other.getByRole("group").filter({ hasText: "Une page de Bob" });
  await clash.getByText("Une page de Bob").waitFor();
  await expectInOrder(other);
  // Without a choice nothing is sent: the question says so, and takes the focus.
  const send = other.getByRole("button", { name: "Publier avec ces choix" });
  await send.focus();
  await other.keyboard.press("Enter");
  await clash.getByText("Choisissez une des deux versions.").waitFor();
  expect(await clash.getAttribute("aria-describedby")).toMatch(/-wrong$/);
  const mine = clash.getByRole("radio", { name: "Votre version" });
  expect(await mine.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await other.keyboard.press("Space");
  await send.focus();
  await other.keyboard.press("Enter");
  await state(other, "Envoyé. Le serveur l’a reçu.");
  await expectInOrder(other);
  git(join(folder, "clone"), "pull", "--quiet");
  expect(readFileSync(join(folder, "clone", file), "utf8")).toContain("Une page d’Ada");
  await tabs.leave(other);
});
