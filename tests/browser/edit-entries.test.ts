import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { devFolder } from "../dev/dev-folder.ts";
import { editFolder } from "../dev/edit/edit-folder.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/run-axe.ts";
import { shareBrowser } from "../support/share-browser.ts";

const bar = (page: Page) => page.getByRole("toolbar", { name: "Modification" });
const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

test("an article is created, copied, renamed with a redirect and its links, and removed with a link to it", async () => {
  const folder = devFolder();
  const { serving } = await editFolder(folder);
  const has = (name: string) => existsSync(join(folder.root, `content/articles/${name}.md`));
  const context = await (await shareBrowser()).newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  const at = (route: string) => page.waitForURL(new URL(route, serving.url).href);
  const openTask = async (name: string) => {
    await press(bar(page), "Fiche");
    await press(page.getByRole("dialog", { name: "Fiche" }), name);
    return page.getByRole("dialog", { name });
  };

  await page.goto(serving.url);
  await press(bar(page), "Nouveau");
  const begin = page.getByRole("dialog", { name: "Nouveau" });
  await begin.getByLabel("Genre de contenu").selectOption("articles");
  await begin.getByLabel("title").fill("Ventiler la nuit");
  await press(begin, "Commencer le brouillon");
  await begin.getByText("category", { exact: false }).nth(1).waitFor();
  await begin.getByLabel("category").click();
  await begin.getByRole("radio", { name: "Énergie" }).click();
  expect(await violationsOf(page, { within: "site-dev-edit" })).toEqual([]);
  await begin.getByLabel("title").press("Enter");
  await at("/blog/ventiler-la-nuit");
  expect(folder.read("content/articles/ventiler-la-nuit.md")).toContain("draft: true");

  const copy = await openTask("Dupliquer");
  await copy.getByLabel("title").fill("Ventiler le jour");
  await copy.getByLabel("title").press("Enter");
  await at("/blog/ventiler-le-jour");

  await page.goto(new URL("/blog/premier", serving.url).href);
  const move = await openTask("Renommer");
  await move.getByLabel("Adresse", { exact: true }).fill("/blog/Un");
  await page.keyboard.press("Enter");
  await move.getByText("Rien n’a été écrit").waitFor();
  await move.getByLabel("Adresse", { exact: true }).fill("/blog/un");
  await page.keyboard.press("Enter");
  await move.getByText("/blog/premier → /blog/un").waitFor();
  await page.keyboard.press("Enter");
  await at("/blog/un");
  expect(folder.read("content/site.yaml")).toContain("{ from: /blog/premier, to: /blog/un }");
  expect(folder.read("content/pages/index.md")).toContain("(/blog/un#chiffres)");

  const removal = await openTask("Supprimer");
  await removal.getByText("Un endroit mène ici").waitFor();
  await press(removal, "Voir ce qui change");
  await removal.getByText("Décidez ce que devient celui-ci.").waitFor();
  expect(has("un")).toBe(true);
  await removal.getByRole("combobox").selectOption({ label: "Perd son lien, garde ses mots" });
  await removal.getByLabel("Page qui prend sa place").click();
  await removal.getByRole("radio", { name: "Second article" }).click();
  await press(removal, "Voir ce qui change");
  await removal.getByText("Voici ce qui sera écrit").waitFor();
  await press(removal, "Supprimer");
  await at("/blog/second");
  expect(has("un")).toBe(false);
  expect(folder.read("content/pages/index.md")).toContain("avec un lien, une note");

  await bar(page).getByRole("button", { name: "Annuler" }).click();
  await eventually(() => expect(has("un")).toBe(true));
  await context.close();
});
