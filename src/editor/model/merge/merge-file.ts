import { isUtf8 } from "node:buffer";
import { valueAt } from "../../../model/value-at.ts";
import type { Edit, Value } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { isGroup, isSame } from "../splice/edit-value.ts";
import { readHead } from "../splice/head.ts";
import { type Format, openFile } from "../splice/open-file.ts";
import { evenOut } from "../splice/splice.ts";
import { type Choose, type Clash, cutVersions, mergeValues, type Taken } from "./merge-values.ts";

/** A file before two people changed it, and the version of each. Undefined for a version without the file. */
export type Versions = Readonly<Record<"base" | "mine" | "theirs", Uint8Array | undefined>>;

/**
 * `field`: a clash of `mergeValues`, with the path `[]` for the Markdown. `file`: one version has to be taken as a
 * whole.
 */
export type FileClash = ({ readonly kind: "field" } & Clash) | { readonly kind: "file" };

export type MergedFile =
  /** `bytes` is undefined if the file is removed. */
  | { readonly status: "merged"; readonly bytes: Uint8Array | undefined }
  | { readonly status: "open"; readonly clashes: readonly FileClash[] };

/**
 * Merges two versions of a file: content field by field, other texts line by line. `choose` decides on changes of both
 * people; where it returns undefined, the clash stays open.
 */
export function mergeFile(
  versions: Versions,
  format: Format | undefined,
  choose: (clash: FileClash) => Taken | undefined,
): MergedFile {
  const { base, mine, theirs } = versions;
  const whole = (): MergedFile => {
    const taken = choose({ kind: "file" });
    return taken === undefined
      ? { status: "open", clashes: [{ kind: "file" }] }
      : { status: "merged", bytes: versions[taken] };
  };
  if (mine === undefined || theirs === undefined) return whole();
  const asText = base && mergeAsText(base, mine, theirs, format);
  if (format === undefined) return asText === undefined ? whole() : { status: "merged", bytes: asText };
  const [one, other] = [readFile(mine, format), readFile(theirs, format)];
  const former = base === undefined ? { data: {}, body: other?.body && "" } : readFile(base, format);
  if (one === undefined || other === undefined || former === undefined) return whole();

  const merged = mergeParts(former, one, other, (clash) => choose({ kind: "field", ...clash }));
  if (merged.open.length > 0)
    return { status: "open", clashes: merged.open.map((clash) => ({ kind: "field", ...clash })) };
  // A merge by lines with the same result keeps the comments of both.
  if (asText !== undefined && holds(readFile(asText, format), merged))
    return { status: "merged", bytes: asText };
  const bytes = write(theirs, format, merged);
  return bytes !== undefined && holds(readFile(bytes, format), merged)
    ? { status: "merged", bytes }
    : whole();
}

/** The content of a file. `body` is undefined for a file of YAML alone. */
type Parts = { readonly data: Value; readonly body: string | undefined };

function readFile(bytes: Uint8Array, format: Format): Parts | undefined {
  const file = openFile(bytes, format);
  const data = file && readHead(file.head);
  if (file === undefined || !isGroup(data)) return undefined;
  return { data, body: file.body === undefined ? undefined : evenOut(file.body).text };
}

function holds(read: Parts | undefined, { data, body }: Parts): boolean {
  return read !== undefined && isSame(read.data, data) && read.body === body;
}

function mergeAsText(
  base: Uint8Array,
  mine: Uint8Array,
  theirs: Uint8Array,
  format: Format | undefined,
): Uint8Array | undefined {
  if (![base, mine, theirs].every((bytes) => isUtf8(bytes))) return undefined;
  const [former, one, other] = [base, mine, theirs].map((bytes) => Buffer.from(bytes).toString()) as [
    string,
    string,
    string,
  ];
  const merged = mergeTexts(former, one, other, format === undefined ? "together" : "apart");
  return merged === undefined ? undefined : Buffer.from(merged);
}

function mergeParts(
  base: Parts,
  mine: Parts,
  theirs: Parts,
  choose: Choose,
): Parts & { open: readonly Clash[] } {
  const { value, open } = mergeValues(base.data, mine.data, theirs.data, choose);
  const [was, my, their] = [base.body, mine.body, theirs.body];
  const body = my === undefined || their === undefined ? their : mergeTexts(was ?? "", my, their);
  if (body !== undefined || their === undefined) return { data: value ?? {}, body, open };
  const clash = { path: [], mine: my, theirs: their };
  const taken = choose(clash);
  return {
    data: value ?? {},
    body: taken === "mine" ? my : their,
    open: taken === undefined ? [...open, clash] : open,
  };
}

/** Writes the merged content into their file. Unchanged fields keep their bytes. */
function write(theirs: Uint8Array, format: Format, { data, body }: Parts): Uint8Array | undefined {
  const file = readFile(theirs, format);
  if (file === undefined || !isGroup(data) || !isGroup(file.data)) return undefined;
  const edits: readonly Edit[] = [
    ...Object.keys(file.data).flatMap((name): readonly Edit[] =>
      Object.hasOwn(data, name) ? [] : [{ kind: "remove", path: [name] }],
    ),
    ...Object.entries(data).flatMap(([name, value]): readonly Edit[] => {
      const held = valueAt(file.data, [name]);
      if (isSame(held, value)) return [];
      return [{ kind: held === undefined ? "add" : "set", path: [name], value }];
    }),
    ...(body === undefined || body === file.body ? [] : [{ kind: "body", text: body } as const]),
  ];
  let bytes = theirs;
  for (const edit of edits) {
    const applied = applyEdit(bytes, format, [], edit, Object.keys(data));
    if (applied.status === "impossible") return undefined;
    bytes = applied.bytes;
  }
  return bytes;
}

/** The time of a comparison grows with the square of the number of lines. */
const mostLines = 3000;

/**
 * Merges two versions of a text line by line. Undefined if both have changed the same lines. Changes of adjacent lines
 * count too, unless each line stands for itself, like a field (`apart`).
 */
function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  lines: "together" | "apart" = "together",
): string | undefined {
  if (mine === theirs || base === mine) return theirs;
  if (base === theirs) return mine;
  const [former, one, other] = [base, mine, theirs].map(toLines) as [string[], string[], string[]];
  if ([former, one, other].some(({ length }) => length > mostLines)) return undefined;
  let merged = "";
  for (const { base, mine, theirs } of cutVersions(former, one, other)) {
    const isEven = lines === "apart" && mine.length === base.length && theirs.length === base.length;
    const rows = isEven
      ? base.map((line, at) => [line, mine[at], theirs[at]])
      : [[base, mine, theirs].map((version) => version.join(""))];
    for (const [was, my, their] of rows) {
      if (my !== their && was !== my && was !== their) return undefined;
      merged += was === my ? their : my;
    }
  }
  return merged;
}

/** Splits a text into lines with their line ends. */
function toLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
