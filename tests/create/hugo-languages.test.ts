import { expect, test } from "vitest";
import { parse } from "yaml";
import { importFiles, redirectsOf } from "./import-files.ts";

const head = "---\ntitle: A\ndate: 2020-01-02\n---\n";

/** The settings of the new site. */
function readSettings(texts: Readonly<Record<string, string>>) {
  return parse(texts["content/site.yaml"] ?? "");
}

test("settings in parts make a site of several languages, whose addresses stay", () => {
  const { texts, left } = importFiles({
    "config/_default/hugo.toml":
      'title = "Notes"\ndefaultContentLanguage = "en"\ndefaultContentLanguageInSubdir = false\n',
    "config/_default/languages.en.toml":
      'contentDir = "content/en"\ntitle = "English notes"\nlanguageName = "English"\nweight = 1\n[params]\ndescription = "All of it."\n',
    "config/_default/languages.fr.toml":
      'contentDir = "content/fr"\ntitle = "Carnet"\nlanguageName = "Français"\nweight = 2\n',
    "content/en/docs/faq.md": "---\ntitle: FAQ\n---\n",
    "content/fr/docs/faq.md": "---\ntitle: Questions\nslug: questions\n---\n[A]({{< ref posts/a >}})\n",
    "content/en/posts/a.md": head,
    "content/fr/posts/a.md": head,
  });
  expect(texts["content/pages/faq.md"]).toContain("route: /docs/faq\n");
  // A translation is beside its original, with the address that it has below the path of its language.
  expect(texts["content/pages/faq.fr.md"]).toContain("route: /docs/questions\n");
  expect(texts["content/pages/faq.fr.md"]).toContain("[A](/fr/posts/a)");
  expect(texts["content/posts/a.fr.md"]).not.toContain("route:");
  expect(texts["content/home.fr.md"]).toContain("title: Carnet\n");
  expect(readSettings(texts)).toMatchObject({
    name: "English notes",
    description: "All of it.",
    translations: { fr: { name: "Carnet", description: "All of it." } },
  });
  expect(texts["templates/words.ts"]).toContain('export const language = "en";');
  expect(texts["templates/words.ts"]).toContain(
    'export const languages = { en: "English", fr: "Français" };',
  );
  expect(texts["templates/words.ts"]).toContain('import { fr } from "./words/fr.ts";');
  expect(left).toEqual(["language templates/words/fr.ts en → fr"]);
});

test("languages in one file are those of the ends of file names, and each folder has its translation", () => {
  const { texts } = importFiles({
    "hugo.yaml":
      "defaultContentLanguage: en\nlanguages:\n  pt-br: { weight: 2, label: Português, title: Notas }\n  en: { weight: 1, title: Notes }\n",
    "content/posts/trip/index.md": head,
    "content/posts/trip/index.pt-br.md": "---\ntitle: Viagem\ndate: 2020-01-02\n---\n![i](i.png)\n",
    "content/posts/trip/i.png": "",
    "content/posts/only.pt-br.md": head,
    "content/about.md": "---\ntitle: About\ntranslationKey: who\n---\n",
    "content/sobre.pt-br.md": "---\ntitle: Sobre\ntranslationKey: who\n---\n",
  });
  expect(texts["content/posts/trip.pt-br.md"]).toContain("title: Viagem\n");
  expect(texts["content/posts/trip.pt-br.md"]).toContain("![i](/images/posts/trip/i.png)");
  expect(texts["content/posts/only.pt-br.md"]).not.toContain("route:");
  // The original has another name.
  expect(texts["content/pages/about.pt-br.md"]).toContain("title: Sobre\n");
  expect(texts["content/pages/about.pt-br.md"]).toContain("route: /sobre\n");
  expect(texts["templates/words.ts"]).toContain('export const words = { en, "pt-br": ptBr };');
  expect(texts["templates/words/pt-br.ts"]).toContain("export const ptBr: typeof en = {");
});

test("the first language keeps its path where it has one, and its first page is reached by a redirect", () => {
  const { texts } = importFiles({
    "hugo.toml":
      "defaultContentLanguage = 'de'\ndefaultContentLanguageInSubdir = true\n[languages.de]\nweight = 1\n[languages.en]\nweight = 2\n",
    "content/_index.md": "---\ntitle: Start\n---\n",
    "content/_index.en.md": "---\ntitle: Begin\n---\nHello.\n",
    "content/posts/a.md": head,
    "content/posts/a.en.md": head,
  });
  expect(texts["content/posts/a.md"]).toContain("route: /de/posts/a\n");
  expect(texts["content/posts/a.en.md"]).not.toContain("route:");
  expect(texts["content/home.en.md"]).toContain("Hello.");
  expect(redirectsOf(texts)).toEqual([
    { from: "/de", to: "/" },
    { from: "/de/posts", to: "/" },
    { from: "/en/posts", to: "/en" },
  ]);
  expect(texts["templates/words.ts"]).toContain('export const language = "de";');
});

test("languages that are off are left out, and those with hosts of their own get a path", () => {
  const { texts, left, unmoved } = importFiles({
    "hugo.toml":
      "disableLanguages = ['it']\n[languages.en]\nweight = 1\nbaseURL = 'https://example.org/'\n[languages.fr]\nweight = 2\nbaseURL = 'https://fr.example.org/'\n[languages.it]\nweight = 3\nbaseURL = 'https://it.example.org/'\n",
    "content/posts/a.md": head,
    "content/posts/a.fr.md": head,
    "content/posts/a.it.md": head,
  });
  expect(readSettings(texts).url).toBe("https://example.org");
  expect(texts["content/posts/a.fr.md"]).not.toContain("route:");
  expect(left).toContain("address content/site.yaml https://fr.example.org/ → /fr");
  expect(unmoved).toEqual({ "content/posts/a.it.md": "language" });
});

test("the address in a head is that of the site if a slash begins it, and else that of the language", () => {
  const { texts, left } = importFiles({
    "hugo.toml": "[languages.en]\nweight = 1\n[languages.fr]\nweight = 2\n",
    "content/posts/a.fr.md": "---\ntitle: A\ndate: 2020-01-02\nurl: /fr/un\n---\n",
    "content/posts/b.fr.md": "---\ntitle: B\ndate: 2020-01-02\nurl: deux\n---\n",
    "content/posts/c.fr.md":
      "---\ntitle: C\ndate: 2020-01-02\nurl: /trois\naliases: [/vieux, ../tres-vieux]\n---\n",
  });
  expect(texts["content/posts/a.fr.md"]).toContain("route: /un\n");
  expect(texts["content/posts/b.fr.md"]).toContain("route: /deux\n");
  expect(texts["content/posts/c.fr.md"]).toContain("route: /trois\n");
  expect(redirectsOf(texts)).toEqual([
    { from: "/trois", to: "/fr/trois" },
    { from: "/vieux", to: "/fr/trois" },
    { from: "/fr/vieux", to: "/fr/trois" },
    { from: "/tres-vieux", to: "/fr/trois" },
    { from: "/fr/posts", to: "/fr" },
  ]);
  expect(left).toEqual(["language templates/words/fr.ts en → fr"]);
});

test("settings of production and of one language come after those of the site", () => {
  const { texts } = importFiles({
    "config/_default/config.toml":
      "title = 'Plain'\nbaseURL = 'https://dev.example.org'\n[permalinks]\nposts = '/:slug'\n",
    "config/production/hugo.toml": "baseURL = 'https://example.org'\n",
    "config/_default/languages.en.json": '{ "weight": 1 }',
    "config/_default/languages/languages.fr.yaml":
      "weight: 2\npermalinks: { page: { posts: '/billets/:slug' } }\n",
    "config/_default/params.toml": "description = 'Words.'\n",
    "content/posts/a.md": head,
    "content/posts/a.fr.md": head,
  });
  expect(readSettings(texts)).toMatchObject({
    url: "https://example.org",
    name: "Plain",
    description: "Words.",
  });
  expect(texts["content/posts/a.md"]).toContain("route: /a\n");
  expect(texts["content/posts/a.fr.md"]).toContain("route: /billets/a\n");
});

test("menus come from the settings and from heads, by weight, with those below others", () => {
  const { texts, left } = importFiles({
    "hugo.toml": "title = 'Notes'\n[languages.en]\nweight = 1\n[languages.fr]\nweight = 2\n",
    "config/_default/menus.en.toml":
      "[[main]]\nname = 'Docs'\nidentifier = 'docs'\nweight = 20\n[[main]]\nname = 'Code'\nurl = 'https://code.example.org'\nweight = 30\n[[main]]\nname = 'Start'\npageRef = '/'\nweight = 10\n[[main]]\npageRef = '/docs/faq'\nparent = 'docs'\n[[main]]\nname = 'Gone'\nurl = '/gone/'\n[[footer]]\nname = 'Law'\nurl = '/law'\n",
    "config/_default/menus.fr.toml":
      "[[main]]\nname = 'Questions'\npageRef = 'docs/faq.md'\n[[main]]\nname = 'Tous'\nurl = 'posts/'\n",
    "content/docs/faq.md": "---\ntitle: All questions\nlinkTitle: Questions\n---\n",
    "content/docs/faq.fr.md": "---\ntitle: Toutes les questions\n---\n",
    "content/about.md": "---\ntitle: About\nmenus: { main: { weight: 40, name: Us } }\n---\n",
    "content/more.md": "---\ntitle: More\nweight: 5\nmenu: [main, footer]\n---\n",
    "content/posts/a.md": head,
    "content/posts/a.fr.md": head,
  });
  const { navigation, translations } = readSettings(texts);
  expect(navigation).toEqual([
    { label: "More", href: "/more" },
    { label: "Start", href: "/" },
    { label: "Questions", href: "/docs/faq" },
    { label: "Code", href: "https://code.example.org" },
    { label: "Us", href: "/about" },
    { label: "Topics", href: "/topics" },
  ]);
  expect(translations.fr.navigation.slice(0, 3)).toEqual([
    { label: "Questions", href: "/fr/docs/faq" },
    { label: "Tous", href: "/fr" },
    { label: "Topics", href: "/fr/topics" },
  ]);
  expect(left).toContain("link content/site.yaml /gone/");
});

test("the lists of tags keep their addresses, and those of other fields lead there", () => {
  const { texts } = importFiles({
    "hugo.toml": "[taxonomies]\ncategory = 'categories'\ntag = 'tags'\n",
    "content/posts/a.md":
      "---\ntitle: A\ndate: 2020-01-02\ntags: [Wood, 旅行]\ncategories: [Big Things]\n---\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-03\ntags: [wood]\n---\n",
    "content/tags/_index.md": "---\ntitle: All tags\n---\n",
    "content/tags/wood/_index.md": "---\ntitle: About wood\n---\n",
  });
  expect(texts["templates/words.ts"]).toContain('topics: "/tags"');
  expect(parse((texts["content/posts/a.md"] ?? "").split("---")[1] ?? "").tags).toEqual([
    "Wood",
    "旅行",
    "Big Things",
  ]);
  // Hugo has one page for both.
  expect(texts["content/posts/b.md"]).toContain("tags:\n  - Wood\n");
  expect(redirectsOf(texts)).toEqual([
    { from: "/posts", to: "/" },
    { from: "/categories", to: "/tags" },
    { from: "/categories/big-things", to: "/tags/big-things" },
  ]);
});

test("a text that appears later has that day, and one whose time is over is a draft", () => {
  const { texts } = importFiles({
    "content/posts/a.md":
      "---\ntitle: A\nDate: 2020-01-02T10:00:00+02:00\npublishdate: 2030-01-02 10:00\n---\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-02\nexpiryDate: 2021-01-01\n---\n",
    "content/c.md": "---\ntitle: C\npublishDate: 2030-01-02\n---\n",
  });
  expect(texts["content/posts/a.md"]).toContain("date: 2030-01-02\n");
  expect(texts["content/posts/a.md"]).not.toContain("draft");
  expect(texts["content/posts/b.md"]).toContain("draft: true\n");
  expect(texts["content/pages/c.md"]).toContain("draft: true\n");
});
