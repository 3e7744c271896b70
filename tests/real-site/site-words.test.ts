import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { readWordsInOrder } from "../support/read-words-in-order.ts";
import { projectRoot } from "../support/run-site.ts";

const { dist, routes } = inject("realSite");
const pages = routes.map((route) => {
  const file = route === "/" ? "index.html" : `${route.slice(1)}.html`;
  const html = readFileSync(join(dist, file), "utf8");
  return { route, html, ...readWordsInOrder(html) };
});

type Term = { readonly write: string; readonly inFull?: readonly string[] };
const terms = parse(readFileSync(join(projectRoot, "content/terms.yaml"), "utf8")) as Record<string, Term>;

describe.each(pages)("$route", ({ route, all, prose, marks }) => {
  test("has drawing marks that are neither read aloud nor copied, and none before the words beside them", () => {
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter(({ isHidden, isAfterWords }) => !isHidden || !isAfterWords)).toEqual([]);
    // Levels, letters of sections and of revisions.
    expect(all.match(/[+−±]\d+,\d0(?![\d ]*[€%\d])|\bAA?′|\bindice [A-Z]\b/gu) ?? []).toEqual([]);
  });

  // These list the titles of other pages.
  test.skipIf(["/blog", "/recherche"].includes(route))(
    "says what each abbreviation stands for where it first stands",
    () => {
      const unexplained = Object.values(terms).filter(({ write, inFull = [] }) => {
        const first = prose.search(new RegExp(`(?<![\\p{L}\\d])${write}(?![\\p{L}\\d])`, "u"));
        return first >= 0 && inFull.length > 0 && !isExplained(prose, first, inFull);
      });
      expect(unexplained.map(({ write }) => write)).toEqual([]);
    },
  );
});

test("figures are given plainly: what is known of them stands on the page of sources", () => {
  const hedges = pages
    .filter(({ route }) => route !== "/sources")
    .flatMap(({ route, all }) =>
      [
        ...all
          .replaceAll("’", "'")
          .matchAll(/indicati|annoncé|\bon (?:cite|avance)\b|n'avons pas (?:re)?trouvé/g),
      ].map(([hedge]) => `${route}: ${hedge}`),
    );
  expect(hedges.length, hedges.join("\n")).toBeLessThanOrEqual(8);
});

test("a page that gives a figure of the trade links to its source", () => {
  const figure =
    /\b(?:20 à 40|15 à 30|3 à 7|1 (?:à|et) 3|2 à 5|20 à 30) %|\b50 (?:à|et) 200 €|\b2,8 à 4,2 millions/;
  // The guide’s page lists the chapters of a document that is not on the site.
  const exempt = ["/sources", "/telecharger-guide"];
  const giving = pages.filter(
    ({ route, prose }) => !exempt.includes(route) && figure.test(prose.replaceAll(/\s/g, " ")),
  );
  expect(giving.length).toBeGreaterThan(8);
  expect(giving.filter(({ html }) => !/href="[^"]*\/sources#/.test(html)).map(({ route }) => route)).toEqual(
    [],
  );
});

test("the page of sources has a row with an address for every figure of the specification", () => {
  const html = pages.find(({ route }) => route === "/sources")?.html ?? "";
  const rows = [...html.matchAll(/<tr id="([^"]+)"><th scope="row"><b>(.*?)<\/b>/g)].map(
    ([, id = "", figure = ""]) => ({
      id,
      figure: figure.replace(/<[^>]*>/g, "").replaceAll(/\s/g, " "),
    }),
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const figures = rows.map(({ figure }) => figure);
  const wanted = [
    ...["20 à 40 %", "−20 à −40 %", "15 à 30 %", "+3 à 7 %", "20 à 30 %", "25 %", "30 %", "85 %", "15 %"],
    ...[
      "1 à 3 %",
      "2 à 5 %",
      "50 à 200 €",
      "Plus de 200",
      "17",
      "2,8 à 4,2 millions d’euros",
      "290 kW",
      "70 kW",
    ],
    ...["12 ans", "15 ans", "7", "2 pays", "2050", "2023", "48 h", "24 h", "4 à 6 semaines", "5 Mo"],
  ];
  expect(wanted.filter((figure) => !figures.includes(figure))).toEqual([]);
});

/** How far behind the short form the words that explain it may stand, in characters: in the same paragraph. */
const reach = 400;

function isExplained(text: string, first: number, inFull: readonly string[]): boolean {
  const read = text
    .slice(0, first + reach)
    .toLowerCase()
    .replaceAll("’", "'");
  return inFull.some((phrase) => read.includes(phrase.toLowerCase()));
}
