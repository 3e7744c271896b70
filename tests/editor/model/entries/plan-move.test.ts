import { siteSettings } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { buildInMemory } from "../../../support/build-in-memory.ts";
import { smallSite } from "../../../support/small-site.tsx";
import { tell } from "../../../support/speech.ts";
import { move, moved } from "./plan-on.ts";

const page = (body: string, fields = "") => `---\ntitle: Page\n${fields}---\n${body}`;
const article = (fields: string, body = "Un texte.\n") =>
  `---\ntitle: Article\ndate: 2025-01-01\ncategory: energie\n${fields}---\n${body}`;
const settings = (rest: string) => `name: Essai\nurl: https://www.essai.example\n${rest}`;

test("the file is renamed, a redirect is added, and links of every kind are corrected", async () => {
  const links = (to: string) =>
    [
      `Un [lien](${to} "Titre"), un [autre](<${to}#suite>), https://www.essai.example${to} et <https://www.essai.example${to}?a=1>.`,
      `> Une [référence][r], [r] et [R][].\n\n| a | b |\n|---|---|\n| [x](${to}) | y |`,
      `:::callout{title="Voir"}\n- [loin](https://www.essai.example${to})\n:::`,
      `[r]: ${to} 'Titre'`,
    ].join("\n\n");
  const { plan, files } = await moved(
    {
      "content/pages/accueil.md": page(
        `${links("/blog/un")}\n\nPas \`/blog/un\`, ni [ceci](/blog/un-autre) ni /blog/un.\n`,
      ),
      "content/articles/un.md": article("", "## Suite\n\nVoir [ici](/blog/un#suite).\n"),
      "content/articles/un-autre.md": article("related: [un] # le premier\n"),
    },
    "un",
    "deux",
  );
  expect(files["content/pages/accueil.md"]).toBe(
    page(`${links("/blog/deux")}\n\nPas \`/blog/un\`, ni [ceci](/blog/un-autre) ni /blog/un.\n`),
  );
  expect(files["content/articles/un.md"]).toBeUndefined();
  expect(files["content/articles/deux.md"]).toBe(article("", "## Suite\n\nVoir [ici](/blog/deux#suite).\n"));
  expect(files["content/articles/un-autre.md"]).toBe(article("related: [deux] # le premier\n"));
  expect(files["content/site.yaml"]).toBe(settings("redirects:\n  - { from: /blog/un, to: /blog/deux }\n"));
  expect(plan.moved).toEqual([{ from: "/blog/un", to: "/blog/deux" }]);
  expect((await buildInMemory(files)).problems).toEqual([]);
});

test("a link after a colon that begins no directive is corrected like any other", async () => {
  const { files } = await moved(
    {
      "content/pages/accueil.md": page("Voir v:page[un](/blog/un) à 16:h.\n"),
      "content/articles/un.md": article(""),
    },
    "un",
    "deux",
  );
  expect(files["content/pages/accueil.md"]).toBe(page("Voir v:page[un](/blog/deux) à 16:h.\n"));
});

test("a link that names the file leads to the page under its new address", async () => {
  const body = (un: string) =>
    `Voir [un](${un}), [un](${un}#suite), [autre](../articles/un-autre.md) et \`un.md\`.\n`;
  const { files } = await moved(
    {
      "content/pages/accueil.md": page(body("../articles/un.md")),
      "content/articles/un.md": article("", "## Suite\n"),
      "content/articles/un-autre.md": article(""),
    },
    "un",
    "deux",
  );
  expect(files["content/pages/accueil.md"]).toBe(page(body("/blog/deux")));
  expect((await buildInMemory(files)).problems).toEqual([]);
});

test("front matter in TOML is corrected like YAML, and moves with its file", async () => {
  const toml = (fields: string) =>
    `+++\ntitle = 'Article' # le titre\ndate = 2025-01-01\ncategory = "energie"\n${fields}+++\nUn texte.\n`;
  const { files } = await moved(
    {
      "content/articles/un.md": toml(""),
      "content/articles/un-autre.md": toml("related = ['un', \"trois\"] # le premier\n"),
      "content/articles/trois.md": article(""),
    },
    "un",
    "deux",
  );
  expect(files["content/articles/deux.md"]).toBe(toml(""));
  expect(files["content/articles/un-autre.md"]).toBe(toml("related = ['deux', \"trois\"] # le premier\n"));
  expect((await buildInMemory(files)).problems).toEqual([]);
});

test("Markdown in YAML keeps its quotes and its lines", async () => {
  const faq = (to: string) =>
    [
      "faq:",
      `  - question: Un`,
      `    answer: "Lire [« l’un »](${to}) \\u2013 ou [l'autre](${to}#a)."`,
      `  - { question: Deux, answer: '[d''abord](${to})' }`,
      "  - question: Trois",
      "    answer: >-",
      "      Un texte plié qui",
      `      mène [là](${to})`,
      "      sur trois lignes.",
      "",
    ].join("\r\n");
  const { files } = await moved(
    { "content/pages/accueil.md": page("", faq("/un")), "content/pages/un.md": page("## A\n") },
    "/un",
    "/une-plus-longue-adresse-que-la-premiere",
  );
  expect(files["content/pages/accueil.md"]).toBe(page("", faq("/une-plus-longue-adresse-que-la-premiere")));
});

test("an address in the entry itself is changed, and its file renamed only if the address contained its name", async () => {
  const { files, plan } = await moved(
    {
      "content/pages/accueil.md": page("[a](/rubrique/a)\n"),
      "content/pages/autre.md": page("", "route: /rubrique/a # à garder\n"),
    },
    "autre",
    "/rubrique/b",
  );
  expect(files["content/pages/autre.md"]).toBe(page("", "route: /rubrique/b # à garder\n"));
  expect(plan.moved).toEqual([{ from: "/rubrique/a", to: "/rubrique/b" }]);
  const together = await moved({ "content/pages/a.md": page("", "route: /rubrique/a\n") }, "a", "b");
  expect(together.files["content/pages/b.md"]).toBe(page("", "route: /rubrique/b\n"));
});

test("redirects never lead to each other, nor in a circle", async () => {
  const redirects = (...lines: readonly string[]) => settings(`redirects:\n${lines.join("")}`);
  const { files, plan } = await moved(
    {
      "content/site.yaml": redirects(
        "  - from: /b\n    to: /a\n",
        "  # Ancien.\n  - from: /vieux\n    to: /a\n",
      ),
      "content/pages/a.md": page(""),
    },
    "a",
    "b",
  );
  expect(files["content/site.yaml"]).toBe(
    redirects("  # Ancien.\n  - from: /vieux\n    to: /b\n", "  - from: /a\n    to: /b\n"),
  );
  expect(plan.redirects).toEqual({
    added: [{ from: "/a", to: "/b" }],
    changed: [{ from: "/vieux", to: "/b" }],
    removed: [{ from: "/b", to: "/a" }],
  });
  expect((await buildInMemory(files)).problems).toEqual([]);
});

test("a list of the settings that is written like redirects stays as it is", async () => {
  const hours = "hours:\n  - from: 9:00\n    to: 18:00\n";
  const given = {
    ...smallSite,
    settings: siteSettings({ hours: z.array(z.object({ from: z.string(), to: z.string() })) }),
  };
  const { files } = await moved(
    { "content/site.yaml": settings(`${hours}redirects: []\n`), "content/pages/a.md": page("") },
    "a",
    "b",
    given,
  );
  expect(files["content/site.yaml"]).toBe(settings(`${hours}redirects:\n  - { from: /a, to: /b }\n`));
});

test("an unpublished draft gets no redirect", async () => {
  const { files, plan } = await moved({ "content/articles/un.md": article("draft: true\n") }, "un", "deux");
  expect(plan.moved).toEqual([{ from: "/blog/un", to: "/blog/deux" }]);
  expect(files["content/site.yaml"]).toBe(settings(""));
});

test("an entry of a file of many is renamed in its place", async () => {
  const { files, plan } = await moved(
    {
      "content/categories.yaml": "# Deux.\nenergie: { name: Énergie }\n'usage': { name: Usage }\n",
      "content/articles/un.md": article(""),
    },
    "categories/energie",
    "energies",
  );
  expect(files["content/categories.yaml"]).toBe(
    "# Deux.\nenergies: { name: Énergie }\n'usage': { name: Usage }\n",
  );
  expect(files["content/articles/un.md"]).toContain("category: energies\n");
  expect(plan.moved).toEqual([]);
});

test.each([
  ["accueil", "/debut", "edit/move.home"],
  ["un", "Été", "edit/move.no-name"],
  ["un", "con", "edit/move.no-name"],
  ["un", "/prn/un", "edit/move.no-name"],
  ["un", "/Blog/été", "edit/move.no-name"],
  ["un", "un", "edit/move.same"],
  ["un", "deux", "edit/move.name-taken"],
  ["un", "/ailleurs/trois", "edit/move.made"],
  ["a", "/b", "edit/move.name-taken"],
  ["a", "/c", "edit/move.address-taken"],
  ["categories/energie", "/energie", "edit/move.no-page"],
])("%s cannot move to %s, and the reason is given", async (name, to, why) => {
  const { plan } = await move(
    {
      "content/articles/un.md": article(""),
      "content/articles/deux.md": article(""),
      "content/pages/a.md": page(""),
      "content/pages/b.md": page(""),
      "content/pages/z.md": page("", "route: /c\n"),
    },
    name,
    to,
  );
  expect(plan).toMatchObject({ status: "impossible", why: { key: why } });
});

test.each([
  ["Été", "it has capitals; write été, or allow capitals by output.capitals in the settings"],
  ["a b", "it contains a space; write a-b"],
  [
    "...",
    "“...” begins or ends with a dot; write a name, as in first-note, or an address, as in /notes/first",
  ],
  [
    "/a/index",
    "serve index.html for the folder it is in; write /a, or give the page another name than index",
  ],
  ["a/b", "an address, which starts with one: write a-b or /a/b"],
  ["un.en", ".en at the end of a name marks a translation: write un-en"],
  ["/blog/deux.en", ".en at the end of a name marks a translation: write /blog/deux-en"],
])("an entry cannot be named %s: %s", async (to, why) => {
  const { articles } = smallSite.collections;
  const given = {
    ...smallSite,
    collections: { ...smallSite.collections, articles: { ...articles, languages: ["en"] } },
  };
  const { plan } = await move({ "content/articles/un.md": article("") }, "un", to, {
    given: given as typeof smallSite,
  });
  expect(plan.status === "impossible" && tell(plan.why)).toContain(why);
});

test.each(["_deux", "v1.2"])("an entry can be named %s", async (to) => {
  const { plan } = await moved({ "content/articles/un.md": article("") }, "un", to);
  expect(plan.moved).toEqual([{ from: "/blog/un", to: `/blog/${to}` }]);
});

test("an entry without a page can be named index", async () => {
  const { files } = await moved({}, "categories/energie", "index");
  expect(files["content/categories.yaml"]).toBe("index: { name: Énergie }\n");
});
