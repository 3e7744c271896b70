import type { PageFault } from "../../model/model.ts";

/** What a page is judged by. */
export type PageOutline = {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly headings: readonly Heading[];
  readonly ids: readonly string[];
  /** Addresses of images without `alt`. */
  readonly imagesWithoutAlt: readonly string[];
};

type Heading = { readonly depth: number; readonly text: string };

/** What a page lacks of the basics that it owes its readers, whatever their browser: language, title, headings, alternatives. */
export function findFaults({
  language,
  title,
  headings,
  ids,
  imagesWithoutAlt,
}: PageOutline): readonly PageFault[] {
  const faults: PageFault[] = [];
  const note = (code: PageFault["code"], message: string, hint: string) =>
    void faults.push({ code, message, hint });
  if (!language) note("page/language", "the page does not say its language", 'write <html lang="…">');
  if (!title) note("page/title", "the page has no title", "give Head a title");
  findHeadingFaults(headings, note);
  for (const id of repeated(ids)) {
    note(
      "page/duplicate-id",
      `the id “${id}” stands twice`,
      "an id names one place: give the other another one",
    );
  }
  for (const image of imagesWithoutAlt) {
    note(
      "page/alternative-text",
      `the image ${image} has no alternative text`,
      'write alt="…", empty if it only decorates',
    );
  }
  return faults;
}

function findHeadingFaults(
  headings: readonly Heading[],
  note: (code: PageFault["code"], message: string, hint: string) => void,
): void {
  const titles = headings.filter((heading) => heading.depth === 1);
  if (titles.length !== 1) {
    note(
      "page/headings",
      `the page has ${titles.length} headings of the first level`,
      "a page has exactly one h1",
    );
  }
  let depth = 0;
  for (const heading of headings) {
    if (heading.depth > depth + 1) {
      note(
        "page/headings",
        depth === 0
          ? `“${heading.text}”, a heading of level ${heading.depth}, comes before any of the first level`
          : `“${heading.text}” is a heading of level ${heading.depth} below one of level ${depth}`,
        "headings go down one level at a time",
      );
    }
    depth = heading.depth;
  }
}

function repeated(items: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter((item) => seen.size === seen.add(item).size))];
}
