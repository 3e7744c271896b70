import {
  defineSite,
  fileCollection,
  folderCollection,
  insertFacts,
  markdown,
  siteSettings,
  text,
} from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { auditSite } from "../../../src/check/audit-site.ts";
import { noMemory } from "../../../src/model/memory/memory.ts";
import { buildInMemory, type TestFiles } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { tell } from "../../support/speech.ts";

const link = z.string().transform((value, context) => insertFacts(value, context));

const site = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({
    email: z.email(),
    motto: text("fr").optional(),
    founded: z.int().default(2019),
    clients: z.int().default(1200),
    phone: z.string().default(""),
  }),
  facts: ({ name, email, founded, clients, phone }) => ({
    name,
    email,
    founded: String(founded),
    clients,
    phone,
  }),
  collections: {
    pages: folderCollection({
      folder: "pages",
      format: "markdown",
      schema: z.strictObject({
        title: text("fr"),
        link: link.optional(),
        code: z.string().optional(),
        note: markdown().optional(),
        found: text("fr", { later: ["count", "email"] }).optional(),
      }),
    }),
    teams: fileCollection({ file: "teams.yaml", schema: z.strictObject({ says: text("fr") }) }),
  },
  pages: {
    page: {
      template: ({ lines }: { readonly lines: readonly (string | undefined)[] }) => (
        <html lang="fr">
          <head>
            <title>{lines[0]}</title>
          </head>
          <body>
            <h1>{lines[0]}</h1>
            {lines.slice(1).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </body>
        </html>
      ),
      plan: ({ pages }, { motto }) =>
        pages.all.map((entry) => {
          const { title, link, code, found } = entry.data;
          const html = entry.body?.parts.map((part) => (part.kind === "html" ? part.html : "")).join("");
          return { route: "/", entry, props: { lines: [title, link, code, found, motto, html] } };
        }),
    },
  },
});

const settings = "name: Essai\nurl: https://www.essai.example\nemail: nous@essai.example\n";

function build(files: TestFiles, look = false, edges: Edges = {}) {
  const all = {
    "content/site.yaml": settings,
    "content/categories.yaml": undefined,
    "content/teams.yaml": "{}",
    ...files,
  };
  const audit = look
    ? {
        audit: async (...[audited, report]: Parameters<NonNullable<Audit>>) =>
          auditSite(audited, noMemory, report),
      }
    : {};
  return buildInMemory(all, {}, site, { ...audit, ...edges });
}
type Edges = NonNullable<Parameters<typeof buildInMemory>[3]>;
type Audit = Edges["audit"];

const home = (fields: string, body = "") => ({
  "content/pages/accueil.md": `---\ntitle: Accueil\n${fields}---\n${body}`,
});

test("texts, links and bodies show the facts that they name, and settings those of other settings", async () => {
  const { written, problems } = await build({
    ...home(
      'link: "mailto:{email}"\nfound: "{clients} à {founded} : {count}, {email}"\n',
      "\n{name}, \\{name}\n",
    ),
    "content/site.yaml": `${settings}motto: "{name} depuis {founded}"\n`,
  });
  expect(problems).toEqual([]);
  const page = written.get("index.html") ?? "";
  expect([...page.matchAll(/<p>(.*?)<\/p>/g)].map(([, line]) => line)).toEqual([
    "mailto:nous@essai.example",
    "",
    "1\u202f200 à 2019\u00a0: {count}, {email}",
    "Essai depuis 2019",
    "&lt;p&gt;Essai, {name}&lt;/p&gt;",
  ]);
});

test("when a fact changes, the pages that name it change, whatever is remembered", async () => {
  const memory = createMapMemory();
  const withEmail = (email: string) =>
    build(
      {
        ...home('found: "{name} : {email}"\nlink: "mailto:{email}"\n'),
        "content/site.yaml": settings.replace("nous@essai.example", email),
      },
      false,
      { memory },
    );
  const [first, second] = [await withEmail("un@essai.example"), await withEmail("deux@essai.example")];
  expect(first.written.get("index.html")).toContain("<p>mailto:un@essai.example</p>");
  expect(second.written.get("index.html")).toContain("<p>mailto:deux@essai.example</p>");
});

test("a field that declares no words keeps its braces", async () => {
  const { written, problems } = await build(home('code: "{name} {nom}"\n'));
  expect(problems).toEqual([]);
  expect(written.get("index.html")).toContain("<p>{name} {nom}</p>");
});

test("an unknown name refuses the build, at its value and with a suggestion", async () => {
  const { report, written } = await build({
    ...home('found: "{conut} {phone}"\nnote: "Voir {clinets}."\n', "\nUn texte, {nmae}.\n"),
    "content/teams.yaml": 'un: { says: "{titre}" }\n',
  });
  expect(written.size).toBe(0);
  expect(report).toMatchInlineSnapshot(`
    "content/pages/accueil.md:3:9  error  {conut} has no value: there is no fact “conut”

      3 | found: "{conut} {phone}"
        |         ^^^^^^^
      hint: did you mean “count”? To show the braces, write \\{conut} [content/unknown-fact]

    content/teams.yaml:1:14  error  {titre} has no value: there is no fact “titre”

      1 | un: { says: "{titre}" }
        |              ^^^^^^^
      hint: the names are: name, email, founded, clients, phone; to show the braces, write \\{titre} [content/unknown-fact]

    "
  `);
});

test("unknown names in the bodies of a site are reported as well", async () => {
  const { report } = await build(home('note: "Voir {clinets}."\n', "\nUn texte, {nmae}.\n"));
  expect(report).toMatchInlineSnapshot(`
    "content/pages/accueil.md:3:13  error  {clinets} has no value: there is no fact “clinets”

      3 | note: "Voir {clinets}."
        |             ^^^^^^^^^
      hint: did you mean “clients”? To show the braces, write \\{clinets} [content/unknown-fact]

    content/pages/accueil.md:6:11  error  {nmae} has no value: there is no fact “nmae”

      6 | Un texte, {nmae}.
        |           ^^^^^^
      hint: did you mean “name”? To show the braces, write \\{nmae}   [content/unknown-fact]

    "
  `);
});

test("settings that name an unknown fact are reported before anything else", async () => {
  const { problems } = await build({ ...home(""), "content/site.yaml": `${settings}motto: "{foundde}"\n` });
  expect(problems).toMatchObject([
    {
      file: "content/site.yaml",
      at: { line: 4, column: 9, length: 9 },
      hint: "did you mean “founded”? To show the braces, write \\{foundde}",
    },
  ]);
});

test("site check finds facts that are typed in texts, links and bodies, and none in code, other words or the settings that give them", async () => {
  const { problems } = await build(
    {
      ...home(
        'link: "mailto:nous@essai.example"\ncode: Essai\nnote: "Chez Essai, `Essai`."\n',
        "\nUn texte.\n\nChez **Essai**, 1200 : [nous](mailto:nous@essai.example), Essais, nous@essai.example.fr, {name}.\n\n```\nEssai\n```\n",
      ),
      "content/teams.yaml": "un: { says: L'équipe d'Essai }\n",
      "content/site.yaml": `${settings}motto: Essai depuis toujours\n`,
    },
    true,
  );
  expect(
    problems.map(
      ({ file, at, code, message }) => `${file}:${at?.line}:${at?.column} ${code} ${tell(message)}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/accueil.md:3:15 content/typed-fact “nous@essai.example” is written out, although the settings give it as “email”",
      "content/pages/accueil.md:5:13 content/typed-fact “Essai” is written out, although the settings give it as “name”",
      "content/pages/accueil.md:10:8 content/typed-fact “Essai” is written out, although the settings give it as “name”",
      "content/pages/accueil.md:10:38 content/typed-fact “nous@essai.example” is written out, although the settings give it as “email”",
      "content/site.yaml:4:8 content/typed-fact “Essai” is written out, although the settings give it as “name”",
      "content/teams.yaml:1:24 content/typed-fact “Essai” is written out, although the settings give it as “name”",
    ]
  `);
});
