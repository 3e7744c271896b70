import type { Body, BodyPart, HtmlFacts } from "../../model/model.ts";
import { toHtmlPart } from "./html-facts.ts";

/** A part with the length of its HTML, which is stored separately. */
type PackedPart =
  | { readonly kind: "html"; readonly length: number; readonly facts: HtmlFacts | undefined }
  | (Omit<Extract<BodyPart, { kind: "directive" }>, "parts"> & { readonly parts: readonly PackedPart[] })
  | Extract<BodyPart, { kind: "image" }>;

/** The data that only pages showing the text need. */
export type PackedBody = Pick<Body, "parts" | "links" | "headings" | "languages">;

/** Writes a body as one text: a line of JSON, then its HTML unescaped. */
export function packBody({ parts, links, headings, languages }: PackedBody): string {
  let html = "";
  const pack = (part: BodyPart): PackedPart => {
    if (part.kind === "image") return part;
    if (part.kind === "directive") return { ...part, parts: part.parts.map(pack) };
    html += part.html;
    return { kind: "html", length: part.html.length, facts: part.facts };
  };
  return `${JSON.stringify({ parts: parts.map(pack), links, headings, languages })}\n${html}`;
}

/** Reads what `packBody` wrote. */
export function unpackBody(packed: string): PackedBody {
  const end = packed.indexOf("\n");
  const { parts, links, headings, languages } = JSON.parse(packed.slice(0, end)) as Omit<
    PackedBody,
    "parts"
  > & {
    readonly parts: readonly PackedPart[];
  };
  let at = end + 1;
  const unpack = (part: PackedPart): BodyPart => {
    if (part.kind === "image") return part;
    if (part.kind === "directive") return { ...part, parts: part.parts.map(unpack) };
    const from = at;
    at += part.length;
    return toHtmlPart(packed.slice(from, at), part.facts);
  };
  return { parts: parts.map(unpack), links, headings, languages };
}
