import { beforeAll, expect, test } from "vitest";
import type { Edit } from "../../../src/editor/model/edit.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { editFolder, home } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const title = "Accueil : tout y est";
const setTitle = (value: string) => ({ kind: "set", path: ["title"], value }) as const;
const bodyOf = (text: string) => text.slice(text.indexOf("---\n", 4) + 4);

async function openFolder() {
  const folder = devFolder();
  const { actInLines, read } = await editFolder(folder);
  const save = (edit: Edit, old: string) =>
    actInLines("save", { entry: home, digest: "", old, edit, file: "index.html" });
  return { ...folder, text: folder.read(index), served: read, save, actInLines };
}

test("the page is sent as soon as it is drawn, and the answer says that it is the saved one", async () => {
  const { save, served } = await openFolder();
  const { early, answer } = await save(setTitle("Accueil : rien n'y manque"), title);
  expect(early).toHaveLength(1);
  expect(early[0]?.html).toContain("Accueil\u00a0: rien n’y manque");
  expect(early[0]?.fields.map(({ value }) => value)).toContain("Accueil : rien n'y manque");
  expect(answer).toMatchObject({ status: "saved", page: "shown" });
  expect(await served()).toContain("Accueil\u00a0: rien n’y manque");
});

test("a page is sent before its checks end: a refused edit is then neither in a file nor served", async () => {
  const { save, served, text, read } = await openFolder();
  const { early, answer } = await save({ kind: "body", text: "Un [lien](/nulle-part).\n" }, bodyOf(text));
  expect(early.map(({ html }) => html)).toEqual([expect.stringContaining('href="/nulle-part"')]);
  expect(answer).toMatchObject({ status: "refused", atField: [expect.stringContaining("/nulle-part")] });
  expect(read(index)).toBe(text);
  expect(await served()).toContain("tout y est");
  expect(await served()).not.toContain("/nulle-part");
});

test("no page is sent if an entry does not fit its schema, or if the page does not exist", async () => {
  const { save, actInLines } = await openFolder();
  expect(await save(setTitle(" "), title)).toMatchObject({ early: [], answer: { status: "refused" } });
  const elsewhere = {
    entry: home,
    digest: "",
    old: title,
    edit: setTitle("Accueil"),
    file: "nulle-part.html",
  };
  const { early, answer } = await actInLines("save", elsewhere);
  expect(early).toEqual([]);
  expect(answer).toMatchObject({ status: "saved" });
});

test("the page is sent as early after undo as after a save", async () => {
  const { save, actInLines } = await openFolder();
  await save(setTitle("Accueil"), title);
  const { early, answer } = await actInLines("undo", { file: "index.html" });
  expect(early.map(({ html }) => html)).toEqual([expect.stringContaining("tout y est")]);
  expect(answer).toMatchObject({ status: "saved", page: "shown" });
});
