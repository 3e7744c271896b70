import { createRandom } from "../../../scripts/create-random.mjs";
import { makeText } from "../../../scripts/fuzz/make-text.mjs";
import { modelFiles } from "./model-files.ts";

export type MutatedFiles = Readonly<Record<string, string | Uint8Array | undefined>>;

/** What stands in front matter, YAML and settings, and what readers trip over. */
const tokens = [
  ..."\t\n\r\0\u001b\u0085\u2028\u202e\ufeff\u00a0:-?,[]{}#&*!|>'\"%@`~=<./\\é漢😀",
  ...[
    "\ud83d",
    "---\n",
    "...\n",
    "--- a",
    ": ",
    "- ",
    "\n  ",
    "\n- ",
    "? a\n",
    "!!binary a",
    "!a ",
    "&a ",
    "*a",
    "<<: *a",
  ],
  ...[
    "|-\n",
    ">+\n",
    "null",
    "true",
    "yes",
    "no",
    ".inf",
    ".nan",
    "0x1F",
    "1e400",
    "-0",
    "2025-02-30",
    "2025-10-01",
  ],
  ...[
    "12:30",
    "__proto__",
    "constructor: a\n",
    "toString",
    "hasOwnProperty",
    "title: b\n",
    "zzz: 1\n",
    "title",
    "route: ",
  ],
  ...[
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would read
    "${a}",
    "{{a}}",
    "</script>",
    "<script>",
    "javascript:a",
    "::error::a\n",
    "##[error]a",
    "../../etc",
    "/a//b",
    "%00",
  ],
  ...[
    "# a\n",
    "[a](/b)",
    "[a](#b)",
    "![a](b.png)",
    ":::callout\n",
    ":::\n",
    "::x\n",
    "<b>",
    "&amp;",
    "[^a]",
    "| a |\n",
  ],
];

const names = [
  ...[
    "con",
    "a.b",
    "a b",
    "É",
    "e\u0301",
    "index",
    "404",
    "-",
    "_",
    "a--b",
    ".a",
    "a\n::error::b",
    "\u001b[2J",
    "\u202eb",
  ],
  ...[
    "__proto__",
    "constructor",
    "a'b",
    'a"b',
    "a<b",
    "a&b",
    "a%20b",
    "a#b",
    "a?b",
    "%",
    "漢",
    "😀",
    "accueil",
    "UN",
    "un",
  ],
  ...["a".repeat(255), "sous/un", "sous/sous/un"],
];
const endings = [".md", ".yaml", ".yml", ".MD", ".markdown", ".png", ".svg", ".txt", "", ".json", ".md.md"];

/** The kinds of what is mutated. */
const kinds = ["front matter", "Markdown", "YAML", "settings", "names", "all"] as const;

/** The files of that number: always the same for a seed. */
export function mutateFiles(seed: number, number: number) {
  const random = createRandom(Math.imul(seed, 0x85ebca6b) ^ number);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[below(list.length)] as T;
  const kind = kinds[number % kinds.length] ?? "all";
  const files: Record<string, string | Uint8Array | undefined> = { ...modelFiles };
  const textual = Object.keys(modelFiles).filter((path) => /\.(?:md|yaml)$/.test(path));
  const texts = textual.filter((path) => path.endsWith(".md"));
  const change = (path: string, of: (text: string) => string) => {
    const text = files[path];
    if (typeof text === "string") files[path] = of(text);
  };
  const rename = () => {
    const path = pick(textual);
    const folder = pick(["content/pages/", "content/articles/", "content/", "static/", "content/images/"]);
    const to = folder + pick(names) + pick([...endings, ".md", ".md", ".md"]);
    files[to] = files[path];
    if (below(2) === 0) files[path] = undefined;
  };
  const spoil = (text: string): string =>
    spoilText(text, below, pick, () => String(modelFiles[pick(textual)]));
  const split = (text: string) => {
    const end = text.indexOf("\n---\n", 3) + 5;
    return [text.slice(0, end), text.slice(end)] as const;
  };
  const acts: Readonly<Record<string, () => void>> = {
    "front matter": () => change(pick(texts), (text) => spoil(split(text)[0]) + split(text)[1]),
    Markdown: () =>
      change(pick(texts), (text) => {
        const [head, body] = split(text);
        return head + (below(3) === 0 ? makeText(seed, number).slice(0, 4000) : spoil(body));
      }),
    YAML: () => change("content/categories.yaml", spoil),
    settings: () => change("content/site.yaml", spoil),
    names: rename,
  };
  const chosen =
    kind === "all" ? [pick(Object.keys(acts)), pick(Object.keys(acts)), pick(Object.keys(acts))] : [kind];
  for (const act of chosen) acts[act]?.();
  if (below(12) === 0) {
    const path = pick(textual);
    change(path, (text) => text.replaceAll("\n", pick(["\r\n", "\r", "\n\n"])));
    if (below(3) === 0) change(path, (text) => `\ufeff${text}`);
  }
  if (below(40) === 0) files[pick(textual)] = Buffer.from([0xff, 0xfe, 10, 0x80]);
  if (below(40) === 0) files[pick(textual)] = pick(["", "\n", "---\n---\n", "[]", "a", "null"]);
  return { kind, files: files as MutatedFiles };
}

type Below = (end: number) => number;
type Pick = <T>(list: readonly T[]) => T;

/** The templates of that number, spoilt as texts are. */
export function mutateTemplates(seed: number, number: number, templates: string): string {
  const random = createRandom(Math.imul(seed, 0x27d4eb2f) ^ number);
  const below = (end: number) => Math.floor(random() * end);
  return spoilText(
    templates,
    below,
    (list) => list[below(list.length)] as never,
    () => templates,
  );
}

/** One to six changes: pieces cut, doubled, moved, taken from elsewhere, or signs put in between. */
function spoilText(text: string, below: Below, pick: Pick, other: () => string): string {
  let spoilt = text;
  for (let left = 1 + below(6); left > 0; left -= 1) {
    const from = below(spoilt.length + 1);
    const to = Math.min(spoilt.length, from + below(below(4) === 0 ? 200 : 12));
    const [before, piece, after] = [spoilt.slice(0, from), spoilt.slice(from, to), spoilt.slice(to)];
    const strange = other();
    const start = below(strange.length);
    spoilt = pick([
      before + after,
      before + piece + piece + after,
      after + piece + before,
      before + pick(tokens) + piece + after,
      before + pick(tokens) + after,
      before + pick(tokens).repeat(1 + below(30)) + after,
      before + strange.slice(start, start + below(80)) + after,
    ]);
  }
  return spoilt;
}
