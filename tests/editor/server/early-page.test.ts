import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { EarlyLine } from "../../../src/editor/answers.ts";
import type { Edit } from "../../../src/editor/model/edit.ts";
import type { Asked } from "../../../src/editor/requests.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { editFolder, home, settings } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const title = "Accueil : tout y est";
const setTitle = (value: string) => ({ kind: "set", path: ["title"], value }) as const;
const bodyOf = (text: string) => text.slice(text.indexOf("---\n", 4) + 4);

async function openFolder(folder = devFolder()) {
  const built: (readonly string[])[] = [];
  const { actInLines, act, read } = await editFolder(folder, "127.0.0.1", "on", (event) => {
    if (event.kind === "rebuilt" && event.changed.length > 0) built.push(event.changed);
  });
  const send = async <Name extends "save" | "undo">(action: Name, body: Asked<Name>) => {
    const { early, answer } = await actInLines(action, body);
    return { pages: early.filter((told) => "html" in told), told: early.map(tell), answer };
  };
  const save = (edit: Edit, old: string, goesOn?: number) =>
    send("save", { entry: home, digest: "", old, edit, goesOn, file: "index.html" });
  return { ...folder, text: folder.read(index), served: read, save, send, act, built };
}

const tell = (told: EarlyLine) => ("html" in told ? "page" : told.status);

test("the edit is in its file as soon as its page is drawn, and the page is sent while the rest is built", async () => {
  const { save, served, read } = await openFolder();
  const { told, pages, answer } = await save(setTitle("Accueil : rien n'y manque"), title);
  expect(told).toEqual(["kept", "page"]);
  expect(pages[0]?.html).toContain("Accueil\u00a0: rien n’y manque");
  expect(pages[0]?.fields.map(({ value }) => value)).toContain("Accueil : rien n'y manque");
  expect(answer).toMatchObject({ status: "saved", page: "shown" });
  expect(read(index)).toContain("Accueil : rien n'y manque");
  expect(await served()).toContain("Accueil\u00a0: rien n’y manque");
});

test("an edit that is in its file before the rest is built needs one build", async () => {
  const { save, built, edit } = await openFolder();
  // The watcher reports a change by now, so it would report what is saved.
  edit("content/articles/premier.md", (text) => `${text}\nD’abord.\n`);
  await eventually(() => expect(built).toHaveLength(1));
  expect((await save(setTitle("Une fois"), title)).told).toEqual(["kept", "page"]);
  await sleep(1000);
  expect(built.slice(1)).toEqual([[index]]);
});

/** Another page shows the title of the home page, and cannot be drawn with one word. */
function fragileFolder() {
  const folder = devFolder();
  folder.edit("templates/site.tsx", (text) =>
    text
      .replace(
        'plan: () => [{ route: "/404", props: {}',
        'plan: ({ pages }) => [{ route: "/404", props: { title: pages.all[0]?.data.title }',
      )
      .replace(
        "function MissingPage() {",
        'function MissingPage({ title }: { readonly title: string }) {\n  if (title.includes("orage")) throw new Error("Pas d’orage ici.");',
      ),
  );
  return folder;
}

test("an edit that another page cannot be drawn with is taken back, and its refusal is told", async () => {
  const { save, act, served, read, text, built } = await openFolder(fragileFolder());
  const first = await save(setTitle("Un orage"), title);
  expect(first.told).toEqual(["kept", "page"]);
  expect(first.answer).toMatchObject({
    status: "refused",
    details: expect.arrayContaining([expect.stringContaining("Pas d’orage ici.")]),
  });
  expect(read(index)).toBe(text);
  expect(await served()).toContain("tout y est");
  expect((await act("drafts", {})).drafts).toMatchObject([
    { entry: home, path: ["title"], value: "Un orage" },
  ]);
  expect(await act("history", { file: "index.html" })).toEqual({ steps: [], groups: [], left: 0 });
  expect(await act("undo", { file: "index.html" })).toEqual({ status: "nothing" });

  const calm = await save(setTitle("Un calme"), title);
  expect(calm.answer).toMatchObject({ status: "saved" });
  const step = calm.answer.status === "saved" ? calm.answer.step : undefined;
  expect((await save(setTitle("Un orage"), "Un calme", step)).answer).toMatchObject({ status: "refused" });
  expect(read(index)).toBe(text.replace(title, "Un calme"));
  expect((await act("history", {})).steps).toMatchObject([{ step, before: title, after: "Un calme" }]);
  expect((await act("undo", { file: "index.html" })).status).toBe("saved");
  expect(read(index)).toBe(text);
  await sleep(1000);
  expect(new Set(built.flat())).toEqual(new Set([index]));
});

test("an edit that other pages may need, or of a file that the page is not made from, waits for all checks", async () => {
  const { save, send, text, act } = await openFolder();
  const body = bodyOf(text);
  expect((await save({ kind: "body", text: `${body}\n## Une suite\n` }, body)).told).toEqual(["page"]);
  const { fields = [] } = await act("form", { entry: settings });
  const name = fields.find(({ path }) => path.join() === "name")?.value ?? "";
  const edit = { kind: "set", path: ["name"], value: "Un autre nom" } as const;
  const elsewhere = await send("save", {
    entry: settings,
    digest: "",
    old: name,
    edit,
    file: "blog/premier.html",
  });
  expect(elsewhere).toMatchObject({ told: ["page"], answer: { status: "saved" } });
});

test("a page is sent before its checks end: a refused edit is then neither in a file nor served", async () => {
  const { save, served, text, read } = await openFolder();
  const { told, pages, answer } = await save(
    { kind: "body", text: "Un [lien](/nulle-part).\n" },
    bodyOf(text),
  );
  expect(told).toEqual(["page"]);
  expect(pages[0]?.html).toContain('href="/nulle-part"');
  expect(answer).toMatchObject({ status: "refused", atField: [expect.stringContaining("/nulle-part")] });
  expect(read(index)).toBe(text);
  expect(await served()).toContain("tout y est");
  expect(await served()).not.toContain("/nulle-part");
});

test("no page is sent if an entry does not fit its schema, or if the page does not exist", async () => {
  const { save, send } = await openFolder();
  expect(await save(setTitle(" "), title)).toMatchObject({ told: [], answer: { status: "refused" } });
  const elsewhere = {
    entry: home,
    digest: "",
    old: title,
    edit: setTitle("Accueil"),
    file: "nulle-part.html",
  };
  const { told, answer } = await send("save", elsewhere);
  expect(told).toEqual([]);
  expect(answer).toMatchObject({ status: "saved" });
});

test("the page is sent as early after undo as after a save", async () => {
  const { save, send } = await openFolder();
  await save(setTitle("Accueil"), title);
  const { told, pages, answer } = await send("undo", { file: "index.html" });
  expect(told).toEqual(["page"]);
  expect(pages[0]?.html).toContain("tout y est");
  expect(answer).toMatchObject({ status: "saved", page: "shown" });
});
