import type { Properties } from "hast";
import type { Node, PhrasingContent, RootContent } from "mdast";

/** An element that Markdown has no node for: raw HTML becomes one, and so does what a plug-in has made. */
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
  /** Attributes that Markdown cannot express. */
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
