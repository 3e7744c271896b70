import type { BodyPart, HtmlFacts } from "../model.ts";

/**
 * A part with what is known of its HTML. The facts are not enumerable: a template that changes the HTML copies the part,
 * and facts about other HTML do not come along.
 */
export function withFacts(html: string, facts: HtmlFacts): BodyPart {
  return Object.defineProperty({ kind: "html" as const, html }, "facts", { value: facts });
}

/** Those of all parts of HTML, in reading order. */
export function listFacts(parts: readonly BodyPart[]): readonly HtmlFacts[] {
  return parts.flatMap((part) => {
    if (part.kind === "html") return part.facts ?? [];
    return part.kind === "directive" ? listFacts(part.parts) : [];
  });
}

/** Gives parts that were JSON their facts back, which `listFacts` gave. */
export function restoreFacts(parts: readonly BodyPart[], facts: readonly HtmlFacts[]): readonly BodyPart[] {
  let next = 0;
  const restore = (part: BodyPart): BodyPart => {
    if (part.kind === "directive") return { ...part, parts: part.parts.map(restore) };
    const known = part.kind === "html" ? facts[next] : undefined;
    if (part.kind !== "html" || known === undefined) return part;
    next += 1;
    return withFacts(part.html, known);
  };
  return parts.map(restore);
}
