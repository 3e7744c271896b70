import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { readWordsInOrder } from "../support/read-words-in-order.ts";
import { projectRoot } from "../support/run-site.ts";

const { dist, routes } = inject("realSite");
const pages = routes.map((route) => {
  const file = route === "/" ? "index.html" : `${route.slice(1)}.html`;
  return { route, ...readWordsInOrder(readFileSync(join(dist, file), "utf8")) };
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

/** How far behind the short form the words that explain it may stand, in characters: in the same paragraph. */
const reach = 400;

function isExplained(text: string, first: number, inFull: readonly string[]): boolean {
  const read = text
    .slice(0, first + reach)
    .toLowerCase()
    .replaceAll("’", "'");
  return inFull.some((phrase) => read.includes(phrase.toLowerCase()));
}
