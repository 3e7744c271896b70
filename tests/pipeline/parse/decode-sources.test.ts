import { expect, test } from "vitest";
import { digestOf } from "../../../src/model/memory/hash.ts";
import { decodeSources, reportStrays } from "../../../src/pipeline/parse/decode-sources.ts";
import type { Problem } from "../../../src/words/problem.ts";

type Content = string | readonly number[] | Uint8Array;

function decode(files: Readonly<Record<string, Content>>) {
  const problems: Problem[] = [];
  const raw = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: typeof content === "string" ? Buffer.from(content) : Uint8Array.from(content),
  }));
  const sources = decodeSources(raw, (problem) => problems.push(problem));
  return { sources, problems };
}

test("Windows, old Mac and Unix line ends all become one", () => {
  const { sources, problems } = decode({ "content/a.md": "un\r\ndeux\rtrois\n\r\rfin" });
  expect(problems).toEqual([]);
  expect(sources[0]?.text).toBe("un\ndeux\ntrois\n\n\nfin");
});

test("a byte-order mark at the start is dropped, one within the text stays", () => {
  const { sources } = decode({ "content/a.md": "\uFEFFun\uFEFFdeux" });
  expect(sources[0]?.text).toBe("un\uFEFFdeux");
});

test("line ends and a byte-order mark are no part of the text", () => {
  const textOf = (text: string) => decode({ "content/a.md": text }).sources[0]?.text;
  expect(textOf("\uFEFFun\r\ndeux\rtrois")).toBe("un\ndeux\ntrois");
});

test("another text has another digest", () => {
  const digestOf = (text: string) => decode({ "content/a.md": text }).sources[0]?.digest;
  expect(digestOf("un\ndeux")).toBe(digestOf("un\ndeux"));
  expect(digestOf("un\ndeux")).not.toBe(digestOf("un\n\ndeux"));
});

test("a file whose bytes are read each time has the same digest as one whose bytes are in memory", () => {
  const bytes = Buffer.from("un\r\ndeux");
  const fetched = { path: "content/a.md", bytes, digest: digestOf(bytes) };
  const [source] = decodeSources([fetched], () => {});
  expect(source?.digest).toBe(decode({ "content/a.md": bytes }).sources[0]?.digest);
});

test("the same text in two files has two digests", () => {
  const { sources } = decode({ "content/a.md": "texte", "content/b.md": "texte" });
  expect(sources[0]?.digest).not.toBe(sources[1]?.digest);
});

test("names are composed, and in the same order whatever the order of the disk", () => {
  const names = (...paths: string[]) =>
    decode(Object.fromEntries(paths.map((path) => [path, "x"]))).sources.map(({ file }) => file);
  const expected = ["content/Z.md", "content/a.yaml", "content/b.yml", "content/\u00e9t\u00e9.md"];
  expect(names("content/e\u0301te\u0301.md", "content/b.yml", "content/a.yaml", "content/Z.md")).toEqual(
    expected,
  );
  expect(names("content/Z.md", "content/a.yaml", "content/\u00e9t\u00e9.md", "content/b.yml")).toEqual(
    expected,
  );
});

test("images and other files of the content are not read as text", () => {
  const { sources, problems } = decode({
    "content/a.md": "x",
    "content/front.jpg": [0xff, 0xd8, 0xff],
    "content/notes.txt": [0xe9],
  });
  expect(sources.map(({ file }) => file)).toEqual(["content/a.md"]);
  expect(problems).toEqual([]);
});

test("a content folder without text files counts as empty", () => {
  const { problems } = decode({ "content/front.jpg": [0xff, 0xd8, 0xff] });
  expect(problems).toEqual([
    {
      code: "source/no-content",
      severity: "error",
      file: "content",
      message: "there is no content",
      hint: "write content/site.yaml, and Markdown or YAML files beside it",
    },
  ]);
});

test("three names that differ only by case or accents each name the two others", () => {
  const { sources, problems } = decode({
    "content/\u00e9t\u00e9.md": "a",
    "content/e\u0301te\u0301.md": "b",
    "content/\u00c9t\u00e9.md": "c",
    "content/ete.md": "d",
  });
  expect(sources.map(({ file }) => file)).toEqual(["content/ete.md"]);
  expect(problems.map(({ code }) => code)).toEqual(Array(3).fill("source/duplicate-name"));
  expect(problems[0]?.message).toEqual(
    "the name differs from content/e\u0301te\u0301.md, content/\u00c9t\u00e9.md only by case or by the encoding of its accents",
  );
  expect(problems[0]?.hint).toEqual("rename one of them: on many disks they would be the same file");
});

test("two YAML files that differ only by their extension are refused as one entry too many", () => {
  const { sources, problems } = decode({ "content/equipe/a.yaml": "x: 1", "content/equipe/a.yml": "x: 2" });
  expect(sources).toEqual([]);
  expect(problems.map(({ file, message, hint }) => ({ file, message, hint }))).toEqual([
    {
      file: "content/equipe/a.yaml",
      message: "the name differs from content/equipe/a.yml only by its ending",
      hint: "keep one of them: both would be the same entry",
    },
    {
      file: "content/equipe/a.yml",
      message: "the name differs from content/equipe/a.yaml only by its ending",
      hint: "keep one of them: both would be the same entry",
    },
  ]);
});

test("an article and a data file may share their name", () => {
  const { sources, problems } = decode({ "content/a.md": "x", "content/a.yaml": "x: 1" });
  expect(sources).toHaveLength(2);
  expect(problems).toEqual([]);
});

const é = [0xc3, 0xa9];
const broken = 0xe9;

test.each([
  ["on the first line", [0x61, broken], { line: 1, column: 2 }],
  ["after accents, counted as characters", [0x61, 0x0a, ...é, ...é, broken, 0x62], { line: 2, column: 3 }],
  ["after an emoji, counted as editors count it", [0xf0, 0x9f, 0x8f, 0xa2, broken], { line: 1, column: 3 }],
  ["after Windows line ends", [0x61, 0x0d, 0x0a, 0x0d, 0x0a, broken], { line: 3, column: 1 }],
  ["after old Mac line ends", [0x61, 0x0d, 0x0d, 0x62, broken], { line: 3, column: 2 }],
  ["after a byte-order mark", [0xef, 0xbb, 0xbf, 0x61, broken], { line: 1, column: 2 }],
  ["where a character is cut off by the end of the file", [0x61, 0x0a, 0x62, 0xc3], { line: 2, column: 2 }],
  [
    "where a character that starts like a byte-order mark is cut off",
    [0x61, 0xef, 0xbf],
    { line: 1, column: 2 },
  ],
  ["after a genuine replacement character", [0xef, 0xbf, 0xbd, 0x61, broken], { line: 1, column: 3 }],
])("bytes that are not UTF-8 are found %s", (_, bytes, at) => {
  const { sources, problems } = decode({ "content/a.md": bytes });
  expect(sources).toEqual([]);
  expect(problems).toMatchObject([{ code: "source/not-utf8", file: "content/a.md", at }]);
});

test("text saved as UTF-16 is refused, and the other files are read", () => {
  const { sources, problems } = decode({
    "content/a.md": Buffer.from("\uFEFFTexte", "utf16le"),
    "content/b.md": "Texte",
  });
  expect(sources.map(({ file }) => file)).toEqual(["content/b.md"]);
  expect(problems).toMatchObject([{ code: "source/not-utf8", at: { line: 1, column: 1 } }]);
});

function straysAmong(...paths: readonly string[]): readonly Problem[] {
  const problems: Problem[] = [];
  const files = paths.map((path) => ({ path, bytes: Buffer.from("x") }));
  reportStrays(files, (problem) => problems.push(problem));
  return problems;
}

test.each([
  ["content/A.MD", "rename it to A.md"],
  ["content/articles/a.markdown", "rename it to a.md"],
  ["content/site.YML", "rename it to site.yaml"],
  ["content/site.Yaml", "rename it to site.yaml"],
  ["content/notes.txt", "move it to static/ to publish it as it is, or out of content/"],
  ["content/articles/rapport.pdf", "move it to static/ to publish it as it is, or out of content/"],
  ["content/articles/a.md.bak", "move it to static/ to publish it as it is, or out of content/"],
  ["content/README", "move it to static/ to publish it as it is, or out of content/"],
  ["content/md", "move it to static/ to publish it as it is, or out of content/"],
])("%s is reported as a file that nothing reads", (path, hint) => {
  expect(straysAmong(path)).toEqual([
    {
      code: "source/unclaimed",
      severity: "warning",
      file: path,
      message: "this file is not read: its name ends neither in .md or .yaml nor as that of an image",
      hint,
    },
  ]);
});

test("sources, images in any letter case and hidden files are not reported", () => {
  expect(
    straysAmong(
      "content/site.yaml",
      "content/categories.yml",
      "content/articles/a.md",
      "content/images/a.jpg",
      "content/images/a.HEIC",
      "content/images/IMG_0001.JPG",
      "content/images/b.jpeg",
      "content/images/c.png",
      "content/images/d.svg",
      "content/images/e.webp",
      "content/images/f.avif",
      "content/images/g.gif",
      "content/images/h.tiff",
      "content/.DS_Store",
      "content/.notes/a.txt",
    ),
  ).toEqual([]);
});

test("an icon is reported, since browsers ask for it at the root of the site", () => {
  expect(straysAmong("content/favicon.ico")).toMatchObject([{ file: "content/favicon.ico" }]);
});

test("a stray file is named with composed accents, whatever form the disk uses", () => {
  expect(straysAmong("content/e\u0301te\u0301.txt")[0]?.file).toBe("content/\u00e9t\u00e9.txt");
});
