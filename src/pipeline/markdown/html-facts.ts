import type { BodyPart, HtmlFacts } from "../../model/model.ts";

/** A fact about HTML, and the position of its element. */
export type Fact = { readonly at: number } & (
  | { readonly kind: "id"; readonly id: string }
  | { readonly kind: "link"; readonly href: string }
  | { readonly kind: "heading"; readonly depth: number; text: string; id?: string }
);

export function toHtmlFacts(facts: readonly Fact[]): HtmlFacts {
  const ids: string[] = [];
  const links: string[] = [];
  const headings: HtmlFacts["headings"][number][] = [];
  for (const fact of facts) {
    if (fact.kind === "id") ids.push(fact.id);
    else if (fact.kind === "link") links.push(fact.href);
    else headings.push({ depth: fact.depth, text: fact.text, ...(fact.id !== undefined && { id: fact.id }) });
  }
  return { ids, links, headings };
}

/**
 * A part with the facts of its HTML. The facts are not enumerable: a template that changes the HTML copies the part
 * with spread, and facts of the old HTML are not copied.
 */
export function toHtmlPart(html: string, facts: HtmlFacts | undefined): BodyPart {
  return Object.defineProperty({ kind: "html" as const, html }, "facts", { value: facts });
}
