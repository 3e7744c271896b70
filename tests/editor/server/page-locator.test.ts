import { beforeAll, expect, test } from "vitest";
import { siteOf } from "../../../src/dev/site/site-state.ts";
import { createPageLocator } from "../../../src/editor/server/page-locator.ts";
import { withoutSeal } from "../../../src/pipeline/render/policies.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";

beforeAll(prepareDevFolders);

async function builtFolder() {
  const folder = devFolder();
  await folder.site.rebuild();
  const site = siteOf(folder.site.state());
  if (site === undefined) throw new Error("The site does not build.");
  return { ...folder, built: site, locator: createPageLocator() };
}

const file = "blog/premier.html";
const title = { entry: { collection: "articles", id: "premier" }, path: ["title"], kind: "words" };
const category = { entry: { collection: "categories", id: "energie" }, path: ["name"], kind: "words" };
const body = { entry: { collection: "articles", id: "premier" }, path: [], kind: "body", label: "Texte" };

test("a page in edit mode names the fields of its words, and is otherwise unchanged", async () => {
  const { locator, built } = await builtFolder();
  const page = locator.locate(built, file, "Texte");
  const served = Buffer.from(built.files.get(file) ?? "").toString();
  expect(page?.html.replace(/ data-edit(?:-attribute|-body)?="[^"]*"/g, "")).toBe(withoutSeal(served));
  expect(page?.fields).toMatchObject([title, category, body]);
  expect(page?.html).toContain('<h1 data-edit="0">Premier article</h1>');
  expect(page?.html).toContain('<h2 data-edit-body="2:2" id="chiffres">Chiffres</h2>');
  expect(page?.entries.map(({ label, file }) => [label, file])).toEqual([
    ["articles · Premier article", "content/articles/premier.md"],
    ["categories · Énergie", "content/categories.yaml"],
    ["content/site.yaml", "content/site.yaml"],
  ]);
});

test("the number of pages of a field is known after all pages were located", async () => {
  const { site, edit, locator } = await builtFolder();
  edit("content/articles/second.md", (text) => text.replace(/category: .*/, "category: energie"));
  await site.rebuild();
  const built = siteOf(site.state());
  const pagesOf = () => built && locator.locate(built, file, "Texte")?.fields.map(({ pages }) => pages);
  expect(pagesOf()).toEqual([undefined, undefined, undefined]);
  if (built !== undefined) await locator.locateAll(built, () => undefined);
  expect(pagesOf()).toEqual([1, 2, 1]);
});

test("the value of a field is its source, and follows each save", async () => {
  const { site, edit, locator } = await builtFolder();
  edit("content/articles/premier.md", (text) => text.replace("Premier article", 'L\'été "à part"'));
  await site.rebuild();
  const built = siteOf(site.state());
  expect(built && locator.locate(built, file, "Texte")?.fields[0]).toMatchObject({
    ...title,
    value: 'L\'été "à part"',
  });
});

test("a field whose words a template reads is left out where marks change the page, and found elsewhere", async () => {
  const { site, edit, locator } = await builtFolder();
  edit("templates/site.tsx", (text) =>
    text.replace(
      "<h1>{article.data.title}</h1>",
      "<h1>{article.data.title.length > 17 ? <b>long</b> : article.data.title}</h1>",
    ),
  );
  await site.rebuild();
  const built = siteOf(site.state());
  const page = built && locator.locate(built, file, "Texte");
  expect(page?.html).toContain('<title data-edit="0">Premier article</title>');
  expect(page?.html).toContain("<h1>Premier article</h1>");
  expect(page?.fields).toMatchObject([title, category, body]);
});

test("a file that is not a page, and a page of an unfinished build, are not located", async () => {
  const { locator, built } = await builtFolder();
  expect(locator.locate(built, "atom.xml", "Texte")).toBeUndefined();
  expect(locator.locate(built, "blog/nulle-part.html", "Texte")).toBeUndefined();
  const early = new Map([[file, Buffer.from("<!DOCTYPE html><title>Autre</title>")]]);
  expect(locator.locate({ ...built, files: early }, file, "Texte")).toBeUndefined();
});
