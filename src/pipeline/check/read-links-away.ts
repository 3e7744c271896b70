import type { Attributes } from "../../html/read-html.ts";
import { leadsAway, linkOf } from "../../model/page-links.ts";
import { readElements } from "./read-elements.ts";

/**
 * The addresses that a page links to on other origins, or with another scheme, each once. Read from the HTML on demand:
 * no check of a build needs them, and on a large site they would be a quarter of all remembered data.
 */
export function readLinksAway(html: string): readonly string[] {
  const links = new Set<string>();
  const open = (name: string, attributes: Attributes) => {
    const url = linkOf(name, attributes);
    if (url !== undefined && leadsAway(url)) links.add(url);
  };
  readElements([{ html }], { open, text: () => {}, close: () => {}, takeFacts: () => false }, new Map());
  return [...links];
}
