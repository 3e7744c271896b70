/** A tag as it is written, from `<` to `>`, and where it begins. Its name is in lower case; that of an end tag begins with `/`. */
export type Tag = { readonly name: string; readonly written: string; readonly at: number };

/**
 * Gives the tags called `names` in their order, until `visit` returns false. What stands in comments, in attributes and in
 * elements that hold text alone is no tag. Each character is read once.
 * https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function walkTags(html: string, names: ReadonlySet<string>, visit: (tag: Tag) => boolean): void {
  let at = html.indexOf("<");
  while (at >= 0) {
    const name = readName(html, at + 1);
    const end = findEnd(html, at, name);
    if (end < 0) return;
    if (names.has(name) && !visit({ name, written: html.slice(at, end), at })) return;
    const next = skipText(html, end, name);
    at = next < 0 ? -1 : html.indexOf("<", next);
  }
}

const tagName = /\/?[a-z][^\s/>]*/iy;

/** Empty where no tag begins. */
function readName(html: string, at: number): string {
  tagName.lastIndex = at;
  return tagName.exec(html)?.[0].toLowerCase() ?? "";
}

const valueOrEnd = /=\s*["']|>/g;

/** The place behind a tag, a comment or a `<` that is neither; -1 where the text ends before. */
function findEnd(html: string, at: number, name: string): number {
  if (html.startsWith("<!--", at)) return behind("-->", html, at + 4);
  if (name === "") return at + 1;
  valueOrEnd.lastIndex = at + 1 + name.length;
  for (;;) {
    const sign = valueOrEnd.exec(html)?.[0];
    if (sign === undefined) return -1;
    if (sign === ">") return valueOrEnd.lastIndex;
    const closed = behind(sign.at(-1) ?? "", html, valueOrEnd.lastIndex);
    if (closed < 0) return -1;
    valueOrEnd.lastIndex = closed;
  }
}

function behind(text: string, html: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? -1 : at + text.length;
}

/** Elements whose text is no markup, and what ends it. */
const textEnds: ReadonlyMap<string, RegExp> = new Map([
  ["script", /<\/script[\s/>]/gi],
  ["style", /<\/style[\s/>]/gi],
  ["title", /<\/title[\s/>]/gi],
  ["textarea", /<\/textarea[\s/>]/gi],
  ["iframe", /<\/iframe[\s/>]/gi],
]);

function skipText(html: string, at: number, name: string): number {
  const ends = textEnds.get(name);
  // A drawing may close them at once.
  if (ends === undefined || html.startsWith("/>", at - 2)) return at;
  ends.lastIndex = at;
  return ends.exec(html)?.index ?? -1;
}
