import { raw } from "hast-util-raw";
import { visit } from "unist-util-visit";

/** False where a tag, a comment or a quotation mark is open at the end: it would take in what stands behind. */
export function isWholeHtml(value: string): boolean {
  if (!/["']|<[!?]/.test(value) && value.lastIndexOf("<") < value.lastIndexOf(">")) return true;
  let isWhole = false;
  const tree = raw({ type: "root", children: [{ type: "raw", value: `${value}<!--end-->` }] });
  visit(tree, "comment", (comment) => {
    isWhole ||= comment.value === "end";
  });
  return isWhole;
}
