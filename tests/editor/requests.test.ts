import { beforeAll, expect, test } from "vitest";
import { addFileAction } from "../../src/editor/addresses.ts";
import { addedFile } from "../../src/editor/answers.ts";
import type { AskServer } from "../../src/editor/client/ask.ts";
import { type Asked, type RequestName, requests } from "../../src/editor/requests.ts";
import { devFolder, prepareDevFolders } from "../dev/dev-folder.ts";
import { addRooms, editFolder, home } from "./server/edit-folder.ts";

beforeAll(prepareDevFolders);

const save = {
  entry: { collection: "pages", id: "index" },
  digest: "",
  old: "Un",
  edit: { kind: "set", path: ["title"], value: "Deux" },
  file: "index.html",
} as const;

test("a request with a field that the table does not have is neither compiled nor read", async () => {
  const sent: unknown[] = [];
  const ask = (async (_, body) => ({ status: sent.push(body) })) as AskServer;
  const answer = await ask("save", save);
  // @ts-expect-error: the answer to `save` has no such field.
  expect(answer.pages).toBeUndefined();
  // @ts-expect-error: the field is called `file`.
  await ask("save", { ...save, file: undefined, page: "index.html" });
  // @ts-expect-error: a path is a list.
  await ask("save", { ...save, edit: { ...save.edit, path: "title" } });
  expect(sent.map((body) => requests.save.asks.safeParse(body).success)).toEqual([true, false, false]);
});

test("the answer to each request fits its schema, as done and as refused", async () => {
  const folder = devFolder();
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  folder.create("content/images/perdue.svg", picture);
  addRooms(folder);
  const { act, actInLines, ask, token } = await editFolder(folder);
  const asked = new Set<string>();
  /** Reads the answer by its schema. */
  const get = <Name extends RequestName>(name: Name, body: Asked<Name>) => {
    asked.add(name);
    return act(name, body);
  };
  const premier = { collection: "articles", id: "premier" };
  const title = "Accueil : tout y est";
  const setTitle = (value: string) =>
    ({ ...save, entry: home, old: title, edit: { ...save.edit, value } }) as const;

  await get("start", {});
  const { fields, others } = await get("form", { entry: home });
  expect([fields.length > 0, others]).toEqual([true, expect.anything()]);
  await get("form", { entry: premier });
  await get("collections", {});
  expect((await get("blank", { collection: "articles" })).fields.length).toBeGreaterThan(0);
  await get("blank", { collection: "articles", from: premier });
  expect(await get("ripple", setTitle("Accueil"))).toMatchObject({ status: "known" });
  expect(await get("ripple", setTitle(" "))).toMatchObject({ status: "refused" });
  expect(await get("save", setTitle(" "))).toMatchObject({ status: "refused" });
  expect((await get("drafts", {})).drafts).toHaveLength(1);
  await get("discard", { entry: home, path: ["title"] });
  const { early } = await actInLines("save", setTitle("Accueil"));
  expect(early.map((told) => ("html" in told ? "page" : told.status))).toEqual(["kept", "page"]);
  expect(await get("save", setTitle("Autre"))).toMatchObject({ status: "conflict", theirs: "Accueil" });
  expect(await get("undo", { file: "index.html" })).toMatchObject({ status: "saved" });
  expect(await get("undo", { file: "index.html" })).toEqual({ status: "nothing" });
  expect(await get("redo", { file: "index.html" })).toMatchObject({ status: "saved" });
  const all = { steps: [1], file: "index.html" };
  expect(await get("restore", { ...all, writes: false })).toEqual({ status: "planned", count: 1 });
  expect(await get("restore", { ...all, writes: true })).toMatchObject({ status: "saved" });
  expect((await get("history", { file: "index.html" })).steps.length).toBeGreaterThan(0);

  const values = { category: "actus", date: "2026-01-02" };
  await get("create", { collection: "articles", title: "Deuxième", values });
  await get("create", { collection: "articles", title: "Troisième", values: {} });
  await get("entry", { entry: premier });
  const moved = { entry: premier, to: "/blog/le-premier", redirects: true };
  await get("move", { ...moved, writes: false });
  await get("remove", { entry: premier, decided: {}, writes: false });
  expect(await get("pages", {})).toMatchObject({ pages: expect.any(Array) });
  const { directives, blocks } = await get("blocks", { text: "Un *texte*.\n\nUn autre.\n" });
  expect([Object.keys(directives).length > 0, blocks.length]).toEqual([true, 2]);
  await get("compose", { text: "Un *texte*.\n", blocks: [0, { source: "Encore." }] });

  expect(await get("find", { words: "tout y est", file: "index.html" })).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ path: ["title"], address: "/" })]),
  });
  const rooms = { entry: home, path: ["title"] };
  expect((await get("values", rooms)).values.map(({ name }) => name)).toEqual(["rooms"]);
  expect((await get("value", { ...rooms, name: "rooms" })).kept).toHaveLength(1);
  const change = { ...rooms, name: "rooms", follow: [], file: "index.html" };
  expect((await get("set-value", { ...change, values: ["?"] })).status).toBe("refused");
  expect((await get("set-value", { ...change, values: ["14"] })).status).toBe("written");
  expect((await get("choice-picture", { value: "trois" })).svg).toContain("<!-- 3 -->");

  expect(await get("images", {})).toMatchObject({ images: expect.any(Array) });
  const unused = (await get("unused-images", {})).images.map(({ value }) => String(value));
  expect(unused).toContain("content/images/perdue.svg");
  expect(await get("drop-images", { files: unused })).toMatchObject({ status: "written" });
  const headers = { "x-site-edit": token, "content-type": "application/octet-stream" };
  const added = await ask(`/__edit/${addFileAction}`, { headers, body: '{"name":"a.svg"}\nPas une image.' });
  expect(addedFile.parse(JSON.parse(added.body))).toMatchObject({ status: "refused" });

  await get("publish-look", {});
  await get("publish-state", {});
  await get("publish", { choices: [] });
  await get("publish-stop", {});
  await get("review", { act: "look" });
  await get("sign", { name: "", email: "", everywhere: false });
  await get("connect", { step: "try" });
  await get("stop", {});
  expect(Object.keys(requests).filter((name) => !asked.has(name))).toEqual([]);
});
