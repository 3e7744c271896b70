import { isNode } from "yaml";
import { readYaml } from "../../text/read-yaml.ts";
import type { FieldPath } from "../edit.ts";

/** Gives the YAML of a field as it stands in a text, moved to the margin. Empty where there is none. */
export function createYamlCutter(text: string): (path: FieldPath) => string {
  const document = readYaml(text);
  return (path) => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    if (!isNode(node) || !node.range) return "";
    const [start, end] = node.range;
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    // A value that begins behind its key has lines that are indented as they please.
    const margin = /^[ \t]*$/.test(text.slice(lineStart, start)) ? start - lineStart : 0;
    const lines = text.slice(start, end).trimEnd().split(/\r?\n/);
    return lines.map((line, index) => (index === 0 ? line : dedent(line, margin))).join("\n");
  };
}

function dedent(line: string, margin: number): string {
  const indentation = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(margin, indentation));
}
