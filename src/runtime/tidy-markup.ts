/**
 * Writes React’s markup as the HTML standard’s own examples do: names of attributes in lower case, boolean ones
 * without a value, no slash in elements that have no end tag. SVG, which is XML, stays as it is, and so do the
 * insides of scripts and styles. https://html.spec.whatwg.org/multipage/syntax.html
 */
export function tidyMarkup(markup: string): string {
  let svgDepth = 0;
  return markup.replace(tagOrRawText, (tag: string, raw: string | undefined, name: string) => {
    if (raw !== undefined) {
      const end = tag.indexOf(">") + 1;
      return tidyTag(tag.slice(0, end)) + tag.slice(end);
    }
    if (name === "svg") svgDepth += tag.startsWith("</") ? -1 : 1;
    // The element itself belongs to both: its attributes are XML’s.
    return svgDepth > 0 || name === "svg" || tag.startsWith("</") ? tag : tidyTag(tag);
  });
}

/** React escapes "<" and ">" in texts and attributes alike, so what looks like a tag is one. */
const tagOrRawText = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1>|<\/?([a-zA-Z][^\s/<>]*)[^<>]*>/g;

const booleans =
  / (allowfullscreen|async|autofocus|autoplay|checked|controls|crossorigin|default|defer|disabled|formnovalidate|hidden|inert|ismap|loop|multiple|muted|nomodule|novalidate|open|playsinline|popover|readonly|required|reversed|selected)=""/g;

function tidyTag(tag: string): string {
  return tag
    .replace(/ ([a-z]+[A-Z][a-zA-Z]*)=/g, (_, name: string) => ` ${name.toLowerCase()}=`)
    .replace(booleans, " $1")
    .replace(/\/>$/, ">");
}
