import type { RenderedPage } from "../model.ts";
import type { Problem, Report } from "../problem.ts";

/** The basics that every page owes its readers, whatever their browser: language, title, headings, alternatives. */
export function checkPages(pages: readonly RenderedPage[], report: Report): void {
  for (const rendered of pages) {
    const { page, facts } = rendered;
    const warn = (code: Problem["code"], message: string, hint: string) =>
      report({
        code,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: `${message} (on the page ${page.route})`,
        hint,
      });
    if (!facts.language) warn("page/language", "the page does not say its language", 'write <html lang="…">');
    if (!facts.title) warn("page/title", "the page has no title", "give Head a title");
    checkHeadings(rendered, warn);
    for (const id of repeated(facts.ids)) {
      warn(
        "page/duplicate-id",
        `the id “${id}” stands twice`,
        "an id names one place: give the other another one",
      );
    }
    for (const image of facts.imagesWithoutAlt) {
      warn(
        "page/alternative-text",
        `the image ${image} has no alternative text`,
        'write alt="…", empty if it only decorates',
      );
    }
  }
}

function checkHeadings(
  { facts }: RenderedPage,
  warn: (code: Problem["code"], message: string, hint: string) => void,
): void {
  const titles = facts.headings.filter((heading) => heading.depth === 1);
  if (titles.length !== 1) {
    warn(
      "page/headings",
      `the page has ${titles.length} headings of the first level`,
      "a page has exactly one h1",
    );
  }
  let depth = 0;
  for (const heading of facts.headings) {
    if (heading.depth > depth + 1) {
      warn(
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
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}
