import { isNode } from "yaml";
import { readYaml } from "../../text/read-yaml.ts";
import type { FieldPath } from "../edit.ts";
import { findWritten } from "../splice/written-value.ts";

/** Cuts the YAML of a field out of a text and removes its indentation. Empty if there is no such field. */
export function createYamlCutter(text: string): (path: FieldPath) => string {
  const document = readYaml(text);
  return (path) => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    const written = isNode(node) ? findWritten(node, text) : undefined;
    if (written === undefined) return "";
    const { from, to, margin } = written;
    const lines = text.slice(from, to).split(/\r?\n/);
    return lines.map((line, index) => (index === 0 ? line : dedent(line, margin))).join("\n");
  };
}

function dedent(line: string, margin: number): string {
  const indentation = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(margin, indentation));
}
