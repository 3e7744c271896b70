import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanName, keepAdded } from "../../../src/system/added/keep-added.ts";
import { scratchFolder } from "../scratch-folder.ts";

test.each([
  ["Façade côté rue (1).JPG", "facade-cote-rue"],
  ["L’œuvre d’été.png", "l-oeuvre-d-ete"],
  ["IMG_2041.HEIC", "img-2041"],
  ["CON.png", "con-1"],
  ["aux.tar.pdf", "aux-tar"],
  ["LPT1 .pdf", "lpt1-1"],
  ["_headers.pdf", "headers"],
  ["plan. .pdf", "plan"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Anne\\plan.v2.pdf", "plan-v2"],
  ["été.jpg".normalize("NFD"), "ete"],
  ["写真.jpg", "file"],
  [".htaccess", "htaccess"],
  ["", "file"],
  [`${"a".repeat(300)}.jpg`, "a".repeat(80)],
])("%j is named %j", (given, name) => {
  expect(cleanName(given)).toBe(name);
});

test("no file is replaced: another file of the same name gets a number, and the same file is stored once", () => {
  const root = scratchFolder();
  const keep = (text: string) => keepAdded(root, "content/images", "Façade.jpg", ".jpg", Buffer.from(text));
  expect(keep("one")).toBe("content/images/facade.jpg");
  expect(keep("two")).toBe("content/images/facade-2.jpg");
  expect(keep("one")).toBe("content/images/facade.jpg");
  expect(keep("two")).toBe("content/images/facade-2.jpg");
  expect(readdirSync(join(root, "content/images"))).toEqual(["facade-2.jpg", "facade.jpg"]);
  expect(readFileSync(join(root, "content/images/facade.jpg"), "utf8")).toBe("one");
});

test("nothing is written through a link", () => {
  const root = scratchFolder();
  mkdirSync(join(root, "content"));
  mkdirSync(join(root, "outside"));
  symlinkSync(join(root, "outside"), join(root, "content/images"));
  expect(() => keepAdded(root, "content/images", "a.jpg", ".jpg", Buffer.from("x"))).toThrow(
    "content/images",
  );
  const third = scratchFolder();
  symlinkSync(join(root, "outside"), join(third, "static"));
  expect(() => keepAdded(third, "static/documents", "a.pdf", ".pdf", Buffer.from("x"))).toThrow(
    "static/documents",
  );
  expect(readdirSync(join(root, "outside"))).toEqual([]);
  const other = scratchFolder();
  mkdirSync(join(other, "content/images"), { recursive: true });
  writeFileSync(join(other, "secret"), "secret");
  symlinkSync(join(other, "secret"), join(other, "content/images/a.jpg"));
  expect(keepAdded(other, "content/images", "a.jpg", ".jpg", Buffer.from("x"))).toBe(
    "content/images/a-2.jpg",
  );
  expect(readFileSync(join(other, "secret"), "utf8")).toBe("secret");
});
