import type { BodyPart, HtmlFacts } from "../model/model.ts";

/** A part that is not HTML, before the parts inside it are known. */
export type Part =
  | Omit<Extract<BodyPart, { kind: "directive" }>, "parts">
  | Extract<BodyPart, { kind: "image" }>;

export type HeadingFact = { readonly depth: number; text: string; id?: string };

/** What ids and addresses are noted in: the HTML of a body, or a line that will be part of it. */
export type Notes = { noteId(id: string): void; noteLink(href: string): void };

type Html = {
  readonly kind: "piece";
  html: string;
  readonly ids: string[];
  readonly links: string[];
  readonly headings: HeadingFact[];
  /** True when the page needs the style of texts. */
  isStyled: boolean;
  /** False when the page has to be read to know what it loads. */
  hasFacts: boolean;
};
type Image = Extract<Part, { readonly kind: "image" }>;
type Piece =
  | Html
  | { readonly kind: "opening"; readonly part: Exclude<Part, Image> }
  | { readonly kind: "ending" }
  | Image;

/** Gathers the HTML of a body, cut at its directives and images, and what checks and maps need to know of each piece. */
export class BodyParts implements Notes {
  #html: Html = createHtml();
  readonly #pieces: Piece[] = [this.#html];

  write(html: string): void {
    this.#html.html += html;
  }

  get isAtLineStart(): boolean {
    return this.#html.html === "" || this.#html.html.endsWith("\n");
  }

  noteId(id: string): void {
    this.#html.ids.push(id);
  }

  noteLink(href: string): void {
    this.#html.links.push(href);
  }

  /** The heading that begins here. Its words are still to come. */
  noteHeading(depth: number): HeadingFact {
    const heading: HeadingFact = { depth, text: "" };
    this.#html.headings.push(heading);
    return heading;
  }

  /** Notes that an element has a class of the style of texts. */
  noteStyle(): void {
    this.#html.isStyled = true;
  }

  /** Notes that an element loads something, which only a reader of the page finds. */
  forgetFacts(): void {
    this.#html.hasFacts = false;
  }

  addImage(image: Image): void {
    this.#cut(image);
  }

  open(part: Exclude<Part, Image>): void {
    this.#cut({ kind: "opening", part });
  }

  close(): void {
    this.#cut({ kind: "ending" });
  }

  #cut(piece: Piece): void {
    this.#html = createHtml();
    this.#pieces.push(piece, this.#html);
  }

  append({ pieces }: { readonly pieces: readonly Piece[] }): void {
    for (const piece of pieces) {
      if (piece.kind !== "piece") this.#cut(piece);
      else {
        this.#html.html += piece.html;
        for (const id of piece.ids) this.#html.ids.push(id);
        for (const link of piece.links) this.#html.links.push(link);
        for (const heading of piece.headings) this.#html.headings.push(heading);
      }
    }
  }

  /** Removes `end`, with which the HTML ends, so that more can be written before it. */
  reopen(end: string): void {
    this.#html.html = this.#html.html.slice(0, -end.length);
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** Throws when a part has no end, or an end no part, which is a bug. */
  toBody(): readonly BodyPart[] {
    const root: BodyPart[] = [];
    const open: { readonly part: Exclude<Part, Image> | undefined; readonly inside: BodyPart[] }[] = [
      { part: undefined, inside: root },
    ];
    for (const [index, piece] of this.#pieces.entries()) {
      const inside = open.at(-1)?.inside ?? root;
      switch (piece.kind) {
        case "opening":
          open.push({ part: piece.part, inside: [] });
          break;
        case "ending": {
          const { part } = open.pop() ?? {};
          if (part === undefined) throw new Error("An end belongs to no part.");
          open.at(-1)?.inside.push({ ...part, parts: inside });
          break;
        }
        case "image":
          inside.push(piece);
          break;
        case "piece": {
          const { html, ids, links, headings, isStyled, hasFacts } = piece;
          const start = isInLine(this.#pieces[index - 1]) ? html : html.trimStart();
          const trimmed = isInLine(this.#pieces[index + 1]) ? start : start.trimEnd();
          const facts = hasFacts ? { ids, links, headings } : undefined;
          if (trimmed !== "") inside.push(toHtmlPart(trimmed, facts, isStyled));
        }
      }
    }
    if (open.length > 1) throw new Error("A part never ends.");
    return root;
  }
}

function createHtml(): Html {
  return { kind: "piece", html: "", ids: [], links: [], headings: [], isStyled: false, hasFacts: true };
}

/** Spaces beside an image within a line separate words, so they stay. */
function isInLine(piece: Piece | undefined): boolean {
  return piece?.kind === "image" && piece.isInLine === true;
}

/**
 * A part with the facts of its HTML. The facts are not enumerable: a template that changes the HTML copies the part
 * with spread, and facts of the old HTML are not copied.
 */
export function toHtmlPart(html: string, facts: HtmlFacts | undefined, isStyled?: boolean): BodyPart {
  const part = { kind: "html" as const, html };
  return Object.defineProperty(isStyled ? { ...part, isStyled } : part, "facts", { value: facts });
}
