import type { TextSection } from "../model/model.ts";
import { headingElements, unshownElements, voidElements, wordElements } from "./elements.ts";
import { type Attributes, readHtml } from "./read-html.ts";

/**
 * The visible text in `main` of a page, split at its headings: without navigation, forms, drawings and hidden parts.
 * Each line is a block of the page, such as a paragraph or a cell.
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
  readHtml(html, {
    open(name, attributes) {
      // `br` ends a line, not a paragraph; other void elements contain no text.
      if (voidElements.has(name)) return write(name === "br" ? " " : "");
      const isSilent = silentElements.has(name) || isHidden(attributes);
      // The id of a landmark is not a place within the page.
      open.push({ name, isSilent, id: name === "main" ? undefined : attributes.id });
      if (isSilent) silentDepth += 1;
      if (name === "main") isInMain = true;
      if (!isInMain || silentDepth > 0) return;
      if (headingElements.has(name)) {
        sections.push({ anchor: findAnchor(open, sections), heading: "", text: "" });
        headingName = name;
        // Two adjacent spans are separated only by styles, so a space goes between their texts.
      } else if (!wordElements.has(name) || (name === lastClosed && name === "span")) write("\n");
      lastClosed = undefined;
    },
    text(text) {
      write(text);
      lastClosed = undefined;
    },
    close(name) {
      if (voidElements.has(name)) return;
      if (open.pop()?.isSilent) silentDepth -= 1;
      if (name === headingName) headingName = undefined;
      else if (!wordElements.has(name)) write("\n");
      if (name === "main") isInMain = false;
      lastClosed = name;
    },
  });
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

/** Elements whose text is not part of the page’s text. */
const silentElements = new Set([
  ...unshownElements,
  ..."nav form search button select dialog svg audio video canvas iframe object".split(" "),
]);

function isHidden({ hidden, popover, class: names = "", ...rest }: Attributes): boolean {
  // The generator’s own words, such as those that announce a new tab, are for people who cannot see the sign.
  const isAside = names === "visually-hidden" && rest.id === undefined;
  return hidden !== undefined || popover !== undefined || rest["aria-hidden"] === "true" || isAside;
}

/** The id of the heading or of the element that it opens, else that of its section. */
function findAnchor(open: readonly Opened[], sections: readonly TextSection[]): string | undefined {
  return open.findLast(({ id }) => id !== undefined)?.id ?? sections.at(-1)?.anchor;
}

/** Collapses spaces as browsers do; no-break spaces stay. */
function toLine(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, " ").trim();
}
