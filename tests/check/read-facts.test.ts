import { expect, test } from "vitest";
import { readLinksAway } from "../../src/check/check-links.ts";
import { linksOf } from "../../src/model/page-links.ts";
import { factsOf } from "../support/facts-of.ts";

test("title and description are read from the head, unescaped", () => {
  const facts = factsOf(
    '<!doctype html><html lang="fr-FR"><head><title> A &amp;\n B\u00A0: C </title><meta name="description" content="L&#x27;&#xE9;t&#xE9;"></head></html>',
  );
  expect(facts).toMatchObject({ title: "A & B\u00A0: C", description: "L'été" });
});

test("missing parts of a page are undefined", () => {
  const { faults, ...facts } = factsOf("<p>Texte</p>");
  expect(faults.map(({ code }) => code)).toEqual(["page/language", "page/title", "page/headings"]);
  expect(facts).toEqual({
    title: undefined,
    description: undefined,
    ids: [],
    links: { main: "", layout: "" },
    assets: [],
    loads: [],
    hasIsland: false,
    policy: { sources: {}, islands: [], refused: [] },
  });
});

test("the title of a drawing is not the title of the page", () => {
  const { title } = factsOf("<title>Page</title><svg><title>Coupe</title></svg>");
  expect(title).toBe("Page");
});

test("headings are read with all their content, in order", () => {
  const { faults } = factsOf(
    "<html lang='fr'><title>A</title><h2>Un <em>grand</em>\n titre</h2><h4>L&#x27;<a href='#x'>ancre</a></h4><h6></h6><H1>Majuscule</H1>",
  );
  expect(faults.map(({ message }) => message)).toEqual([
    "“Un grand titre”, a heading of level 2, comes before any of the first level",
    "“L'ancre” is a heading of level 4 below one of level 2",
    "“” is a heading of level 6 below one of level 4",
  ]);
});

test("the ids of a page are those of its headings, then the others", () => {
  const { ids } = factsOf(
    '<p id="menu"></p><h2 id="le-prix">Le prix</h2><p id="x"></p><h3 id="duree">Durée</h3>',
  );
  expect(ids).toEqual(["le-prix", "duree", "menu", "x"]);
});

test("links are those of texts, image maps and frames, unescaped, each once", () => {
  const facts = factsOf(
    '<a href="/a?b=1&amp;c=2#d">x</a><a href="/a">x</a><a href="/a?b=1&c=2#d">x</a><a name="old">x</a><area href="/zone"><iframe src="/carte"></iframe><a href="">x</a>',
  );
  expect(linksOf(facts)).toEqual(["/a?b=1&c=2#d", "/a", "/zone", "/carte", ""]);
  expect(facts.assets).toEqual([]);
});

test("links of the text are distinguished from those of the layout and from external ones", () => {
  const html =
    '<a href="#a">x</a><main><a href="/b">x</a><p><a href="">x</a></p><a href="HTTPS://x.example/">x</a></main><a href="/c\n&#x9;d">x</a><a href="//y.example">x</a><a href="mailto:a@b">x</a><area href="https://z.exa\nmple"><iframe src="https://w.example/"></iframe><a href="//y.example">x</a>';
  expect(factsOf(html).links).toEqual({ main: "/b\n\n", layout: "#a\n/cd\n" });
  expect(readLinksAway(html)).toEqual([
    "HTTPS://x.example/",
    "//y.example",
    "mailto:a@b",
    "https://z.example",
    "https://w.example/",
  ]);
});

test("assets are scripts, styles, icons, fonts, images in all their sizes, films and sounds", () => {
  const { assets } = factsOf(
    `<link rel="stylesheet" href="/s.css"><link rel="preload" as="font" href="/f.woff2"><link rel="icon" href="/i.svg">
    <link rel="modulepreload" href="/m.js"><link rel="canonical" href="https://x.example/"><link rel="alternate" href="/feed">
    <script type="module" src="/j.js"></script><img src="/a.png" alt=""><source srcset="/b.avif 1w, /c.avif 2w"><img srcset="/d.png" alt="">
    <video src="/v.mp4"></video>`,
  );
  expect(assets).toEqual([
    "/s.css",
    "/f.woff2",
    "/i.svg",
    "/m.js",
    "/j.js",
    "/a.png",
    "/b.avif",
    "/c.avif",
    "/d.png",
    "/v.mp4",
  ]);
});

test("posters of videos, preloaded images and addresses with commas are assets too", () => {
  const { assets } = factsOf(
    `<link rel="preload" as="image" imagesrcset="/a.png 1x,/b.png 2x"><video poster="/p.jpg"></video><video poster=""></video>
    <img srcset="/img/w_400,h_300/c.png 400w" alt="">`,
  );
  expect(assets).toEqual(["/a.png", "/b.png", "/p.jpg", "/img/w_400,h_300/c.png"]);
});

test("ids are read everywhere, drawings included, as often as they occur", () => {
  expect(factsOf('<p id="a"><svg id="b"><g id="a"/></svg></p>').ids).toEqual(["a", "b", "a"]);
});

test("an image whose alternative text is empty has one; an image without any is named", () => {
  const { faults } = factsOf('<img src="/a.png" alt=""><img src="/b.png"><img>');
  const ofImages = faults.filter(({ code }) => code === "page/alternative-text");
  expect(ofImages.map(({ message }) => message)).toEqual([
    "the image /b.png has no alternative text",
    "the image  has no alternative text",
  ]);
});

test("the content of scripts and comments is ignored", () => {
  const facts = factsOf('<!-- <a href="/x"><h1>x</h1> --><script>"<a href=\'/y\'><h1>y</h1>"</script>');
  expect(facts.links).toEqual({ main: "", layout: "" });
  expect(facts.faults.map(({ message }) => message)).toContainEqual(
    "the page has 0 headings of the first level",
  );
});

const loadsOf = (html: string) => factsOf(html).loads.map(({ kind, url }) => `${kind} ${url}`);

test("styles are blocking, except print styles and preloaded ones", () => {
  expect(
    loadsOf(
      '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" media="print" href="/b.css"><link rel="preload" as="style" href="/c.css">',
    ),
  ).toEqual(["blocking-style /a.css", "style /b.css", "style /c.css"]);
});

test("a style in the body is blocking above the title, but not below it", () => {
  expect(
    loadsOf(
      '<body><link rel="stylesheet" href="/a.css"><h1>Titre</h1><link rel="stylesheet" href="/b.css"><p>Texte</p></body>',
    ),
  ).toEqual(["blocking-style /a.css", "style /b.css"]);
});

test("scripts, what they import, preloaded fonts and the icon are fetched; other links are not", () => {
  expect(
    loadsOf(
      '<script src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="preload" as="font" href="/f.woff2"><link rel="icon" href="/i.svg"><link rel="canonical" href="/page"><link rel="alternate" href="/feed.xml"><a href="/page">x</a>',
    ),
  ).toEqual(["script /a.js", "script /b.js", "preloaded-font /f.woff2", "image /i.svg"]);
});

test("every image counts, lazy ones too", () => {
  expect(loadsOf('<img src="/a.png" alt=""><img src="/b.png" alt="" loading="lazy">')).toEqual([
    "image /a.png",
    "image /b.png",
  ]);
});

test("for an image in several widths, the narrowest that fills the screen of a phone counts, or else the widest", () => {
  const wide = "/400.png 400w, /780.png 780w, /1200.png 1200w";
  expect(loadsOf(`<img src="/a.png" srcset="${wide}" alt="">`)).toEqual(["image /780.png"]);
  expect(loadsOf('<img src="/a.png" srcset="/600.png 600w, /400.png 400w" alt="">')).toEqual([
    "image /600.png",
  ]);
  expect(loadsOf('<img src="/a.png" srcset="/one.png, /two.png 2x, /three.png 3x" alt="">')).toEqual([
    "image /two.png",
  ]);
});

test("a preloaded image counts as the image that is shown, even if its addresses contain commas", () => {
  const wide = "/w_400,h_3/a.png 400w,/w_780,h_3/a.png 780w";
  expect(
    loadsOf(
      `<link rel="preload" as="image" href="/a.png" imagesrcset="${wide}"><img src="/a.png" srcset="${wide}" alt="">`,
    ),
  ).toEqual(["image /w_780,h_3/a.png", "image /w_780,h_3/a.png"]);
});

test("for a picture element, the first format for the light theme and the width of a phone counts, and no other", () => {
  const picture = (sources: string) =>
    loadsOf(`<picture>${sources}<img src="/a.png" alt=""></picture><img src="/next.png" alt="">`);
  expect(
    picture('<source type="image/avif" srcset="/a.avif 800w"><source type="image/webp" srcset="/a.webp">'),
  ).toEqual(["image /a.avif", "image /next.png"]);
  expect(
    picture(
      '<source media="(min-width: 391px)" srcset="/wide.avif"><source media="(prefers-color-scheme: dark)" srcset="/dark.avif">',
    ),
  ).toEqual(["image /a.png", "image /next.png"]);
});

test("files that a drawing shows count, parts of the same page do not", () => {
  expect(
    loadsOf(
      '<svg><use href="#tree"/><image href="/drawing.svg"/><use href="/symbols.svg#door"/></svg><img src="data:image/png;base64,x" alt="">',
    ),
  ).toEqual(["image /drawing.svg", "image /symbols.svg#door"]);
});

test("a page has an island where the generator drew one", () => {
  expect(factsOf('<div data-island="Form"></div>').hasIsland).toBe(true);
  expect(factsOf("<div>island</div>").hasIsland).toBe(false);
});
