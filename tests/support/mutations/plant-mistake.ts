import { createRandom } from "../../../scripts/create-random.mjs";
import { modelFiles } from "./model-files.ts";
import type { MutatedFiles } from "./mutate-files.ts";

/** One mistake in files that have no other, and where it stands. */
export type Planted = {
  readonly what: string;
  readonly files: MutatedFiles;
  readonly file: string;
  readonly line: number;
};

/** Lines of front matter, and the code of the problem that each is. */
const ofHead: readonly string[] = [
  "zzz: 1",
  "titre: Un",
  "\tlevel: simple",
  'level: "simple',
  "level: [simple",
  "level simple",
  "level: simple: avancé",
  "level: &a !b simple",
  "level: *rien",
  "level: Simple",
  "level: 3",
  "date: 2025-02-30",
  "readTime: -1",
  "category: energies",
  "related: [un, rien]",
  "draft: oui",
  "title: Encore",
  "@level: simple",
  "level:simple",
  "- level",
  "– level: simple",
  "“level”: simple",
  "\u00a0level: simple",
  "level: {",
  "? level",
];

/** Paragraphs of a body that hold a mistake. */
const ofBody: readonly string[] = [
  "# Un titre",
  "[là](/absent)",
  "[là](#absent)",
  "[là](javascript:a)",
  "[là]()",
  "<form>a</form>",
  "<script>a</script>",
  '::inconnu{titre="x"}',
  "::callout",
  "![a](absent.png)",
  "Un texte [^absent].",
  "Un [texte][absent].",
  ':::callout{titre="a"}\na\n:::',
  "a ![b](c.png) d",
];

/** Lines of settings, and of a file of entries. */
const ofSettings: readonly string[] = [
  "zzz: 1",
  "nom: Essai",
  "timeZone: Mars/Olympe",
  "output: { pages: un }",
  "output: { hosts: [netlfy] }",
  "redirects: [{ from: /a, to: /absent }]",
  "redirects: [{ from: /A, to: / }]",
  "budgets: { fonts: -1 }",
  "typography: { keep: 1 }",
  "links: { elsewhere: [app] }",
  "offline: { worker: visited, page: /absent }",
  "markdown: non",
  "url: https://essai.example/sous",
  "url: essai.example",
  "url: https://a{b}.example",
  "name: ''",
  "\tname: Essai",
  "name Essai",
  "name: Essai: encore",
  'name: "Essai',
  "- name: Essai",
];
const ofEntries: readonly string[] = [
  "eau: { nam: Eau, name: Eau }",
  "eau: {}",
  "eau: Eau",
  "eau: { name: 1 }",
  "eau { name: Eau }",
  "energie: { name: Encore }",
  "- eau",
  "eau: [",
  "eau: { name: Un : deux }",
  "eau: *absent",
  "eau: !a { name: Eau }",
];
const settings = [
  "name: Essai",
  "url: https://www.essai.example",
  "timeZone: Europe/Paris",
  "links: { elsewhere: [/app] }",
  "offline:\n  worker: none",
  "markdown:\n  parser: auto",
  "typography:\n  keep:\n    - A@B",
  "# note",
  "",
];
const entries = [
  "energie: { name: Énergie }",
  "usage: { name: Usage }",
  "air:\n  name: >-\n    Un\n    air",
  'feu:\n  name: "Un\n    feu"',
  "# note",
  "",
];

/** Paragraphs without a mistake. */
const fillers = [
  "Un texte.",
  "- un\n- deux",
  "> Une citation.",
  "| a |\n| - |\n| b |",
  "```\n# code\n```",
  ':::callout{title="b"}\nUn mot.\n\nDeux.\n:::',
  "## Un titre",
  "Un `code`, *deux* et **trois**\nlignes.",
  "😀 漢 é ; « ça » : 16 h 30 !",
];

const fields = ["level: avancé", "related: [un]", "# note", "", "draft: false"];

/** The mistake of that number: always the same for a seed. */
export function plantMistake(seed: number, number: number): Planted {
  const random = createRandom(Math.imul(seed, 0xc2b2ae35) ^ number);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: below(most + 1) }, () => pick(list));
  if (number % 4 === 3) {
    const file = number % 8 === 3 ? "content/site.yaml" : "content/categories.yaml";
    return plantInYaml(file, below, pick);
  }
  const inHead = number % 2 === 0;
  const what = pick(inHead ? ofHead : ofBody);
  const name = /^\W*(\w+)/.exec(what)?.[1];
  const known = ["title: Un article", "date: 2025-10-01", "category: energie"];
  const head = [
    ...known.filter((line) => !line.startsWith(`${name}:`) || name === "title"),
    ...unique(some(fields, 5), name),
  ];
  const before = some(fillers, 6)
    .map((text) => `${text}\n`)
    .join("\n");
  const after = some(fillers, 4)
    .map((text) => `\n${text}\n`)
    .join("");
  // Below an item of a list, it is the fields that do not belong.
  const least = name === "title" ? head.length : what.startsWith("- ") ? 1 : 0;
  const at = inHead ? least + below(head.length - least + 1) : 0;
  const lines = inHead
    ? ["---", ...head.slice(0, at), what, ...head.slice(at), "---", before + after]
    : ["---", ...head, "---", before, what, after];
  const line = inHead ? at + 2 : 3 + head.length + before.split("\n").length;
  const ending = pick(["\n", "\n", "\r\n", "\r"]);
  const text = (below(6) === 0 ? "\ufeff" : "") + lines.join("\n").replaceAll("\n", ending);
  const file = `content/articles/${pick(["visite", "a-1", "sous/un"])}.md`;
  return { what, files: { ...modelFiles, [file]: text }, file, line };
}

function plantInYaml(
  file: string,
  below: (end: number) => number,
  pick: <T>(list: readonly T[]) => T,
): Planted {
  const [mistakes, blocks] = file === "content/site.yaml" ? [ofSettings, settings] : [ofEntries, entries];
  const what = pick(mistakes);
  const name = /^\W*(\w+)/.exec(what)?.[1];
  const isTwin = what.startsWith("energie");
  const kept = blocks.filter((block) => isTwin || !block.startsWith(`${name}:`) || block.startsWith("#"));
  const shuffled = kept.map((block) => ({ block, rank: below(1e9) })).sort((a, b) => a.rank - b.rank);
  const texts = shuffled.map(({ block }) => block);
  const first = isTwin ? texts.findIndex((block) => block.startsWith("energie")) + 1 : 0;
  const least = what.startsWith("- ") ? texts.findIndex((block) => /^\w/.test(block)) + 1 : first;
  const at = least + below(texts.length - least + 1);
  const lines = [...texts.slice(0, at), what, ...texts.slice(at)].join("\n");
  const line = texts.slice(0, at).join("\n").split("\n").length + (at === 0 ? 0 : 1);
  const text = lines.replaceAll("\n", pick(["\n", "\r\n", "\r"]));
  return { what, files: { ...modelFiles, [file]: `${text}\n` }, file, line };
}

function unique(lines: readonly string[], name: string | undefined): readonly string[] {
  const names = new Set([name]);
  return lines.filter((line) => {
    const [key = ""] = line.split(":");
    if (line.startsWith("#") || line === "") return true;
    const isNew = !names.has(key);
    names.add(key);
    return isNew;
  });
}
