import { isCollection, type YAMLMap, type YAMLSeq } from "yaml";
import type { Position } from "../../../words/problem.ts";
import type { FieldPath } from "../edit.ts";
import { readTomlTree } from "../toml/toml-tree.ts";
import { membersOf } from "./members.ts";
import { type Format, openFile } from "./open-file.ts";
import { evenOut } from "./splice.ts";
import { readTree, type Tree } from "./tree.ts";

/**
 * Finds the innermost field around a position in a file: its path from the root of the data, or `[]` for the Markdown.
 * Undefined if the file cannot be read.
 */
export function fieldAt(
  bytes: Uint8Array,
  format: Format,
  at: Pick<Position, "line" | "column">,
): FieldPath | undefined {
  return createFieldFinder(bytes, format)?.(at);
}

/** Like `fieldAt`, for many positions in one file. */
export function createFieldFinder(
  bytes: Uint8Array,
  format: Format,
): ((at: Pick<Position, "line" | "column">) => FieldPath) | undefined {
  const file = openFile(bytes, format);
  if (file === undefined) return undefined;
  const { headLine, head } = file;
  if (headLine === undefined) return () => [];
  const { text } = evenOut(head.text);
  const find = head.language === "toml" ? findInToml(text) : findInYaml(text);
  if (find === undefined) return undefined;
  const lines = text.split("\n");
  return ({ line, column }) => {
    const index = line - headLine;
    if (index >= lines.length) return [];
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return find(start + column - 1);
  };
}

type Find = (place: number) => FieldPath;

function findInYaml(text: string): Find | undefined {
  const tree = readTree(text);
  return tree && ((place) => innermost(tree, place));
}

/** Takes the last field that begins before the position: a field within another begins after it. */
function findInToml(text: string): Find | undefined {
  const tree = readTomlTree(text);
  return tree && ((place) => tree.places.findLast(({ key }) => key.range[0] <= place)?.path ?? []);
}

function innermost({ document, text }: Tree, place: number): FieldPath {
  const path: (string | number)[] = [];
  for (let node: unknown = document.contents; isCollection(node); ) {
    const members = membersOf(node as YAMLMap | YAMLSeq, text);
    const index = members?.findLastIndex(({ start }) => start <= place) ?? -1;
    const member = members?.[index];
    if (member === undefined) break;
    path.push(member.name ?? index);
    node = member.node;
  }
  return path;
}
