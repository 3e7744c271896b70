import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContentFiles } from "../../../src/editor/server/content-files.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

function folder() {
  const root = scratchFolder();
  mkdirSync(join(root, "content/pages"), { recursive: true });
  mkdirSync(join(root, "outside"));
  writeFileSync(join(root, "content/pages/a.md"), "un");
  writeFileSync(join(root, "outside/secret.md"), "secret");
  return { root, files: createContentFiles(root) };
}

const bytes = (text: string) => Buffer.from(text);

test("a file of content/ is read and replaced, keeps its permissions, and leaves no temporary file", () => {
  const { root, files } = folder();
  chmodSync(join(root, "content/pages/a.md"), 0o640);
  expect(files.read("content/pages/a.md")?.toString()).toBe("un");
  expect(files.exchange("content/pages/a.md", bytes("un"), bytes("deux"))).toBe(true);
  expect(readFileSync(join(root, "content/pages/a.md"), "utf8")).toBe("deux");
  expect(statSync(join(root, "content/pages/a.md")).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(root, "content/pages"))).toEqual(["a.md"]);
});

test("a file that has changed in the meantime is not replaced", () => {
  const { root, files } = folder();
  writeFileSync(join(root, "content/pages/a.md"), "trois");
  expect(files.exchange("content/pages/a.md", bytes("un"), bytes("deux"))).toBe(false);
  expect(readFileSync(join(root, "content/pages/a.md"), "utf8")).toBe("trois");
});

test.each([
  ["out of content/", "outside/secret.md"],
  ["up and out", "content/../outside/secret.md"],
  ["up within a name", "content/pages/../../outside/secret.md"],
  ["to a folder", "content/pages"],
  ["nowhere", "content/pages/b.md"],
])("a path that leads %s is neither read nor written", (_, path) => {
  const { files } = folder();
  expect(files.read(path)).toBeUndefined();
  expect(files.exchange(path, bytes("secret"), bytes("x"))).toBe(false);
});

test("a symbolic link is neither read nor written, whatever its target and its place", () => {
  const { root, files } = folder();
  symlinkSync(join(root, "outside/secret.md"), join(root, "content/pages/file.md"));
  symlinkSync(join(root, "content/pages/a.md"), join(root, "content/pages/twin.md"));
  symlinkSync(join(root, "outside"), join(root, "content/linked"));
  symlinkSync(join(root, "content/pages"), join(root, "content/again"));
  for (const path of ["pages/file.md", "pages/twin.md", "linked/secret.md", "again/a.md"]) {
    expect(files.read(`content/${path}`)).toBeUndefined();
    expect(files.exchange(`content/${path}`, bytes("secret"), bytes("x"))).toBe(false);
  }
  expect(readFileSync(join(root, "outside/secret.md"), "utf8")).toBe("secret");
});

test("a symbolic link in place of the folder content/ is followed within the site, and never out of it", () => {
  const { root, files } = folder();
  renameSync(join(root, "content"), join(root, "texts"));
  symlinkSync("texts", join(root, "content"));
  expect(files.read("content/pages/a.md")?.toString()).toBe("un");
  const other = scratchFolder();
  symlinkSync(join(root, "texts"), join(other, "content"));
  const outside = createContentFiles(other);
  expect(outside.read("content/pages/a.md")).toBeUndefined();
  expect(outside.exchange("content/pages/a.md", bytes("un"), bytes("deux"))).toBe(false);
  expect(readFileSync(join(root, "texts/pages/a.md"), "utf8")).toBe("un");
});

test("a hard link to a file keeps the old bytes when the file is written", () => {
  const { root, files } = folder();
  linkSync(join(root, "content/pages/a.md"), join(root, "outside/name.md"));
  expect(files.exchange("content/pages/a.md", bytes("un"), bytes("deux"))).toBe(true);
  expect(readFileSync(join(root, "outside/name.md"), "utf8")).toBe("un");
});
