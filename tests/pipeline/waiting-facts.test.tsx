import {
  defineSite,
  type Entry,
  fileCollection,
  folderCollection,
  JsonLd,
  Link,
  needs,
  Prose,
  reference,
  singleEntry,
  siteSettings,
  source,
  text,
} from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { nothing } from "../../src/dev/faults/fault-sources.ts";
import { listFaults } from "../../src/dev/faults/list-faults.ts";
import { findHolders } from "../../src/editor/server/mend-faults.ts";
import type { Drawn } from "../../src/pipeline/build.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { createDice } from "../support/dice.ts";
import { shareOf } from "../support/is-whole.ts";
import { createMapMemory } from "../support/map-memory.ts";
import { english } from "../support/speech.ts";

const names = ["alpha", "beta", "gamma", "delta"] as const;
type Name = (typeof names)[number];

const link = z.strictObject({ label: text("fr"), href: z.string() });
const page = z.strictObject({
  title: text("fr"),
  needs: needs().optional(),
  rows: z.array(z.strictObject({ term: text("fr"), value: text("fr") })).default([]),
  blocks: z.array(z.strictObject({ title: text("fr"), lines: z.array(text("fr")).min(1) })).default([]),
  questions: z.array(z.strictObject({ question: text("fr"), answer: text("fr") })).default([]),
  links: z.array(link).default([]),
  more: link.optional(),
  /** Required: a page whose parent waits waits too. */
  parent: link,
  author: reference("authors").optional(),
});
type PageEntry = Entry<z.output<typeof page>>;
type PageProps = {
  readonly entry: PageEntry;
  readonly menu: readonly z.output<typeof link>[];
  readonly all: readonly PageEntry[];
};
const terms = z.strictObject({ title: text("fr"), needs: needs().optional(), value: text("fr").optional() });

/** A site in which everything that may wait can wait. */
const site = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({
    facts: z.strictObject(
      Object.fromEntries(names.map((name) => [name, z.string().default("")])) as Record<
        Name,
        z.ZodDefault<z.ZodString>
      >,
    ),
    menu: z.array(link).default([]),
  }),
  facts: ({ facts }) => facts,
  requiredFacts: ["alpha"],
  collections: {
    pages: folderCollection({ folder: "pages", format: "markdown", schema: page }),
    authors: fileCollection({
      file: "authors.yaml",
      schema: z.strictObject({ name: text("fr"), needs: needs().optional() }),
    }),
    terms: singleEntry({ file: "terms.md", schema: terms }),
  },
  pages: {
    page: {
      template: ({ entry, menu, all }: PageProps) => (
        <html lang="fr">
          <head>
            <title>{entry.data.title}</title>
          </head>
          <body>
            <nav>
              {menu.map(({ label, href }) => (
                <Link key={label} href={href}>
                  {label}
                </Link>
              ))}
            </nav>
            <h1>{entry.data.title}</h1>
            <JsonLd
              thing={{
                "@type": "FAQPage",
                name: entry.data.questions.map(({ question, answer }) => `${question} ${answer}`).join(),
              }}
            />
            <pre>{JSON.stringify(entry.data)}</pre>
            {[...entry.data.links, entry.data.more, entry.data.parent].map((one) =>
              one === undefined ? null : (
                <Link key={one.label} href={one.href}>
                  {one.label}
                </Link>
              ),
            )}
            {all.map(({ id, data }) => (
              <Link key={id} href={`/${id}`}>
                {data.title}
              </Link>
            ))}
            {entry.body === undefined ? null : <Prose body={entry.body} />}
          </body>
        </html>
      ),
      plan: ({ pages }, { menu }) =>
        pages.all.map((entry) => ({
          route: entry.id === "index" ? "/" : `/${entry.id}`,
          entry,
          props: { entry, menu, all: pages.all.filter(({ id }) => id !== "index") },
        })),
    },
    terms: {
      template: ({ entry }: { readonly entry: Entry<z.output<typeof terms>> }) => (
        <html lang="fr">
          <head>
            <title>{entry.data.title}</title>
          </head>
          <body>
            <h1>{entry.data.title}</h1>
            {entry.body === undefined ? null : <Prose body={entry.body} />}
          </body>
        </html>
      ),
      plan: ({ terms }) => [{ route: "/conditions", entry: terms, props: { entry: terms } }],
    },
  },
  feeds: {
    all: {
      files: { atom: "atom.xml", json: "feed.json" },
      template: ({ title }: { readonly title: string }) => <p>{title}</p>,
      plan: ({ pages }) => ({
        title: "Tout",
        description: "Tout.",
        route: "/",
        author: "Essai",
        items: pages.all.map(({ id, data }) => ({
          route: id === "index" ? "/" : `/${id}`,
          title: data.title,
          summary: data.title,
          published: "2025-01-01",
          props: { title: data.title },
        })),
      }),
    },
  },
  summary: () => ({
    title: "Essai",
    summary: "Essai",
    titleEnd: "",
    sections: [{ title: "Tout", groups: ["page", "terms"] }],
  }),
});

type Given = Readonly<Partial<Record<Name, string>>>;
const all: Given = {
  alpha: "valeur-alpha",
  beta: "valeur-beta",
  gamma: "valeur-gamma",
  delta: "valeur-delta",
};

function settingsWith(given: Given, menu: readonly string[] = []): string {
  const facts = names.map((name) => `  ${name}: "${given[name] ?? ""}"`).join("\n");
  const links = menu.map((route) => `  - { label: "Menu ${route}", href: ${route} }`).join("\n");
  return `name: Essai\nurl: https://www.essai.example\nfacts:\n${facts}\nmenu:${links === "" ? " []" : `\n${links}`}\n`;
}

async function buildWith(files: Readonly<Record<string, string>>, edges: object = {}) {
  let drawn: Drawn | undefined;
  const built = await buildInMemory(
    { "content/categories.yaml": undefined, "content/pages/accueil.md": undefined, ...files },
    { now: new Date("2026-01-01") },
    site,
    { ...edges, onDrawn: (one) => (drawn = one) },
  );
  const expected = built.problems.filter(({ code }) => code !== "content/missing-fact");
  expect(expected.map(({ code, message }) => [code, message])).toEqual([]);
  return { ...built, drawn };
}

const small = (given: Given) => ({
  "content/site.yaml": settingsWith(given, ["/a", "/conditions"]),
  "content/authors.yaml": 'ada: { name: Ada, needs: [delta] }\nbo: { name: "Bo {alpha}" }\n',
  "content/terms.md": "---\ntitle: Conditions\nneeds: [beta]\n---\nDélai : {beta}.\n",
  "content/pages/index.md": [
    "---",
    "title: Accueil",
    "parent: { label: Ici, href: / }",
    "rows:",
    '  - { term: Forme, value: "{alpha}" }',
    "  - { term: Pays, value: France }",
    "blocks:",
    '  - { title: Bloc, lines: ["{alpha}", "{gamma}"] }',
    "questions:",
    '  - { question: "Qui ?", answer: "Nous, {gamma}." }',
    "links:",
    "  - { label: Page A, href: /a }",
    "  - { label: Vente, href: /conditions#top }",
    "more: { label: Plus, href: /conditions }",
    "author: ada",
    "---",
    "Une phrase.",
    "",
    "Selon nos [conditions](/conditions), ou [par là][vente].",
    "",
    "## Preuves",
    "",
    "Deux preuves :",
    "",
    "- la forme est {alpha} ;",
    "- la forme est {gamma}.",
    "",
    "| Fait | Valeur |",
    "| --- | --- |",
    "| un | {alpha} |",
    "| deux | 2 |",
    "",
    "## Reste",
    "",
    "Un texte, \\{alpha}, et `{alpha}`.[^1]",
    "",
    "[vente]: /conditions",
    "[^1]: Une note, {gamma}.",
    "",
  ].join("\n"),
  "content/pages/a.md": "---\ntitle: Page A\nparent: { label: Vente, href: /conditions }\n---\nTexte A.\n",
});

test("while facts are missing, what names them and what leads there is left out, the smallest part each time", async () => {
  const { written, drawn, problems } = await buildWith(small({ delta: "d" }));
  expect([...written.keys()].filter((path) => path.endsWith(".html")).sort()).toEqual(["index.html"]);
  const home = written.get("index.html") ?? "";
  const data = JSON.parse(/<pre>(.*?)<\/pre>/s.exec(home)?.[1]?.replaceAll("&quot;", '"') ?? "");
  expect(data).toMatchObject({ rows: [{ term: "Pays" }], blocks: [], questions: [], links: [] });
  expect(data).not.toHaveProperty("more");
  expect(data).toHaveProperty("author");
  const prose = home.slice(home.indexOf("</pre>"));
  expect(prose).toContain("Une phrase.");
  expect(prose).toContain("deux");
  expect(prose).toContain("<code>{alpha}</code>");
  expect(prose).not.toMatch(/Selon nos|>un<|la forme|Deux preuves|Une note|footnote/);
  // The section keeps its title: its table still has a row.
  expect(prose).toContain("Preuves");
  for (const text of written.values()) expect(text).not.toMatch(/conditions|Page A/);
  expect(problems).toMatchObject([
    { code: "content/missing-fact", severity: "warning", file: "content/site.yaml", at: { line: 4 } },
  ]);
  // An editor knows the field by where it is.
  expect(problems.map(({ message }) => english.tell(message))).toEqual([
    "the law wants the site to give the fact “facts.alpha”, and it is not given",
  ]);
  const missing = drawn?.missing ?? [];
  expect(missing.map(({ name, at, field }) => [name, at?.line, field?.join(".")])).toEqual([
    ["alpha", 4, "facts.alpha"],
    ["beta", 5, "facts.beta"],
    ["gamma", 6, "facts.gamma"],
  ]);
  const beta = missing.find(({ name }) => name === "beta")?.waiting ?? [];
  expect(beta.map(({ file, at, routes }) => [file, at?.line, routes.join()])).toEqual([
    ["content/pages/a.md", 3, "/a"],
    ["content/pages/index.md", 12, ""],
    ["content/pages/index.md", 13, ""],
    ["content/pages/index.md", 14, ""],
    ["content/pages/index.md", 19, ""],
    ["content/site.yaml", 9, ""],
    ["content/site.yaml", 10, ""],
    ["content/terms.md", 3, "/conditions"],
  ]);
});

test("each missing fact is a task that opens its field and says what waits for it", async () => {
  const { drawn } = await buildWith(small({ ...all, beta: "" }));
  if (drawn === undefined) throw new Error("The site is not drawn.");
  const faults = listFaults(
    { ...nothing, drawn, missing: drawn.missing },
    { speech: english, base: "", linkTo: () => undefined, holders: findHolders(drawn, true) },
  );
  expect(faults).toMatchObject([
    {
      kind: "fact",
      place: expect.stringMatching(/^content\/site\.yaml:5:/) as unknown,
      href: `/#site-edit=${encodeURIComponent('[null,"site","facts","beta"]')}`,
      messages: ["Published once it is given:"],
    },
  ]);
});

test("with all facts given, everything appears, and nothing is missing", async () => {
  const { written, drawn, problems } = await buildWith(small(all));
  expect(problems).toEqual([]);
  expect(drawn?.missing).toEqual([]);
  expect([...written.keys()].filter((path) => path.endsWith(".html")).sort()).toEqual([
    "a.html",
    "a/index.html",
    "conditions.html",
    "conditions/index.html",
    "index.html",
  ]);
  const home = written.get("index.html") ?? "";
  for (const word of [
    "Selon nos",
    "la forme est valeur-alpha",
    "Deux preuves",
    "Une note",
    "Menu /a",
    "Plus",
  ])
    expect(home).toContain(word);
  expect(written.get("sitemap.xml")).toContain("/conditions");
});

test("a name that the settings do not declare is a mistake in a list of needs, as it is in a text", async () => {
  const { problems, written } = await buildInMemory(
    {
      ...small(all),
      "content/categories.yaml": undefined,
      "content/pages/accueil.md": undefined,
      "content/terms.md": "---\ntitle: Conditions\nneeds: [betta]\n---\n",
    },
    {},
    site,
  );
  expect(written.size).toBe(0);
  expect(problems).toMatchObject([
    { code: "content/unknown-fact", severity: "error", file: "content/terms.md", at: { line: 3 } },
  ]);
});

test("what is remembered of a site with other facts changes nothing, in either direction", async () => {
  const memory = createMapMemory();
  for (const given of [{}, {}, all, { alpha: "a" }, { ...all, beta: "" }, { alpha: "a" }, {}, all]) {
    const fresh = await buildWith(small(given));
    const again = await buildWith(small(given), { memory });
    expect(again.written).toEqual(fresh.written);
  }
});

type Plan = { readonly id: string; readonly needs: readonly Name[]; readonly parent: string | undefined };

/** A random site: what each page needs, where it must lead, and what it only mentions. */
function invent(seed: number) {
  const { next, pick } = createDice(seed);
  const ids = Array.from({ length: 3 + next(6) }, (_, index) => `p${index}`);
  const [first = "p0", ...rest] = ids;
  const anyId = () => `/${pick([first, ...rest, "conditions"])}`;
  const plans = ids.map((id): Plan => {
    const own = next(3) === 0 ? [pick(names)] : [];
    return { id, needs: own, parent: next(4) === 0 ? anyId() : undefined };
  });
  const mention = () => (next(2) === 0 ? `{${pick(names)}}` : `[là](${anyId()})`);
  const write = ({ id, needs: own, parent }: Plan) => [
    `content/pages/${id}.md`,
    [
      "---",
      `title: Titre ${id}`,
      ...(own.length > 0 ? [`needs: [${own.join()}]`] : []),
      `rows: [{ term: T, value: "${next(2) === 0 ? `{${pick(names)}}` : "plein"}" }]`,
      `questions: [{ question: "Q ?", answer: "R {${pick(names)}}." }]`,
      `links: [{ label: L1, href: ${anyId()} }, { label: L2, href: "${anyId()}#x" }]`.replaceAll("#x", ""),
      `parent: { label: P, href: ${parent ?? "/"} }`,
      ...(next(2) === 0 ? [`more: { label: M, href: ${anyId()} }`] : []),
      "---",
      `Un paragraphe, ${mention()}.`,
      "",
      `- un point ;\n- un autre, ${mention()}.`,
      "",
      `> Une citation ${mention()}.`,
      "",
      `| A | B |\n| --- | --- |\n| x | ${mention()} |`,
      "",
      "Toujours là.",
    ].join("\n"),
  ];
  const given = Object.fromEntries(
    names.flatMap((name) => (next(2) === 0 ? [[name, `valeur-${name}`]] : [])),
  ) as Given;
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries(plans.map(write)),
    "content/pages/index.md": "---\ntitle: Accueil\nparent: { label: P, href: / }\n---\nToujours là.\n",
    "content/authors.yaml": "{}",
    "content/terms.md": `---\ntitle: Conditions\nneeds: [${pick(names)}]\n---\nTexte.\n`,
  };
  return { plans, given, files, menu: [anyId(), anyId()] };
}

const seeds = shareOf(
  Array.from({ length: 200 }, (_, index) => index * 7919 + 1),
  10,
);

test.each(seeds)(
  "site %i: nothing built names a missing fact or leads to a page that waits",
  async (seed) => {
    const { plans, given, files, menu } = invent(seed);
    const { written } = await buildWith({ ...files, "content/site.yaml": settingsWith(given, menu) });
    const termsNeed = names.find((name) => files["content/terms.md"]?.includes(`[${name}]`)) ?? "alpha";
    const isOpen = (name: Name) => given[name] === undefined;
    const waits = new Set(isOpen(termsNeed) ? ["/conditions"] : []);
    for (let before = -1; before !== waits.size; ) {
      before = waits.size;
      for (const { id, needs: own, parent } of plans)
        if (own.some(isOpen) || (parent !== undefined && parent !== `/${id}` && waits.has(parent)))
          waits.add(`/${id}`);
    }
    const routes = ["/conditions", ...plans.map(({ id }) => `/${id}`)];
    expect(routes.filter((route) => written.has(`${route.slice(1)}.html`))).toEqual(
      routes.filter((route) => !waits.has(route)),
    );
    for (const [path, content] of written) {
      for (const name of names.filter(isOpen)) expect(content, path).not.toContain(`{${name}}`);
      for (const route of waits) expect(content, path).not.toMatch(new RegExp(`${route}(?![\\w-])`));
      if (path.endsWith(".html") && path !== "conditions.html" && !path.startsWith("conditions/"))
        expect(content, path).toContain("Toujours là.");
    }
    const full = await buildWith({ ...files, "content/site.yaml": settingsWith(all, menu) });
    for (const route of routes) expect(full.written.has(`${route.slice(1)}.html`)).toBe(true);
    for (const name of names) expect([...full.written.values()].join("")).not.toContain(`{${name}}`);
  },
);

test("plans that read a text see what plug-ins have made of it, also while facts are missing", async () => {
  const seen: (number | undefined)[] = [];
  const rehypeCut = () => async (tree: { children: unknown[] }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    tree.children.splice(0, 1);
  };
  const { page } = site.pages;
  const plan = ({ pages }: { readonly pages: { readonly all: readonly PageEntry[] } }) => {
    for (const { body } of pages.all) seen.push(body?.parts.length);
    return pages.all.map((entry) => ({
      route: entry.id === "index" ? "/" : `/${entry.id}`,
      entry,
      props: { entry, menu: [], all: [] },
    }));
  };
  const pages = page && { page: { ...page, plan } };
  const plugged = {
    ...site,
    pages: pages ?? {},
    summary: undefined,
    markdown: { rehypePlugins: [rehypeCut] },
  };
  const front = (needs: string) => `---\ntitle: A\nparent: { label: A, href: /a }\n${needs}---\nUn texte.\n`;
  const { written, problems } = await buildInMemory(
    {
      ...small({ alpha: "a" }),
      "content/site.yaml": settingsWith({ alpha: "a" }),
      "content/categories.yaml": undefined,
      "content/pages/accueil.md": undefined,
      "content/pages/index.md": front(""),
      "content/pages/a.md": front(""),
      "content/pages/b.md": front("needs: [beta]\n"),
    },
    {},
    plugged as typeof site,
  );
  expect(problems.map(({ severity, code }) => [severity, code])).toEqual([]);
  expect(written.get("a.html")).not.toContain("Un texte");
  expect(written.has("b.html")).toBe(false);
  // Twice: all three as if nothing waited, then those that do not wait.
  expect(seen).toEqual([0, 0, 0, 0, 0]);
});

test("an entry of a source that refers to one that waits for a fact waits with it", async () => {
  const people = fileCollection({ file: "people.yaml", schema: z.strictObject({ name: text("en") }) });
  const load = async () => [
    { tag: "v1", by: "ada" },
    { tag: "v2", by: "bob" },
  ];
  const schema = z.object({ tag: z.string(), by: reference("people") });
  const withSource = defineSite({
    language: "en",
    words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back" },
    settings: siteSettings({ phone: z.string().optional() }),
    facts: ({ phone }) => ({ phone }),
    collections: { people },
    sources: { releases: source({ load, schema, id: ({ tag }) => tag }) },
    pages: {
      home: {
        template: ({ tags }: { readonly tags: readonly string[] }) => (
          <html lang="en">
            <title>Releases</title>
            <body>
              <h1>{tags}</h1>
            </body>
          </html>
        ),
        plan: ({ releases }) => [{ route: "/", props: { tags: releases.all.map(({ id }) => id) } }],
      },
    },
  });
  const files = {
    "content/people.yaml": 'ada: { name: "Ada, {phone}" }\nbob: { name: Bob }\n',
    "content/categories.yaml": undefined,
    "content/pages/accueil.md": undefined,
  };
  const { problems, written } = await buildInMemory(files, {}, withSource, {
    loadSources: async (sources, { check }) =>
      Promise.all(
        Object.entries(sources).map(async ([name, each]) => ({
          ...check(name, each, await load()),
          ...({ name, status: "loaded", loadedAt: undefined, images: [] } as const),
        })),
      ),
  });
  expect(problems).toEqual([]);
  expect(written.get("index.html")).toContain("<h1>v2</h1>");
});
