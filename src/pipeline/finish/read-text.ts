import { Parser } from "htmlparser2";
import type { TextSection } from "../../model/model.ts";

/**
 * What `main` of a page says to its readers, cut at its headings: without navigation, forms, drawings and what is
 * hidden. Each line of a text is a block of the page, such as a paragraph or a cell.
 */
export function readText(html: string): readonly TextSection[] {
  const sections: TextSection[] = [];
  const open: Opened[] = [];
  let isInMain = false;
  let silentDepth = 0;
  let headingName: string | undefined;
  let lastClosed: string | undefined;

  const write = (text: string) => {
    const section = sections.at(-1);
    if (section === undefined || !isInMain || silentDepth > 0) return;
    const field = headingName === undefined ? "text" : "heading";
    sections[sections.length - 1] = { ...section, [field]: section[field] + text };
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // A line that ends is no paragraph that ends; other elements without content say nothing.
        if (emptyElements.has(name)) return write(name === "br" ? " " : "");
        const isSilent = silentElements.has(name) || isHidden(attributes);
        // A page’s landmark is no place within the page.
        open.push({ name, isSilent, id: name === "main" ? undefined : attributes.id });
        if (isSilent) silentDepth += 1;
        if (name === "main") isInMain = true;
        if (!isInMain || silentDepth > 0) return;
        if (/^h[1-6]$/.test(name)) {
          sections.push({ anchor: findAnchor(open, sections), heading: "", text: "" });
          headingName = name;
          // Two spans that touch are two things, which only styles set apart.
        } else if (!inlineElements.has(name) || (name === lastClosed && name === "span")) write("\n");
        lastClosed = undefined;
      },
      ontext(text) {
        write(text);
        lastClosed = undefined;
      },
      onclosetag(name) {
        if (emptyElements.has(name)) return;
        if (open.pop()?.isSilent) silentDepth -= 1;
        if (name === headingName) headingName = undefined;
        else if (!inlineElements.has(name)) write("\n");
        if (name === "main") isInMain = false;
        lastClosed = name;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading: toLine(heading),
    text: text
      .split("\n")
      .map(toLine)
      .filter((line) => line !== "")
      .join("\n"),
  }));
}

type Opened = { readonly name: string; readonly isSilent: boolean; readonly id: string | undefined };

/** Nothing of what stands in them is read as text of the page. */
const silentElements = new Set(
  ["nav", "form", "search", "button", "select", "dialog", "svg"].concat([
    "script",
    "style",
    "template",
    "noscript",
    "audio",
    "video",
    "canvas",
    "iframe",
    "object",
  ]),
);
const emptyElements = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const inlineElements = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd label mark output q s samp small span strong sub sup time u var".split(
    " ",
  ),
);

function isHidden({
  hidden,
  popover,
  class: names = "",
  ...rest
}: Readonly<Record<string, string>>): boolean {
  // The generator’s own words, as those that announce a new tab, are for who cannot see what they say.
  const isAside = names === "visually-hidden" && rest.id === undefined;
  return hidden !== undefined || popover !== undefined || rest["aria-hidden"] === "true" || isAside;
}

/** That of the heading itself or of what it opens, else that of the section it stands in. */
function findAnchor(open: readonly Opened[], sections: readonly TextSection[]): string | undefined {
  return open.findLast(({ id }) => id !== undefined)?.id ?? sections.at(-1)?.anchor;
}

/** Spaces that browsers collapse, one each; those that do not break stay as they are. */
function toLine(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, " ").trim();
}
