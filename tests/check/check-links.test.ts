import { defineSite, siteSettings } from "charpente";
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { createRandom } from "../../scripts/create-random.mjs";
import { checkLinks, type LinkContext } from "../../src/check/check-links.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import type { BodyLink, Entry, RenderedPage, SourceFile } from "../../src/model/model.ts";
import type { Route } from "../../src/model/route.ts";
import type { Problem } from "../../src/words/problem.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { tellInFrench } from "../support/french.ts";
import { growsTooFast } from "../support/growth.ts";
import { renderedPage } from "../support/rendered-page.ts";
import { sourceFile } from "../support/source-file.ts";
import { tell } from "../support/speech.ts";

function page(
  route: string,
  html: string,
  sources: readonly string[] = [`content${route}.md`],
): RenderedPage {
  const page = {
    route: route as Route,
    template: "page",
    props: {},
    sources,
    updated: undefined,
    indexed: true,
  };
  return renderedPage(page, html);
}

function check(
  pages: readonly RenderedPage[],
  context: Partial<LinkContext> & { readonly paths?: readonly string[] } = {},
) {
  const problems: Problem[] = [];
  const files = (context.paths ?? []).map((path) => ({ path, bytes: new Uint8Array() }));
  checkLinks(
    pages,
    {
      base: "",
      origin: "https://www.essai.example",
      files,
      planned: pages.map(({ page }) => page),
      elsewhere: [],
      redirects: [],
      heldBack: [],
      entries: [],
      places: new Map(),
      sources: [],
      memory: noMemory,
      ...context,
    },
    (problem) => problems.push(problem),
  );
  return problems;
}

test.each([
  ["/x.pdf", "/a.png", []],
  ["/x.pdf/", "/a.png", ["link/broken"]],
  ["/x.pdf", "/a.png/", ["template/missing-asset"]],
  ["/x.pdf/?a", "/a.png/?a", ["link/broken", "template/missing-asset"]],
])("a host serves no file with a slash at its end: %s and %s", (link, image, codes) => {
  const problems = check([page("/", `<a href="${link}">x</a><img src="${image}" alt="">`)], {
    paths: ["x.pdf", "a.png"],
  });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

const services = page("/services", '<h2 id="audit">A</h2><h2 id="légal">L</h2>');
const link = (href: string, route = "/a") => page(route, `<a href="${href}">x</a>`);
const faults = (href: string, context: Parameters<typeof check>[1] = {}) =>
  check([link(href), services, page("/", "")], context).map(
    ({ code, message }) => `${code}: ${tell(message)}`,
  );

test("a link of the layout to an anchor is checked on every page", () => {
  const layout = '<a href="#contenu">x</a><a href="/">x</a>';
  const pages = [page("/", `${layout}<main id="contenu"></main>`), page("/a", `${layout}<main></main>`)];
  expect(check(pages).map(({ code, message }) => `${code}: ${tell(message)}`)).toEqual([
    "link/broken-anchor: the page /a has no place called #contenu (linked from /a)",
  ]);
});

test("a broken link of the layout is reported for the templates of all pages that have it", () => {
  const html = '<a href="/b">x</a><main></main>';
  const other = page("/c", html);
  const pages = [
    page("/", html),
    page("/a", html),
    { ...other, page: { ...other.page, template: "other" } } as RenderedPage,
  ];
  expect(check(pages).map(({ message }) => message)).toEqual([
    "the link to /b leads nowhere (on the page /)",
    "the link to /b leads nowhere (on the page /c)",
  ]);
});

test.each([
  "/",
  "/services",
  "/services#audit",
  "/services?offre=1",
  "/services?offre=1#audit",
  "/services#l%C3%A9gal",
  "/services#légal",
  "/services#",
  "/services#top",
  "/services#:~:text=mot",
  "/services#audit:~:text=mot",
  "/services#audit&surface=900",
  "#",
  "#top",
  "",
  "?page=2",
  "?page=2#",
  "mailto:nom@example.org",
  "tel:+33123456789",
  "https://www.example.org/nulle-part",
  "HTTPS://www.example.org",
  "//www.example.org/nulle-part",
  "data:text/plain,x",
])("a link to “%s” is right", (href) => {
  expect(faults(href)).toEqual([]);
});

test.each([
  ["/service", "link/broken: the link to /service leads nowhere (on the page /a)"],
  ["/Services", "link/broken: the link to /Services leads nowhere (on the page /a)"],
  ["services", "link/broken: the link to services leads nowhere (on the page /a)"],
  ["./services", "link/broken: the link to ./services leads nowhere (on the page /a)"],
  [
    "/service?offre=1#audit",
    "link/broken: the link to /service?offre=1#audit leads nowhere (on the page /a)",
  ],
  ["/404", "link/broken: the link to /404 leads nowhere (on the page /a)"],
  ["/services#audits", "link/broken-anchor: the page /services has no place called #audits (linked from /a)"],
  ["/services#Audit", "link/broken-anchor: the page /services has no place called #Audit (linked from /a)"],
  [
    "/services#l%C3%A9gale",
    "link/broken-anchor: the page /services has no place called #légale (linked from /a)",
  ],
  ["/services#100%", "link/broken-anchor: the page /services has no place called #100% (linked from /a)"],
  ["#audit", "link/broken-anchor: the page /a has no place called #audit (linked from /a)"],
  ["?page=2#audit", "link/broken-anchor: the page /a has no place called #audit (linked from /a)"],
])("a link to “%s” is broken", (href, fault) => {
  expect(faults(href)).toEqual([fault]);
});

test("a link to a page that could not be drawn, or to a place on it, is not reported", () => {
  const planned = [{ route: "/a" as Route }, { route: "/metier" as Route }];
  expect(faults("/metier", { planned })).toEqual([]);
  expect(faults("/metier#etapes", { planned })).toEqual([]);
  expect(faults("/metiers", { planned })).toHaveLength(1);
});

test("files of the site may be linked, by the names that pages have as files too", () => {
  const paths = ["guide.pdf", "services.html", "services/index.html", "dossier été.pdf"];
  for (const href of [
    "/guide.pdf",
    "/guide.pdf#page=2",
    "/services.html",
    "/services/index.html",
    "/dossier%20%C3%A9t%C3%A9.pdf",
  ]) {
    expect(faults(href, { paths })).toEqual([]);
  }
  expect(faults("/guides.pdf", { paths })).toHaveLength(1);
});

test("a relative link is broken even if another file has the same name", () => {
  expect(faults("xguide.pdf", { paths: ["guide.pdf"] })).toHaveLength(1);
});

test("routes that another program publishes are not checked, with or without query", () => {
  expect(faults("/app?x=1#y", { elsewhere: ["/app"] })).toEqual([]);
  expect(faults("/app/deeper", { elsewhere: ["/app"] })).toHaveLength(1);
});

test("the not-found page may link to its own anchors", () => {
  const lost = page(
    "/404",
    '<a href="#contenu">Aller au contenu</a><main id="contenu"></main><a href="#rien">x</a>',
  );
  expect(check([lost]).map(({ message }) => message)).toEqual([
    "the page /404 has no place called #rien (linked from /404)",
  ]);
});

test("under a base path, links have it, and those without it are broken", () => {
  const base = "/sous/chemin";
  for (const href of [
    "/sous/chemin/",
    "/sous/chemin",
    "/sous/chemin/services#audit",
    "/sous/chemin/guide.pdf",
  ]) {
    expect(faults(href, { base, paths: ["guide.pdf"] })).toEqual([]);
  }
  expect(faults("/services", { base })).toEqual([
    "link/broken: the link to /services leads nowhere (on the page /a)",
  ]);
  expect(faults("/sous/cheminservices", { base })).toHaveLength(1);
});

test("under a base path, the hint for a template’s link without it says how to add it", () => {
  expect(check([link("/services"), services], { base: "/sous/chemin" }).map(({ hint }) => hint)).toEqual([
    "the site is below /sous/chemin: get the address with href() of useSite()",
  ]);
});

test("under a base path, a broken link is named as its author wrote it", () => {
  expect(faults("/sous/chemin/service", { base: "/sous/chemin" })).toEqual([
    "link/broken: the link to /service leads nowhere (on the page /a)",
  ]);
});

test("the hint gives the page or anchor with a similar name", () => {
  expect(check([link("/service"), services]).map(({ hint }) => hint)).toEqual(["did you mean “/services”?"]);
  expect(check([link("/services#audits"), services]).map(({ hint }) => hint)).toEqual([
    "did you mean “audit”?",
  ]);
});

test.each([
  ["/ancienne", "that page has moved, by redirects of content/site.yaml: write /services"],
  ["www.example.org/a", "write https://www.example.org/a: without it, this is an address of the site itself"],
  ["./offre-2026.md", "a link has the address of a page, not the name of its file: write /services"],
  [
    "../articles/offre-2026.md",
    "a link has the address of a page, not the name of its file: write /services",
  ],
  ["ofre-2026.md", "did you mean “/services”?"],
  ["../article/ofre-2026.md", "the pages are: /a, /themes, /services"],
  ["services.html", "did you mean “/services”?"],
  ["services.md", "did you mean “/services”?"],
])("for a link to %s, the hint says what to write instead", (href, hint) => {
  const offer = "content/articles/offre-2026.md";
  const list = page("/themes", "", [offer, "content/articles/autre.md"]);
  const moved = page("/services", "", [offer]);
  const redirects = [{ from: "/ancienne" as Route, to: "/services" as Route }];
  expect(check([link(href), list, moved], { redirects }).map((problem) => problem.hint)).toEqual([hint]);
});

test("the hint gives the page that names the entry, before a list of it alone", () => {
  const file = "content/posts/second.md";
  const list = page("/topics/c", "", [file]);
  const post = page("/posts/second", "", [file]);
  const named = { ...post, page: { ...post.page, entry: file } };
  expect(check([link("secnd.md"), list, named]).map(({ hint }) => hint)).toEqual([
    "did you mean “/posts/second”?",
  ]);
});

test("the hint suggests no workbench page, and anchors of headings first", () => {
  const bench = page("/_composants", "");
  const long = page("/services", '<i id="x1"></i><i id="x2"></i><h2 id="les-offres">Les offres</h2>');
  expect(check([link("/perdu"), bench, services]).map(({ hint }) => hint)).toEqual([
    "the pages are: /a, /services",
  ]);
  expect(check([link("/services#perdu"), long]).map(({ hint }) => hint)).toEqual([
    "the places of that page are: les-offres, x1, x2",
  ]);
});

function entry(file: string, links: readonly BodyLink[]): Entry {
  const body = { parts: [], headings: [], words: 0, links, images: [] };
  return { collection: "pages", id: "a", file, digest: "a", data: {}, body };
}

test.each([
  ["/nulle-part", "/nulle-part"],
  ["/nulle-part?a=1#b", "/nulle-part?a=1#b"],
  ["#légal", "#l%C3%A9gal"],
  ["#l%C3%A9gal", "#l%C3%A9gal"],
])("the broken link %s of a Markdown text is shown where it was written", (url, href) => {
  const at = { line: 12, column: 5 };
  const entries = [
    entry("content/a.md", [{ url, at }]),
    entry("content/other.md", [{ url, at: { line: 1, column: 1 } }]),
  ];
  expect(check([link(href)], { entries })).toMatchObject([{ file: "content/a.md", at }]);
});

test("a broken link of a body that a page shows without its entry is shown there, not at a redirect of the same address", () => {
  const at = { line: 25, column: 9 };
  const text = "redirects:\n  - { from: /a, to: /perdu }\n";
  const sources = [{ file: "content/site.yaml", digest: "a", bytes: Buffer.from(text), text }];
  const shown = page("/projets", '<a href="/perdu">x</a>', ["content/projets.yaml"]);
  const entries = [entry("content/projects/a.md", [{ url: "/perdu", at }])];
  expect(check([shown], { entries, sources })).toMatchObject([{ file: "content/projects/a.md", at }]);
});

test("the same broken link is shown at each of its places in a text", () => {
  const entries = [
    entry("content/a.md", [
      { url: "/x", at: { line: 1, column: 1 } },
      { url: "/x", at: { line: 9, column: 3 } },
    ]),
  ];
  expect(check([link("/x")], { entries }).map(({ at }) => at?.line)).toEqual([1, 9]);
});

test("a broken link in front matter is found by its words, and not within a longer address", () => {
  const sources = [sourceFile("content/a.md", "---\nimage: /offre/x.png\ncta: { href: /offre }\n---\n")];
  expect(check([link("/offre")], { sources })).toMatchObject([
    { file: "content/a.md", at: { line: 3, column: 14, length: 6 } },
  ]);
});

test("a broken link of the navigation is one mistake of the settings, however many pages show it", () => {
  const sources = [sourceFile("content/site.yaml", "name: x\nnav:\n  - /perdu\n")];
  expect(
    check([link("/perdu", "/a"), link("/perdu", "/b"), link("/perdu", "/c")], { sources }),
  ).toMatchObject([{ file: "content/site.yaml", at: { line: 3, column: 5 } }]);
});

test("a broken link that a template wrote is one mistake, however many of its pages show it", () => {
  expect(check([link("/perdu", "/a"), link("/perdu", "/b")]).map(({ file }) => file)).toEqual([
    "templates/site.ts",
  ]);
});

test("a link to an entry that is not published yet says so", () => {
  const draft = { collection: "articles", id: "later", file: "content/later.md", reason: "draft" } as const;
  const heldBack = [
    { ...draft, due: undefined },
    { ...draft, id: "dated", file: "content/dated.md", reason: "future" as const, due: "2027-01-01" },
  ];
  const problems = check([link("/blog/later", "/a"), link("dated.md", "/b"), link("/latest", "/c")], {
    heldBack,
  });
  expect(problems.map(({ hint }) => hint)).toMatchObject([
    { key: "link/broken.draft", data: { file: "content/later.md" } },
    { key: "link/broken.future", data: { file: "content/dated.md", due: "2027-01-01" } },
    { key: "known-words" },
  ]);
});

test("a link twice on one page is one mistake", () => {
  expect(check([page("/a", '<a href="/x">x</a><a href="/x">y</a>')])).toHaveLength(1);
});

test("an address with a comma is one asset, and a film’s picture that is not published a mistake", () => {
  const html =
    '<img srcset="/w_400,h_300/a.png 400w,/b.png 800w" alt=""><video src="/f.mp4" poster="/p.jpg"></video>';
  const paths = ["w_400,h_300/a.png", "f.mp4"];
  expect(check([page("/a", html)], { paths }).map(({ message }) => message)).toEqual([
    "the page /a uses /b.png, which is not published",
    "the page /a uses /p.jpg, which is not published",
  ]);
});

test("an asset that is not published is one mistake, however many pages ask for it", () => {
  const html =
    '<link rel="icon" href="/favicon.ico"><img src="/a.png" alt=""><script src="https://x.example/y.js"></script>';
  const problems = check([page("/a", html), page("/b", html)], { paths: ["a.png"] });
  expect(problems).toMatchObject([
    {
      code: "template/missing-asset",
      file: "templates/site.ts",
      message: "the page /a uses /favicon.ico, which is not published",
    },
  ]);
});

test("an asset is looked up below the base path, whatever its query", () => {
  const missing = (src: string) =>
    check([page("/a", `<img src="${src}" alt="">`)], { base: "/sous/chemin", paths: ["é.png"] }).length;
  expect([
    missing("/sous/chemin/%C3%A9.png?v=1"),
    missing("/%C3%A9.png"),
    missing("data:image/png;base64,AA=="),
  ]).toEqual([0, 1, 0]);
});

test("a text with many broken links outside of its Markdown is read once", () => {
  const hrefs = Array.from({ length: 50 }, (_, index) => `/perdu-${index}`);
  let reads = 0;
  const source: SourceFile = {
    ...sourceFile("content/a.md", ""),
    get text() {
      reads += 1;
      return `---\n${hrefs.map((href) => `  - ${href}\n`).join("")}---\n`;
    },
  };
  const html = hrefs.map((href) => `<a href="${href}">x</a>`).join("");
  const problems = check([page("/a", html)], { sources: [source] });
  expect(problems.map(({ at }) => at?.line)).toEqual(hrefs.map((_, index) => index + 2));
  expect(reads).toBe(1);
});

test("eight times as many pages with broken links take about eight times as long", () => {
  const run = (count: number) => () => {
    const routes = Array.from(
      { length: count },
      (_, index) => `/articles/sur-le-chauffage-et-le-confort-${index}`,
    );
    const pages = routes.map((route, index) =>
      page(route, `<a href="./sommaire.md#n${index}">x</a><a href="/autre/chose-${index}.html">x</a>`),
    );
    expect(check(pages)).toHaveLength(2 * count);
  };
  expect(growsTooFast(run(300), run(2400))).toBe(false);
});

test.each([
  [
    "nom@example.org",
    "write mailto:nom@example.org: without it, this is an address of the site itself",
    "écrivez mailto:nom@example.org~: sans ce début, l’adresse est cherchée dans ce site",
  ],
  [
    "01 23 45 67 89",
    "write tel:0123456789: without it, this is an address of the site itself",
    "écrivez tel:0123456789~: sans ce début, l’adresse est cherchée dans ce site",
  ],
  ["/documents/plaquette.pdf", "did you mean “/plaquette.pdf”?", "vouliez-vous écrire «~/plaquette.pdf~»^?"],
  ["plaquete.pdf", "did you mean “/plaquette.pdf”?", "vouliez-vous écrire «~/plaquette.pdf~»^?"],
  [
    "/documents/r%C3%A9f%C3%A9rences.PDF",
    "put the file there as static/documents/références.PDF, and write /documents/références.PDF: files that pages link to are in static/",
    "placez-y le fichier, sous static/documents/références.PDF, et écrivez /documents/références.PDF~: les fichiers vers lesquels mènent des liens sont dans static/",
  ],
])("for a link to “%s”, the hint says what to write instead, in both languages", (href, english, french) => {
  const paths = ["plaquette.pdf", "plaquette.png", "assets/plaquette.0123456789.pdf"];
  const [problem] = check([link(href), services], { paths });
  expect(problem).toMatchObject({ code: "link/broken", hint: english });
  expect(tellInFrench(problem?.hint)).toBe(french);
});

const pageOf = (body: string, fields = "") => `---\ntitle: A\n${fields}---\n\n${body}\n`;

test("links of a text lead below the base path, and are not broken", async () => {
  const body =
    "## Mentions légales\n\n[x](/) [y](/a#mentions-légales) [z](/b?c=d) [f](/guide.pdf) [m](mailto:nom@example.org)";
  const { outcome, written } = await buildInMemory(
    { "content/pages/a.md": pageOf(body), "content/pages/b.md": pageOf("B"), "static/guide.pdf": "%PDF" },
    { base: "/sous/chemin" },
  );
  expect(outcome.problems).toEqual([]);
  const html = written.get("a.html") ?? "";
  for (const href of [
    "/sous/chemin/",
    "/sous/chemin/a#mentions-l%C3%A9gales",
    "/sous/chemin/b?c=d",
    "/sous/chemin/guide.pdf",
    "mailto:nom@example.org",
  ]) {
    expect(html).toContain(`href="${href}"`);
  }
});

test("a broken link is shown where it was written, base path, query and accents or not", async () => {
  const body = "[un](/perdu?a=1#b)\n\n[deux](#légal)\n\n[trois](/guides.pdf)";
  const files = { "content/pages/a.md": pageOf(body), "static/guide.pdf": "%PDF" };
  const places = async (base: string) =>
    (await buildInMemory(files, { base })).problems.map(
      ({ code, file, at }) => `${code} ${file}:${at?.line}`,
    );
  const expected = [
    "link/broken content/pages/a.md:5",
    "link/broken-anchor content/pages/a.md:7",
    "link/broken content/pages/a.md:9",
  ];
  expect(await places("")).toEqual(expected);
  expect(await places("/sous/chemin")).toEqual(expected);
});

test.each([
  String.raw`[x](<\<b\>>)`,
  "[x](<a{b:c}>)",
  String.raw`[x](<\<a href=b:c\>>)`,
  "[x](<é b%ff>)",
  "[x](./b)",
  "[x](<100 %>)",
])("the broken link %s is shown where it was written", async (link) => {
  const { problems } = await buildInMemory({ "content/pages/a.md": pageOf(link) });
  expect(problems).toMatchObject([{ code: "link/broken", at: { line: 5, column: 1, length: link.length } }]);
});

test("the not-found page may link to its own anchors, and no page links to it", async () => {
  const lost = pageOf("## Ici\n\n[x](#ici)", "route: /404\n");
  expect((await buildInMemory({ "content/pages/perdu.md": lost })).outcome.status).toBe("written");
  const { problems } = await buildInMemory({
    "content/pages/perdu.md": lost,
    "content/pages/a.md": pageOf("[x](/404)"),
  });
  expect(problems.map(({ code }) => code)).toEqual(["link/broken"]);
});

test("a link with the site’s own origin is checked against its pages, and reported where it was written", async () => {
  const own = "https://www.essai.example";
  const body = `[un](${own}/perdu?a=1)\n\n[deux](${own}/a#nulle-part)\n\n[trois](${own}/a) [quatre](${own}) [cinq](${own}.fr/perdu)`;
  const { problems } = await buildInMemory({ "content/pages/a.md": pageOf(body) });
  expect(problems).toMatchObject([
    {
      code: "link/broken",
      at: { line: 5 },
      message: `the link to ${own}/perdu?a=1 leads nowhere (on the page /a)`,
      hint: "the pages are: /, /a",
    },
    {
      code: "link/broken-anchor",
      at: { line: 7 },
      message: "the page /a has no place called #nulle-part (linked from /a)",
    },
  ]);
  expect(tellInFrench(problems[0]?.message)).toBe(
    `le lien vers ${own}/perdu?a=1 ne mène à aucune page (sur la page /a)`,
  );
});

test("beside a site below a base path, its origin may have other pages", async () => {
  const own = "https://www.essai.example";
  const build = async (address: string) =>
    await buildInMemory({ "content/pages/a.md": pageOf(`[x](${own}${address})`) }, { base: "/sous" });
  expect((await build("/ailleurs")).problems).toEqual([]);
  expect((await build("/sous/a")).problems).toEqual([]);
  expect((await build("/sous/perdu")).problems).toMatchObject([{ code: "link/broken" }]);
});

const benchSite = defineSite({
  language: "fr",
  words: { opensNewTab: "", footnotes: "", backToText: "" },
  settings: siteSettings({}),
  collections: {},
  pages: {
    // The workbench comes first: what it shows must not be told in its name.
    components: {
      template: () =>
        h("html", { lang: "fr" }, h("a", { href: "/article" }), h("a", { href: "/article#sujet" })),
      plan: () => [{ route: "/_composants", props: {} }],
      workbench: true,
    },
    home: {
      template: () => h("html", { lang: "fr" }, h("a", { href: "/article" }, "Article")),
      plan: () => [{ route: "/", props: {} }],
    },
  },
});

test("links to a deleted page are reported on pages for visitors, and not on workbench pages", async () => {
  const { problems } = await buildInMemory(
    { "content/categories.yaml": undefined, "content/pages/accueil.md": undefined },
    { workbench: true },
    benchSite,
  );
  const broken = problems.filter(({ code }) => code.startsWith("link/"));
  expect(broken.map(({ message }) => tellInFrench(message))).toEqual([
    "le lien vers /article ne mène à aucune page (sur la page /)",
  ]);
});

test("each broken link of a line is reported once, at its own column, and no advice climbs out of static/", async () => {
  const random = createRandom(42);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const files = ["one/a.pdf", "one/b.pdf", "été.pdf", "c d.pdf", "service-account.json"];
  const ways = [
    (file: string) => `../../../${file}`,
    (file: string) => `/../../../${file}`,
    (file: string) => `..%2f..%2F${file}`,
    (file: string) => `x/../../${file}`,
    (file: string) => `./${file}`,
    (file: string) => file,
    (file: string) => `/${file}`,
    (file: string) => `/${encodeURIComponent(file)}`,
  ];
  const expected: string[] = [];
  const lines = Array.from({ length: 36 }, (_, index) => {
    let line = "";
    for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
      line += pick(["Voir ", "et ", "**là** ", "été : "]);
      expected.push(`${5 + 2 * index}:${line.length + 1}`);
      const address = pick(ways)(pick(files));
      line += `[${pick(["a", "b", "é"])}](${address.includes(" ") ? `<${address}>` : address}) `;
    }
    return line.trimEnd();
  });
  const { outcome } = await buildInMemory({ "content/pages/a.md": pageOf(lines.join("\n\n")) });
  const broken = outcome.problems.filter(({ code }) => code === "link/broken");
  expect(broken.map(({ at }) => `${at?.line}:${at?.column}`)).toEqual(expected);
  for (const { hint } of outcome.problems) {
    expect(tellInFrench(hint ?? "")).not.toContain("..");
    expect(tellInFrench(hint ?? "")).not.toContain("service-account");
  }
});
