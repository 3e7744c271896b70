import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { lstatIfThere } from "../../../src/store/disk.ts";

/**
 * A file as a random history has it. `slots` are its parts that can be changed one by one, each by its name; a file of
 * bytes has one. `id` stays when the file is renamed.
 */
type ModelFile = {
  readonly id: string;
  readonly kind: "markdown" | "yaml" | "text" | "bytes" | "link";
  readonly slots: Readonly<Record<string, string>>;
  readonly isRunnable: boolean;
  readonly hasCrlf: boolean;
};
export type ModelTree = ReadonlyMap<string, ModelFile>;
/** The state after each commit of an author. */
export type History = readonly ModelTree[];

type Random = () => number;

/** A word that is in no other file and in no other version. */
function word(random: Random): string {
  return Math.floor(random() * 2 ** 32).toString(36);
}

/** Enough words that no two files are alike, and that a renamed file is recognized after some changes. */
const sentence = (random: Random) => Array.from({ length: 12 }, () => word(random)).join(" ");

function newFile(random: Random, kind: ModelFile["kind"]): ModelFile {
  const names = {
    markdown: ["title", "a", "b", "c", "d", "body"],
    yaml: ["a", "b", "c", "d", "e"],
    text: ["a", "b", "c", "d"],
  };
  const slots = kind === "bytes" || kind === "link" ? ["all"] : names[kind];
  return {
    id: word(random),
    kind,
    slots: Object.fromEntries(slots.map((slot) => [slot, sentence(random)])),
    isRunnable: false,
    hasCrlf: false,
  };
}

/** The bytes of a file, or the target of a link. */
function write({ id, kind, slots, hasCrlf }: ModelFile): Buffer {
  const lines = Object.entries(slots);
  const fields = lines.filter(([name]) => name !== "body").map(([name, value]) => `${name}: ${value}`);
  const text = {
    markdown: () => `---\n${fields.join("\n")}\n---\n\n${id}\n\n${slots.body}\n`,
    yaml: () => `# ${id}\n${fields.join("\n")}\n`,
    // Changes of adjacent lines count as one.
    text: () => fields.map((field, at) => `${field}\n${id} ${at}\n`).join(""),
    bytes: () => `\0\x01${id} ${slots.all}`.repeat(20),
    link: () => `../nowhere/${slots.all?.split(" ").at(-1)}`,
  }[kind]();
  return Buffer.from(hasCrlf ? text.replaceAll("\n", "\r\n") : text);
}

/** What both authors begin with. */
export function baseTree(random: Random): ModelTree {
  const places: Readonly<Record<string, ModelFile["kind"]>> = {
    "content/site.yaml": "yaml",
    "content/posts/one.md": "markdown",
    "content/posts/two.md": "markdown",
    "content/posts/three.md": "markdown",
    "content/folder/inner.md": "markdown",
    "content/folder/other.yaml": "yaml",
    "static/notes.txt": "text",
    "static/photo.jpg": "bytes",
    "static/deep/er/file.txt": "text",
    "static/link": "link",
    "templates/page.txt": "text",
  };
  return new Map(Object.entries(places).map(([path, kind]) => [path, newFile(random, kind)]));
}

/** Paths that are often free, so that both authors choose the same ones. */
const names = [
  "posts/four.md",
  "posts/one.md",
  "folder/inner.md",
  "folder/five.md",
  "posts",
  "folder",
  "six.md",
];

/** Changes a tree at random, as an author does in a text editor, a file manager or the editor of the site. */
export function changeTree(tree: ModelTree, random: Random, folders: readonly string[]): ModelTree {
  const next = new Map(tree);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const own = [...tree.keys()].filter((path) => folders.some((folder) => path.startsWith(folder)));
  const path = pick(own);
  const file = path === undefined ? undefined : tree.get(path);
  const freePath = () => {
    const folder = pick(folders.filter((each) => each !== "templates/")) ?? "content/";
    return folder + (random() < 0.5 ? pick(names) : `new/${word(random).slice(0, 2)}.md`);
  };
  const put = (place: string, one: ModelFile) => {
    if (!hasRoom(next, place)) return;
    const isText = place.startsWith("content/") === (one.kind === "markdown" || one.kind === "yaml");
    const isAlike = /\.\w+$/.exec(place)?.[0] === ".md" || one.kind !== "markdown";
    if (isText && isAlike) next.set(place, one);
  };
  const kindAt = (place: string) => (place.startsWith("static/") ? "text" : "markdown");
  const add = () => {
    const place = freePath();
    put(place, newFile(random, kindAt(place)));
  };
  /** A folder in place of a file: with the file in it, or with another one. */
  const toFolder = (old: string, one: ModelFile) => {
    next.delete(old);
    const inner = `${old}/${random() < 0.5 ? "index.md" : "two.md"}`;
    next.set(inner, random() < 0.5 ? one : newFile(random, kindAt(old)));
  };
  const toFile = (old: string) => {
    const folder = dirname(old);
    if (folder.split("/").length < 2) return;
    for (const each of [...next.keys()]) if (each.startsWith(`${folder}/`)) next.delete(each);
    next.set(folder, newFile(random, kindAt(folder)));
  };
  const setMode = (old: string, one: ModelFile) =>
    next.set(old, { ...one, isRunnable: one.kind !== "link" && !one.isRunnable });
  const setLineEnds = (old: string, one: ModelFile) =>
    next.set(old, { ...one, hasCrlf: one.kind !== "link" && one.kind !== "bytes" && !one.hasCrlf });
  const toLink = (old: string, one: ModelFile) =>
    next.set(old, newFile(random, one.kind === "link" ? kindAt(old) : "link"));
  const steps = [
    ...Array(16).fill((old: string, one: ModelFile) => next.set(old, changeSlot(one, random))),
    ...Array(8).fill((old: string) => rename(next, old, freePath(), put)),
    ...[add, add, add, add, toFolder, toFolder, toFolder, toFile, toFile, toLink],
    ...[setMode, setMode, setLineEnds, setLineEnds, ...Array(4).fill((old: string) => next.delete(old))],
  ];
  if (path === undefined || file === undefined) add();
  else pick(steps)?.(path, file);
  return next;
}

function hasRoom(tree: ModelTree, path: string): boolean {
  return ![...tree.keys()].some(
    (other) => other === path || other.startsWith(`${path}/`) || path.startsWith(`${other}/`),
  );
}

function changeSlot(file: ModelFile, random: Random): ModelFile {
  const slots = Object.keys(file.slots);
  const slot = slots[Math.floor(random() * slots.length)] ?? "";
  // Few values, so that both authors write the same now and then.
  const value = random() < 0.2 ? `same ${slot}` : `${file.slots[slot]} ${word(random)}`;
  return { ...file, slots: { ...file.slots, [slot]: value } };
}

function rename(
  tree: Map<string, ModelFile>,
  path: string,
  to: string,
  put: (place: string, file: ModelFile) => void,
): void {
  const file = tree.get(path);
  if (file === undefined) return;
  tree.delete(path);
  put(to, file);
  if (!tree.has(to)) tree.set(path, file);
}

/** Writes commits with fast-import onto `main`. */
export function importHistory(
  folder: string,
  history: History,
  author: string,
  from: string | undefined,
): void {
  const parts: (string | Buffer)[] = [];
  for (const [at, tree] of history.entries()) {
    const subject = `${author} ${at}`;
    parts.push(
      `commit refs/heads/main\ncommitter ${author} <${author.toLowerCase()}@firm.example> ${1_790_000_000 + at * 60} +0200\n`,
      `data ${subject.length}\n${subject}\n`,
      at === 0 && from !== undefined ? `from ${from}\n` : "",
      "deleteall\n",
    );
    for (const [path, file] of tree) {
      const bytes = write(file);
      parts.push(`M ${modeOf(file)} inline ${path}\ndata ${bytes.length}\n`, bytes, "\n");
    }
  }
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  execFileSync("git", ["fast-import", "--quiet", "--force"], {
    cwd: folder,
    input,
    stdio: ["pipe", "ignore", "pipe"],
  });
}

function modeOf({ kind, isRunnable }: ModelFile): string {
  return kind === "link" ? "120000" : isRunnable ? "100755" : "100644";
}

/** Makes the work tree of a folder as a model has it, where it is as `before`. */
export function putTree(folder: string, before: ModelTree, after: ModelTree): void {
  for (const path of before.keys()) {
    rmSync(join(folder, path), { force: true });
  }
  for (const path of before.keys()) removeEmpty(folder, dirname(path), after);
  for (const [path, file] of after) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    if (file.kind === "link") symlinkSync(write(file).toString(), place);
    else {
      writeFileSync(place, write(file));
      chmodSync(place, file.isRunnable ? 0o755 : 0o644);
    }
  }
}

function removeEmpty(folder: string, path: string, after: ModelTree): void {
  for (let each = path; each !== "."; each = dirname(each))
    if (after.has(each)) rmSync(join(folder, each), { recursive: true, force: true });
}

/** The files of a folder as `mode` and bytes, by path. */
export type RealTree = ReadonlyMap<string, { readonly mode: string; readonly bytes: Buffer }>;

export function toReal(tree: ModelTree): RealTree {
  return new Map([...tree].map(([path, file]) => [path, { mode: modeOf(file), bytes: write(file) }]));
}

/** The files of a commit. */
export function readCommit(folder: string, commit: string): RealTree {
  const listed = execFileSync("git", ["ls-tree", "-r", "-z", commit], { cwd: folder }).toString().split("\0");
  const entries = listed
    .filter((line) => line !== "")
    .map((line) => {
      const [head = "", path = ""] = line.split("\t");
      const [mode = "", , id = ""] = head.split(" ");
      return { mode, id, path };
    });
  const out = execFileSync("git", ["cat-file", "--batch"], {
    cwd: folder,
    input: entries.map(({ id }) => `${id}\n`).join(""),
  });
  let at = 0;
  return new Map(
    entries.map(({ mode, path }) => {
      const end = out.indexOf("\n", at);
      const size = Number(out.subarray(at, end).toString().split(" ")[2]);
      const bytes = out.subarray(end + 1, end + 1 + size);
      at = end + 1 + size + 1;
      return [path, { mode, bytes }];
    }),
  );
}

/** The files of a work tree at these paths. */
export function readFolder(folder: string, paths: Iterable<string>): RealTree {
  return new Map(
    [...paths].flatMap((path) => {
      const found = lstatIfThere(join(folder, path));
      if (found === undefined || found.isDirectory()) return [];
      const isLink = found.isSymbolicLink();
      const bytes = isLink ? Buffer.from(readlinkSync(join(folder, path))) : readFileSync(join(folder, path));
      const mode = isLink ? "120000" : found.mode & 0o100 ? "100755" : "100644";
      return [[path, { mode, bytes }] as const];
    }),
  );
}
