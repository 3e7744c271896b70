import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import type { Refused } from "../../../src/editor/answers.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { editFolder, home } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const before = "Accueil : tout y est";
const setTitle = (value: string) => ({ kind: "set", path: ["title"], value }) as const;
const bodyOf = (text: string) => text.slice(text.indexOf("---\n", 4) + 4);

test("a refused value is kept for every browser and over a restart, until it is corrected", async () => {
  const folder = devFolder();
  const text = folder.read(index);
  const first = await editFolder(folder);
  const why = await first.save(home, setTitle(" "), before);
  expect(why.status).toBe("refused");
  await first.serving.close();
  const { act, save } = await editFolder(folder);
  const kept = async () => (await act("drafts", {})).drafts;
  expect(await kept()).toEqual([{ entry: home, path: ["title"], value: " ", old: before, why }]);
  expect(folder.read(index)).toBe(text);
  // Other fields can be saved in the meantime. A correct value ends it.
  const body = { kind: "body", text: bodyOf(text).replace("Un *texte*", "Ce *texte*") } as const;
  expect((await save(home, body, bodyOf(text))).status).toBe("saved");
  expect(await kept()).toHaveLength(1);
  expect((await save(home, setTitle("Accueil"), before)).status).toBe("saved");
  expect(await kept()).toEqual([]);
});

test("the refused first value of an optional field is kept, too", async () => {
  const { act, save } = await editFolder();
  const entry = { collection: "articles", id: "second" };
  const why = await save(entry, { kind: "add", path: ["next"], value: "nulle-part" }, undefined);
  expect(why.status).toBe("refused");
  expect((await act("drafts", {})).drafts).toEqual([{ entry, path: ["next"], value: "nulle-part", why }]);
});

test("a refused value is dropped when it is discarded, and only the last one of a field is kept", async () => {
  const { act, save } = await editFolder();
  await save(home, setTitle(" "), before);
  await save(home, setTitle("  "), before);
  expect((await act("drafts", {})).drafts.map(({ value }) => value)).toEqual(["  "]);
  await act("discard", { entry: home, path: ["title"] });
  expect((await act("drafts", {})).drafts).toEqual([]);
});

test("an error in another field of the same entry is reported at that field", async () => {
  const folder = devFolder();
  // The title was broken by hand, so the page keeps its last version and the text cannot be saved.
  const { save, edit } = await editFolder(folder);
  const text = folder.read(index);
  edit(index, (all) => all.replace(`title: "${before}"`, 'title: " "'));
  const body = { kind: "body", text: bodyOf(text).replace("Un *texte*", "Ce [lien](/nulle-part)") } as const;
  const answer = (await save(home, body, bodyOf(text))) as Refused;
  expect(answer.status).toBe("refused");
  expect(answer.beside.map(({ path }) => path)).toEqual([["title"]]);
  expect(answer.beside[0]?.text).toContain("title");
});

test("a restored draft of a field that has changed since is a conflict, although the file itself is known", async () => {
  const folder = devFolder();
  const { act, save, edit } = await editFolder(folder);
  await save(home, setTitle(" "), before);
  edit(index, (all) => all.replace(before, "Titre d’ailleurs"));
  const { digest } = await act("form", { entry: home });
  expect(await save(home, setTitle("Mon titre"), before, digest)).toMatchObject({
    status: "conflict",
    theirs: "Titre d’ailleurs",
  });
  expect(folder.read(index)).toContain("Titre d’ailleurs");
});

test("a checkout of another version while a field is open is a conflict, and either version can be chosen", async () => {
  const folder = devFolder();
  const { root } = folder;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: root });
  git("init", "-q");
  git("add", "content");
  git("commit", "-qm", "one");
  folder.edit(index, (text) =>
    text.replace(before, "Titre de la branche").replace("Un *texte*", "Ce *texte*"),
  );
  git("commit", "-qam", "two");
  git("checkout", "-q", "HEAD~1");
  const { save, act } = await editFolder(folder);
  const { digest } = await act("form", { entry: home });
  git("checkout", "-q", "-");
  const answer = await save(home, setTitle("Mon titre"), before, digest);
  expect(answer).toMatchObject({ status: "conflict", theirs: "Titre de la branche" });
  expect(folder.read(index)).toContain("Titre de la branche");
  const mine = answer.status === "conflict" ? answer.digest : "";
  expect((await save(home, setTitle("Mon titre"), "Titre de la branche", mine)).status).toBe("saved");
  expect(folder.read(index)).toContain("Mon titre");
  expect(folder.read(index)).toContain("Ce *texte*");
});
