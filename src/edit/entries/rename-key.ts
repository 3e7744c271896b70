import { isMap, isScalar } from "yaml";
import { type Format, openFile } from "../splice/open-file.ts";
import { evenOut, spliceText } from "../splice/splice.ts";
import { readTree } from "../splice/tree.ts";

/** Renames an entry in a file of many, in its place. Undefined if the result would not read back as expected. */
export function renameKey(
  bytes: Uint8Array,
  format: Format,
  from: string,
  to: string,
): Uint8Array | undefined {
  const file = openFile(bytes, format);
  const tree = file && readTree(evenOut(file.head.text).text);
  const contents = tree?.document.contents;
  if (file === undefined || tree === undefined || !isMap(contents)) return undefined;
  const key = contents.items
    .map((pair) => pair.key)
    .find((each) => isScalar(each) && String(each.value) === from);
  const [start, end] = (isScalar(key) && key.range) || [];
  if (start === undefined || end === undefined) return undefined;
  const head = spliceText(file.head.text, [{ from: start, to: end, text: to }]);
  const renamed = Object.entries(tree.data as object).map(([name, value]) => [
    name === from ? to : name,
    value,
  ]);
  const data = readTree(evenOut(head).text)?.data;
  return JSON.stringify(data) === JSON.stringify(Object.fromEntries(renamed))
    ? file.close({ head })
    : undefined;
}
