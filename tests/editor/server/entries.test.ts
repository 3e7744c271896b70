import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { EntryName } from "../../../src/editor/model/edit.ts";
import type { StepName } from "../../../src/editor/requests.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { editFolder, home } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const article = (id: string) => ({ collection: "articles", id });

test("an entry is created as a draft, copied, renamed and removed; each is one step that can be undone and redone", async () => {
  const folder = devFolder();
  const { act, read } = await editFolder(folder);
  const has = (file: string) => existsSync(join(folder.root, file));
  const { collections } = await act("collections", {});
  expect(collections.map(({ value }) => value)).toEqual(["pages", "articles", "categories"]);
  const blank = await act("blank", { collection: "articles" });
  expect(blank).toMatchObject({ title: "title", fields: [{ path: ["category"], takes: { kind: "entry" } }] });

  // A missing value that only the author knows is reported at its field.
  const fresh = { collection: "articles", title: "Ventiler la nuit", values: {} };
  const missing = await act("create", fresh);
  expect(missing).toMatchObject({
    status: "refused",
    beside: [{ path: ["category"], text: expect.stringContaining("category") }],
  });
  // So is YAML that is empty, or cannot be read.
  const yaml = [["category"]];
  expect(await act("create", { ...fresh, values: { category: "" }, yaml })).toEqual(missing);
  expect(await act("create", { ...fresh, values: { category: "[a" }, yaml })).toMatchObject({
    status: "refused",
    beside: [{ path: ["category"], text: expect.stringContaining("]") }],
  });
  const begun = { ...fresh, values: { category: "'energie'" }, yaml };
  expect(await act("create", begun)).toMatchObject({
    status: "written",
    address: "/blog/ventiler-la-nuit",
  });
  expect(folder.read("content/articles/ventiler-la-nuit.md")).toContain("draft: true");
  expect(await read("/blog/ventiler-la-nuit")).toContain("<h1");
  const copied = { collection: "articles", from: article("premier"), title: "Copie", values: {} };
  expect((await act("create", copied)).status).toBe("written");
  expect(folder.read("content/articles/copie.md")).toContain("## Chiffres");

  const describe = async (entry: EntryName) => {
    const answer = await act("entry", { entry });
    if ("status" in answer) throw new Error("The entry is not described.");
    return answer;
  };
  const asked = await describe(article("premier"));
  expect(asked).toMatchObject({ called: "/blog/premier", hasPage: true });
  expect(asked.mentions).toMatchObject([{ words: expect.stringContaining("](/blog/premier#chiffres)") }]);
  expect(asked.mentions[0]).not.toHaveProperty("mustLead");
  // An article needs its category: its link can only lead elsewhere, and is named by page and field.
  const category = await describe({ collection: "categories", id: "energie" });
  expect(category.mentions.length).toBeGreaterThan(1);
  for (const mention of category.mentions)
    expect(mention).toMatchObject({
      label: expect.stringMatching(/ · category$/),
      words: "",
      mustLead: true,
    });
  const to = { entry: article("premier"), to: "/blog/un", redirects: true };
  expect(await act("move", { ...to, writes: false })).toMatchObject({
    status: "planned",
    redirects: [{ from: "/blog/premier", to: "/blog/un" }],
    files: [
      { file: "content/articles/un.md", from: "content/articles/premier.md", action: "renamed" },
      { file: "content/pages/index.md", action: "changed" },
      { file: "content/site.yaml", action: "changed" },
    ],
  });
  expect(has("content/articles/premier.md")).toBe(true);
  expect(await act("move", { ...to, writes: true })).toMatchObject({ address: "/blog/un" });
  expect(folder.read("content/pages/index.md")).toContain("(/blog/un#chiffres)");
  expect(folder.read("content/site.yaml")).toContain("{ from: /blog/premier, to: /blog/un }");

  const { mentions, replacements } = await describe(article("un"));
  expect(replacements.map(({ value }) => value)).toContain("/blog/second");
  const removal = { entry: article("un"), decided: {}, writes: true };
  expect((await act("remove", removal)).status).toBe("refused");
  const decided = Object.fromEntries(mentions.map(({ place }) => [place, "lead" as const]));
  expect(await act("remove", { ...removal, replacement: "/blog/second", decided: decided })).toMatchObject({
    status: "refused",
    elsewhere: [expect.stringContaining("chiffres")],
  });
  const unlinked = Object.fromEntries(mentions.map(({ place }) => [place, "unlink" as const]));
  expect(await act("remove", { ...removal, replacement: "/blog/second", decided: unlinked })).toMatchObject({
    status: "written",
    address: "/blog/second",
  });
  expect(has("content/articles/un.md")).toBe(false);

  const { steps } = await act("history", {});
  expect(steps.map(({ before, after }) => [before, after])).toEqual([
    ["/blog/un", ""],
    ["/blog/premier", "/blog/un"],
    ["", "/blog/copie"],
    ["", "/blog/ventiler-la-nuit"],
  ]);
  // A removed page is restored from the page to which its removal has led, and a renamed one under its new address.
  const step = (name: StepName, page: string) => act(name, { file: `${page.slice(1)}.html` });
  for (const [page, undone] of [
    ["/blog/second", "/blog/un"],
    ["/blog/un", "/blog/premier"],
  ] as const) {
    expect(await step("undo", page), undone).toMatchObject({ status: "saved", address: undone });
    expect(await read(undone)).toContain("Premier article");
  }
  expect(folder.read("content/pages/index.md")).toContain("(/blog/premier#chiffres)");
  expect(await step("redo", "/blog/ventiler-la-nuit")).toEqual({ status: "nothing" });
  expect(await step("redo", "/blog/premier")).toMatchObject({
    status: "saved",
    address: "/blog/un",
    taken: { label: expect.stringContaining("Premier article"), isPublished: false },
  });
  expect(has("content/articles/un.md")).toBe(true);
});

test("a plan whose file has changed since is not undone", async () => {
  const folder = devFolder();
  const { act } = await editFolder(folder);
  await act("create", { collection: "articles", title: "Neuf", values: { category: "energie" } });
  folder.edit("content/articles/neuf.md", (text) => `${text}\nUn mot de plus.\n`);
  expect(await act("undo", { file: "blog/neuf.html" })).toMatchObject({
    status: "refused",
    atField: [expect.stringContaining("was changed since outside of this editor")],
  });
  expect(folder.read("content/articles/neuf.md")).toContain("Un mot de plus.");
});

test("unused images are listed and removed, and no other file", async () => {
  const folder = devFolder();
  const photo = join(folder.root, "content/images/facade.png");
  for (const name of ["content/images/vieille.png", "static/oubliee.png"])
    cpSync(photo, join(folder.root, name));
  const { act, ask, token } = await editFolder(folder);
  const list = async () => (await act("unused-images", {})).images.map(({ value }) => value);
  expect(await list()).toEqual(["content/images/vieille.png", "static/oubliee.png"]);
  for (const file of [
    "content/images/facade.png",
    "content/articles/premier.md",
    "static/note.txt",
    "content/images/../images/vieille.png",
    "../outside.png",
    "/etc/passwd",
    "package.json",
  ]) {
    const body = JSON.stringify({ files: ["content/images/vieille.png", file] });
    const { status } = await ask("/__edit/drop-images", { headers: { "x-site-edit": token }, body });
    expect([file, status]).toEqual([file, 404]);
  }
  expect(await list()).toHaveLength(2);
  const files = ["content/images/vieille.png", "static/oubliee.png"];
  expect((await act("drop-images", { files })).status).toBe("written");
  expect(files.map((file) => existsSync(join(folder.root, file)))).toEqual([false, false]);
  expect((await act("undo", { file: "index.html" })).status).toBe("saved");
  expect(files.map((file) => existsSync(join(folder.root, file)))).toEqual([true, true]);
});

test("unknown entries and collections and invalid names are refused, and nothing is written", async () => {
  const folder = devFolder();
  const { act, ask, token } = await editFolder(folder);
  const send = async (action: string, body: object) =>
    (await ask(`/__edit/${action}`, { headers: { "x-site-edit": token }, body: JSON.stringify(body) }))
      .status;
  const move = { entry: home, to: "/x", redirects: true, writes: true };
  const remove = { entry: home, decided: {}, writes: true };
  const create = { collection: "articles", title: "A", values: {} };
  for (const collection of ["nowhere", "__proto__", "constructor", "", "../articles"])
    expect([collection, await send("create", { ...create, collection })]).toEqual([collection, 404]);
  for (const id of [
    "../articles/premier",
    "/blog/premier",
    "premier.md",
    "content/articles/premier.md",
    "nobody",
  ]) {
    const entry = article(id);
    expect([id, await send("move", { ...move, entry })]).toEqual([id, 404]);
    expect([id, await send("remove", { ...remove, entry })]).toEqual([id, 404]);
    expect([id, await send("create", { ...create, from: entry })]).toEqual([id, 404]);
  }
  const others = [
    ["move", { ...move, to: 1 }],
    ["move", { ...move, file: "content/x.md" }],
    ["remove", { ...remove, decided: { x: "write" } }],
    ["create", { ...create, id: "x" }],
    ["create", { ...create, values: undefined }],
  ] as const;
  for (const [action, body] of others) expect([action, await send(action, body)]).toEqual([action, 400]);
  for (const to of ["../x", "/../x", "a/b", "/a b", "", "..", "%2e%2e"])
    expect([to, (await act("move", { ...move, entry: article("second"), to })).status]).toEqual([
      to,
      "refused",
    ]);
  expect((await act("create", { ...create, title: "../../" })).status).toBe("refused");
  expect(readdirSync(join(folder.root, "content/articles")).sort()).toEqual([
    "brouillon.md",
    "plus-tard.md",
    "premier.md",
    "second.md",
  ]);
  expect(existsSync(join(folder.root, ".site/edit/kept"))).toBe(false);
});
