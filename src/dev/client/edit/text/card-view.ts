import type { Node } from "prosemirror-model";
import type { NodeView, NodeViewConstructor } from "prosemirror-view";
import type { BlocksAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { EditWords } from "../words.ts";
import { createAttrsWriter } from "./create-attrs-writer.ts";
import { drawAttributes } from "./draw-attributes.ts";

type Tree = {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly identifier?: string;
  readonly value?: string;
  readonly children?: readonly Tree[];
};

/** Draws a block that the editor cannot show as text: a directive with its attributes, any block with its source. */
export function cardView(
  sheet: CSSStyleSheet,
  words: EditWords,
  directives: BlocksAnswer["directives"],
): NodeViewConstructor {
  return (node, view, getPosition): NodeView => {
    const dom = make("site-dev-card", { contenteditable: "false" });
    const root = dom.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const { put, isWriting } = createAttrsWriter(view, getPosition);
    let shown = node;
    const draw = () => root.replaceChildren(drawCard(shown, { put, redraw: draw }, words, directives));
    draw();
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        shown = next;
        if (!isWriting()) draw();
        return true;
      },
      stopEvent: (event) => root.activeElement !== null || event.type === "mousedown",
      ignoreMutation: () => true,
    };
  };
}

function drawCard(
  node: Node,
  on: { readonly put: (attrs: object) => void; readonly redraw: () => void },
  words: EditWords,
  directives: BlocksAnswer["directives"],
): HTMLElement {
  const tree = (node.attrs.tree ?? undefined) as Tree | undefined;
  const source = node.attrs.source as string | null;
  const inputs = drawAttributes(tree?.attributes ?? {}, directives[tree?.name ?? ""], (attributes) => {
    // A changed attribute makes the source obsolete: the block is written from the tree.
    on.put({ tree: { ...tree, attributes }, source: null });
    details.remove();
  });
  const code = make("textarea", { class: "code", rows: "1", "aria-label": words["text.card.source"] });
  code.value = source ?? "";
  code.addEventListener("change", () => {
    // A changed source makes the inputs obsolete.
    on.put({ source: code.value, tree: null });
    on.redraw();
  });
  const summary = make("summary", {}, words["text.card.source"]);
  const details = make("details", { open: inputs.length === 0 }, summary, code);
  const gist = textOf(tree);
  // A block that only has a source shows its words there.
  const hasGist = gist !== "" && (inputs.length > 0 || source === null);
  return make(
    "div",
    { class: "card" },
    make("p", { class: "card-name" }, nameOf(tree, words, directives)),
    ...(hasGist ? [make("p", { class: "gist" }, gist)] : []),
    ...inputs,
    ...(source === null ? [] : [details]),
  );
}

function nameOf(tree: Tree | undefined, words: EditWords, directives: BlocksAnswer["directives"]): string {
  switch (tree?.type) {
    case "containerDirective":
    case "leafDirective":
      return directives[tree.name ?? ""]?.label ?? words["text.card.directive"]({ name: tree.name ?? "" });
    default:
      return words["text.card"];
  }
}

function textOf(tree: Tree | undefined): string {
  if (tree === undefined) return "";
  return tree.value ?? (tree.children ?? []).map(textOf).join(" ").trim();
}

/** Draws an inline node that is not text: a footnote reference or a directive. */
export function chipView(sheet: CSSStyleSheet): NodeViewConstructor {
  return (node): NodeView => {
    const tree = node.attrs.tree as Tree;
    const dom = make("site-dev-chip", { contenteditable: "false" });
    const root = dom.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const text =
      tree.type === "footnoteReference" ? (tree.identifier ?? "") : textOf(tree) || (tree.name ?? tree.type);
    root.append(make("span", { class: tree.type === "footnoteReference" ? "chip raised" : "chip" }, text));
    return { dom, ignoreMutation: () => true };
  };
}
