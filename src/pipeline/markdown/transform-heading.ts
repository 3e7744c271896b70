import type { Heading } from "mdast";
import { say } from "../../catalogue/message.ts";
import { slugify } from "../../model/route.ts";
import { tieShortWords } from "../../text/short-words.ts";
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
  const { language, keep } = compilation;
  const words = node.children.map((child) =>
    child.type === "text" ? { ...child, value: tieShortWords(child.value, language, keep) } : child,
  );
  const { children, text } = transformText(words, compilation);
  const id = compilation.takeId(slugify(text) || "section");
  compilation.headings.push({ depth, id, text });
  return { type: "heading", depth, children, data: { hProperties: { id } } };
}
