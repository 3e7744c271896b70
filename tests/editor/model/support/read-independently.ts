import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { Value } from "../../../../src/editor/model/edit.ts";

type Path = readonly (string | number)[];

/** Parses a file without the tested code. Offsets count each line end as one character. */
export function readIndependently(bytes: Uint8Array, format: "markdown" | "yaml") {
  const whole = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const text = whole.replace(/\r\n?/g, "\n").replace(/^\uFEFF/, "");
  const end = format === "markdown" ? text.indexOf("\n---", 3) : text.length;
  const start = format === "markdown" ? 4 : 0;
  const document = parseDocument(text.slice(start, Math.max(start, end)), {
    version: "1.2",
    schema: "core",
    uniqueKeys: true,
  });
  return { text, start, document, body: format === "markdown" ? text.slice(end) : "" };
}

export function dataOf(document: Document.Parsed): Value {
  return (document.toJS({ maxAliasCount: 100 }) ?? {}) as Value;
}

/** Every path of a document, including groups and lists. */
export function* listPaths(value: Value, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* listPaths(inner as Value, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** The stretch from the end of the name, or of the previous item, to the end of the last line of a value. */
export function stretchOf(
  document: Document.Parsed,
  path: Path,
  text: string,
): readonly [from: number, to: number] {
  const parent = document.getIn(path.slice(0, -1), true);
  const step = path.at(-1);
  const node = document.getIn(path, true) as Node | undefined;
  let from = 0;
  if (isMap(parent)) from = parent.items.find(({ key }) => isScalar(key) && key.value === step)?.key as never;
  const key = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === step)?.key
    : undefined;
  if (isScalar(key)) from = key.range?.[1] ?? 0;
  if (isSeq(parent))
    from = (parent.items[Number(step) - 1] as Node | undefined)?.range?.[1] ?? parent.range?.[0] ?? 0;
  const end = node?.range?.[1] ?? from;
  const line = text.indexOf("\n", Math.max(end - 1, from));
  return [from, line === -1 ? text.length : line];
}
