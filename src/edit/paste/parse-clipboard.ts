import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { attribute, elementsIn, isElement } from "./elements.ts";

/** The body of a clipboard’s HTML, and the address that its links start from, where it names one. */
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

/** LibreOffice writes the remarks of readers as comments of HTML; on pages they are notes of developers. */
function nameComments(page: Root): void {
  const name = (node: Root | Root["children"][number]): void => {
    if (node.type === "comment" && !/^\[|^(?:Start|End)Fragment/.test(node.value)) node.value = "[comment]";
    if ("children" in node) node.children.forEach(name);
  };
  name(page);
}
