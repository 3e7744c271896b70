import { isNode, stringify } from "yaml";
import { readYaml } from "../../../text/read-yaml.ts";
import type { FieldPath } from "../edit.ts";
import { valueAt } from "../splice/edit-value.ts";
import { type Head, readHead } from "../splice/head.ts";
import { findWritten } from "../splice/write-scalar.ts";

/**
 * Cuts the YAML of a field out of the front matter or file, and removes its indentation. Empty if there is no such
 * field. A value of TOML is converted to YAML.
 */
export function createYamlCutter(head: Head): (path: FieldPath) => string {
  return head.language === "toml" ? createTranslator(head) : createCutter(head.text);
}

function createTranslator(head: Head): (path: FieldPath) => string {
  const data = readHead(head);
  return (path) => {
    const value = valueAt(data, path);
    return value === undefined ? "" : stringify(value, { lineWidth: 0 }).trimEnd();
  };
}

function createCutter(text: string): (path: FieldPath) => string {
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
