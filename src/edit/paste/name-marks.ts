import type { Element, ElementContent, Parents } from "hast";
import { element, isElement, noteMark, rewrite, styleOf, textOf } from "./elements.ts";
import type { LossCount } from "./losses.ts";

/**
 * Turns styles for bold, italic and struck words into elements, and removes such elements whose style says otherwise.
 */
export function nameMarks(part: Parents, losses: LossCount): void {
  rewrite(part, (node) => {
    if (!isElement(node)) return [node];
    switch (node.tagName) {
      case "b":
      case "strong":
        return /^(?:normal|[1-5]00)$/.test(styleOf(node, "font-weight"))
          ? wrap(node)
          : [element("strong", wrap(node))];
      case "i":
      case "em":
      case "cite":
      case "dfn":
      case "var":
        return styleOf(node, "font-style") === "normal" ? wrap(node) : [element("em", wrap(node))];
      case "s":
      case "strike":
      case "del":
        return [element("del", node.children)];
      case "sup":
      case "sub":
        return setLevel(node, node.tagName, losses);
      case "span":
      case "font": {
        const level = /^(?:sub|super)/.exec(styleOf(node, "vertical-align"))?.[0];
        const marked = wrap(node);
        return level === undefined ? marked : setLevel(element("span", marked), level, losses);
      }
      case "u":
      case "mark":
      case "ins":
        return wrap(node);
      case "q":
        return [text("« "), ...node.children, text(" »")];
      default:
        return [node];
    }
  });
}

const text = (value: string): ElementContent => ({ type: "text", value });

/** Wraps the children of an element in the elements that its style stands for. */
function wrap(node: Element): ElementContent[] {
  const marks = [
    /^(?:bold|bolder|[6-9]00)$/.test(styleOf(node, "font-weight")) &&
    node.tagName !== "b" &&
    node.tagName !== "strong"
      ? "strong"
      : "",
    /^(?:italic|oblique)/.test(styleOf(node, "font-style")) && node.tagName !== "i" && node.tagName !== "em"
      ? "em"
      : "",
    /line-through/.test(styleOf(node, "text-decoration")) ? "del" : "",
  ].filter((mark) => mark !== "");
  return marks.reduce<ElementContent[]>((inner, mark) => [element(mark, inner)], node.children);
}

/** Writes raised or lowered digits as Unicode characters, and endings of ordinals as plain letters. */
function setLevel(node: Element, level: string, losses: LossCount): readonly ElementContent[] {
  const words = textOf(node).trim();
  if (words === "" || [...node.children].some((child) => isElement(child, noteMark))) return node.children;
  const signs = level === "sub" ? "₀₁₂₃₄₅₆₇₈₉" : "⁰¹²³⁴⁵⁶⁷⁸⁹";
  if (/^\d+$/.test(words)) return [text(words.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit))];
  const isOrdinal = /^(?:er|ers|re|res|e|es|ème|èmes|nd|nde|o|os|st|th|rd|me|le|lle|gr)$/i.test(words);
  if (level === "sub" || !isOrdinal) losses.add("raised");
  return node.children;
}
