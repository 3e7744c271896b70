import { expect, test } from "vitest";
import type { Version } from "../../../src/editor/publish/build-version.ts";
import type { Missing } from "../../../src/editor/publish/differences.ts";
import { lookAtPublication } from "../../../src/editor/publish/look.ts";
import { drawLook } from "../../../src/editor/publish/publish-page.ts";
import { english, french } from "../../support/speech.ts";
import { git, repositories } from "./repositories.ts";

const options = (speech: typeof english) => ({ base: "", speech, drawn: undefined, unsaved: 0 });

/** A site of one page, whatever tree it is built from. */
const version: Version = {
  files: [
    {
      path: "index.html",
      bytes: Buffer.from("<!doctype html><html><head><title>Home</title></head><body></body></html>"),
    },
  ],
  notes: undefined,
  errors: [],
  risks: [],
  remarks: 0,
  origin: undefined,
  close: () => {},
};

test("a site that was never sent is all new, and the page says that it is sent whole", async () => {
  const { ada, remote } = repositories();
  git(remote, "update-ref", "-d", "refs/heads/main");
  ada.git("update-ref", "-d", "refs/remotes/origin/main");
  const desk = {
    root: ada.root,
    alone: <T>(job: () => Promise<T>) => job(),
    versions: { build: async () => version, close: () => {} },
  };
  const look = await lookAtPublication(desk);
  expect(look).toMatchObject({
    status: "ready",
    isFirst: true,
    found: { pages: [{ route: "/", state: "added" }] },
  });
  const { state, html } = drawLook(look, options(french));
  expect(state).toBe("Prêt. 3 changements à publier.");
  expect(html).toContain("C’est la première publication depuis ce dossier.");
  expect(html).toMatch(/<textarea[^>]*>Modifier le contenu<\/textarea>/);
  await ada.publish();
  expect(await lookAtPublication(desk)).toMatchObject({ status: "nothing", isBehind: false });
});

test("LFS that is set up on another machine only is named", async () => {
  const { ada } = repositories();
  ada.write(".gitattributes", "*.mp4 filter=lfs -text\n");
  ada.git("config", "filter.lfs.clean", "no-such-git-lfs");
  ada.git("config", "filter.lfs.process", "");
  ada.git("config", "filter.lfs.required", "true");
  ada.write("static/film.mp4", "moving");
  const desk = {
    root: ada.root,
    alone: <T>(job: () => Promise<T>) => job(),
    versions: { build: async () => version, close: () => {} },
  };
  expect(await lookAtPublication(desk)).toEqual({ status: "missing", missing: { is: "lfs", files: [] } });
});

test("what is missing is named in both languages, a long list in short", () => {
  const files = [
    "content/1.md",
    "content/2.md",
    "content/3.md",
    "content/4.md",
    "content/5.md",
    "content/6.md",
  ];
  const all: readonly (readonly [Missing, string])[] = [
    [{ is: "lock", file: "/site/.git/index.lock" }, "/site/.git/index.lock"],
    [{ is: "owner", folder: "/site" }, "safe.directory /site"],
    [{ is: "two-ways", remote: "origin", pushRemote: "<fork>" }, "remote.pushDefault origin"],
    [{ is: "submodule", folders: ["content/posts"] }, "content/posts"],
    [{ is: "sparse", files }, "content/4.md"],
    [{ is: "overlooked", files }, "content/4.md"],
    [{ is: "lfs", files }, "content/4.md"],
    [{ is: "upstream", branch: "draft" }, "draft"],
  ];
  for (const speech of [english, french])
    for (const [missing, named] of all) {
      const { html } = drawLook({ status: "missing", missing }, options(speech));
      expect(html).toContain(named);
      expect(html).not.toMatch(/5\.md|<fork>|undefined/);
    }
});
