import type { CustomPlugin } from "svgo";
import { say } from "../../../words/message.ts";
import { UnusableFile } from "../unusable-file.ts";
import { cleanAttributes } from "./clean-attributes.ts";
import { cleanStyles } from "./clean-styles.ts";
import { drawingElements, silentElements } from "./drawing-names.ts";
import type { Element, Root } from "./drawn-references.ts";
import type { Loss, LossKind } from "./loss.ts";
import { isSvg, namespaces, readName, type Scope, widenScope } from "./namespaces.ts";

/**
 * Keeps in an SVG image only the listed elements, attributes, styles and addresses that draw, under their plain names.
 * Removes everything else, and reports what its author may miss.
 */
export function keepDrawing(onLoss: (loss: Loss) => void): CustomPlugin {
  return {
    name: "keepDrawing",
    fn: (root) => {
      const keeper = createKeeper(onLoss);
      const drawn = root.children
        .map((child) => keeper.keep(child, {}))
        .find((child) => child?.type === "element");
      if (drawn?.type !== "element" || drawn.name !== "svg")
        throw new UnusableFile(say("entry/invalid-image.no-svg"));
      const links = keeper.usesLinks() ? { "xmlns:xlink": namespaces.xlink } : {};
      drawn.attributes = { xmlns: namespaces.svg, ...links, ...drawn.attributes };
      root.children = [drawn];
    },
  };
}

type Child = Root["children"][number];

function createKeeper(onLoss: (loss: Loss) => void) {
  const seen = new Map<string, number>();
  let usesLinks = false;

  const count = (tag: string): number => {
    const nth = seen.get(tag) ?? 0;
    seen.set(tag, nth + 1);
    return nth;
  };
  const countAll = (element: Element): void => {
    for (const child of element.children) {
      if (child.type !== "element") continue;
      count(child.name);
      countAll(child);
    }
  };

  const keep = (child: Child, around: Scope): Child | undefined => {
    switch (child.type) {
      case "element":
        return keepElement(child, around);
      case "text":
        return child;
      case "cdata":
        return { type: "text", value: child.value };
      case "instruction":
        // Processing instructions of editors, and the XML declaration, have no visible effect.
        if (child.name === "xml-stylesheet")
          onLoss({
            what: "<?xml-stylesheet?>",
            kind: "address",
            tag: "?xml-stylesheet",
            nth: count("?xml-stylesheet"),
          });
        return undefined;
      case "comment":
      case "doctype":
        return undefined;
    }
  };

  const keepElement = (element: Element, around: Scope): Element | undefined => {
    const tag = element.name;
    const nth = count(tag);
    const lose = ({ what, kind }: Pick<Loss, "what" | "kind">) => onLoss({ what, kind, tag, nth });
    const scope = widenScope(around, element.attributes);
    const { local, namespace } = readName(tag, scope);
    const attributes = cleanAttributes(element, local, scope);
    if (!isSvg(namespace) || !drawingElements.has(local) || attributes === undefined) {
      countAll(element);
      if (isMissed(element, local, namespace))
        lose({ what: cut(`<${tag}>`), kind: attributes === undefined ? "script" : kindOf(local, namespace) });
      return undefined;
    }
    for (const { what, kind } of attributes.lost)
      lose({ what: say("noun.of-element", { what: cut(what), element: `<${tag}>` }), kind });
    usesLinks ||= "xlink:href" in attributes.kept;
    element.name = local;
    element.attributes = { ...attributes.kept };
    element.children = element.children.flatMap((child) => keep(child, scope) ?? []);
    if (local === "style") keepStyles(element, lose);
    return element;
  };

  return { keep, usesLinks: () => usesLinks };
}

/** Programs store data of their own in other namespaces, which browsers do not draw. */
function isMissed(element: Element, local: string, namespace: string): boolean {
  if (namespace === namespaces.html) return true;
  if (!isSvg(namespace) || silentElements.has(local)) return false;
  // Illustrator’s private data, which only Illustrator can read.
  return local !== "foreignObject" || (element.attributes.requiredExtensions ?? "") === "";
}

function kindOf(local: string, namespace: string): LossKind {
  if (local === "script") return "script";
  return local === "foreignObject" || namespace === namespaces.html ? "html" : "element";
}

function keepStyles(element: Element, lose: (loss: Pick<Loss, "what" | "kind">) => void): void {
  const written = element.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  const { css, lost } = cleanStyles(written, "stylesheet");
  for (const what of lost)
    lose({ what: say("noun.in-element", { what: cut(what), element: "<style>" }), kind: "style" });
  element.children = css === "" ? [] : [{ type: "text", value: css }];
}

/** Style rules may span many lines. */
function cut(what: string): string {
  const line = what.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
