import type { Heading, Nodes, PhrasingContent } from "mdast";
import { tieShortWords } from "../../text/short-words.ts";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { transformText } from "./transform-text.ts";

/** Gives a heading its id and records it for the table of contents. The title of the page is its only h1. */
export function transformHeading(node: Heading, compilation: Compilation): Heading {
  if (node.depth === 1) {
    reportAt(compilation, node, {
      code: "markdown/heading-one",
      severity: "warning",
      message: say("markdown/heading-one"),
      hint: say("markdown/heading-one.hint"),
    });
  }
  const depth = node.depth === 1 ? 2 : node.depth;
  const { language, keep, anchors, ids } = compilation;
  const { chosen, content } = cutId(node.children);
  const written = content.map(wordsOf).join("");
  const words = content.map((child) =>
    child.type === "text" ? { ...child, value: tieShortWords(child.value, language, keep) } : child,
  );
  const { children, text } = transformText(words, compilation);
  // GitHub looks at what the author wrote, before typography.
  const named = chosen ?? node.data?.hProperties?.id;
  const id = typeof named !== "string" ? ids.of(anchors === "github" ? written : text) : ids.take(named);
  compilation.headings.push({ depth, id, text });
  const data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  return { type: "heading", depth, children, data, position: node.position };
}

/** An id at the end of a heading, as in `## Prices {#prices}`, is not shown. */
function cutId(children: readonly PhrasingContent[]): {
  readonly chosen: string | undefined;
  readonly content: readonly PhrasingContent[];
} {
  const last = children.at(-1);
  const value = last?.type === "text" ? last.value : "";
  const start = value.lastIndexOf("{#");
  const [, chosen] = /^\{#([\p{L}\p{N}_][\p{L}\p{N}_.-]*)\}$/u.exec(value.slice(Math.max(0, start))) ?? [];
  if (last?.type !== "text" || chosen === undefined) return { chosen: undefined, content: children };
  const rest = value.slice(0, start).trimEnd();
  return { chosen, content: [...children.slice(0, -1), ...(rest === "" ? [] : [{ ...last, value: rest }])] };
}

/** The words as GitHub reads them: without images and HTML. */
function wordsOf(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value;
    case "textDirective":
      // A name after a colon, without brackets or braces, is text.
      return node.children.length > 0 ? node.children.map(wordsOf).join("") : `:${node.name}`;
    default:
      return "children" in node ? node.children.map(wordsOf).join("") : "";
  }
}
