import { raw } from "hast-util-raw";
import { visit } from "unist-util-visit";

/** False when the HTML ends within a tag, a comment or a quoted value, which would swallow the text after it. */
export function isWholeHtml(value: string): boolean {
  if (!/["']|<[!?]/.test(value) && value.lastIndexOf("<") < value.lastIndexOf(">")) return true;
  let isWhole = false;
  const tree = raw({ type: "root", children: [{ type: "raw", value: `${value}<!--end-->` }] });
  visit(tree, "comment", (comment) => {
    isWhole ||= comment.value === "end";
  });
  return isWhole;
}
