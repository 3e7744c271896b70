import type { Element, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { SKIP, visit } from "unist-util-visit";
import { readTree, toHast } from "../../html/read-html.ts";
import { keys } from "../../model/memory/kinds.ts";
import { type Memory, remember } from "../../model/memory/memory.ts";
import type { OutputFile, RenderedPage } from "../../model/model.ts";
import { encodeRoute } from "../../model/route.ts";
import { markdownPathOf } from "./make-maps.ts";

type MarkdownPublishing = { readonly origin: string; readonly base: string; readonly memory: Memory };

/**
 * The main content of each page that search engines may index, as Markdown beside it: `/services.md` for `/services`,
 * `/index.md` for `/`. For programs that read text, as https://llmstxt.org proposes.
 */
export function makePageMarkdown(
  pages: readonly RenderedPage[],
  { origin, base, memory }: MarkdownPublishing,
): readonly OutputFile[] {
  const encoder = new TextEncoder();
  return pages
    .filter(({ page }) => page.indexed)
    .map((rendered) => {
      const { route } = rendered.page;
      const address = origin + base + encodeRoute(route);
      const key = keys["page-markdown"](address, rendered.digest);
      const text = remember(memory, "page-markdown", key, () => toPageMarkdown(rendered.html, address));
      return { path: markdownPathOf(route), bytes: encoder.encode(text) };
    });
}

/** Elements without content for Markdown: navigation, forms, drawings, scripts. */
const leftOut: ReadonlySet<string> = new Set([
  "nav",
  "script",
  "style",
  "template",
  "svg",
  "form",
  "button",
  "input",
  "dialog",
  "site-part",
]);

/** The content of `main`, or of `body` in a page without one, as Markdown. Addresses become absolute. */
export function toPageMarkdown(html: string, address: string): string {
  const tree = toHast(readTree(html));
  visit(tree, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    if (parent !== undefined && index !== undefined && (leftOut.has(tagName) || isMute(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of ["href", "src"] as const)
      if (typeof properties[name] === "string") properties[name] = absolute(properties[name], address);
    return undefined;
  });
  const content: Root = { type: "root", children: findContent(tree)?.children ?? [] };
  return toMarkdown(toMdast(content), {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** True for elements that screen readers skip as well, such as an image without alternative text. */
function isMute({ tagName, properties }: Element): boolean {
  const isDecoration = tagName === "img" && (properties.alt ?? "") === "";
  return isDecoration || properties.hidden !== undefined || properties.ariaHidden === "true";
}

function findContent(tree: Root): Element | undefined {
  const found = new Map<string, Element>();
  visit(tree, "element", (element) => {
    if (!found.has(element.tagName)) found.set(element.tagName, element);
  });
  return found.get("main") ?? found.get("body");
}

function absolute(url: string, address: string): string {
  return URL.canParse(url, address) ? new URL(url, address).href : url;
}
