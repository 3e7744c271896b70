/**
 * A tag as written, from `<` to `>`, and its position. Its name is in lower case; that of an end tag begins with `/`.
 */
export type Tag = { readonly name: string; readonly written: string; readonly at: number };

/**
 * Calls `visit` for the tags of a page that load or control something, in their order, until it returns false.
 * Comments, attributes and raw-text elements contain no tags. Reads each character once.
 * https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function walkTags(html: string, visit: (tag: Tag) => boolean): void {
  let at = html.indexOf("<");
  // Most tags have no attributes and end at the next ">".
  let equals = -1;
  let close = -1;
  while (at >= 0) {
    if (equals < at) equals = toEnd(html.indexOf("=", at));
    if (close < at) close = toEnd(html.indexOf(">", at));
    const end = close < equals && beginsTag(html, at) ? close + 1 : findEnd(html, at);
    if (end > html.length) return;
    const name = readName(html, at + 1);
    if (name !== "" && !visit({ name, written: html.slice(at, end), at })) return;
    at = html.indexOf("<", name === "" ? end : skipText(html, end, name));
  }
}

function beginsTag(html: string, at: number): boolean {
  return /[a-z/]/i.test(html.charAt(at + 1));
}

function toEnd(place: number): number {
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

const watched = /(?:link|meta|script|style|title|textarea|iframe|\/?head|body)(?=[\s/>])/iy;

/** Empty for other tags, and where no tag begins. */
function readName(html: string, at: number): string {
  watched.lastIndex = at;
  return watched.exec(html)?.[0].toLowerCase() ?? "";
}

const valueOrEnd = /=\s*["']|>/g;

/** The position after a tag, a comment or a lone `<`; after the end of the text when it is not closed. */
function findEnd(html: string, at: number): number {
  if (html.startsWith("<!--", at)) return behind("-->", html, at + 4);
  if (!beginsTag(html, at)) return at + 1;
  valueOrEnd.lastIndex = at + 2;
  for (;;) {
    const sign = valueOrEnd.exec(html)?.[0];
    if (sign === undefined) return Number.POSITIVE_INFINITY;
    if (sign === ">") return valueOrEnd.lastIndex;
    valueOrEnd.lastIndex = Math.min(behind(sign.at(-1) ?? "", html, valueOrEnd.lastIndex), html.length);
  }
}

function behind(text: string, html: string, from: number): number {
  return toEnd(html.indexOf(text, from)) + text.length;
}

/** Raw-text elements, by the tag that ends each. */
const textEnds: ReadonlyMap<string, RegExp> = new Map([
  ["script", /<\/script[\s/>]/gi],
  ["style", /<\/style[\s/>]/gi],
  ["title", /<\/title[\s/>]/gi],
  ["textarea", /<\/textarea[\s/>]/gi],
  ["iframe", /<\/iframe[\s/>]/gi],
]);

function skipText(html: string, at: number, name: string): number {
  const ends = textEnds.get(name);
  // Within a drawing these elements may be self-closing.
  if (ends === undefined || html.startsWith("/>", at - 2)) return at;
  ends.lastIndex = at;
  return ends.exec(html)?.index ?? html.length;
}
