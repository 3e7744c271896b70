import type { Element, ElementContent, Properties } from "hast";
import type { Node, PhrasingContent, RootContent } from "mdast";

/** An element that Markdown has no node for. Transforms put it into the tree; the compiler draws it as it is. */
export interface Markup extends Node {
  type: "markup";
  tag: string;
  properties: Properties;
  children: (RootContent | PhrasingContent)[];
}

export function markup(
  tag: string,
  properties: Properties,
  children: readonly (RootContent | PhrasingContent)[] = [],
): Markup {
  return { type: "markup", tag, properties, children: [...children] };
}

type State = { readonly all: (node: Markup) => ElementContent[] };

/** Tells remark-html how to draw a `Markup` node. */
export function drawMarkup(state: State, node: Markup): Element {
  return { type: "element", tagName: node.tag, properties: node.properties, children: state.all(node) };
}

declare module "mdast" {
  interface PhrasingContentMap {
    markup: Markup;
  }
  interface RootContentMap {
    markup: Markup;
  }
}
