import type { Nodes } from "mdast";
import type { Options } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import type { CutBlock } from "./cut-blocks.ts";

/**
 * Reads the Markdown style of a text from the first use of each sign. The default is `-`, `*`, `**` and fences of
 * three.
 */
export function readMarkdownStyle(text: string, blocks: readonly CutBlock[]): Options {
  let own: Options = {};
  for (const { tree } of blocks)
    visit(tree, (node) => {
      own = { ...styleOf(node, text.slice(node.position?.start.offset, node.position?.end.offset)), ...own };
    });
  const style = { ...common, ...own };
  return { ...style, bulletOther: style.bullet === "-" ? "*" : "-" };
}

const common = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  fence: "`",
  fences: true,
  rule: "-",
  listItemIndent: "one",
} as const satisfies Options;

function styleOf(node: Nodes, written: string): Options {
  const [sign = ""] = written;
  switch (node.type) {
    case "emphasis":
      return { emphasis: sign as "*" | "_" };
    case "strong":
      return { strong: sign as "*" | "_" };
    case "code":
      return /^[`~]/.test(sign) ? { fence: sign as "`" | "~" } : {};
    case "heading":
      return { setext: sign !== "#" && node.depth < 3, closeAtx: sign === "#" && written.endsWith("#") };
    case "list": {
      const [, number, after] = /^(\d*)([-*+.)])/.exec(written) ?? [];
      const second = new RegExp(`\\n${number}[.)]`).test(written);
      if (number) return { bulletOrdered: after as "." | ")", incrementListMarker: !second };
      return { bullet: sign as "-" | "*" | "+" };
    }
    case "listItem":
      return { listItemIndent: /^(?:\d+[.)] {2}|[-*+] {3})\S/.test(written) ? "tab" : "one" };
    default:
      return {};
  }
}
