import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explainReadFailure, ReadFailure } from "../../src/store/failures.ts";
import { readFiles, reportLostLinks } from "../../src/store/read-files.ts";
import type { Problem } from "../../src/words/problem.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";

function read(folder: string): Record<string, string> {
  return Object.fromEntries(
    readFiles(folder, "content").map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
  );
}

test("every file below the folder is read, in the order of its path’s code units", () => {
  const folder = scratchFolder();
  putFiles(folder, {
    "b.md": "b",
    "a/z.md": "z",
    "a.md": "a",
    "Z.md": "Z",
    "é.md": "é",
    "a-b.md": "ab",
    "a/deep/x.md": "x",
  });
  expect(readFiles(folder, "content").map((file) => file.path)).toEqual([
    "content/Z.md",
    "content/a-b.md",
    "content/a.md",
    "content/a/deep/x.md",
    "content/a/z.md",
    "content/b.md",
    "content/é.md",
  ]);
});

test("bytes are given as the disk has them", () => {
  const folder = scratchFolder();
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x00, 0x0d, 0x0a]);
  writeFileSync(join(folder, "raw.md"), bytes);
  expect(Buffer.from(readFiles(folder, "content")[0]?.bytes ?? [])).toEqual(bytes);
});

test("a file that is removed while others are read is left out", () => {
  const folder = scratchFolder();
  putFiles(folder, { "a.md": "a", "b.md": "b" });
  const read = (place: string) => {
    rmSync(join(folder, "b.md"), { force: true });
    return readFileSync(place);
  };
  expect(readFiles(folder, "content", { read }).map(({ path }) => path)).toEqual(["content/a.md"]);
});

test("a missing folder and an empty one have no files", () => {
  const folder = scratchFolder();
  expect(readFiles(folder, "content")).toEqual([]);
  expect(readFiles(join(folder, "missing"), "content")).toEqual([]);
});

test("hidden files, editors’ temporary files and node_modules are left out; names that resemble them stay", () => {
  const folder = scratchFolder();
  putFiles(folder, {
    ".DS_Store": "",
    ".hidden/page.md": "",
    ".page.md.swp": "",
    "page.md~": "",
    "page.swp": "",
    "#page.md#": "",
    "4913": "",
    "node_modules/pkg/readme.md": "",
    "deep/node_modules/readme.md": "",
    "4913.md": "kept",
    "a#b.md": "kept",
    "my_node_modules/page.md": "kept",
  });
  symlinkSync("someone@host.123", join(folder, ".#page.md"));
  expect(Object.keys(read(folder))).toEqual([
    "content/4913.md",
    "content/a#b.md",
    "content/my_node_modules/page.md",
  ]);
});

test("hidden files that hosts read are among those of static/, hidden files of editors and git are not", () => {
  const folder = scratchFolder();
  putFiles(folder, {
    ".well-known/security.txt": "kept",
    ".well-known/.gitkeep": "",
    ".well-known/security.txt~": "",
    ".htaccess": "kept",
    ".htaccess~": "",
    ".htaccess.swp": "",
    ".htaccess.swo": "",
    ".nojekyll": "kept",
    ".DS_Store": "",
    ".git/config": "",
    ".gitkeep": "",
    ".gitignore": "",
    ".gitattributes": "",
    "logos/.DS_Store": "",
    "logos/.htaccess": "kept",
    "#index.html#": "",
    "node_modules/pkg/index.js": "",
    "robots.txt": "kept",
  });
  symlinkSync("robots.txt", join(folder, ".#robots.txt"));
  expect(readFiles(folder, "static", { hidden: true }).map(({ path }) => path)).toEqual([
    "static/.htaccess",
    "static/.nojekyll",
    "static/.well-known/security.txt",
    "static/logos/.htaccess",
    "static/robots.txt",
  ]);
  expect(Object.keys(read(folder))).toEqual(["content/robots.txt"]);
});

test("links are followed inside the folder only", () => {
  const root = scratchFolder();
  const folder = join(root, "content");
  putFiles(root, {
    "content/pages/a.md": "a",
    "content/shared/b.md": "b",
    "secret.md": "secret",
    "content-2/c.md": "c",
  });
  symlinkSync(join(folder, "shared"), join(folder, "pages/linked"));
  symlinkSync("../shared/b.md", join(folder, "pages/again.md"));
  symlinkSync("../secret.md", join(folder, "secret.md"));
  symlinkSync(join(root, "content-2"), join(folder, "neighbour"));
  symlinkSync("/etc", join(folder, "etc"));
  symlinkSync("nowhere.md", join(folder, "dangling.md"));
  const lost: string[] = [];
  const report = ({ file, message }: Problem) => void lost.push(`${file}: ${tell(message)}`);
  readFiles(folder, "content", { onLost: reportLostLinks(report) });
  expect(lost.sort()).toEqual([
    "content/dangling.md: the target of this link does not exist, so it is left out",
    "content/etc: this link leads out of content/, so it is left out",
    "content/neighbour: this link leads out of content/, so it is left out",
    "content/secret.md: this link leads out of content/, so it is left out",
  ]);
  expect(read(folder)).toEqual({
    "content/pages/a.md": "a",
    "content/pages/again.md": "b",
    "content/pages/linked/b.md": "b",
    "content/shared/b.md": "b",
  });
});

test("a link to a folder that contains it ends the walk there", () => {
  const folder = scratchFolder();
  putFiles(folder, { "a/page.md": "page" });
  symlinkSync(folder, join(folder, "a/up"));
  symlinkSync(join(folder, "a"), join(folder, "a/self"));
  symlinkSync("circle.md", join(folder, "circle.md"));
  expect(read(folder)).toEqual({ "content/a/page.md": "page" });
});

test("a folder that is itself a link is read", () => {
  const root = scratchFolder();
  putFiles(root, { "elsewhere/a.md": "a" });
  symlinkSync(join(root, "elsewhere"), join(root, "content"));
  expect(read(join(root, "content"))).toEqual({ "content/a.md": "a" });
});

test("a folder that is itself a link out of the site is refused, and one to nothing is told", () => {
  const root = scratchFolder();
  putFiles(root, { "elsewhere/a.md": "a", "site/.git/config": "token", "site/static/b.txt": "b" });
  for (const target of [join(root, "elsewhere"), "../elsewhere", ".", ".git", "../site"]) {
    symlinkSync(target, join(root, "site/content"));
    expect(() => read(join(root, "site/content"))).toThrow("OUTSIDE: content");
    rmSync(join(root, "site/content"));
  }
  symlinkSync("nowhere", join(root, "site/content"));
  const lost: string[] = [];
  readFiles(join(root, "site/content"), "content", { onLost: ({ path }) => void lost.push(path) });
  expect(lost).toEqual(["content"]);
  // The site itself may be reached through a link.
  symlinkSync(join(root, "site"), join(root, "linked"));
  expect(readFiles(join(root, "linked/static"), "static").map(({ path }) => path)).toEqual(["static/b.txt"]);
});

test("a pipe does not keep the build waiting", () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "pages"));
  execFileSync("mkfifo", [join(folder, "pages/pipe.md")]);
  putFiles(folder, { "pages/a.md": "a" });
  expect(read(folder)).toEqual({ "content/pages/a.md": "a" });
});

test("a name that is not UTF-8 is refused, not passed over", () => {
  const folder = scratchFolder();
  writeFileSync(
    Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from(".md")]),
    "latin",
  );
  expect(() => readFiles(folder, "content")).toThrow("EILSEQ: content/");
});

test("a file outside static/ with more than 2 GiB is named, and its author learns where such files belong", () => {
  const folder = scratchFolder();
  putFiles(folder, { "a.md": "a", "film.mp4": "" });
  // Takes no room on the disk.
  truncateSync(join(folder, "film.mp4"), 2 ** 31 + 1);
  const explain = () => {
    try {
      return readFiles(folder, "content").length;
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      const { file, message, hint } = explainReadFailure(error);
      return [file, tell(message), hint && tell(hint)];
    }
  };
  expect(explain()).toEqual([
    "content/film.mp4",
    "it cannot be read: it is too large to be read as a whole (EFBIG)",
    expect.stringContaining("put it into static/"),
  ]);
});
