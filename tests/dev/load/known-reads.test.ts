import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDevSite, type DevSite } from "../../../src/dev/site/dev-site.ts";
import { problemsOf, siteOf } from "../../../src/dev/site/site-state.ts";
import { type KnownCode, knownSite } from "../../bundle/known-site.ts";
import { tell } from "../../support/speech.ts";
import { defaults } from "../dev-folder.ts";

/** A small site under `site dev`, whose templates run as modules from the second build on. */
async function servedSite(code: KnownCode, files: Record<string, string> = {}) {
  const folder = knownSite(code, files);
  const site = createDevSite({ ...defaults, root: folder.root });
  onTestFinished(() => site.dispose());
  await site.rebuild();
  await site.warm();
  const page = async () => {
    await site.rebuild();
    return Buffer.from(siteOf(site.state())?.files.get("index.html") ?? "").toString();
  };
  return { ...folder, site, page };
}

const reported = (site: DevSite) =>
  problemsOf(site.state()).map(({ file, at, message }) => `${file}:${at?.line} ${tell(message)}`);

test("a file that templates read is watched, and shown as it is, whoever has kept it", async () => {
  const { site, page, write, root } = await servedSite(
    {
      head: 'let kept: string | undefined; const word = () => (kept ??= readText("data/word.txt"));',
      home: 'word() + readText("data/word.txt")',
    },
    { "data/word.txt": "un" },
  );
  expect(await page()).toContain("unun");
  expect(site.outside()).toContain(join(root, "data/word.txt"));
  write("data/word.txt", "deux");
  expect(await page()).toContain("deuxdeux");
  await site.warm();
  write("data/word.txt", "trois");
  expect(await page()).toContain("troistrois");
  expect(reported(site)).toEqual([]);
});

test("an unknown read that a save brings is reported at its line, until a save takes it away", async () => {
  const { site, page, write } = await servedSite(
    { head: 'import { word } from "./word.ts";', home: "word()" },
    { "templates/word.ts": 'export const word = () => "un";\n' },
  );
  expect(await page()).toContain("un");
  write("templates/word.ts", "// chance\nexport const word = () => String(Math.random());\n");
  const first = await page();
  const said = ["templates/word.ts:2 Math.random() gives another value in each build"];
  expect(reported(site)).toEqual(said);
  await site.warm();
  expect(await page()).not.toBe(first);
  expect(reported(site)).toEqual(said);
  write("templates/word.ts", 'export const word = () => "deux";\n');
  expect(await page()).toContain("deux");
  expect(reported(site)).toEqual([]);
  await site.warm();
  write("templates/word.ts", 'export const word = () => "trois";\n');
  expect(await page()).toContain("trois");
});

test("what a module reads while it loads is read again when it changes", async () => {
  const { page, write, site } = await servedSite(
    { head: 'const word = readText("data/word.txt");', home: "word" },
    { "data/word.txt": "un" },
  );
  expect(await page()).toContain("un");
  write("data/word.txt", "deux");
  expect(await page()).toContain("deux");
  await site.warm();
  write("content/posts/un.md", "---\ntitle: Deux\n---\n");
  expect(await page()).toContain("deux");
  expect(reported(site)).toEqual([]);
});
