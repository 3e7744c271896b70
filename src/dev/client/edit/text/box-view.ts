import type { Node } from "prosemirror-model";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import type { BlocksAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { EditWords } from "../words.ts";
import { createAttrsWriter } from "./create-attrs-writer.ts";
import { drawAttributes } from "./draw-attributes.ts";

/** Draws a directive around its blocks, which are editable like any others. */
export function directiveView(
  sheet: CSSStyleSheet,
  words: EditWords,
  directives: BlocksAnswer["directives"],
): NodeViewConstructor {
  return boxView(sheet, ({ attrs }, put) => {
    const form = directives[attrs.name];
    const attributes = attrs.attributes as Readonly<Record<string, string | null>>;
    return [
      make("p", { class: "card-name" }, form?.label ?? words["text.card.directive"]({ name: attrs.name })),
      ...drawAttributes(attributes, form, (next) => put({ ...attrs, attributes: next })),
    ];
  });
}

/** Draws a footnote with its name around its blocks. */
export function footnoteView(sheet: CSSStyleSheet, words: EditWords): NodeViewConstructor {
  return boxView(sheet, ({ attrs }) => {
    const name = words["text.card.footnote"]({ name: attrs.label ?? attrs.identifier });
    return [make("p", { class: "card-name" }, name)];
  });
}

function boxView(
  sheet: CSSStyleSheet,
  drawHead: (node: Node, put: (attrs: object) => void) => readonly HTMLElement[],
): NodeViewConstructor {
  return (node: Node, view: EditorView, getPosition): NodeView => {
    const head = make("site-dev-card", { contenteditable: "false" });
    const root = head.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const contentDOM = make("div");
    const dom = make("div", { "data-site-box": true }, head, contentDOM);
    const { put, isWriting } = createAttrsWriter(view, getPosition);
    const draw = (shown: Node) =>
      root.replaceChildren(make("div", { class: "card head" }, ...drawHead(shown, put)));
    draw(node);
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (!isWriting()) draw(next);
        return true;
      },
      stopEvent: ({ target }) => target === head,
      ignoreMutation: ({ target }) => head.contains(target),
    };
  };
}
