import { expect, test } from "vitest";
import { factsOf } from "../support/facts-of.ts";

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
