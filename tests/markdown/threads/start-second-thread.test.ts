import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMarkdownCompiler } from "../../../src/markdown/compile-markdown.ts";
import { toCompiledText } from "../../../src/markdown/create-body-compiler.ts";
import { compileApart } from "../../../src/markdown/threads/compile-apart.ts";
import { createDigestJob, finish } from "../../../src/markdown/threads/digest-job.ts";
import { startSecondThread } from "../../../src/markdown/threads/start-second-thread.ts";
import type { TextCompiling } from "../../../src/markdown/threads/thread-messages.ts";
import { digestOf } from "../../../src/model/memory/hash.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";

const settings: TextCompiling["settings"] = {
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  base: "/sous",
  anchors: "plain",
  html: "few",
  keep: ["BACS : 2027"],
  native: true,
  needsTemplates: false,
};

function start(compiling: Partial<TextCompiling> = {}) {
  const helper = startSecondThread()?.help({ settings, templates: undefined, ...compiling });
  if (helper === undefined) throw new Error("the thread could not be started");
  onTestFinished(() => helper.close());
  return helper;
}

const texts = [
  "## Un titre\n\nDes mots : [ici](/la), [ailleurs](https://www.example.org/) et BACS : 2027 !\n",
  "Un texte avec une note[^1].\n\n[^1]: La note, 1er du nom.\n\n![Plan](./plan.png)\n",
  "Du <form>HTML</form> :\n\n:::inconnue\nDes mots.\n:::\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n",
  "Un texte en retrait.\n\n:::inconnue\nDes mots.\n:::\n",
].map((text, index) => ({
  text,
  line: 4 + index,
  stretches: index < 3 ? undefined : [{ from: 0, line: 9, column: 5 }],
  file: `content/articles/${index}.md`,
}));

test.each([true, false])("texts are compiled as in this thread, with a native parser: %s", async (native) => {
  const compile = createMarkdownCompiler({ ...settings, native: undefined, directives: {} });
  const here = texts.map((text) => toCompiledText(compile(text, text.file)));
  expect(here.map(({ facts }) => facts.problems.length)).toEqual([0, 0, 2, 1]);
  expect(await start({ settings: { ...settings, native } }).compileTexts(texts)).toEqual(here);
});

const directives = `
  const { z } = require("zod");
  console.log("loaded");
  const attributes = z.strictObject({ title: z.string().transform((title) => title + " !") });
  const directives = { cadre: { attributes, body: "blocks" } };
  const needed = { language: "fr", words: {}, settings: {}, collections: {}, pages: {}, review: () => [] };
  exports.renderer = { site: { ...needed, directives } };
`;

test("directives are those of the templates", async () => {
  const templates = { code: directives, root: scratchFolder() };
  const text = ':::cadre{title="Vu"}\nUn texte.\n:::\n\n::cadre\n';
  const compiled = await start({ templates }).compileTexts([{ text, line: 1, file: "content/a.md" }]);
  expect(compiled).toMatchObject([{ facts: { problems: [{ at: { line: 5 } }, { at: { line: 5 } }] } }]);
  expect(Buffer.from(compiled?.[0]?.bytes ?? "").toString()).toContain('"attributes":{"title":"Vu !"}');
});

test("plug-ins that wait are awaited in the thread, and in a process of its own", async () => {
  const plugged = `
    const rehypeLine = () => async (tree) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (JSON.stringify(tree).includes("refus")) throw new Error("503");
      tree.children.push({ type: "element", tagName: "p", properties: { style: "color: red" }, children: [] });
    };
    const needed = { language: "fr", words: {}, settings: {}, collections: {}, pages: {}, review: () => [] };
    const markdown = { rehypePlugins: [rehypeLine], allow: "all" };
    exports.renderer = { site: { ...needed, directives: {}, markdown } };
  `;
  const compiling = { settings, templates: { code: plugged, root: scratchFolder() } };
  const jobs = ["Un texte.", "Un refus."].map((text) => ({ text, line: 1, file: "content/a.md" }));
  const there = await start(compiling).compileTexts(jobs);
  const apart = jobs.map((job) => compileApart(compiling, job));
  expect(apart).toEqual(there?.map((text) => ({ text })));
  expect(there?.map(({ facts }) => [facts.problems.length, facts.isTransient, facts.styles?.length])).toEqual(
    [
      [0, undefined, 1],
      [1, true, undefined],
    ],
  );
});

test("texts are left to the build if the templates read something else to compile them", async () => {
  const code = directives.replace('title + " !"', "title + process.env.HOME");
  const { compileTexts } = start({ templates: { code, root: scratchFolder() } });
  const compile = (text: string) => compileTexts([{ text, line: 1, file: "content/a.md" }]);
  expect(await compile("Un texte.\n")).toHaveLength(1);
  expect(await compile(':::cadre{title="Vu"}\nUn texte.\n:::\n')).toBeUndefined();
});

test("texts are not compiled if the templates do not run, and the thread continues", async () => {
  const helper = start({ templates: { code: 'throw new Error("not here");', root: scratchFolder() } });
  expect(await helper.compileTexts(texts)).toBeUndefined();
  expect(await helper.compileTexts(texts)).toBeUndefined();
});

test("a request to a dead thread returns undefined", async () => {
  const helper = start({ templates: { code: "process.exit(1);", root: scratchFolder() } });
  const [first, second] = await Promise.all([helper.compileTexts(texts), helper.compileTexts([])]);
  expect([first, second, await helper.compileTexts([])]).toEqual([undefined, undefined, undefined]);
});

test("a thread that cannot be set up is not used", () => {
  const thread = startSecondThread();
  onTestFinished(() => thread?.close());
  // A function cannot be sent to another thread.
  const keep = [() => ""] as unknown as readonly string[];
  expect(thread?.help({ settings: { ...settings, keep }, templates: undefined })).toBeUndefined();
});

test("one thread hashes files, and compiles texts after them", async () => {
  const folder = scratchFolder();
  putFiles(folder, { "a.md": "Un", "b.md": "Deux" });
  const thread = startSecondThread();
  onTestFinished(() => thread?.close());
  const job = createDigestJob([join(folder, "a.md"), join(folder, "b.md")]);
  thread?.digest(job);
  const compiled = await thread?.help({ settings, templates: undefined })?.compileTexts(texts);
  expect(compiled).toHaveLength(texts.length);
  // Whatever the thread has not done would be done here, and is gone by now.
  rmSync(folder, { recursive: true });
  expect(finish(job, 0)).toEqual([
    { digest: digestOf(Buffer.from("Un")), isText: true },
    { digest: digestOf(Buffer.from("Deux")), isText: true },
  ]);
});

test("a dead thread is not used", async () => {
  const thread = startSecondThread();
  const asked = thread?.help({ settings, templates: undefined })?.compileTexts(texts);
  thread?.close();
  await asked;
  expect(thread?.help({ settings, templates: undefined })).toBeUndefined();
});

test("a request to a closed thread returns undefined", async () => {
  const helper = start();
  const asked = helper.compileTexts(texts);
  helper.close();
  expect([await asked, await helper.compileTexts([])]).toEqual([undefined, undefined]);
});
