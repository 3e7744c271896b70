import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { devFolder } from "../dev/dev-folder.ts";
import { editFolder } from "../editor/server/edit-folder.ts";
import { bareNote, noteFolder, tomlNote } from "../editor/server/note-folder.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/run-axe.ts";
import { shareTabs } from "../support/share-browser.ts";

const bar = (page: Page) => page.getByRole("toolbar", { name: "Modification" });
const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

async function open(): Promise<Page> {
  const tabs = await shareTabs();
  const page = await tabs.take({ locale: "fr-FR" });
  onTestFinished(() => tabs.leave(page));
  return page;
}

test("an article is created, copied, renamed with a redirect and its links, and removed with a link to it", async () => {
  const folder = devFolder();
  const { serving } = await editFolder(folder);
  const has = (name: string) => existsSync(join(folder.root, `content/articles/${name}.md`));
  const page = await open();
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
  await press(begin, "Commencer le brouillon");
  await begin.getByRole("alert").getByText("title : à compléter.").waitFor();
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
  await move.getByLabel("Adresse", { exact: true }).fill(" /blog/un ");
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
  await at("/blog/un");
  expect(has("un")).toBe(true);
  await bar(page)
    .getByText(/^Annulé.*suppression$/)
    .waitFor();
});

test("texts with front matter in TOML, and texts without front matter, are edited like any other", async () => {
  const folder = noteFolder();
  const { serving } = await editFolder(folder);
  const page = await open();
  const has = (file: string, text: string) => eventually(() => expect(folder.read(file)).toBe(text));

  await page.goto(new URL("/notes/toml", serving.url).href);
  await bar(page).waitFor();
  await page.locator("p.title").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" de chantier");
  await page.keyboard.press("Enter");
  let text = tomlNote.replace("Une note", "Une note de chantier");
  await has("content/notes/toml.md", text);
  await press(bar(page), "Fiche");
  const form = page.getByRole("dialog", { name: "Fiche" });
  await form.getByLabel("date", { exact: true }).fill("2025-12-24");
  await form.getByLabel("title", { exact: true }).focus();
  text = text.replace("2025-10-01", "2025-12-24");
  await has("content/notes/toml.md", text);
  await press(bar(page), "Annuler");
  await has("content/notes/toml.md", text.replace("2025-12-24", "2025-10-01"));

  // Nothing on the page comes from a category: it has a form all the same.
  await form.getByLabel("Ce qui est modifié").selectOption({ label: "categories · Confort" });
  await form.getByText("content/categories.yaml").waitFor({ state: "attached" });
  await form.getByLabel("name", { exact: true }).fill("Bien-être");
  await page.keyboard.press("Tab");
  await eventually(() => expect(folder.read("content/categories.yaml")).toContain("Bien-être"));

  await page.goto(new URL("/notes/nue", serving.url).href);
  await page.getByText("Un autre paragraphe").click();
  // The site declares no such directive: it is prose.
  await page.getByRole("textbox", { name: "Texte" }).getByText(":nom[x] à 16:h").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type(" Et un mot.");
  await page.keyboard.press("Escape");
  const body = bareNote.replace("16:h.", "16:h. Et un mot.");
  await has("content/notes/nue.md", body);
  await press(bar(page), "Fiche");
  await press(form, "Ajouter : title");
  await page.keyboard.type("Nue");
  await page.keyboard.press("Tab");
  await has("content/notes/nue.md", `---\ntitle: Nue\n---\n\n${body}`);
});

test("of many entries, the one to edit is found by its name", async () => {
  const folder = devFolder();
  const names = Array.from({ length: 14 }, (_, at) => `domaine-${at}:\n  name: Domaine ${at}\n`);
  folder.edit("content/categories.yaml", (text) => text + names.join(""));
  const { serving } = await editFolder(folder);
  const page = await open();
  await page.goto(serving.url);
  await press(bar(page), "Fiche");
  const form = page.getByRole("dialog", { name: "Fiche" });
  await form.getByRole("button", { name: /^Ce qui est modifié, / }).click();
  await form.getByRole("searchbox", { name: "Rechercher" }).fill("domaine 11");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Ce qui est modifié, categories · Domaine 11" }).waitFor();
  expect(await form.getByLabel("name", { exact: true }).inputValue()).toBe("Domaine 11");
  expect(await violationsOf(page, { within: "site-dev-edit" })).toEqual([]);
});

test("“Nouveau” opens at once, says that its content comes, and then has the focus", async () => {
  const { serving } = await editFolder();
  const page = await open();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/__edit/collections", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(serving.url);
  await press(bar(page), "Nouveau");
  const sheet = page.getByRole("dialog", { name: "Nouveau" });
  await sheet.locator("[aria-busy=true]").getByText("Un instant…").waitFor();
  expect(await sheet.locator(".content:focus").count()).toBe(1);
  answer();
  await sheet.getByLabel("Genre de contenu").waitFor();
  await eventually(async () => expect(await sheet.locator("select:focus").count()).toBe(1));
  expect(await sheet.locator("[aria-busy]").count()).toBe(0);
});
