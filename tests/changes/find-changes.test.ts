import { describe, expect, test } from "vitest";
import { changesOf, compare, type Files, page } from "./built-site.ts";

const main = { part: "main" } as const;

describe("on a page", () => {
  test("replaced words are reported with a few around them", () => {
    expect(
      changesOf(
        "<p>Des bâtiments encore utiles, demain.</p>",
        "<p>Des bâtiments toujours utiles, demain.</p>",
      ),
    ).toEqual([
      {
        ...main,
        block: "text",
        kind: "words",
        before: "encore",
        after: "toujours",
        lead: "Des bâtiments ",
        trail: " utiles, demain.",
      },
    ]);
  });

  test.each([
    ["de 4 à 6 semaines", "de 5 à 6 semaines", "4", "5"],
    ["au 01 23 45 67 89, le matin", "au 01 98 76 54 32, le matin", "01 23 45 67 89", "01 98 76 54 32"],
    ["il coûte 1 200,50 € par an", "il coûte 1 300,50 € par an", "1 200,50", "1 300,50"],
    [
      "avant le 1er janvier 2027, au plus tard",
      "avant le 31 mars 2030, au plus tard",
      "1er janvier 2027",
      "31 mars 2030",
    ],
    [
      "écrire à a.b@exemple.fr pour cela",
      "écrire à c.d@exemple.fr pour cela",
      "a.b@exemple.fr",
      "c.d@exemple.fr",
    ],
    ["le temps de l’été, puis", "le temps de l’hiver, puis", "été", "hiver"],
    ["un site rouge ou vert, au choix", "un site bleu ou gris, au choix", "rouge ou vert", "bleu ou gris"],
  ])("numbers, dates and addresses stay whole: %j becomes %j", (old, now, before, after) => {
    expect(changesOf(`<p>${old}</p>`, `<p>${now}</p>`)).toEqual([
      expect.objectContaining({ kind: "words", before, after }),
    ]);
  });

  test("added or removed words have an empty other side", () => {
    expect(changesOf("<p>Nous le voulons bien.</p>", "<p>Nous le voulons vraiment bien.</p>")).toMatchObject([
      { before: "", after: "vraiment", lead: "Nous le voulons ", trail: " bien." },
    ]);
    expect(changesOf("<p>Nous le voulons vraiment bien.</p>", "<p>Nous le voulons bien.</p>")).toMatchObject([
      { before: "vraiment", after: "" },
    ]);
  });

  test("a very different text is replaced as a whole", () => {
    expect(changesOf("<p>Premier texte.</p>", "<p>Autre chose ici.</p>")).toMatchObject([
      { before: "Premier texte.", after: "Autre chose ici." },
    ]);
  });

  test("a new paragraph, item, row and section are reported as such", () => {
    const old =
      "<p>Un début.</p><ul><li>Un</li></ul><table><tr><td>A</td><td>1</td></tr></table><h2>Fin</h2><p>La fin.</p>";
    const now =
      "<p>Un début.</p><p>Une suite.</p><ul><li>Un</li><li>Deux</li></ul><table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table><h2>Milieu</h2><p>Ceci.</p><p>Cela.</p><h2>Fin</h2><p>La fin.</p>";
    expect(changesOf(old, now)).toEqual([
      { ...main, block: "text", kind: "block-added", text: "Une suite." },
      { ...main, block: "item", kind: "block-added", text: "Deux" },
      { ...main, block: "row", row: "B", kind: "block-added", text: "B · 2" },
      { ...main, block: "heading", kind: "section-added", text: "Milieu", blocks: 2 },
    ]);
    expect(changesOf(now, old).map(({ kind }) => kind)).toEqual([
      "block-removed",
      "block-removed",
      "block-removed",
      "section-removed",
    ]);
  });

  test("a cell is reported with its row", () => {
    const table = (price: number) =>
      `<table><tr><td><p>Bureaux</p></td><td>de ${price} €</td><td>par an</td></tr></table>`;
    expect(changesOf(table(12), table(15))).toMatchObject([
      { block: "row", row: "Bureaux", before: "12", after: "15" },
    ]);
  });

  test("a block elsewhere on the page has moved", () => {
    expect(
      changesOf(
        "<ul><li>Un</li><li>Deux</li><li>Trois</li></ul>",
        "<ul><li>Deux</li><li>Trois</li><li>Un</li></ul>",
      ),
    ).toEqual([{ ...main, block: "item", kind: "block-moved", text: "Un" }]);
  });

  test("a link with another target is reported, and so is a telephone number", () => {
    expect(changesOf('<p>Voir <a href="/a">ceci</a>.</p>', '<p>Voir <a href="/b">ceci</a>.</p>')).toEqual([
      { ...main, block: "text", kind: "link", text: "ceci", before: "/a", after: "/b" },
    ]);
    expect(
      changesOf('<a href="/a"><h3>Carte</h3><p>Un</p></a>', '<a href="/b"><h3>Carte</h3><p>Un</p></a>'),
    ).toMatchObject([{ kind: "link", text: "Carte", before: "/a", after: "/b" }]);
    expect(
      changesOf(
        '<p><a href="tel:+33123">01 23 45 67 89</a></p>',
        '<p><a href="tel:+33198">01 98 76 54 32</a></p>',
      ),
    ).toMatchObject([{ kind: "words", about: "phone", after: "01 98 76 54 32" }]);
  });

  test("another image, and another alternative text, are reported", () => {
    const image = (name: string, alt: string) => `<img src="/${name}.svg" alt="${alt}">`;
    expect(changesOf(image("a", "Un toit"), image("b", "Un toit"))).toEqual([
      { ...main, block: "image", kind: "image", text: "Un toit", before: "a.svg", after: "b.svg" },
    ]);
    expect(changesOf(image("a", "Un toit"), image("a", "Un mur"))).toEqual([
      { ...main, block: "image", kind: "alternative", before: "Un toit", after: "Un mur" },
    ]);
  });

  test("an added or removed image without words is named by its file", () => {
    const [words, image] = ["<p>Un</p>", '<img src="/plan.svg" alt="">'];
    expect(changesOf(words, words + image)).toMatchObject([{ kind: "block-added", text: "plan.svg" }]);
    expect(changesOf(words + image, words)).toMatchObject([{ kind: "block-removed", text: "plan.svg" }]);
  });

  test("an invisible change is reported if no visible one says the same", () => {
    const titled = (title: string, heading: string) =>
      page(`<h2>${heading}</h2>`, { head: `<title>${title}</title>` });
    const { pages } = compare(
      { "a.html": titled("Un été", "Un été") },
      { "a.html": titled("Un hiver", "Un hiver") },
    );
    expect(pages[0]?.changes).toEqual([
      expect.objectContaining({ block: "heading", before: "été", after: "hiver", also: ["title"] }),
    ]);
    const alone = compare({ "a.html": titled("Un été", "A") }, { "a.html": titled("Un hiver", "A") });
    expect(alone.pages[0]?.changes).toMatchObject([{ part: "head", block: "title", after: "hiver" }]);
  });

  test("changed texts of a script are reported", () => {
    const island = (text: string) => `<div data-props='${JSON.stringify({ sent: text })}'></div>`;
    expect(changesOf(island("Votre message est parti."), island("Votre message est reçu."))).toMatchObject([
      { block: "data", before: "parti", after: "reçu" },
    ]);
  });

  test.each([
    ["<p>Un texte</p>", '<p class="grand">Un texte</p>'],
    ["<p>Un texte</p>", "<p>Un\u00A0texte</p>"],
    ["<script>a()</script>", "<script>b()</script>"],
  ])("a page without changed words is listed too: %j, %j", (before, after) => {
    expect(changesOf(before, after)).toEqual([{ kind: "markup", part: "main" }]);
  });
});

describe("on a site", () => {
  const routesOf = (before: Files, after: Files) =>
    compare(before, after).pages.map(({ route, state, from }) => [route, state, from]);

  test("changed fingerprints and seals are no changes, and files of the same name are reported once", () => {
    const sealed = (hash: string) => ({
      "a.html": page(`<img src="/assets/plan-640.${hash}.avif" alt="">`, {
        head: `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}'"><link rel="stylesheet" href="/assets/site.${hash}.css" integrity="sha256-${hash}">`,
      }),
      [`assets/site.${hash}.css`]: "",
      [`assets/plan-640.${hash}.avif`]: "",
    });
    const found = compare(sealed("0123456789"), sealed("abcdef0123"));
    expect(found).toMatchObject({ pages: [], shared: [], files: [] });
    expect(found.assets).toEqual([
      { kind: "style", name: "site.css", routes: ["/a"] },
      { kind: "image", name: "plan.jpg", routes: ["/a"] },
    ]);
  });

  test("text that only looks like a fingerprint is text", () => {
    expect(
      routesOf({ "a.html": page("<p>x.0123456789.css</p>") }, { "a.html": page("<p>x.abcdef0123.css</p>") }),
    ).toEqual([["/a", "changed", undefined]]);
  });

  test("a change of a footer is reported once for all pages", () => {
    const site = (footer: string, words: string) => ({
      "index.html": page("", { footer }),
      "a.html": page("", { footer }),
      "a/index.html": page("", { footer }),
      "b.html": page(`<p>${words}</p>`, { footer }),
    });
    const { pages, shared } = compare(
      site("<p>Paris, France</p>", "Un"),
      site("<p>Lyon, France</p>", "Deux"),
    );
    expect(pages.map(({ route, changes }) => [route, changes.length])).toEqual([
      ["/", 0],
      ["/a", 0],
      ["/b", 1],
    ]);
    expect(shared).toEqual([
      {
        change: expect.objectContaining({ part: "footer", before: "Paris", after: "Lyon" }),
        routes: ["/", "/a", "/b"],
      },
    ]);
  });

  test("added, removed and moved pages are reported", () => {
    const article = page("<p>Un long texte.</p><p>Un autre.</p><p>Le dernier mot.</p>");
    const edited = page("<p>Un long texte.</p><p>Un autre.</p><p>Le dernier jour.</p>");
    expect(
      routesOf(
        { "old.html": article, "gone.html": page("<p>Adieu à tous.</p>") },
        { "new/index.html": edited, "come.html": page("<ul><li>Bonjour</li></ul>") },
      ),
    ).toEqual([
      ["/come", "added", undefined],
      ["/gone", "removed", undefined],
      ["/new", "moved", "/old"],
    ]);
  });

  test("a redirect identifies a moved page, even with other words", () => {
    const forward = '<html><head><meta http-equiv="refresh" content="0; url=/base/new"></head></html>';
    const { pages, redirects } = compare(
      { "old.html": page("<p>Ceci</p>") },
      { "old.html": forward, "new.html": page("<p>Tout autre chose</p>") },
    );
    expect(pages).toMatchObject([{ route: "/new", state: "moved", from: "/old" }]);
    expect(redirects).toEqual([{ from: "/old", to: "/base/new" }]);
  });

  test.each(["", "/base"])(
    "a redirect below %j leads to the page of its whole address, not to one with the same end",
    (base) => {
      const forward = `<html><head><meta http-equiv="refresh" content="0; url=${base}/a/b"></head></html>`;
      const [old, added, other] = [
        page("<p>Ceci</p>"),
        page("<p>Tout autre chose</p>"),
        page("<p>Rien de cela</p>"),
      ];
      const before = { "old.html": old };
      const after = { "old.html": forward, "b.html": other };
      expect(compare(before, { ...after, "a/b.html": added }).pages).toMatchObject([
        { route: "/a/b", state: "moved", from: "/old" },
        { route: "/b", state: "added" },
      ]);
      // `/a/b` was there before.
      expect(compare({ ...before, "a/b.html": added }, { ...after, "a/b.html": added }).pages).toMatchObject([
        { route: "/b", state: "added" },
        { route: "/old", state: "removed" },
      ]);
    },
  );

  test("feeds, sitemaps, files of hosts and others are reported by kind, compressed copies not at all", () => {
    const files = (text: string) => ({
      "index.html": page(""),
      "atom.xml": `<feed xmlns="x">${text}</feed>`,
      "feed.json": `{"version":"https://jsonfeed.org/version/1.1","a":"${text}"}`,
      "sitemap.xml": `<urlset>${text}</urlset>`,
      _headers: text,
      "guide.pdf": text,
      "guide.pdf.br": text,
    });
    const { files: found, pageCount } = compare(files("a"), files("b"));
    expect(found.map(({ path, kind }) => [path, kind])).toEqual([
      ["_headers", "host"],
      ["atom.xml", "feed"],
      ["feed.json", "feed"],
      ["guide.pdf", "file"],
      ["sitemap.xml", "sitemap"],
    ]);
    expect(pageCount).toBe(1);
  });

  test("the name of a page is that of its navigation, else its heading", () => {
    const named = (words: string) => ({
      "index.html": page(words, {
        header: '<a href="/">Marque</a><a href="/" aria-current="page">Accueil</a>',
      }),
      "a.html": page(words),
    });
    expect(compare(named("a"), named("b")).pages.map(({ name }) => name)).toEqual(["Accueil", "Titre"]);
  });
});
