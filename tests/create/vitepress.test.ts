import { expect, test } from "vitest";
import { importFiles } from "./import-files.ts";

const config = `
  import { defineConfig } from 'vitepress'
  import { sidebar } from './sidebar'
  export default defineConfig({
    title: 'Tally', description: 'Counts.', lang: 'en-US', base: '/tally/', srcDir: './src', srcExclude: ['**/drafts/**'],
    sitemap: { hostname: 'https://example.org' },
    rewrites: { 'packages/:name/README.md': 'packages/:name.md' },
    themeConfig: {
      nav: [
        { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
        { text: 'More', items: [{ text: 'Source', link: 'https://example.com/tally' }, { text: 'Packages', link: '/packages/core' }] },
      ],
      sidebar,
      editLink: { pattern: makePattern() },
    },
    markdown: { config(md) { md.use(plugin) } },
  })`;

const site = {
  "docs/.vitepress/config.mts": config,
  "docs/.vitepress/sidebar.ts": `export const sidebar = {
    '/guide/': { base: '/guide/', items: [
      { text: 'Start', collapsed: false, items: [{ text: 'Why', link: 'why' }, { text: 'Deep', items: [{ text: 'First', link: 'first.md' }] }] },
      { text: 'End', items: [{ text: 'Guide', link: '/' }] },
    ] },
    '/packages/': [{ text: 'Core', link: '/packages/core' }],
  }`,
  "docs/src/index.md":
    "---\nlayout: home\nhero:\n  name: Tally\n  text: It counts\n  tagline: Files, folders, days.\n  actions:\n    - { theme: brand, text: Start, link: /guide/why }\nfeatures:\n  - title: Fast\n    details: Very.\n    link: /guide/first\n---\n",
  "docs/src/guide/index.md": "# Guide\n\nSee [why](./why.md) and [first](/guide/first#part-one).\n",
  "docs/src/guide/first.md":
    "<script setup>\nimport X from './X.vue'\n</script>\n# First\n\n[[toc]]\n\n## Part {#part-one}\n\n<<< @/snippets/a.ts#part{1} [a.ts]\n\n<!--@include: ./part.md-->\n\n<X />\n",
  "docs/src/guide/part.md": "---\ntitle: Part\n---\n::: tip\nIncluded.\n:::\n",
  "docs/src/guide/why.md": "---\ntitle: Why\nprev: false\n---\n![Logo](/logo.png) ![Own](./own.png)\n",
  "docs/src/guide/own.png": "",
  "docs/src/guide/drafts/no.md": "# No\n",
  "docs/src/packages/core/README.md": "# Core\n",
  "docs/src/packages/[name].md": "# Each\n",
  "docs/src/public/logo.png": "",
  "docs/src/snippets/a.ts": "one;\n// #region part\ntwo;\n// #endregion part\n",
} as const;

test("VitePress: addresses, menu, sections and their order come along", () => {
  const { engine, texts, left, unmoved } = importFiles(site, "documentation");
  expect(engine).toBe("vitepress");
  expect(texts["content/site.yaml"]).toContain("name: Tally\ndescription: Counts.");
  expect(texts["content/site.yaml"]).toContain("url: https://example.org\n");
  expect(texts["content/site.yaml"]).toContain(
    "navigation:\n  - label: Guide\n    href: /guide\n  - label: Source\n    href: https://example.com/tally\n  - label: Packages\n    href: /packages/core\n",
  );
  expect(texts["package.json"]).toContain("--base /tally");
  expect(texts["content/sections.yaml"]).toBe(
    '"start": { title: "Start" }\n"end": { title: "End" }\n"packages": { title: "Packages" }\n',
  );
  expect(texts["content/pages/guide/why.md"]).toContain("order: 1\nsection: start\n");
  expect(texts["content/pages/guide/first.md"]).toContain("order: 2\nsection: start\n");
  expect(texts["content/pages/packages/core.md"]).toContain("section: packages\n");
  expect(texts["content/pages/guide/part.md"], "in no sidebar").toContain("parent: index\n");
  expect(unmoved).toEqual({
    "docs/src/guide/drafts/no.md": "unpublished",
    "docs/src/packages/[name].md": "dynamic",
  });
  expect(left).toEqual([
    "component content/pages/guide/first.md:19 <X />",
    "base package.json --base /tally",
  ]);
});

test("VitePress: its home page becomes the first one", () => {
  const { texts } = importFiles(site, "documentation");
  expect(texts["content/pages/index.md"]).toContain(
    "title: Tally\ndescription: Files, folders, days.\norder: 0\n---\n\n**It counts**\n\n[Start](/guide/why)\n\n- **[Fast](/guide/first)**: Very.\n",
  );
});

test("VitePress: snippets, included files, own anchors, links and images", () => {
  const { texts, copies } = importFiles(site, "documentation");
  expect(texts["content/pages/guide/first.md"]).toContain(
    '## Part {#part-one}\n\n```ts title="a.ts" {1}\ntwo;\n```\n\n\n> [!TIP]\n> Included.\n',
  );
  expect(texts["content/pages/guide.md"]).toContain(
    "See [why](/guide/why) and [first](/guide/first#part-one).",
  );
  expect(texts["content/pages/guide/why.md"]).toContain("![Logo](/images/docs/src/public/logo.png)");
  expect(Object.keys(copies)).toEqual(["docs/src/guide/own.png", "docs/src/public/logo.png"]);
});

test("VitePress: a part of its settings that only running it would tell is named with its place", () => {
  const { left } = importFiles({
    ".vitepress/config.js":
      "export default {\n  title: 'A',\n  themeConfig: { sidebar: makeSidebar('./docs') },\n}",
    "index.md": "# A\n",
  });
  expect(left).toContain("untold .vitepress/config.js:3 makeSidebar('./docs')");
});

test("VitePress: a site of several languages stays one, with its menus, sections and addresses", () => {
  const { texts, left } = importFiles(
    {
      ".vitepress/config.ts": `import zh from './zh'; export default { title: 'Tally', locales: {
        root: { label: 'English', lang: 'en', themeConfig: { nav: [{ text: 'Guide', link: '/guide/a' }], sidebar: [{ text: 'Start', items: [{ text: 'A', link: '/guide/a' }] }] } },
        zh: { label: '简体中文', ...zh },
      } }`,
      ".vitepress/zh.ts": `export default { lang: 'zh-Hans', title: '计数', description: '数文件。', themeConfig: {
        nav: [{ text: '指南', link: '/zh/guide/a' }], sidebar: { '/zh/guide/': [{ text: '开始', items: [{ text: '甲', link: '/zh/guide/a' }] }] } } }`,
      "index.md": "---\nlayout: home\nhero: { name: Tally, tagline: It counts. }\n---\n",
      "guide/a.md": "# A\n",
      "zh/index.md": "---\nlayout: home\nhero: { name: 计数, tagline: 它会数数。 }\n---\n",
      "zh/guide/a.md": "# 甲\n\n[首页](/zh/) [甲](./a.md)\n",
    },
    "documentation",
  );
  expect(texts["templates/words.ts"]).toContain(
    'export const languages = { en: "English", zh: "简体中文" };',
  );
  expect(texts["content/pages/guide/a.zh.md"]).toContain("title: 甲\n");
  expect(texts["content/pages/guide/a.zh.md"]).toContain("order: 1\nsection: start\n");
  expect(texts["content/pages/guide/a.zh.md"]).toContain("[首页](/zh) [甲](/zh/guide/a)");
  expect(texts["content/pages/index.zh.md"]).toContain("title: 计数\ndescription: 它会数数。\n");
  expect(texts["content/sections.zh.yaml"]).toBe('"start": { title: "开始" }\n');
  expect(texts["content/site.yaml"]).toMatch(
    /translations:\n {2}zh:\n {4}name: 计数\n[\s\S]*label: 指南\n +href: \/zh\/guide\/a/,
  );
  expect(left).toEqual(["language templates/words/zh.ts en → zh"]);
});

test("VitePress: a home page whose head has no end is one all the same, and its language keeps its address", () => {
  const home = (name: string) => `---\nlayout: home\nhero:\n  name: ${name}\n`;
  const { texts, unmoved, addresses } = importFiles(
    {
      ".vitepress/config.mts":
        "export default { locales: { zh: { label: '中文' }, en: { label: 'English' } } }",
      "zh/index.md": home("你好"),
      "en/index.md": home("Hello"),
    },
    "documentation",
  );
  expect(unmoved).toEqual({});
  expect(texts["content/pages/index.md"]).toContain("title: 你好");
  expect(texts["content/pages/index.en.md"]).toContain("title: Hello");
  expect(addresses).toMatchObject({ "/": "same", "/zh": "/", "/en": "same" });
});
