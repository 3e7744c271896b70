import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { attribute, elementsIn, isElement } from "./elements.ts";

/**
 * Parses the HTML of a clipboard into its body and, if it has a `base` element, the address that its links are relative
 * to.
 */
export function parseClipboard(html: string): { readonly page: Root; readonly base: string | undefined } {
  const document = fromHtml(html);
  const all = [...elementsIn(document)];
  const body = all.find((each) => isElement(each, "body"));
  const base = all.find((each) => isElement(each, "base"));
  const generator = all.find((each) => isElement(each, "meta") && attribute(each, "name") === "generator");
  const page: Root = { type: "root", children: body?.children ?? [] };
  if (generator && /LibreOffice|OpenOffice/.test(attribute(generator, "content"))) nameComments(page);
  return { page, base: base && attribute(base, "href") };
}

/**
 * Marks the comments of readers, which LibreOffice writes as HTML comments. Elsewhere those are notes of developers.
 */
function nameComments(page: Root): void {
  const name = (node: Root | Root["children"][number]): void => {
    if (node.type === "comment" && !/^\[|^(?:Start|End)Fragment/.test(node.value)) node.value = "[comment]";
    if ("children" in node) node.children.forEach(name);
  };
  name(page);
}
