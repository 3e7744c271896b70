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

function nestHtml(html: string, { prefix, opensNewTab }: Nesting): string {
  const withPrefix = (opening: string) => opening.replace(/^<(?:h\d id="|a href="#)/, `$&${prefix}-`);
  let isLeaving = false;
  return html.replace(tag, (written: string, slash: string, name: string, rest: string) => {
    if (/^h[2-5]$/.test(name)) return withPrefix(`<${slash}h${Number(name[1]) + 1}${rest}>`);
    if (name !== "a") return withPrefix(written);
    if (slash !== "")
      return isLeaving ? `<span class="visually-hidden"> (${opensNewTab})</span></a>` : written;
    isLeaving = /^ href="(?!#|mailto:|tel:)/.test(rest) && !rest.includes(' target="');
    return isLeaving ? `<a${rest} target="_blank" rel="noopener">` : withPrefix(written);
  });
}

/** Compiled Markdown escapes every "<" of its texts, but none of its attributes, which escape quotation marks. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])([^"<>]*(?:"[^"]*"[^"<>]*)*)>/g;
