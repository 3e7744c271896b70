import { isUtf8 } from "node:buffer";
import { valueAt } from "../../../model/value-at.ts";
import type { Edit, FieldPath, Value } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { isGroup, isList, isSame, matchItems } from "../splice/edit-value.ts";
import { type Format, openFile, readHead } from "../splice/open-file.ts";
import { evenOut } from "../splice/splice.ts";

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

export type Taken = "mine" | "theirs";

/** A field that two people have changed. A version without the field is undefined. */
export type Clash = {
  /** The path in `mine`. */
  readonly path: FieldPath;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
};

/** Chooses the version of a field. Undefined if it is not decided yet. */
export type Choose = (clash: Clash) => Taken | undefined;

type MergedValue = {
  /** The merged value, with their version of open clashes. */
  readonly value: Value | undefined;
  /** The clashes that are not decided yet. */
  readonly open: readonly Clash[];
};

/** Merges two versions of the same data, field by field. */
export function mergeValues(
  base: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  choose: Choose,
  path: FieldPath = [],
): MergedValue {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, open: [] };
  if (isSame(base, theirs)) return { value: mine, open: [] };
  if (isGroup(mine) && isGroup(theirs) && (base === undefined || isGroup(base)))
    return mergeGroups(base ?? {}, mine, theirs, choose, path);
  if (isList(base) && isList(mine) && isList(theirs)) {
    const merged = mergeLists(base, mine, theirs, choose, path);
    if (merged !== undefined) return merged;
  }
  return decide({ path, mine, theirs }, choose);
}

function decide(clash: Clash, choose: Choose): MergedValue {
  const taken = choose(clash);
  return { value: taken === "mine" ? clash.mine : clash.theirs, open: taken === undefined ? [clash] : [] };
}

type Group = { readonly [name: string]: Value };

function mergeGroups(base: Group, mine: Group, theirs: Group, choose: Choose, path: FieldPath): MergedValue {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const [one, other, former] = [mine, theirs, base].map((group) =>
      Object.hasOwn(group, name) ? group[name] : undefined,
    );
    return [name, mergeValues(former, one, other, choose, [...path, name])] as const;
  });
  return {
    value: Object.fromEntries(
      merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    open: merged.flatMap(([, { open }]) => open),
  };
}

/**
 * Merges lists item by item. Undefined if both have added or removed items in the same stretch: the list is then one
 * field.
 */
function mergeLists(
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
  choose: Choose,
  path: FieldPath,
): MergedValue | undefined {
  const items: Value[] = [];
  const open: Clash[] = [];
  for (const stretch of cutVersions(base, mine, theirs)) {
    const merged = mergeStretch(stretch, choose, path);
    if (merged === undefined) return undefined;
    items.push(...merged.items);
    open.push(...merged.open);
  }
  return { value: items, open };
}

function mergeStretch(
  { base, mine, theirs, at }: Stretches,
  choose: Choose,
  path: FieldPath,
): { readonly items: readonly Value[]; readonly open: readonly Clash[] } | undefined {
  if (isSame(mine, theirs) || isSame(base, mine)) return { items: theirs, open: [] };
  if (isSame(base, theirs)) return { items: mine, open: [] };
  // Both people have added items at the same index: keep all.
  if (base.length === 0)
    return {
      items: [...theirs, ...mine.filter((item) => !theirs.some((other) => isSame(item, other)))],
      open: [],
    };
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const merged = base.map((item, index) =>
    mergeValues(item, mine[index], theirs[index], choose, [...path, at + index]),
  );
  return {
    items: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    open: merged.flatMap(({ open }) => open),
  };
}

/** A stretch of a list in three versions: the original and those of two people. */
type Stretches = {
  readonly base: readonly Value[];
  readonly mine: readonly Value[];
  readonly theirs: readonly Value[];
  /** The index of its first item in `mine`. */
  readonly at: number;
};

/** Cuts three versions of a list at the items that all share. Each common item is a stretch of its own. */
export function cutVersions(
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
): readonly Stretches[] {
  const inMine = new Map(matchItems(base, mine).map(({ old, value }) => [old, value]));
  const inTheirs = new Map(matchItems(base, theirs).map(({ old, value }) => [old, value]));
  const stretches: Stretches[] = [];
  let [from, my, their] = [0, 0, 0];
  const cut = (toBase: number, toMine: number, toTheirs: number) => {
    if (toBase > from || toMine > my || toTheirs > their)
      stretches.push({
        base: base.slice(from, toBase),
        mine: mine.slice(my, toMine),
        theirs: theirs.slice(their, toTheirs),
        at: my,
      });
    [from, my, their] = [toBase, toMine, toTheirs];
  };
  for (const at of base.keys()) {
    const [mineAt, theirsAt] = [inMine.get(at), inTheirs.get(at)];
    if (mineAt === undefined || theirsAt === undefined) continue;
    cut(at, mineAt, theirsAt);
    cut(at + 1, mineAt + 1, theirsAt + 1);
  }
  cut(base.length, mine.length, theirs.length);
  return stretches;
}
