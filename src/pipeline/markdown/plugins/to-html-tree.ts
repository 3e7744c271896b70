import type { Element, ElementContent, Root } from "hast";
import type { Code, RootContent } from "mdast";
import { type Handlers, type State, toHast } from "mdast-util-to-hast";
import type { CodePiece, Markup } from "../code-markup.ts";

/** Turns transformed Markdown into a tree of HTML, for plug-ins that expect one. */
export function toHtmlTree(children: readonly RootContent[]): Root {
  const tree = toHast({ type: "root", children: [...children] }, { handlers });
  return tree.type === "root" ? tree : { type: "root", children: [tree as Element] };
}

const handlers: Handlers = {
  markup: (state: State, node: Markup) => {
    const made = element(node.tag, node.properties, state.all(node as never));
    return finish(state, node, made);
  },
  code: (state: State, node: Code) => {
    const { title, pieces = [node.value] } = node.data?.code ?? {};
    const inside = [...pieces.map(toContent), ...(node.value === "" ? [] : [text("\n")])];
    const code = element("code", node.lang ? { className: [`language-${node.lang}`] } : {}, inside);
    if (node.meta) code.data = { ...code.data, meta: node.meta } as NonNullable<Element["data"]>;
    const pre = element("pre", {}, [finish(state, node, code)]);
    state.patch(node, pre);
    if (title === undefined) return pre;
    return element("figure", { className: ["code"] }, [element("figcaption", {}, [text(title)]), pre]);
  },
};

function finish(state: State, node: Markup | Code, made: Element): Element {
  state.patch(node as Code, made);
  return state.applyData(node as Code, made) as Element;
}

function toContent(piece: CodePiece): ElementContent {
  if (typeof piece === "string") return text(piece);
  return element(piece.tag, { className: [...piece.className] }, piece.children.map(toContent));
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: readonly ElementContent[],
): Element {
  return { type: "element", tagName, properties: { ...properties }, children: [...children] };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
