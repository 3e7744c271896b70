import { visit } from "unist-util-visit";
import { shorten } from "../text/shorten.ts";
import type { LeftKind } from "./new-site.ts";
import { type ReadTree, spanOf } from "./read-tree.ts";

/** Something to correct. `line` counts in the body, from 1. */
export type Leftover = { readonly kind: LeftKind; readonly line: number; readonly what: string };

type Known = {
  /** True for an address that the new site has. */
  readonly hasPage: (address: string) => boolean;
  readonly hasImage: (address: string) => boolean;
};

/** Finds what a person must correct in a converted text: tags, HTML, and broken links and images. */
export function findLeftovers(body: string, known: Known, readTree: ReadTree): readonly Leftover[] {
  const found: Leftover[] = [];
  const inCode = new Set<number>();
  visit(readTree(body), (node) => {
    const { line } = spanOf(node);
    const add = (kind: LeftKind, what: string) => found.push({ kind, line, what: shorten(what, 80) });
    switch (node.type) {
      case "code":
        for (let at = line; at <= (node.position?.end.line ?? line); at += 1) inCode.add(at);
        break;
      case "html":
        // Closing tags are not reported: their opening tag is.
        if (!/^<[!/]/.test(node.value)) add(/^<[A-Z]/.test(node.value) ? "component" : "html", node.value);
        break;
      case "image":
        if (isElsewhere(node.url)) add("elsewhere", node.url);
        else if (!known.hasImage(node.url)) add("image", node.url);
        break;
      case "link":
        if (!/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(node.url) && !known.hasPage(node.url))
          add("link", node.url);
        break;
    }
  });
  return [...found, ...findTags(body, inCode)].sort((a, b) => a.line - b.line);
}

/** True for an image of another site. */
export function isElsewhere(url: string): boolean {
  return /^(?:https?:)?\/\//.test(url);
}

function findTags(body: string, inCode: ReadonlySet<number>): readonly Leftover[] {
  return body.split("\n").flatMap((line, place) => {
    if (inCode.has(place + 1)) return [];
    const prose = line.replace(/`[^`]*`/g, "");
    const directives = prose.match(/^\s{0,9}:{3,9}[ \t]{0,9}[\w-]{1,99}.{0,99}/) ?? [];
    const tags = prose.match(/\{[{%][^{}]*[%}]\}/g) ?? [];
    return [...directives, ...tags].map((tag) => ({
      kind: "tag" as const,
      line: place + 1,
      what: shorten(tag.trim(), 80),
    }));
  });
}
