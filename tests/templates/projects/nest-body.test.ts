import type { Body } from "charpente";
import { expect, test } from "vitest";
import { nestBody } from "../../../templates/projects/project-sheet.tsx";

const nesting = { prefix: "energie-verte", opensNewTab: "nouvel onglet" };

function nestHtml(html: string): string {
  const body: Body = { parts: [{ kind: "html", html }], headings: [], words: 0, links: [], images: [] };
  const [part] = nestBody(body, nesting).parts;
  return part?.kind === "html" ? part.html : "";
}

test("the headings of a text are one level lower, with ids of their own", () => {
  expect(nestHtml('<h2 id="la-situation">La situation</h2><h3 id="mesurer">Mesurer</h3>')).toBe(
    '<h3 id="energie-verte-la-situation">La situation</h3><h4 id="energie-verte-mesurer">Mesurer</h4>',
  );
});

test("a link to a heading of the same text follows its id and stays in its tab", () => {
  expect(nestHtml('<p><a href="#mesurer">plus bas</a></p>')).toBe(
    '<p><a href="#energie-verte-mesurer">plus bas</a></p>',
  );
});

test("a link to another page opens a new tab and says so", () => {
  expect(nestHtml('<p>Lire <a href="/blog" title="Le blog">le <em>blog</em></a>.</p>')).toBe(
    '<p>Lire <a href="/blog" title="Le blog" target="_blank" rel="noopener">le <em>blog</em>' +
      '<span class="visually-hidden"> (nouvel onglet)</span></a>.</p>',
  );
});

test("a link that opens a new tab already does not change, and neither does an e-mail or telephone link", () => {
  const html =
    '<p><a href="https://example.org" target="_blank" rel="noopener">ailleurs<span class="visually-hidden"> (nouvel onglet)</span></a> ' +
    '<a href="mailto:contact@bati-utile.example">nous écrire</a> <a href="tel:+33100000000">appeler</a></p>';
  expect(nestHtml(html)).toBe(html);
});

test("words that look like a heading are not changed", () => {
  expect(nestHtml("<p>&lt;h2&gt; et <code>&lt;h3 id=</code> <hr> <header></header></p>")).toBe(
    "<p>&lt;h2&gt; et <code>&lt;h3 id=</code> <hr> <header></header></p>",
  );
});

test("text that looks like a tag in the title of a link or abbreviation is not changed", () => {
  expect(
    nestHtml('<p><a href="/blog" title="a > b </a> <h2>"><abbr title="</a><h3>">CO2</abbr></a> et plus</p>'),
  ).toBe(
    '<p><a href="/blog" title="a > b </a> <h2>" target="_blank" rel="noopener"><abbr title="</a><h3>">CO2</abbr>' +
      '<span class="visually-hidden"> (nouvel onglet)</span></a> et plus</p>',
  );
});

test("texts inside a directive are nested as well", () => {
  const body: Body = {
    parts: [
      {
        kind: "directive",
        name: "callout",
        attributes: {},
        parts: [{ kind: "html", html: '<h3 id="note">Note</h3>' }],
      },
    ],
    headings: [],
    words: 0,
    links: [],
    images: [],
  };
  expect(nestBody(body, nesting).parts).toEqual([
    {
      kind: "directive",
      name: "callout",
      attributes: {},
      parts: [{ kind: "html", html: '<h4 id="energie-verte-note">Note</h4>' }],
    },
  ]);
});
