import { defineSite, Head, singleEntry } from "charpente";
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { createProgress } from "../../src/cli/during-build.ts";
import { siteSettings } from "../../src/define/settings.ts";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import type { RawFile } from "../../src/model/model.ts";
import { buildInMemory, type TestFiles } from "../support/build-in-memory.ts";
import { smallSite } from "../support/small-site.tsx";
import { tell } from "../support/speech.ts";

const article = "---\ntitle: A\ndate: 2025-01-01\ncategory: energie\n---\n\nTexte.\n";
/** With what every small site has: four entries, three pages. */
const twoArticles: TestFiles = { "content/articles/a.md": article, "content/articles/b.md": article };

test("progress covers every entry that is compiled and every page that is drawn", async () => {
  const told: string[] = [];
  await buildInMemory(twoArticles, {}, smallSite, {
    progress: (stage, done, total) => void told.push(`${stage} ${done} of ${total}`),
  });
  expect(told).toEqual([
    "markdown 1 of 4",
    "markdown 2 of 4",
    "markdown 3 of 4",
    "markdown 4 of 4",
    "render 1 of 3",
    "render 2 of 3",
    "render 3 of 3",
  ]);
});

test("a long build shows a progress bar on a terminal, and removes it", async () => {
  let text = "";
  let now = 0;
  const terminal = {
    isTTY: true,
    write(more: string) {
      text += more;
    },
  };
  const bar = createProgress(terminal, false, "en", () => now);
  await buildInMemory(twoArticles, {}, smallSite, {
    progress: (stage, done, total) => {
      now += 1000;
      bar.show(stage, done, total);
    },
  });
  bar.clear();
  const shown = text.split("\r\u001b[K").slice(1);
  expect(shown).toHaveLength(7);
  expect(shown[0]).toBe(`markdown     ${"█".repeat(12)}${"░".repeat(12)} 2/4`);
  expect(shown[5]).toBe(`render       ${"█".repeat(24)} 3/3`);
  expect(shown[6]).toBe("");
});

const [nfc, nfd] = ["\u00e9t\u00e9.jpg", "e\u0301te\u0301.jpg"];

test.each([
  ["of a disk that takes accents apart, named whole", nfd, nfc],
  ["of a disk that keeps accents whole, named apart", nfc, nfd],
  ["named as the disk has it, apart", nfd, nfd],
  ["named as the disk has it, whole", nfc, nfc],
])("an image %s is shown, in a field and in a text", async (_, stored, written) => {
  const asked: RawFile[] = [];
  const { problems, written: output } = await buildInMemory(
    {
      [`content/pages/${stored}`]: Buffer.from("bytes"),
      [`content/images/${stored}`]: Buffer.from("other bytes"),
      "content/pages/a.md": `---\ntitle: A\npicture: ./${written}\n---\n\n![Une façade](/images/${written})\n`,
    },
    {},
    smallSite,
    {
      prepareImages: async (images) => {
        asked.push(...images);
        const asset = { width: 4, height: 3, placeholder: undefined, sources: [] };
        return {
          images: Object.fromEntries(
            images.map(({ path }) => [path, { ...asset, fallback: `assets/${path.split("/")[1]}.jpg` }]),
          ),
          files: images.map(({ path, bytes }) => ({ path: `assets/${path.split("/")[1]}.jpg`, bytes })),
        };
      },
    },
  );
  expect(problems).toEqual([]);
  expect(asked.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])).toEqual([
    [`content/images/${nfc}`, "other bytes"],
    [`content/pages/${nfc}`, "bytes"],
  ]);
  expect(output.get("a.html")).toContain('src="/assets/pages.jpg"');
  expect(output.get("a.html")).toContain('src="/assets/images.jpg"');
});

test("images that nothing shows are not prepared", async () => {
  const { written } = await buildInMemory({ "content/images/a.jpg": "x" });
  expect([...written.keys()].filter((path) => path.startsWith("assets/"))).toEqual([]);
});

test("a wrong entry is reported once, not for every reference to it", async () => {
  const { problems, written } = await buildInMemory({
    "content/articles/a.md": article.replace("category", "related: [b, c]\ncategory"),
    "content/articles/b.md": article.replace("title: A\n", ""),
    "content/articles/c.md": "# Sans tête\n",
  });
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "content/articles/b.md entry/missing-field",
    "content/articles/c.md front-matter/missing",
  ]);
  expect(written.size).toBe(0);
});

test.each([
  ["is wrong in one of them", "energie: { nom: Énergie }\n", "entry/unknown-field"],
  ["is not well formed", "energie: {\n", "yaml/syntax"],
  ["is a list", "- energie\n", "entry/invalid-field"],
  ["is missing", undefined, "entry/missing-file"],
])(
  "a file of categories that %s is reported, not every article that names a category",
  async (_, categories, code) => {
    const { problems } = await buildInMemory({ ...twoArticles, "content/categories.yaml": categories });
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["content/categories.yaml"]));
    expect(problems.map(({ code }) => code)).toContain(code);
  },
);

const schema = z.strictObject({
  title: z.string(),
  date: z.string().optional(),
  draft: z.boolean().default(false),
});
const collections = {
  home: singleEntry({ file: "home.yaml", schema }),
  about: singleEntry({ file: "about.yaml", schema }),
};
const pairSite = defineSite({
  language: "fr",
  words: { opensNewTab: "", footnotes: "", backToText: "" },
  settings: siteSettings({}),
  collections,
  pages: {
    home: {
      template: ({ title }: { readonly title: string }) =>
        h("html", { lang: "fr" }, h(Head, { title, description: "…" }), h("body", {}, h("h1", {}, title))),
      plan: ({ home, about }) => [
        { route: "/", entry: home, props: { title: home.data.title + about.data.title } },
      ],
    },
  },
});
const pairFiles: TestFiles = {
  "content/categories.yaml": undefined,
  "content/pages/accueil.md": undefined,
  "content/home.yaml": "title: Accueil\ndraft: true\n",
  "content/about.yaml": "title: Qui\ndate: 2026-02-01\n",
};

test("a held-back entry that the templates need is reported", async () => {
  const { report, outcome } = await buildInMemory(pairFiles, {}, pairSite);
  expect(outcome).toMatchObject({ status: "refused", heldBack: [{ id: "home" }, { id: "about" }] });
  expect(`\n${report}`).toMatchInlineSnapshot(`
    "
    content/about.yaml  error  the file is due on 2026-02-01, but the templates need it
      hint: publish it, or build with --drafts to see it             [entry/held-back]

    content/home.yaml  error  the file is a draft, but the templates need it
      hint: publish it, or build with --drafts to see it             [entry/held-back]

    "
  `);
});

test("with --drafts they are shown", async () => {
  const { outcome, written } = await buildInMemory(pairFiles, { drafts: true }, pairSite);
  expect(outcome).toMatchObject({ status: "written", problems: [] });
  expect(written.get("index.html")).toContain("<h1>AccueilQui</h1>");
});

const workbenchSite = defineSite({
  language: "fr",
  words: { opensNewTab: "", footnotes: "", backToText: "" },
  settings: siteSettings({}),
  collections: {},
  pages: {
    home: {
      template: () => h("html", { lang: "fr" }, h("h1", {}, "Accueil")),
      plan: () => [{ route: "/", props: {} }],
    },
    components: {
      template: () => h("html", { lang: "fr" }, h("h1", {}, "Composants")),
      plan: () => [{ route: "/_composants", props: {} }],
      workbench: true,
    },
  },
});
const nothing: TestFiles = { "content/categories.yaml": undefined, "content/pages/accueil.md": undefined };

test("a workbench page is drawn only in site dev, and is never in the sitemap", async () => {
  const published = await buildInMemory(nothing, {}, workbenchSite);
  expect([...published.written.keys()].filter((path) => path.includes("_composants"))).toEqual([]);
  const writing = await buildInMemory(nothing, { workbench: true }, workbenchSite);
  expect(writing.written.get("_composants.html")).toContain("<h1>Composants</h1>");
  expect(writing.written.get("sitemap.xml")).not.toContain("_composants");
});

test("both parsers give the same pages, and with remark the native parser is not even loaded", async () => {
  const files: TestFiles = {
    "content/articles/a.md": article.replace("Texte.", "## Un *texte*\n\n| a | b |\n| - | - |\n| c | d |"),
  };
  const setting = "name: Essai\nurl: https://www.essai.example\nmarkdown: { parser: remark }\n";
  const parsed: string[] = [];
  const loadParser = () => {
    const parser = loadNativeParser();
    if (parser === undefined) throw new Error("this machine has no native parser");
    const parse = (text: string) => {
      parsed.push(text);
      return parser.parse(text);
    };
    return { ...parser, parse };
  };
  const native = await buildInMemory(files, {}, smallSite, { loadNativeParser: loadParser });
  expect(parsed.some((text) => text.includes("## Un"))).toBe(true);
  const remark = await buildInMemory({ ...files, "content/site.yaml": setting }, {}, smallSite, {
    loadNativeParser: () => {
      throw new Error("loaded");
    },
  });
  expect(native.problems).toEqual([]);
  expect(remark.written).toEqual(native.written);
});

test("the budgets of the site do not apply to workbench pages", async () => {
  const tight = "name: Essai\nurl: https://www.essai.example\nbudgets: { firstPaint: { default: 0.01 } }\n";
  const { problems } = await buildInMemory(
    { ...nothing, "content/site.yaml": tight },
    { workbench: true },
    workbenchSite,
  );
  const overweight = problems.filter(({ code }) => code === "page/budget");
  expect(overweight.map(({ message }) => tell(message).split(":")[0])).toEqual(["first paint of /"]);
});

test.each([
  ["refused for an image", {}, true],
  ["good", undefined, false],
])("a build that is %s aborts its pictures only if they are no longer needed", async (_, images, isOver) => {
  const painting: (AbortSignal | undefined)[] = [];
  const files = {
    "content/images/a.jpg": "no image",
    "content/pages/a.md": "---\ntitle: A\npicture: /images/a.jpg\n---\n",
  };
  const { outcome } = await buildInMemory(files, {}, undefined, {
    drawPictures: async (_pictures, _report, signal) => {
      painting.push(signal);
      return [];
    },
    ...(images && { prepareImages: async () => ({ images, files: [] }) }),
  });
  expect(outcome.status).toBe(isOver ? "refused" : "written");
  expect(painting.map((signal) => signal?.aborted)).toEqual([isOver]);
});
