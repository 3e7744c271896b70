import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { writeDist } from "../../src/store/dist.ts";
import { checkOutputFolder } from "../../src/store/output-folder.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** A site of its own folder, inside a folder of the test. */
function makeSite(): string {
  const root = join(scratchFolder(), "site");
  putFiles(root, {
    "content/site.yaml": "",
    "templates/site.ts": "",
    "static/logo.svg": "",
    "README.md": "",
  });
  return root;
}

test.each(["dist", "public/web", "../elsewhere", "contents", "content-of-dist", "..dist", "été en ville"])(
  "pages may go to %s",
  (out) => {
    const root = makeSite();
    expect(checkOutputFolder(join(root, out), root)).toBeUndefined();
  },
);

test.each([
  ["content", "content/"],
  ["content/pages", "content/"],
  ["content/not/there/yet", "content/"],
  ["templates", "templates/"],
  ["templates/dist", "templates/"],
  ["static", "static/"],
  ["static/dist", "static/"],
  [".site", ".site/"],
  [".site/cache", ".site/"],
])("pages may not go to %s", (out, source) => {
  const root = makeSite();
  expect(checkOutputFolder(join(root, out), root)).toEqual({
    code: "publish/unsafe-folder",
    severity: "error",
    file: out,
    message: `the pages cannot go there: publishing would remove what is in ${source}`,
    hint: "choose a folder of its own with --out, such as --out dist",
  });
});

test.each(["", "..", "../.."])("pages may not go to the site’s own folder or above it: %j", (out) => {
  const root = makeSite();
  expect(checkOutputFolder(join(root, out), root)).toMatchObject({
    code: "publish/unsafe-folder",
    message: "the pages cannot go there: publishing would remove the site’s own files",
  });
});

test("pages may not go into a source folder, even if it does not exist yet", () => {
  const root = scratchFolder();
  expect(checkOutputFolder(join(root, "static"), root)).toMatchObject({ code: "publish/unsafe-folder" });
});

test("a link that leads into the site’s sources is followed, and so are links above the folder", () => {
  const root = makeSite();
  symlinkSync(join(root, "content"), join(root, "dist"));
  symlinkSync(root, join(root, "..", "same-site"));
  expect(checkOutputFolder(join(root, "dist"), root)).toMatchObject({
    code: "publish/unsafe-folder",
    file: "dist",
  });
  expect(checkOutputFolder(join(root, "dist/new"), root)).toMatchObject({ code: "publish/unsafe-folder" });
  expect(checkOutputFolder(join(dirname(root), "same-site/static"), root)).toMatchObject({
    code: "publish/unsafe-folder",
  });
});

test("linked sources are protected at their real place", () => {
  const root = scratchFolder();
  putFiles(root, { "shared/texts/site.yaml": "" });
  mkdirSync(join(root, "site"));
  symlinkSync(join(root, "shared/texts"), join(root, "site/content"));
  for (const out of ["shared", "shared/texts", "shared/texts/dist"]) {
    expect(checkOutputFolder(join(root, out), join(root, "site"))).toMatchObject({
      code: "publish/unsafe-folder",
    });
  }
});

test.each([
  ["README.md", "README.md is not a folder"],
  ["README.md/dist", "README.md is not a folder"],
  ["nowhere", "nowhere is a link that leads nowhere"],
  ["circle/dist", "circle is a link that leads nowhere"],
])("pages cannot go to %s", (out, why) => {
  const root = makeSite();
  symlinkSync(join(root, "gone"), join(root, "nowhere"));
  symlinkSync(join(root, "circle"), join(root, "circle"));
  expect(checkOutputFolder(join(root, out), root)).toMatchObject({
    code: "publish/unsafe-folder",
    message: `the pages cannot go there: ${why}`,
  });
});

test("a folder with other files is refused with a hint", () => {
  const root = makeSite();
  putFiles(root, { "dist/thesis.txt": "three years of work" });
  expect(checkOutputFolder(join(root, "dist"), root)).toEqual({
    code: "publish/foreign-folder",
    severity: "error",
    file: "dist",
    message: "the folder is not empty, and “site” did not make it: publishing would remove what is in it",
    hint: "move its files away, or choose another folder with --out",
  });
});

test("a folder whose manifest is not ours is refused", () => {
  const root = makeSite();
  for (const manifest of ["", "{", "[]", "null", '{"files":[]}', '{"generator":"other","files":[]}']) {
    putFiles(root, { "dist/.site-manifest.json": manifest });
    expect(checkOutputFolder(join(root, "dist"), root)).toMatchObject({ code: "publish/foreign-folder" });
  }
});

test("a folder or a lost link in the place of the manifest is refused, and the author reads what to do", () => {
  const root = makeSite();
  mkdirSync(join(root, "dist/.site-manifest.json"), { recursive: true });
  mkdirSync(join(root, "public"));
  symlinkSync(join(root, "gone"), join(root, "public/.site-manifest.json"));
  for (const name of ["dist", "public"])
    expect(checkOutputFolder(join(root, name), root)).toMatchObject({
      code: "publish/foreign-folder",
      message:
        "its .site-manifest.json is damaged, so it is not certain that “site” made the folder, and publishing would remove what is in it",
      hint: `if it holds nothing but published pages, delete ${name}/ and build again: all of it is made anew`,
    });
});

test("an empty folder, one with a published site and the remains of a killed first build are accepted", async () => {
  const root = makeSite();
  mkdirSync(join(root, "empty"));
  expect(checkOutputFolder(join(root, "empty"), root)).toBeUndefined();
  await writeDist([{ path: "index.html", bytes: Buffer.from("home") }], join(root, "dist"));
  putFiles(root, { "dist/stray.txt": "stray" });
  expect(checkOutputFolder(join(root, "dist"), root)).toBeUndefined();
  putFiles(root, { "killed/.site-lock": "123\n", "killed/.site-123-0.tmp": '{"gener' });
  expect(checkOutputFolder(join(root, "killed"), root)).toBeUndefined();
});

test("a Git repository is never emptied, even in a folder with a published site", async () => {
  const root = makeSite();
  await writeDist([{ path: "index.html", bytes: Buffer.from("home") }], join(root, "dist"));
  putFiles(root, { "dist/.git/HEAD": "ref: refs/heads/gh-pages\n" });
  expect(checkOutputFolder(join(root, "dist"), root)).toMatchObject({
    code: "publish/foreign-folder",
    message: "the folder holds a git repository, which publishing would remove",
  });
});
