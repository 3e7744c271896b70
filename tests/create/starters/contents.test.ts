import { expect, test } from "vitest";
import { toChapters } from "../../../starters/documentation/templates/chapters.ts";
import { createContents, listAll } from "../../../starters/documentation/templates/contents.ts";
import type { Page, Part, Section } from "../../../starters/documentation/templates/schemas.ts";

const sections = ["guides", "reference"].map((id) => ({ id, data: { title: `All ${id}` } }) as Section);

function page(id: string, order: number, data: Partial<Page["data"]> = {}): Page {
  return { id, data: { title: id, description: id, draft: false, order, ...data } } as Page;
}

/** Contents as lines, those of a part below it, an open section without an address. */
function show(parts: readonly Part[], indent = ""): readonly string[] {
  return parts.flatMap(({ label, href, parts }) => [
    `${indent}${label}${href === undefined ? "" : ` ${href}`}`,
    ...show(parts ?? [], `${indent}  `),
  ]);
}

const pages = [
  page("index", 0),
  page("guides/first", 1),
  page("guides/second", 2),
  page("reference/overview", 0, { route: "/reference" }),
  page("reference/text/overview", 1, { route: "/reference/text" }),
  page("reference/text/join", 2),
  page("reference/number", 3),
  page("reference/number/round", 4),
  page("reference/number/exact/ceil", 5),
  page("notes", 9, { parent: { collection: "pages", id: "reference/number/round" } as never }),
];
const more = Array.from({ length: 100 }, (_, index) => page(`reference/text/f-${index}`, 10 + index));

test("a small documentation shows all its pages beside each text, those of a folder below the page that introduces it", () => {
  const chapters = toChapters(pages, sections);
  expect(show(createContents(chapters, "en")(pages[1]))).toEqual([
    "index /",
    "All guides",
    "  guides/first /guides/first",
    "  guides/second /guides/second",
    "All reference",
    "  reference/overview /reference",
    "  reference/text/overview /reference/text",
    "    reference/text/join /reference/text/join",
    "  reference/number /reference/number",
    "    reference/number/round /reference/number/round",
    "    reference/number/exact/ceil /reference/number/exact/ceil",
  ]);
});

test("a large documentation shows the section of the page, and links to the first page of each other one", () => {
  const chapters = toChapters([...pages, ...more], sections);
  const contentsOf = createContents(chapters, "en");
  expect(show(contentsOf(pages[1]))).toEqual([
    "index /",
    "All guides",
    "  guides/first /guides/first",
    "  guides/second /guides/second",
    "All reference /reference",
    "All pages /search#all-pages",
  ]);
  const atRound = show(contentsOf(pages[7]));
  expect(atRound).toEqual([
    "index /",
    "All guides /guides/first",
    "All reference",
    "  reference/overview /reference",
    "  reference/text/overview /reference/text",
    "  reference/number /reference/number",
    "    reference/number/round /reference/number/round",
    "    reference/number/exact/ceil /reference/number/exact/ceil",
    "All pages /search#all-pages",
  ]);
  expect(show(contentsOf(pages[9])), "a page below another one").toEqual(atRound);
  expect(show(contentsOf())).toHaveLength(4);
  expect(show(listAll(chapters))).toHaveLength(111);
});

test("a long list shows the pages around the current one", () => {
  const contentsOf = createContents(toChapters([...pages, ...more], sections), "en");
  const shownAt = (place: number) => show(contentsOf(more[place])).filter((line) => line.startsWith("    "));
  expect(shownAt(50)).toHaveLength(60);
  expect(shownAt(50)[30]).toBe("    reference/text/f-50 /reference/text/f-50");
  expect(shownAt(1)[0]).toBe("    reference/text/join /reference/text/join");
  expect(shownAt(99).at(-1)).toBe("    reference/text/f-99 /reference/text/f-99");
});
