import { isNode } from "yaml";
import type { FieldPath, Value } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { isSame, valueAt } from "../splice/edit-value.ts";
import { readHead } from "../splice/head.ts";
import { type Format, openFile } from "../splice/open-file.ts";
import { evenOut, type Splice, spliceText } from "../splice/splice.ts";
import { findPlace, readTree } from "../splice/tree.ts";

/** The replacement of a part of a text by another text of one line. */
export type Replaced = { readonly from: number; readonly to: number; readonly text: string };

/**
 * Replaces parts of a text in front matter. In YAML, its quotes and line ends stay. In TOML, or if the result would not
 * read back, writes the whole text again. Undefined if that is impossible too.
 */
export function replaceInText(
  bytes: Uint8Array,
  format: Format,
  path: FieldPath,
  parts: readonly Replaced[],
): Uint8Array | undefined {
  const file = openFile(bytes, format);
  const old = file && valueAt(readHead(file.head), path);
  if (file === undefined || typeof old !== "string") return undefined;
  const value = replaceParts(old, parts);
  const applied = applyEdit(bytes, format, [], { kind: "set", path, value });
  const whole = applied.status === "done" ? applied.bytes : undefined;
  const { text } = evenOut(file.head.text);
  const tree = file.head.language === "yaml" ? readTree(text) : undefined;
  if (tree === undefined) return whole;
  const node = findPlace(tree, path)?.node;
  const [from = 0, to = 0] = (isNode(node) && node.range) || [];
  const splices = parts.flatMap((part): readonly Splice[] => {
    const at = placeInSource(old, text.slice(from, to), part);
    return at === undefined
      ? []
      : [{ from: from + at, to: from + at + part.to - part.from, text: part.text }];
  });
  const head = spliceText(file.head.text, splices);
  const expected = whole && dataOf(whole, format);
  const data = readHead({ language: "yaml", text: head });
  if (expected === undefined || !isSame(data, expected)) return whole;
  return file.close({ head });
}

export function replaceParts(text: string, parts: readonly Replaced[]): string {
  return [...parts]
    .sort((a, b) => b.from - a.from)
    .reduce((left, { from, to, text: words }) => left.slice(0, from) + words + left.slice(to), text);
}

function dataOf(bytes: Uint8Array, format: Format): Value | undefined {
  const file = openFile(bytes, format);
  return file && readHead(file.head);
}

/** Finds the offset of a part of a text in its source. Undefined if its words occur more or less often there. */
function placeInSource(text: string, source: string, { from, to }: Replaced): number | undefined {
  const words = text.slice(from, to);
  const inText = placesOf(words, text);
  const inSource = placesOf(words, source);
  return inText.length === inSource.length ? inSource[inText.indexOf(from)] : undefined;
}

function placesOf(words: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}
