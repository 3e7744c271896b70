import { expect, test } from "vitest";
import { z } from "zod";
import { defineSite, folderCollection } from "../../../src/define/define.ts";
import { siteSettings } from "../../../src/define/settings.ts";
import type { Page } from "../../../src/model/model.ts";
import type { Route } from "../../../src/model/route.ts";
import { proveRedirects } from "../../../src/pipeline/plan/plan-pages.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { growsTooFast } from "../../support/growth.ts";

test("eight times as many redirects take eight times as long to check", () => {
  const pages = [{ route: "/" }] as unknown as readonly Page[];
  const prove = (count: number) => () => {
    const redirects = Array.from({ length: count }, (_, index) => ({
      from: `/old-${index}` as Route,
      to: "/" as Route,
    }));
    expect(proveRedirects(redirects, pages, [], () => {})).toHaveLength(count);
  };
  expect(growsTooFast(prove(2000), prove(16_000))).toBe(false);
});

const site = "name: Essai\nurl: https://www.essai.example\n";
const pages = { "content/pages/services.md": "---\ntitle: Services & conseil\n---\n" };

const build = (redirects: string, more = "") =>
  buildInMemory({ ...pages, "content/site.yaml": `${site}${more}redirects:\n${redirects}` });

test("the page at an old address redirects to the new one at once, and has a link", async () => {
  const { written, problems } = await build("  - { from: /nos-services, to: /services }\n");
  expect(problems).toEqual([]);
  const page = written.get("nos-services/index.html") ?? "";
  expect(written.get("nos-services.html")).toBe(page);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/services">');
  expect(page).toContain('<link rel="canonical" href="https://www.essai.example/services">');
  expect(page).toContain('<a href="/services">Services &amp; conseil</a>');
  expect(written.get("sitemap.xml")).not.toContain("nos-services");
});

test("the page at an old address shows the title of the new one, in the language of the site", async () => {
  const { written } = await buildInMemory({
    "content/site.yaml": `${site}redirects: [{ from: /avant, to: /apres }]\n`,
    "content/pages/apres.md": "---\ntitle: 'De 3 < 4 à \"demain\"'\n---\n",
  });
  const page = written.get("avant.html") ?? "";
  expect(page).toContain('<html lang="fr">');
  // The site has no words for a page that has moved.
  for (const element of ["title", "h1"])
    expect(page).toMatch(new RegExp(`<${element}>De 3 &lt; 4 à [^<]*demain[^<]*</${element}>`));
});

test("under a base path the old and the new address have it", async () => {
  const { written } = await buildInMemory(
    { "content/site.yaml": `${site}redirects: [{ from: /accueil, to: / }]\n` },
    { base: "/sous" },
  );
  expect(written.get("accueil.html")).toContain('content="0; url=/sous/"');
});

test("a redirect from a page, one to no page, a chain and a repetition are reported with their places", async () => {
  const { problems, written } = await build(
    [
      "  - { from: /services, to: / }\n",
      "  - { from: /a, to: /servces }\n",
      "  - { from: /b, to: /c }\n",
      "  - { from: /c, to: /services }\n",
      "  - { from: /c, to: / }\n",
    ].join(""),
  );
  expect(problems.map(({ code, at, hint }) => [code, at?.line, at?.column, hint])).toEqual([
    ["redirect/taken", 4, 13, "remove the redirect, or give the page another route"],
    ["redirect/broken", 5, 21, "did you mean “/services”?"],
    ["redirect/broken", 6, 21, "write to: /services"],
    ["redirect/duplicate", 8, 13, "keep one of them"],
  ]);
  expect(written.size).toBe(0);
});

test("a value that is not a route is refused at its place", async () => {
  const { problems } = await build("  - { from: /Ancien devis.php, to: /services }\n");
  expect(problems.map(({ code, at }) => [code, at?.line])).toEqual([["entry/invalid-field", 4]]);
});

test("an old address may have capitals, dots and letters of any script", async () => {
  const from = ["/Ancien.php", "/日本語", "/API/v1.2"];
  const { problems, written } = await build(
    from.map((one) => `  - { from: ${one}, to: /services }\n`).join(""),
  );
  expect(problems).toEqual([]);
  for (const one of from) expect(written.get(`${one.slice(1)}.html`)).toContain('url=/services"');
});

test("an old address that differs from a page in capitals alone would be its file", async () => {
  const { problems } = await build("  - { from: /Services, to: /services }\n");
  expect(problems).toMatchObject([{ code: "redirect/taken", at: { line: 4 } }]);
});

const notes = defineSite({
  language: "fr",
  words: { opensNewTab: "", footnotes: "", backToText: "" },
  settings: siteSettings({}),
  collections: {
    notes: folderCollection({
      folder: "notes",
      format: "markdown",
      schema: z.strictObject({ title: z.string(), aliases: z.array(z.string()).optional() }),
    }),
  },
  pages: {
    note: {
      template: ({ title }: { readonly title: string }) => (
        <html lang="fr">
          <head>
            <title>{title}</title>
          </head>
          <body>
            <h1>{title}</h1>
          </body>
        </html>
      ),
      plan: ({ notes }) =>
        notes.all.map((entry) => ({
          route: `/${entry.id}`,
          entry,
          aliases: entry.data.aliases,
          props: { title: entry.data.title },
        })),
    },
  },
});

const note = (aliases: string) => ({
  "content/notes/a.md": `---\ntitle: A\naliases: [${aliases}]\n---\n`,
  "content/notes/b.md": "---\ntitle: B\naliases: [/twice]\n---\n",
  "content/categories.yaml": undefined,
  "content/pages/accueil.md": undefined,
});

test("an alias of an entry leads to its page as a redirect of the settings does", async () => {
  const { written, problems } = await buildInMemory(note("/avant, /2019/avant"), {}, notes);
  expect(problems).toEqual([]);
  for (const path of ["avant.html", "2019/avant/index.html"])
    expect(written.get(path), path).toContain('content="0; url=/a"');
});

test.each([
  ["that is a page", "/b", "redirect/taken"],
  ["of two pages", "/twice", "redirect/duplicate"],
  ["that is no route", "/Été.html", "route/invalid"],
])("an alias %s is reported at its entry", async (_what, alias, code) => {
  const { problems, written } = await buildInMemory(note(alias), {}, notes);
  expect(problems.map((problem) => [problem.code, problem.file])).toEqual([
    [code, code === "redirect/duplicate" ? "content/notes/b.md" : "content/notes/a.md"],
  ]);
  expect(written.size).toBe(0);
});
