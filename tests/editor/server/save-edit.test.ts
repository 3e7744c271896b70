import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { SaveAnswer } from "../../../src/editor/answers.ts";
import type { StepName } from "../../../src/editor/requests.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { editFolder, home, settings } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const setTitle = (value: string) => ({ kind: "set", path: ["title"], value }) as const;
const before = "Accueil : tout y est";

test("when a save is answered, the file has the new value, and the page in the answer shows it", async () => {
  const folder = devFolder();
  const text = folder.read(index);
  const { root, save, read } = await editFolder(folder);
  const answer = await save(home, setTitle("Accueil : rien n'y manque"), before);
  expect(answer.status).toBe("saved");
  expect(folder.read(index)).toBe(text.replace(before, "Accueil : rien n'y manque"));
  expect(answer).toMatchObject({ page: { html: expect.stringContaining("Accueil\u00a0: rien n’y manque") } });
  expect(await read()).toContain("Accueil\u00a0: rien n’y manque");
  expect(existsSync(join(root, "dist"))).toBe(false);
});

test("a save and its undo are built once each, and a change by another program is built after them", async () => {
  const folder = devFolder();
  let builds = 0;
  const { save, act, edit, read } = await editFolder(folder, "127.0.0.1", "on", (event) => {
    // Without a path when modules have replaced the bundle of the templates, which takes its time after the start.
    if (event.kind === "rebuilt" && event.changed.length > 0) builds += 1;
  });
  /** The builds until none has been reported for a while, since the last call. */
  const countBuilds = async () => {
    for (let seen = -1; seen < builds; await sleep(500)) seen = builds;
    const counted = builds;
    builds = 0;
    return counted;
  };
  // The watcher reports a change by now, so it would report what is saved.
  edit(index, (text) => `${text}\nD’abord.\n`);
  await eventually(async () => expect(await read()).toContain("D’abord."));
  await countBuilds();
  expect((await save(home, setTitle("Une fois"), before)).status).toBe("saved");
  expect(await countBuilds()).toBe(1);
  expect((await act("undo", { file: "index.html" })).status).toBe("saved");
  expect(await countBuilds()).toBe(1);
  edit(index, (text) => `${text}\nEnsuite.\n`);
  await eventually(async () => expect(await read()).toMatch(/tout y est[\s\S]*Ensuite\./));
});

test("a refused value is not written, and the reason is given at its field", async () => {
  const folder = devFolder();
  const text = folder.read(index);
  const { root, save, read } = await editFolder(folder);
  expect(await save(home, setTitle("  "), before)).toEqual({
    status: "refused",
    atField: [expect.stringContaining("title")],
    beside: [],
    elsewhere: [],
  });
  const link = { kind: "body", text: "Un [lien](/nulle-part).\n" } as const;
  const body = text.slice(text.indexOf("---\n", 4) + 4);
  const refused = (await save(home, link, body)) as Extract<SaveAnswer, { status: "refused" }>;
  expect(refused.status).toBe("refused");
  expect(refused.atField.join()).toContain("/nulle-part");
  expect(folder.read(index)).toBe(text);
  expect(readdirSync(join(root, "content/pages"))).toEqual(["index.md"]);
  expect(await read()).toContain("tout y est");
});

test("an edit that breaks another page is refused with the place", async () => {
  const folder = devFolder();
  const { save } = await editFolder(folder);
  const text = folder.read("content/articles/premier.md");
  const edit = { kind: "body", text: "\n## Autre\n\nUn paragraphe.\n" } as const;
  const answer = await save(
    { collection: "articles", id: "premier" },
    edit,
    text.slice(text.indexOf("\n## ")),
  );
  expect(answer).toMatchObject({
    status: "refused",
    atField: [],
    elsewhere: [expect.stringContaining("/blog/premier has no place called #chiffres")],
    details: expect.arrayContaining([expect.stringContaining("content/pages/index.md:")]),
  });
  expect(folder.read("content/articles/premier.md")).toBe(text);
});

test("an edit is merged into a changed file, and is a conflict if the field itself has changed", async () => {
  const folder = devFolder();
  const { save, edit } = await editFolder(folder);
  edit(index, (text) => text.replace("Un *texte*", "Ce *texte*"));
  expect((await save(home, setTitle("Autre titre"), before)).status).toBe("saved");
  expect(folder.read(index)).toContain("Ce *texte*");
  edit(index, (text) => text.replace("Autre titre", "Titre d’ailleurs"));
  expect(await save(home, setTitle("Mon titre"), "Autre titre")).toMatchObject({
    status: "conflict",
    theirs: "Titre d’ailleurs",
  });
  expect(folder.read(index)).toContain("Titre d’ailleurs");
});

test("undo, redo and restoring survive a restart of the server", async () => {
  const folder = devFolder();
  const text = folder.read(index);
  const first = await editFolder(folder);
  await first.save(home, setTitle("Un"), before);
  await first.save(home, setTitle("Deux"), "Un");
  await first.serving.close();
  const { act } = await editFolder(folder);
  const step = (action: StepName) => act(action, { file: "index.html" });
  const restore = (number: number) => act("restore", { steps: [number], writes: true, file: "index.html" });
  const history = await act("history", {});
  expect(history.steps.map(({ before, after }) => [before, after])).toEqual([
    ["Un", "Deux"],
    [before, "Un"],
  ]);
  expect((await step("undo")).status).toBe("saved");
  expect(folder.read(index)).toContain('title: "Un"');
  expect((await step("undo")).status).toBe("saved");
  expect(folder.read(index)).toBe(text);
  expect((await step("redo")).status).toBe("saved");
  expect((await step("redo")).status).toBe("saved");
  expect(folder.read(index)).toContain('title: "Deux"');
  // A change of another field in the meantime stays.
  folder.edit(index, (all) => all.replace("Un *texte*", "Ce *texte*"));
  expect(await restore(1)).toMatchObject({ status: "refused", atField: [expect.stringContaining("title")] });
  expect((await restore(2)).status).toBe("saved");
  expect(folder.read(index)).toContain('title: "Un"');
  expect(folder.read(index)).toContain("Ce *texte*");
});

test("successive saves of one field are one step, and a save elsewhere ends it", async () => {
  const folder = devFolder();
  const text = folder.read(index);
  const { act } = await editFolder(folder);
  const save = async (value: string, old: string, goesOn?: number) => {
    const request = { entry: home, digest: "", old, edit: setTitle(value), goesOn, file: "index.html" };
    const answer = await act("save", request);
    return answer.status === "saved" ? answer.step : undefined;
  };
  const step = await save("Un", before);
  expect(await save("Un deux", "Un", step)).toBe(step);
  expect(await save("Un deux trois", "Un deux", step)).toBe(step);
  const { steps } = await act("history", {});
  expect(steps.map(({ before, after }) => [before, after])).toEqual([[before, "Un deux trois"]]);
  folder.edit(index, (all) => all.replace("Un *texte*", "Ce *texte*"));
  expect(await save("Fin", "Un deux trois", step)).not.toBe(step);
  await act("undo", { file: "index.html" });
  await act("undo", { file: "index.html" });
  expect(folder.read(index)).toBe(text.replace("Un *texte*", "Ce *texte*"));
});

test("the settings are edited like an entry", async () => {
  const folder = devFolder();
  const { save } = await editFolder(folder);
  const [, name = ""] = /^name: (.*)$/m.exec(folder.read("content/site.yaml")) ?? [];
  const edit = { kind: "set", path: ["name"], value: "Un autre nom" } as const;
  expect((await save(settings, edit, name)).status).toBe("saved");
  expect(folder.read("content/site.yaml")).toContain("name: Un autre nom");
});

test("simultaneous saves are written one after the other", async () => {
  const folder = devFolder();
  const { save } = await editFolder(folder);
  const answers = await Promise.all([
    save(home, setTitle("Un"), before),
    save({ collection: "articles", id: "premier" }, setTitle("Titre"), "Premier article"),
    save(home, { kind: "set", path: ["photo"], value: "/images/plan.svg" }, "/images/facade.png"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["saved", "saved", "saved"]);
  expect(folder.read(index)).toContain('title: "Un"\n');
  expect(folder.read(index)).toContain("/images/plan.svg");
  expect(folder.read("content/articles/premier.md")).toContain("title: Titre");
});

test("the pages that an edit would change are predicted correctly before it is saved", async () => {
  const folder = devFolder();
  const { act, save, read } = await editFolder(folder);
  const entry = { collection: "articles", id: "premier" };
  const request = {
    entry,
    digest: "",
    old: "Premier article",
    edit: setTitle("Autre nom"),
    file: "index.html",
  };
  const text = folder.read("content/articles/premier.md");
  const pages = ["/", "/blog", "/blog/premier", "/blog/second", "/equipe"];
  const before = await Promise.all(pages.map((page) => read(page)));
  const ripple = await act("ripple", request);
  expect(folder.read("content/articles/premier.md")).toBe(text);
  expect((await save(entry, request.edit, request.old)).status).toBe("saved");
  const after = await Promise.all(pages.map((page) => read(page)));
  const bare = (html = "") => html.replace(/<script[^>]*(?:__dev|site-edit)[\s\S]*?<\/script>/g, "");
  const changed = pages.filter((_, at) => bare(before[at]) !== bare(after[at]));
  expect(ripple.status === "known" && ripple.pages.map(({ route }) => route)).toEqual(
    expect.arrayContaining(changed),
  );
  expect(changed).toContain("/blog/premier");
});

test("a form has every field of an entry, and typed YAML is saved unchanged", async () => {
  const folder = devFolder();
  const { act } = await editFolder(folder);
  const form = await act("form", { entry: home });
  expect(form.file).toBe(index);
  expect(form.fields.map(({ path }) => path)).toContainEqual(["title"]);
  expect(form.body).toContain("Un *texte*");
  const edit = { kind: "yaml" as const, path: ["title"], text: "'Un titre: en YAML'" };
  const request = { entry: home, digest: form.digest, old: before, edit, file: "index.html" };
  expect((await act("save", request)).status).toBe("saved");
  expect(folder.read(index)).toContain("title: 'Un titre: en YAML'\n");
  const wrong = { ...request, old: "Un titre: en YAML", edit: { ...edit, text: "[" } };
  expect(await act("save", wrong)).toMatchObject({ status: "refused" });
});
