import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lookAhead } from "../../../src/markdown/threads/look-ahead.ts";
import { digestOf } from "../../../src/model/memory/hash.ts";
import { writeDist } from "../../../src/store/dist.ts";
import { FileChanged } from "../../../src/store/failures.ts";
import { compareText } from "../../../src/words/problem.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";

const pageCount = 200;

function pages(text = "text"): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: pageCount }, (_, index) => [
      `blog/a-rather-long-name-${index}.html`,
      `${text} ${index}`,
    ]),
  );
}

function toFiles(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
}

/** A folder that many pages are published in, and a look ahead at it and at two sources. */
async function publishMany() {
  const root = scratchFolder();
  const out = join(root, "dist");
  putFiles(join(root, "content"), { "a.md": "Été", "images/b.png": "\u0000" });
  await writeDist(toFiles(pages()), out);
  const look = async () => {
    const ahead = await lookAhead(join(root, "content"), out, 1000);
    onTestFinished(() => ahead?.thread.close());
    return ahead;
  };
  return { root, out, look };
}

test("the files of the site are listed, and read when they are needed", async () => {
  const { root, look } = await publishMany();
  const files = (await look())?.content() ?? [];
  expect(files.map(({ path, known }) => [path, known])).toEqual([
    ["content/a.md", { digest: digestOf(Buffer.from("Été")), isText: true }],
    ["content/images/b.png", { digest: digestOf(Buffer.from("\u0000")), isText: true }],
  ]);
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(["Été", "\u0000"]);
  putFiles(join(root, "content"), { "a.md": "Hiver" });
  expect(() => files[0]?.bytes).toThrow(new FileChanged("content/a.md"));
});

test("published files that differ from the manifest are listed", async () => {
  const { out, look } = await publishMany();
  const [first = "", second = ""] = Object.keys(pages());
  putFiles(out, { [first]: "by hand", "blog/other.html": "by hand" });
  rmSync(join(out, second));
  expect([...((await look())?.published.altered() ?? [])]).toEqual([first, second]);
});

test("a file seen earlier is published again if it differs, and left alone if it is the same", async () => {
  const { out, look } = await publishMany();
  const [first = "", second = ""] = Object.keys(pages());
  putFiles(out, { [first]: "by hand" });
  const seen = (await look())?.published;
  const wanted = toFiles({ ...pages(), [second]: "another" });
  expect(await writeDist(wanted, out, { seen })).toEqual({ status: "written", changed: 2, removed: 0 });
  expect(await writeDist(wanted, out)).toEqual({ status: "written", changed: 0, removed: 0 });
});

test("digests seen earlier are ignored once another process has published", async () => {
  const { out, look } = await publishMany();
  const seen = (await look())?.published;
  expect(seen?.altered().size).toBe(0);
  await writeDist(toFiles(pages("other")), out);
  expect(await writeDist(toFiles(pages()), out, { seen })).toMatchObject({ changed: pageCount });
  expect(await writeDist(toFiles(pages()), out)).toMatchObject({ changed: 0 });
});

test("a small site is built by one thread", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toFiles({ "index.html": "x" }), out);
  expect(await lookAhead(join(out, "../content"), out)).toBeUndefined();
  expect(await lookAhead(join(out, "../content"), join(out, "missing"))).toBeUndefined();
});

test("the paths are in the usual order of files", async () => {
  const { root, look } = await publishMany();
  putFiles(join(root, "content"), { "z/a.md": "1", "Z.md": "2", "é.md": "3" });
  const paths = (await look())?.content().map(({ path }) => path) ?? [];
  expect(paths).toHaveLength(5);
  expect(paths).toEqual([...paths].sort(compareText));
});
