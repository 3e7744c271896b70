import type { Root } from "hast";
import { readTree, toHast } from "../../html/read-html.ts";
import { attribute, elementsIn, isElement } from "./elements.ts";

/**
 * Parses the HTML of a clipboard into its body and, if it has a `base` element, the address that its links are relative
 * to.
 */
export function parseClipboard(html: string): { readonly page: Root; readonly base: string | undefined } {
  const document = toHast(readTree(html));
  const all = [...elementsIn(document)];
  // Browsers copy a part of a page, often without these elements.
  const around = (["body", "html"] as const).flatMap(
    (name) => all.find((each) => isElement(each, name)) ?? [],
  );
  const base = all.find((each) => isElement(each, "base"));
  const generator = all.find((each) => isElement(each, "meta") && attribute(each, "name") === "generator");
  const page: Root = { type: "root", children: (around[0] ?? document).children };
  loosen(page);
  if (generator && /LibreOffice|OpenOffice/.test(attribute(generator, "content"))) nameComments(page);
  return { page, base: base && attribute(base, "href") };
}

/** Turns a paragraph that holds another one, as around a text box, into a block: browsers would end it there. */
function loosen(page: Root): void {
  for (const each of elementsIn(page))
    if (isElement(each, "p", "span") && [...elementsIn(each)].some((inner) => isElement(inner, "p")))
      each.tagName = "div";
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
