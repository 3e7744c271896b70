import type { Body, BodyPart } from "charpente";

type Nesting = {
  /** Prefix of its heading ids, because several bodies may be on one page. */
  readonly prefix: string;
  /** The words that announce a new tab, as in `nouvel onglet`. */
  readonly opensNewTab: string;
};

/**
 * A body inside a card: its headings are one level lower, below the card’s title, with ids of their own, and its links
 * open in a new tab. Links to headings of the same body get the new ids.
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

/** Compiled Markdown escapes "<" in texts but not in attributes, where it escapes quotation marks. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])([^"<>]*(?:"[^"]*"[^"<>]*)*)>/g;
