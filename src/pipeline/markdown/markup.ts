import type { Properties } from "hast";
import type { Node, PhrasingContent, RootContent } from "mdast";

/** An element that Markdown has no node for. Transforms put it into the tree; `writeHtml` writes it as it is. */
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

declare module "mdast" {
  /** Attributes that Markdown has no words for. */
  interface Data {
    hProperties?: Properties;
  }
  interface PhrasingContentMap {
    markup: Markup;
  }
  interface RootContentMap {
    markup: Markup;
  }
}
