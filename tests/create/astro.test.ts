import { expect, test } from "vitest";
import { importFiles } from "./import-files.ts";

const starlight = {
  "package.json": '{ "dependencies": { "astro": "*", "@astrojs/starlight": "*" } }',
  "astro.config.mjs": `import { defineConfig } from 'astro/config'; import starlight from '@astrojs/starlight';
    export default defineConfig({ site: 'https://example.org', base: '/docs', redirects: { '/old': '/guides/first', '/older': { status: 302, destination: '/guides/first/' } },
      integrations: [starlight({ title: { en: 'Tally', ja: '集計' }, defaultLocale: 'root',
        locales: { root: { label: 'English', lang: 'en' }, ja: { label: '日本語' } },
        sidebar: [{ label: 'Start', translations: { ja: '開始' }, items: ['guides/first', { label: 'Two', link: '/guides/second/' }] }, { label: 'More', autogenerate: { directory: 'reference' } }] })] });`,
  "src/content.config.ts":
    "import { defineCollection } from 'astro:content'; export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };",
  "src/content/docs/index.mdx":
    '---\ntitle: Welcome\ntemplate: splash\nhero:\n  tagline: It counts.\n  actions:\n    - { text: Begin, link: /docs/guides/first/ }\n---\nimport { Card, CardGrid } from \'@astrojs/starlight/components\';\n\n<CardGrid>\n\t<Card title="Fast" icon="star">\n\t\tVery.\n\t</Card>\n</CardGrid>\n',
  "src/content/docs/guides/first.md": "---\ntitle: First\n---\n:::caution[Mind]\nWords.\n:::\n",
  "src/content/docs/guides/second.md": "---\ntitle: Second\n---\n",
  "src/content/docs/reference/b.md": "---\ntitle: B\nsidebar: { order: 2 }\n---\n",
  "src/content/docs/reference/c.md": "---\ntitle: C\nsidebar: { order: 1 }\n---\n",
  "src/content/docs/ja/guides/first.md": "---\ntitle: 最初\n---\n",
} as const;

test("Starlight: home, sidebar, languages, boxes and redirects come along", () => {
  const { engine, texts } = importFiles(starlight, "documentation");
  expect(engine).toBe("astro");
  expect(texts["content/pages/index.md"]).toMatch(
    /title: Welcome\ndescription: It counts\.\norder: 0\n---\n\n\[Begin\]\(\/guides\/first\)\n\s+\*\*Fast\*\*\n\s+Very\./,
  );
  expect(texts["content/sections.yaml"]).toBe('"start": { title: "Start" }\n"more": { title: "More" }\n');
  expect(texts["content/sections.ja.yaml"]).toBe('"start": { title: "開始" }\n');
  expect(texts["content/pages/guides/first.md"]).toContain(
    "order: 1\nsection: start\n---\n\n> [!WARNING]\n> **Mind**",
  );
  expect(texts["content/pages/reference/c.md"]).toContain("order: 3\nsection: more\n");
  expect(texts["content/pages/reference/b.md"]).toContain("order: 4\n");
  expect(texts["content/pages/guides/first.ja.md"]).toContain("title: 最初\n");
  expect(texts["content/site.yaml"]).toContain("name: Tally\n");
  expect(texts["content/site.yaml"]).toMatch(/ja:\n {4}name: 集計/);
  expect(texts["content/site.yaml"]).toContain(
    "- from: /old\n    to: /guides/first\n  - from: /older\n    to: /guides/first\n",
  );
  expect(texts["package.json"]).toContain("--base /docs");
});

test("Astro: collections are where the site says, below the address of the page that shows them, in each language", () => {
  const { texts } = importFiles({
    "astro.config.ts":
      "export default { site: 'https://example.org', i18n: { defaultLocale: 'en', locales: ['en', { path: 'fr', codes: ['fr-FR'] }], routing: { prefixDefaultLocale: true } } };",
    "src/content.config.ts":
      "import { glob } from 'astro/loaders'; const blog = defineCollection({ loader: glob({ pattern: '**/*.md', base: './articles' }) }); export const collections = { blog };",
    "src/pages/[lang]/notes/[...slug].astro": '---\nconst posts = await getCollection("blog");\n---\n',
    "articles/en/first.md": "---\ntitle: First\ndate: 2020-01-02\n---\n",
    "articles/fr/first.md": "---\ntitle: Premier\ndate: 2020-01-02\n---\n",
  });
  expect(texts["content/posts/first.md"]).toContain("route: /en/notes/first\n");
  expect(texts["content/posts/first.fr.md"]).toMatch(/title: Premier\n[\s\S]*route: \/notes\/first\n/);
});
