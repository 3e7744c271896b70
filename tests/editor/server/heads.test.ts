import { beforeAll, expect, test } from "vitest";
import type { Edit, EntryName } from "../../../src/editor/model/edit.ts";
import { prepareDevFolders } from "../../dev/dev-folder.ts";
import { editFolder } from "./edit-folder.ts";
import { bareNote, noteFolder, tomlNote } from "./note-folder.ts";

beforeAll(prepareDevFolders);

const toml: EntryName = { collection: "notes", id: "toml" };
const bare: EntryName = { collection: "notes", id: "nue" };
const tomlFile = "content/notes/toml.md";
const bareFile = "content/notes/nue.md";

test("fields of front matter in TOML are edited, undone and merged like those in YAML", async () => {
  const folder = noteFolder();
  const { act, save, edit } = await editFolder(folder);
  const form = await act("form", { entry: toml });
  expect(form.fields.map(({ path, value }) => [path[0], value])).toMatchObject([
    ["title", "Une note"],
    ["date", "2025-10-01"],
    ["tags", ["énergie", "confort"]],
    ["seo", undefined],
    ["faq", [{}, {}]],
  ]);
  const saves: readonly (readonly [Edit, Parameters<typeof save>[2]])[] = [
    [{ kind: "set", path: ["title"], value: "Une autre note" }, "Une note"],
    [{ kind: "set", path: ["date"], value: "2025-11-02" }, "2025-10-01"],
    [{ kind: "add", path: ["tags", 1], value: "eau" }, ["énergie", "confort"]],
    [{ kind: "add", path: ["seo"], value: { title: "Note" } }, undefined],
    [{ kind: "remove", path: ["faq", 0] }, { question: "Est-ce cher ?" }],
  ];
  for (const [change, old] of saves) expect(await save(toml, change, old)).toMatchObject({ status: "saved" });
  const expected = tomlNote
    .replace("Une note", "Une autre note")
    .replace("2025-10-01", "2025-11-02")
    .replace("'confort'", "\"eau\", 'confort'")
    .replace("# Questions", '[seo]\ntitle = "Note"\n\n# Questions')
    .replace('[[faq]]\nquestion = "Est-ce cher ?"\n\n', "");
  expect(folder.read(tomlFile)).toBe(expected);

  for (const _ of saves) await act("undo", { file: "index.html" });
  expect(folder.read(tomlFile)).toBe(tomlNote);
  // Somebody else has written elsewhere in the file, and in the same field.
  edit(tomlFile, (text) => text.replace("Un paragraphe", "Ce paragraphe"));
  expect(await save(toml, { kind: "set", path: ["title"], value: "Deux" }, "Une note")).toMatchObject({
    status: "saved",
  });
  expect(folder.read(tomlFile)).toBe(tomlNote.replace("Une note", "Deux").replace("Un para", "Ce para"));
  expect(await save(toml, { kind: "set", path: ["title"], value: "Trois" }, "Une note")).toMatchObject({
    status: "conflict",
    theirs: "Deux",
  });
});

test("an error in front matter in TOML is reported at its field", async () => {
  const folder = noteFolder();
  const { save } = await editFolder(folder);
  const answer = await save(toml, { kind: "set", path: ["faq", 1, "question"], value: " " }, "Est-ce long ?");
  expect(answer).toMatchObject({
    status: "refused",
    atField: [expect.stringContaining("question")],
    beside: [],
  });
  expect(folder.read(tomlFile)).toBe(tomlNote);
});

test("a text without front matter is edited, and its first field adds front matter", async () => {
  const folder = noteFolder();
  const { act, save } = await editFolder(folder);
  const body = { kind: "body", text: bareNote.replace("autre", "tout autre") } as const;
  expect(await save(bare, body, bareNote)).toMatchObject({ status: "saved" });
  expect(folder.read(bareFile)).toBe(body.text);
  expect(await save(bare, { kind: "add", path: ["title"], value: "Nue" }, undefined)).toMatchObject({
    status: "saved",
  });
  expect(folder.read(bareFile)).toBe(`---\ntitle: Nue\n---\n\n${body.text}`);
  for (const _ of [1, 2]) await act("undo", { file: "index.html" });
  expect(folder.read(bareFile)).toBe(bareNote);
});

test("texts with front matter in TOML and without front matter are copied, renamed, removed, and restored byte for byte", async () => {
  const folder = noteFolder();
  const { act } = await editFolder(folder);
  const undo = (file: string) => act("undo", { file });
  for (const [entry, written] of [
    [toml, tomlNote],
    [bare, bareNote],
  ] as const) {
    const file = (id: string) => `content/notes/${id}.md`;
    const copied = { collection: "notes", from: entry, title: `Copie ${entry.id}`, values: {} };
    const to = `${entry.id}-deux`;
    const moved = { ...entry, id: to };
    for (const [action, request] of [
      ["create", copied],
      ["move", { entry, to, redirects: true, writes: true }],
      ["remove", { entry: moved, decided: {}, writes: true }],
    ] as const)
      expect(await act(action, request), action).toMatchObject({ status: "written" });
    expect(() => folder.read(file(to))).toThrow();
    expect((await undo("index.html")).status).toBe("saved");
    expect(folder.read(file(to))).toBe(written);
    expect((await undo(`notes/${to}.html`)).status).toBe("saved");
    expect(folder.read(file(entry.id))).toBe(written);
    expect(() => folder.read(file(to))).toThrow();
    expect(folder.read(file(`copie-${entry.id}`))).toContain(written.slice(-20));
  }
});
