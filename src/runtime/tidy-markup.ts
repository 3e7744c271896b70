/**
 * Writes React’s markup as the examples of the HTML standard do: attribute names in lower case, boolean attributes
 * without a value, no slash in elements without an end tag. SVG and MathML, which are XML, stay as they are, and so do
 * comments and the content of scripts, styles and text fields. https://html.spec.whatwg.org/multipage/syntax.html
 */
export function tidyMarkup(markup: string): string {
  // The open elements that change the rules for their content, from the outside in.
  const around: string[] = [];
  return markup.replace(
    token,
    (whole: string, textTag?: string, _?: string, slash?: string, name?: string) => {
      const isForeign = holdsForeign(around.at(-1));
      if (textTag !== undefined) return isForeign ? whole : tidyTag(textTag) + whole.slice(textTag.length);
      if (name === undefined) return whole;
      if (slash === "/") {
        if (name === around.at(-1)) around.pop();
        return whole;
      }
      if (turningPoints.has(name) && !whole.endsWith("/>")) around.push(name);
      // The attributes of an `svg` element itself are XML’s.
      return isForeign || holdsForeign(name) ? whole : tidyTag(whole);
    },
  );
}

/** The content of `foreignObject` is HTML within SVG. */
const turningPoints: ReadonlySet<string> = new Set(["svg", "math", "foreignObject"]);

function holdsForeign(element: string | undefined): boolean {
  return element === "svg" || element === "math";
}

/**
 * A comment; an element with raw text, from `<` to its end tag; any other tag. React escapes "<" and ">" in texts and
 * attributes, but HTML of a template may have them in quotes. Tags without attributes, which most are, have nothing to
 * tidy: only those that change the rules are matched.
 */
const token =
  /<!--[\s\S]*?-->|(<(script|style|textarea)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*(?<!\/)>)[\s\S]*?<\/\2>|<(?!\/?(?!svg>|math>|foreignObject>)[a-zA-Z][^\s/<>"']*>)(\/?)([a-zA-Z][^\s/<>]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

function tidyTag(tag: string): string {
  // Most tags are already tidy: this expression reads each character once, while the other one runs for each attribute.
  return untidy.test(tag) ? rewriteTag(tag) : tag;
}

const untidy = /[A-Z]|=""|\/>$/;

function rewriteTag(tag: string): string {
  return tag.replace(attributeOrEnd, (_, space?: string, name?: string, value = "") => {
    if (space === undefined || name === undefined) return ">";
    const spelt = name.toLowerCase();
    return space + spelt + (value === '=""' && standsAlone.has(spelt) ? "" : value);
  });
}

/** An unquoted address may end in "/", which then does not end the tag. */
const attributeOrEnd = /(\s+)([^\s"'<>/=]+)(=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?|\s*\/>$/g;

/** Attributes that are true when present, and those whose empty value is the default. */
const standsAlone: ReadonlySet<string> = new Set([
  "allowfullscreen",
  "async",
  "autofocus",
  "autoplay",
  "checked",
  "controls",
  "crossorigin",
  "default",
  "defer",
  "disabled",
  "disablepictureinpicture",
  "disableremoteplayback",
  "download",
  "formnovalidate",
  "hidden",
  "inert",
  "ismap",
  "itemscope",
  "loop",
  "multiple",
  "muted",
  "nomodule",
  "novalidate",
  "open",
  "playsinline",
  "popover",
  "readonly",
  "required",
  "reversed",
  "selected",
]);
