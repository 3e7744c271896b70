import { defineSite, directive, fileCollection, folderCollection, siteSettings, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { auditSite, checkDuplicates, checkHostLimits, checkHostRoutes } from "../../src/check/audit-site.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import type { RenderedPage } from "../../src/model/model.ts";
import type { BuildOptions } from "../../src/pipeline/build.ts";
import type { Problem } from "../../src/words/problem.ts";
import { buildInMemory, type TestFiles } from "../support/build-in-memory.ts";
import { tell } from "../support/speech.ts";

const page = z.strictObject({
  title: z.string(),
  description: z.string().optional(),
  facts: z.array(z.strictObject({ term: z.string(), value: z.string() })).default([]),
  draft: z.boolean().default(false),
  category: z.string().optional(),
  links: z.array(z.string()).default([]),
  /** HTML as a careless template writes it. */
  raw: z.string().default(""),
});

const term = z.strictObject({
  write: z.string(),
  insteadOf: z.array(z.string()).default([]),
  caseAndAccents: z.boolean().default(false),
  except: z.array(z.string()).default([]),
});

const site = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  placeholder: "à compléter",
  terms: "terms",
  collections: {
    pages: folderCollection({ folder: "pages", format: "markdown", schema: page }),
    terms: fileCollection({ file: "terms.yaml", schema: term }),
  },
  directives: {
    callout: directive({
      attributes: z.strictObject({ title: text("fr") }),
      body: "blocks",
      component: ({ children }) => <aside>{children}</aside>,
    }),
  },
  pages: {
    page: {
      template: Page,
      plan: ({ pages }) =>
        pages.all.map((entry) => ({
          route: entry.id === "accueil" ? "/" : `/${entry.id}`,
          entry,
          props: entry.data,
        })),
    },
  },
});

function Page({ title, description, links, raw }: z.output<typeof page>) {
  return (
    <html lang="fr">
      <head>
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
      </head>
      <body>
        <h1>{title}</h1>
        {links.map((href) => (
          <a key={href} href={href}>
            {href}
          </a>
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a careless template writes */}
        <div dangerouslySetInnerHTML={{ __html: raw }} />
      </body>
    </html>
  );
}

/** What `site check` adds to what the build says: file, line and column, code and message of each. */
async function audit(files: TestFiles, options: Partial<BuildOptions> = {}) {
  const { problems } = await buildInMemory(
    { "content/terms.yaml": "{}", "content/categories.yaml": undefined, ...files },
    options,
    site,
    {
      audit: async (audited, report) => auditSite(audited, noMemory, report),
    },
  );
  return problems.map(({ file, at, code, message, severity }) => {
    expect(severity).toBe("warning");
    return `${file}${at ? `:${at.line}:${at.column}` : ""} ${code} ${tell(message)}`;
  });
}

const home = (fields = "", body = "") => ({
  "content/pages/accueil.md": `---\ntitle: Accueil\n${fields}---\n${body}`,
});

test("a correct site has no problems", async () => {
  expect(await audit(home())).toEqual([]);
});

test("every value and every line that is still the placeholder is listed, and no sentence that holds it", async () => {
  const files = home(
    "facts:\n  - { term: SIREN, value: à compléter }\n  - { term: Note, value: Un dossier à compléter }\n",
    "\nÀ lire.\n\n- à compléter\n\nLa liste à compléter.\n",
  );
  expect(await audit(files)).toEqual([
    "content/pages/accueil.md:4:27 content/placeholder facts[0].value is still “à compléter”, and would be published like this",
    "content/pages/accueil.md:10:3 content/placeholder the text is still “à compléter”, and would be published like this",
  ]);
});

test("a capital, a full stop or a directive hides no placeholder", async () => {
  const files = home(
    "facts:\n  - { term: SIREN, value: À compléter. }\n",
    '\nÀ compléter\n\n1. **à compléter.**\n\n:::callout{title="à compléter"}\nLe prix est à compléter.\n:::\n\n| Prix |\n| - |\n| à compléter |\n',
  );
  const found = (await audit(files)).filter((problem) => problem.includes("content/placeholder"));
  expect(found.map((problem) => problem.split(" ")[0])).toEqual([
    "content/pages/accueil.md:4:27",
    "content/pages/accueil.md:7:1",
    "content/pages/accueil.md:9:6",
    "content/pages/accueil.md:11:19",
    "content/pages/accueil.md:17:3",
  ]);
});

test("the site’s terms in another spelling are found in fields and text, at the start of a sentence too", async () => {
  const files = {
    ...home(
      "description: >-\n  Une gtb et une\n  cyber sécurité\n",
      "\nLa GTB, la Gtb.\n\nCyber sécurité, cybersécurité, Cybersécurité.\n",
    ),
    "content/terms.yaml":
      "gtb: { write: GTB, caseAndAccents: true }\ncyber: { write: cybersécurité, insteadOf: [cyber sécurité] }\n",
  };
  expect(await audit(files)).toEqual([
    "content/pages/accueil.md:4:7 content/spelling “gtb” is spelt “GTB” on this site",
    "content/pages/accueil.md:5:3 content/spelling “cyber sécurité” is spelt “cybersécurité” on this site",
    "content/pages/accueil.md:8:12 content/spelling “Gtb” is spelt “GTB” on this site",
    "content/pages/accueil.md:10:1 content/spelling “Cyber sécurité” is spelt “Cybersécurité” on this site",
  ]);
});

test("in front matter in TOML, values are checked as words and names of fields are not", async () => {
  const files = {
    "content/pages/accueil.md": '+++\ntitle = "La gtb"\nraw = "gtb"\n+++\n',
    "content/terms.yaml":
      "gtb: { write: GTB, caseAndAccents: true }\ntitre: { write: titre, insteadOf: [title] }\n",
  };
  expect(await audit(files)).toEqual([
    "content/pages/accueil.md:2:13 content/spelling “gtb” is spelt “GTB” on this site",
  ]);
});

test("a phrase over two lines is found as well", async () => {
  const files = {
    ...home("", "\nUn maitre\nd’ouvrage averti.\n"),
    "content/terms.yaml": "mo: { write: maître d'ouvrage, caseAndAccents: true }\n",
  };
  expect(await audit(files)).toEqual([
    "content/pages/accueil.md:5:4 content/spelling “maitre d’ouvrage” is spelt “maître d'ouvrage” on this site",
  ]);
});

test("a term with a typographic apostrophe is right with either, and found where it is not", async () => {
  const files = {
    ...home("", "\nLe maître d’ouvrage, un maître d'ouvrage. Maître\nd’ouvrage, ou maitre d'ouvrage.\n"),
    "content/terms.yaml": "mo: { write: maître d’ouvrage, caseAndAccents: true }\n",
  };
  expect(await audit(files)).toEqual([
    "content/pages/accueil.md:6:15 content/spelling “maitre d'ouvrage” is spelt “maître d’ouvrage” on this site",
  ]);
});

test("spellings in addresses, code, names, longer words and exempt phrases are not reported", async () => {
  const files = {
    ...home(
      "category: mail\n",
      "\nUn e-mail, un mailing, `mail`, [écrire](/mail), contact@mail.example, Mail Online, le mail de Tours.\n",
    ),
    "content/site.yaml":
      "name: Essai\nurl: https://www.essai.example\ntypography: { keep: [le mail de Tours] }\n",
    "content/pages/mail.md": "---\ntitle: Écrire\nlinks: [/]\n---\n",
    "content/terms.yaml": "e-mail: { write: e-mail, insteadOf: [mail], except: [Mail Online] }\n",
  };
  expect((await audit(files)).filter((line) => line.includes("spelling"))).toEqual([]);
});

test("a page that no other page links to is named, one that only links to itself too", async () => {
  const files = {
    ...home("links: [/contact]\n"),
    "content/pages/contact.md": "---\ntitle: Contact\n---\n",
    "content/pages/oubli.md": "---\ntitle: Oubli\nlinks: [/oubli]\n---\n",
  };
  expect(await audit(files)).toEqual(["content/pages/oubli.md page/orphan no other page links to /oubli"]);
});

test("a page that is linked to by its full address, or below a base path, does not count as unlinked", async () => {
  const linked = (...links: readonly string[]) => ({
    ...home(`links: [${links.join()}]\n`),
    "content/pages/contact.md": "---\ntitle: Contact\n---\n",
  });
  expect(await audit(linked("https://www.essai.example/contact?a=b#top"))).toEqual([]);
  expect(await audit(linked("/sous/contact"), { base: "/sous" })).toEqual([]);
  expect(await audit(linked("https://www.essai.example/sous/contact"), { base: "/sous" })).toEqual([]);
  const [problem] = await audit(linked("https://autre.example/contact"));
  expect(problem).toBe("content/pages/contact.md page/orphan no other page links to /contact");
});

test("pages with the same title or description are named, with the others", async () => {
  const files = {
    ...home("links: [/a, /b]\ndescription: Une.\n"),
    "content/pages/a.md": "---\ntitle: Accueil\n---\n",
    "content/pages/b.md": "---\ntitle: B\ndescription: Une.\n---\n",
  };
  expect(await audit(files)).toEqual([
    "content/pages/a.md page/duplicate-title the title of /a, “Accueil”, is also that of /",
    "content/pages/accueil.md page/duplicate-description the description of /, “Une.”, is also that of /b",
    "content/pages/accueil.md page/duplicate-title the title of /, “Accueil”, is also that of /a",
    "content/pages/b.md page/duplicate-description the description of /b, “Une.”, is also that of /",
  ]);
});

test("images that no page shows are named, those in use, of drafts or asked for by convention are not", async () => {
  const files = {
    ...home("", "\n![Vue](/images/vue.png)\n"),
    "content/images/vue.png": "png",
    "content/images/oubli.png": "png",
    "content/images/demain.png": "png",
    "content/pages/demain.md": "---\ntitle: Demain\ndraft: true\n---\n\n![Demain](/images/demain.png)\n",
    "static/favicon.ico": "ico",
    "static/photos/oubli.jpg": "jpg",
    "static/photos/logo.svg": "svg",
    "static/site.webmanifest": '{ "icons": [{ "src": "/photos/logo.svg" }] }',
  };
  expect(await audit(files)).toEqual([
    "content/images/oubli.png content/unused-image no page shows this image",
    "static/photos/oubli.jpg content/unused-image no page shows this image",
  ]);
});

test("inaccessible HTML is reported with its place on the page, once however many pages have it", async () => {
  const files = {
    ...home("links: [/b]\nraw: \"<input type='text' name='nom'>\"\n"),
    "content/pages/b.md": "---\ntitle: B\nraw: \"<input type='text' name='nom'>\"\n---\n",
  };
  const found = await audit(files);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(
    /^templates\/site\.ts page\/accessibility .*<input> .*label.* \(at .*input on \/ and 1 more\)$/,
  );
});

test("more rules than a host reads are reported if the site is published there", async () => {
  const moved = Array.from({ length: 1001 }, (_, at) => `  - { from: /page-${at}, to: / }`).join("\n");
  const settings = (hosts: string) =>
    `name: Essai\nurl: https://www.essai.example\noutput: { hosts: [${hosts}] }\nredirects:\n${moved}\n`;
  const told = async (hosts: string) => await audit({ ...home(), "content/site.yaml": settings(hosts) });
  expect(await told("netlify, cloudflare, azure, vercel, nginx")).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml host\/limit staticwebapp\.config\.json has [\d,]+ bytes, and Azure refuses more than 20,000$/,
    ),
    "content/site.yaml host/limit _redirects has 2,002 rules, and Cloudflare reads the first 2,000",
  ]);
  expect(await told("netlify, nginx")).toEqual([]);
});

test.each([
  ["netlify", "/API", "Netlify shows /API at /api"],
  ["netlify", "/guide/node.js", "an address that ends in .js"],
  ["netlify", "/docs/v1.2", undefined],
  ["azure", "/c++", "it answers “not found” where an address has a plus sign"],
  ["azure", "/usr/Bin/env", "it keeps the name Bin for itself"],
  ["azure", "/cabin", undefined],
  ["nginx", "/API/c++/bin/node.js", undefined],
] as const)("a site for %s is told of the page %s: %s", (host, route, message) => {
  const problems: Problem[] = [];
  checkHostRoutes([pageOf(route, true)], [host], (problem) => void problems.push(problem));
  expect(problems.map(({ file, message }) => [file, tell(message)])).toEqual(
    message === undefined ? [] : [[`content${route}.md`, expect.stringContaining(message)]],
  );
});

const pageOf = (route: string, indexed: boolean) =>
  ({
    page: { route, indexed, sources: [`content${route}.md`] },
    facts: { title: "Accueil", description: "" },
  }) as unknown as RenderedPage;

function filesOf(...pages: readonly RenderedPage[]) {
  const problems: Problem[] = [];
  checkDuplicates(pages, (problem) => void problems.push(problem));
  return problems.map(({ file }) => file);
}

test("a page that search engines do not show may have the title of another one", () => {
  expect(filesOf(pageOf("/a", true), pageOf("/b", true))).toEqual(["content/a.md", "content/b.md"]);
  expect(filesOf(pageOf("/a", true), pageOf("/b", false))).toEqual([]);
});

const limitsOf = (path: string, text: string) => {
  const problems: Problem[] = [];
  const file = { path, bytes: new TextEncoder().encode(text) };
  checkHostLimits([file], ["cloudflare", "azure", "vercel"], (problem) => void problems.push(problem));
  return problems.map(({ message }) => tell(message));
};
const rules = (count: number) => JSON.stringify({ headers: Array.from({ length: count }, () => ({})) });

test.each([
  ["_headers", `/*\n${"x".repeat(2000)}\n`, `/*\n${"x".repeat(2001)}\n`, "has a line of 2,001 characters"],
  ["_redirects", "/a /b 301\n".repeat(2000), "/a /b 301\n".repeat(2001), "has 2,001 rules"],
  ["staticwebapp.config.json", "x".repeat(20_000), "x".repeat(20_001), "has 20,001 bytes"],
  ["vercel.json", rules(2048), rules(2049), "has 2,049 rules"],
])(
  "a %s of exactly the limit of its host is accepted, and a larger one is reported",
  (path, whole, more, what) => {
    expect(limitsOf(path, whole)).toEqual([]);
    expect(limitsOf(path, more)).toEqual([expect.stringContaining(`${path} ${what}`)]);
  },
);
