import { expect, test } from "vitest";
import { html } from "./compile.ts";

const table = "| Pièce | Prix |\n| --- | ---: |\n| L'audit | 349 € |";
const rows =
  '<thead><tr><th scope="col">Pièce</th><th scope="col" class="align-right">Prix</th></tr></thead>' +
  '<tbody><tr><td>L’audit</td><td class="align-right">349~€</td></tr></tbody>';

test("a table scrolls in a region that the keyboard reaches", () => {
  expect(html(table)).toBe(`<section class="table-region" tabindex="0"><table>${rows}</table></section>`);
});

test("the paragraph “Table: …” right before a table is its caption and names the region", () => {
  expect(html(`Table: Les *pièces* [utiles](/a) : liste\n\n${table}`)).toBe(
    '<section class="table-region" tabindex="0" aria-label="Les pièces utiles~: liste"><table>' +
      `<caption>Les <em>pièces</em> <a href="/a">utiles</a>~: liste</caption>${rows}</table></section>`,
  );
});

test("a caption needs no empty line before its table, and is a paragraph if no table follows", () => {
  expect(html(`Table: Prix\n${table}`)).toContain("<caption>Prix</caption>");
  expect(html("Table: Prix\n\nTexte")).toBe("<p>Table: Prix</p>\n<p>Texte</p>");
});

test("a caption belongs to the table right after it only", () => {
  expect(html(`Table: A\n\nTexte\n\n${table}`)).not.toContain("<caption>");
  expect(html(`Table: A\n\n${table}\n\n${table.replace("Pièce", "Autre")}`).match(/<caption>/g)).toHaveLength(
    1,
  );
});

test("the empty corner of a table is not a header cell", () => {
  expect(html("| | A |\n| - | - |\n| b | c |")).toContain('<tr><td></td><th scope="col">A</th></tr>');
});

test("a table without rows has no body", () => {
  expect(html("| A |\n| - |")).not.toContain("tbody");
});
