import type { Element, ElementContent } from "hast";
import type { ListItem, Parents } from "mdast";

type State = { readonly all: (node: ListItem) => ElementContent[] };

/**
 * Tells remark-html how to draw an item of a list, as it does itself, but without asking all items of the list whether
 * one is spread: `transformBlocks` has asked them. In a list that is not, paragraphs stand without their element.
 */
export function drawListItem(state: State, node: ListItem, parent: Parents | undefined): Element {
  const isSpread = parent?.type === "list" && parent.spread === true;
  const isBare = (child: ElementContent): child is Element =>
    !isSpread && child.type === "element" && child.tagName === "p";
  const blocks = state.all(node);
  const children = blocks.flatMap((child, index): ElementContent[] => {
    if (!isBare(child)) return [lineEnd(), child];
    return index === 0 ? child.children : [lineEnd(), ...child.children];
  });
  const last = blocks.at(-1);
  if (last !== undefined && !isBare(last)) children.push(lineEnd());
  return { type: "element", tagName: "li", properties: node.data?.hProperties ?? {}, children };
}

function lineEnd(): ElementContent {
  return { type: "text", value: "\n" };
}
