import type { Body, BodyPart } from "charpente";

type Nesting = {
  /** Precedes the ids of its headings: several bodies may stand on one page. */
  readonly prefix: string;
  /** Announces a new tab, as in `nouvel onglet`. */
  readonly opensNewTab: string;
};

/**
 * A body that stands inside a card of its page: headings one level down, below the card’s title, with ids of their
 * own, and every link in a new tab. Links to headings of the same body follow their new ids.
 */
export function nestBody(body: Body, nesting: Nesting): Body {
  return { ...body, parts: body.parts.map((part) => nestPart(part, nesting)) };
}

function nestPart(part: BodyPart, nesting: Nesting): BodyPart {
  switch (part.kind) {
    case "html":
      return { ...part, html: nestHtml(part.html, nesting) };
    case "directive":
      return { ...part, parts: part.parts.map((inner) => nestPart(inner, nesting)) };
    case "image":
      return part;
  }
}

/** Compiled Markdown escapes every "<" of its text, so what looks like a tag is one. */
function nestHtml(html: string, { prefix, opensNewTab }: Nesting): string {
  return html
    .replace(
      /<(\/?)h([2-5])(?=[\s>])/g,
      (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
    )
    .replace(/(<h\d id="|<a href="#)/g, `$1${prefix}-`)
    .replace(
      /<a href="(?!#|mailto:|tel:)([^"]*)"(?![^>]*\starget=)([^>]*)>([\s\S]*?)<\/a>/g,
      (_, href, rest, text) =>
        `<a href="${href}"${rest} target="_blank" rel="noopener">${text}<span class="visually-hidden"> (${opensNewTab})</span></a>`,
    );
}
