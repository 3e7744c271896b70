/**
 * Writes React’s markup as the HTML standard’s own examples do: names of attributes in lower case, boolean ones
 * without a value, no slash in elements that have no end tag. SVG and MathML, which are XML, stay as they are, and so
 * do comments and the insides of scripts, styles and text fields.
 * https://html.spec.whatwg.org/multipage/syntax.html
 */
export function tidyMarkup(markup: string): string {
  // The elements that change the rules for what they hold, from the outside in.
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
      // An `svg` element belongs to both sides: its attributes are XML’s.
      return isForeign || holdsForeign(name) ? whole : tidyTag(whole);
    },
  );
}

/** `foreignObject` is a piece of HTML within SVG. */
const turningPoints: ReadonlySet<string> = new Set(["svg", "math", "foreignObject"]);

function holdsForeign(element: string | undefined): boolean {
  return element === "svg" || element === "math";
}

/**
 * A comment; an element whose text is no markup, from `<` to its end tag; any other tag. React escapes "<" and ">" in
 * texts and attributes alike, but HTML that a template brings along may have them between quotes. Tags that are a name
 * alone, which most are, have nothing to tidy: only those that change the rules are looked at.
 */
const token =
  /<!--[\s\S]*?-->|(<(script|style|textarea)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*(?<!\/)>)[\s\S]*?<\/\2>|<(?!\/?(?!svg>|math>|foreignObject>)[a-zA-Z][^\s/<>"']*>)(\/?)([a-zA-Z][^\s/<>]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

function tidyTag(tag: string): string {
  // Most tags are tidy: this looks at each sign once, where the other expression calls for each attribute.
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

/** An address that is not quoted may end in "/", which is then no end of the tag. */
const attributeOrEnd = /(\s+)([^\s"'<>/=]+)(=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?|\s*\/>$/g;

/** Attributes that are true by being there, and those whose empty value is their usual one. */
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
