import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { putUnderGit } from "../publish/git-site.ts";
import { git } from "../publish/repositories.ts";
import { editFolder, home, settings } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const article = "content/articles/premier.md";
const premier = { collection: "articles", id: "premier" };
const [homeFile, articleFile] = ["index.html", "blog/premier.html"];
const titles = ["Accueil : tout y est", "Premier article"] as const;

async function openSite(folder = devFolder()) {
  const served = await editFolder(folder);
  const { act } = served;
  /** Saves a title on the page of a file. */
  const save = (entry: typeof home, old: string, value: string, file: string, path = ["title"]) =>
    act("save", { entry, digest: "", old, edit: { kind: "set", path, value }, file });
  const step = (name: "undo" | "redo", file: string) => act(name, { file });
  return { folder, ...served, save, step };
}

test("undo and redo on a page leave all other pages alone, and say what they did", async () => {
  const { folder, save, step, act } = await openSite();
  const [first, second] = [folder.read(index), folder.read(article)];
  await save(home, titles[0], "Un", homeFile);
  await save(premier, titles[1], "Deux", articleFile);
  expect(await step("undo", "blog.html")).toEqual({ status: "nothing" });
  expect(await act("history", { file: "blog.html" })).not.toHaveProperty("undo");
  expect(await step("undo", homeFile)).toMatchObject({
    status: "saved",
    taken: { label: expect.stringContaining("title"), entry: home, path: ["title"], isPublished: false },
  });
  expect([folder.read(index), folder.read(article)]).toEqual([first, second.replace(titles[1], "Deux")]);
  expect(await step("undo", homeFile)).toEqual({ status: "nothing" });
  // A save on another page does not take the redo away.
  await save(premier, "Deux", "Trois", articleFile);
  expect(await step("redo", homeFile)).toMatchObject({ status: "saved" });
  expect(folder.read(index)).toBe(first.replace(titles[0], "Un"));
  for (const _ of [1, 2]) expect((await step("undo", articleFile)).status).toBe("saved");
  expect(await step("undo", articleFile)).toEqual({ status: "nothing" });
  expect(folder.read(article)).toBe(second);
});

test("a setting that was changed on a page is a step of that page, although others show it", async () => {
  const { folder, save, step } = await openSite();
  const text = folder.read("content/site.yaml");
  const [, name = ""] = /^name: (.*)$/m.exec(text) ?? [];
  await save(settings, name, "Autre nom", articleFile, ["name"]);
  expect(await step("undo", homeFile)).toEqual({ status: "nothing" });
  expect(folder.read("content/site.yaml")).not.toBe(text);
  expect((await step("undo", articleFile)).status).toBe("saved");
  expect(folder.read("content/site.yaml")).toBe(text);
});

test("undo says that a step was published", async () => {
  const folder = devFolder();
  const { remote } = putUnderGit(folder.root);
  const { save, step, act } = await openSite(folder);
  await save(home, titles[0], "Un", homeFile);
  const { html } = await act("publish-look", {});
  const [, tree] = /name="tree" value="([0-9a-f]+)"/.exec(html) ?? [];
  await act("publish", { choices: [], tree, message: "Un" });
  await eventually(async () => expect(await act("publish-state", {})).toMatchObject({ isRunning: false }));
  expect(git(remote, "log", "-1", "--format=%s")).toBe("Un");
  await save(home, "Un", "Deux", homeFile);
  expect(await step("undo", homeFile)).toMatchObject({ taken: { isPublished: false } });
  expect(await step("undo", homeFile)).toMatchObject({ taken: { isPublished: true } });
  expect(folder.read(index)).toContain(titles[0]);
});

test("a save, an undo or a new entry whose step cannot be written to the history changes no file", async () => {
  const { folder, save, step, act } = await openSite();
  const before = folder.read(index);
  await save(home, titles[0], "Un", homeFile);
  const journal = join(folder.root, ".site/edit/journal.jsonl");
  rmSync(journal);
  mkdirSync(journal);
  const refused = { status: "refused", atField: [expect.stringContaining("history cannot be written")] };
  expect(await save(home, "Un", "Deux", homeFile)).toMatchObject(refused);
  expect(await step("undo", homeFile)).toMatchObject(refused);
  expect(folder.read(index)).toBe(before.replace(titles[0], "Un"));
  const created = { collection: "articles", title: "Neuf", values: { category: "energie" } };
  expect(await act("create", created)).toMatchObject(refused);
  expect(() => folder.read("content/articles/neuf.md")).toThrow("ENOENT");
  rmSync(journal, { recursive: true });
  expect((await save(home, "Un", "Deux", homeFile)).status).toBe("saved");
  expect((await step("undo", homeFile)).status).toBe("saved");
  expect(folder.read(index)).toBe(before.replace(titles[0], "Un"));
});

test("a save is acknowledged although its draft cannot be removed", async () => {
  const { folder, save } = await openSite();
  expect((await save(home, titles[0], " ", homeFile)).status).toBe("refused");
  const drafts = join(folder.root, ".site/edit/drafts.json");
  rmSync(drafts);
  mkdirSync(drafts);
  expect((await save(home, titles[0], "Un", homeFile)).status).toBe("saved");
  expect(folder.read(index)).toContain('title: "Un"');
});
