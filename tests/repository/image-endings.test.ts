import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const src = new URL("../../src/", import.meta.url);

/** Files that treat each format in a way of its own and tell them apart by name, and a host with a list of its own. */
const tellingApart = ["editor/server/added-files.ts", "hosts/netlify.ts", "media/prepare-images.ts"];

/** Two different endings within a few words, as in `/\.(?:png|gif)$/`, `["png", "gif"]` or a table. */
function listsEndings(code: string): boolean {
  const named = [...code.matchAll(/(?<![a-z])(?:avif|gif|jpe?g\??|png|webp)(?![a-z])/gi)];
  return named.some((one, place) => {
    const next = named[place + 1];
    if (next === undefined) return false;
    const between = code.slice(one.index + one[0].length, next.index);
    return one[0] !== next[0] && between.length < 60 && !between.includes(";");
  });
}

/** Comments may name formats as examples. */
function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
}

test("one file lists the endings of images, and every other file asks it", () => {
  const listing = readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(?:[cm]?ts|tsx)$/.test(path) && !path.startsWith("words/"))
    .filter((path) => listsEndings(stripComments(readFileSync(new URL(path, src), "utf8"))));
  expect(listing.sort()).toEqual([...tellingApart, "text/image-endings.ts"].sort());
});

test.each([
  "const isImage = (path: string) => /\\.(?:avif|gif|jpe?g|png)$/i.test(path);",
  'const endings = [\n  "png",\n  "webp",\n];',
  'const types = { ".jpg": "image/jpeg", ".webp": "image/webp" };',
  'const isPhoto = path.endsWith(".png") || path.endsWith(".avif");',
  'const loader = { ".svg": "file", ".png": "file", ".webp": "file" };',
])("a list of endings is found: %s", (code) => {
  expect(listsEndings(code)).toBe(true);
});

test("one format alone is no list", () => {
  expect(listsEndings('const card = "card.png";\nconst small = image.webp();')).toBe(false);
});
