import { type Node as Block, DOMParser } from "prosemirror-model";
import { readPaste } from "../../../src/editor/client/paste/read-paste.ts";
import { fromTrees } from "../../../src/editor/client/text/from-mdast.ts";
import { textSchema } from "../../../src/editor/client/text/text-schema.ts";
import { createDice } from "../dice.ts";

/** Runs in a page: reads clipboards that are damaged at random, and returns what is wrong with them. */
export async function tryClipboards(
  samples: readonly string[],
  seed: number,
  count: number,
): Promise<readonly { readonly seed: number; readonly wrong: string; readonly html: string }[]> {
  const found: { seed: number; wrong: string; html: string }[] = [];
  for (let at = seed; at < seed + count && found.length < 5; at += 1) {
    const html = damage(samples, at);
    const wrong = await judge(html).catch((error: Error) => String(error.stack));
    if (wrong !== undefined) found.push({ seed: at, wrong, html });
  }
  return found;
}

type Dice = ReturnType<typeof createDice>;

function damage(samples: readonly string[], seed: number): string {
  const dice = createDice(seed * 7919 + 13);
  for (let warm = 0; warm < 3; warm += 1) dice.next(9);
  let html = samples[dice.next(samples.length)] ?? "";
  for (let times = 1 + dice.next(6); times > 0; times -= 1) html = dice.pick(ways)(html, dice);
  return html;
}

const ways: readonly [Way, ...Way[]] = [
  dropTag,
  doublePart,
  movePart,
  wrapWords,
  wrapWords,
  insert,
  insert,
  cutOff,
  mixTags,
];
type Way = (html: string, dice: Dice) => string;

function tagsOf(html: string): readonly RegExpExecArray[] {
  return [...html.matchAll(/<\/?[a-z][^<>]*>/gi)];
}

function pickTag(
  html: string,
  dice: Dice,
): { readonly from: number; readonly to: number; readonly tag: string } {
  const tags = tagsOf(html);
  const tag = tags[dice.next(tags.length || 1)];
  return { from: tag?.index ?? 0, to: (tag?.index ?? 0) + (tag?.[0].length ?? 0), tag: tag?.[0] ?? "" };
}

function dropTag(html: string, dice: Dice): string {
  const { from, to } = pickTag(html, dice);
  return html.slice(0, from) + html.slice(to);
}

function partOf(html: string, dice: Dice): readonly [number, number] {
  const { from } = pickTag(html, dice);
  return [from, Math.min(html.length, from + dice.next(1500))];
}

function doublePart(html: string, dice: Dice): string {
  const [from, to] = partOf(html, dice);
  return html.slice(0, to) + html.slice(from, to) + html.slice(to);
}

function movePart(html: string, dice: Dice): string {
  const [from, to] = partOf(html, dice);
  const rest = html.slice(0, from) + html.slice(to);
  const { to: place } = pickTag(rest, dice);
  return rest.slice(0, place) + html.slice(from, to) + rest.slice(place);
}

function wrapWords(html: string, dice: Dice): string {
  const words = [...html.matchAll(/>([^<>]*\p{L}[^<>]*)</gu)];
  const chosen = words[dice.next(words.length || 1)];
  if (chosen === undefined) return html;
  const from = chosen.index + 1;
  const to = from + (chosen[1] ?? "").length;
  const tag = dice.pick(wrappers);
  const name = /^[\w:-]+/.exec(tag)?.[0] ?? "";
  return `${html.slice(0, from)}<${tag}>${html.slice(from, to)}</${name}>${html.slice(to)}`;
}

const wrappers: readonly [string, ...string[]] = [
  "p",
  "div",
  "span",
  "b",
  "i style='font-style:normal'",
  "ul",
  "ol",
  "li",
  "table",
  "tr",
  "td",
  "th",
  "caption",
  "thead",
  "blockquote",
  "blockquote style='border:none'",
  "pre",
  "code",
  "h1",
  "h6",
  "p role=heading aria-level=99",
  "div role=heading",
  "dl",
  "dt",
  "dd",
  "details",
  "summary",
  "center",
  "menu",
  "main",
  "nav",
  "legend",
  "fieldset",
  "form",
  "button",
  "select",
  "option",
  "textarea",
  "label",
  "svg",
  "math",
  "video",
  "object",
  "iframe",
  "noscript",
  "template",
  "title",
  "xmp",
  "listing",
  "ruby",
  "rt",
  "q",
  "sup",
  "sub",
  "del",
  "del cite=x",
  "ins",
  "mark",
  "cite",
  "a href='#_ftn1'",
  "a href='#x' name='_ftnref1'",
  "a href='javascript:window.ran=1'",
  "a href='//hostile.example/'",
  "a href='https://www.exemple.fr//hostile.example'",
  "a href='http://['",
  "p class=MsoTitle",
  "p class=MsoQuote",
  "p class=MsoListParagraph style='mso-list:l0 level1 lfo1'",
  "p style='mso-list:l0 level9 lfo1'",
  "span style='mso-list:Ignore'",
  "div style='mso-element:footnote' id=ftn1",
  "div style='mso-element:comment'",
  "span class=MsoCommentReference",
  "p class=MsoToc1",
  "div id=Signature",
  "div hidden",
  "span style='display:none'",
  "span style='font-family:Wingdings'",
  "span style='white-space:pre-wrap'",
  "span aria-hidden=true",
  "div class=ListContainerWrapper",
  "li data-aria-level=3",
  "table role=presentation",
  "td colspan=1000 rowspan=0",
  "site-note",
  "site-note data-name=1",
  "site-dev-card",
  "o:p",
  "st1:PersonName",
  "figure",
  "figcaption",
  "section",
  "hgroup",
  "dialog open",
  "unknown-element",
];

function insert(html: string, dice: Dice): string {
  const { to } = pickTag(html, dice);
  return html.slice(0, to) + dice.pick(snippets) + html.slice(to);
}

const many = (count: number, open: string, close = "") => open.repeat(count) + close.repeat(count);

const snippets: readonly [string, ...string[]] = [
  "<script>window.ran = 1</script>",
  "<script src='https://hostile.example/a.js'></script>",
  "<img src='https://hostile.example/a.png' onerror='window.ran=1' srcset='https://hostile.example/b.png 2x'>",
  "<img src=x onerror='window.ran=1'>",
  "<img src='/clipboard:0'><img src='//hostile.example/c.png'><input type=image src='https://hostile.example/i.png'>",
  "<svg onload='window.ran=1'><image href='https://hostile.example/d.png'/><script>window.ran=1</script></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=window.ran=1>",
  "<iframe src='javascript:window.ran=1' srcdoc='<script>parent.ran=1</script>'></iframe>",
  "<object data='https://hostile.example/e'></object><embed src='https://hostile.example/f'>",
  "<link rel=stylesheet href='https://hostile.example/g.css'><style>@import 'https://hostile.example/h.css';</style>",
  "<video src='https://hostile.example/v.mp4' poster='https://hostile.example/p.png' autoplay></video>",
  "<form name=body><input name=childNodes><input id=attributes><img name=querySelectorAll><button name=remove>",
  "<base href='https://hostile.example/'><meta http-equiv=refresh content='0;url=https://hostile.example/'>",
  "<div style='background:url(https://hostile.example/k.png)' onclick='window.ran=1'>fond</div>",
  "<!--",
  "-->",
  "<![CDATA[",
  "<![if !supportLists]>",
  "<![endif]>",
  "<!--[if gte mso 9]>",
  "</table>",
  "</ul>",
  "<p",
  "&#0;",
  "\u0000",
  "<p a\"b=1 <c='2' =d>attributs</p>",
  "<table><td>cellule<table><tr><td>dedans</table>hors<tr><th colspan=99999 rowspan=99999>grande",
  "<tr><td>seule</td></tr>",
  "<li>puce seule",
  "<dt>terme seul",
  "<caption>légende seule</caption>",
  "<option>choix seul",
  "<ul><ul><li>profond</ul><ol start=-3><li value=7>numéro</ol></ul>",
  "<a href='#_ftn9' name='_ftnref9'>[9]</a>",
  "<a name='_ftn9' href='#_ftnref9'>[9]</a> note neuf",
  "<a id=z href='#z'>1</a>",
  "<a id=u href='#w'>2</a><a id=w href='#u'>3</a>",
  "<br><br><br>",
  "<hr>",
  "<wbr>",
  "&nbsp;",
  "&shy;",
  "\u200b",
  "\ue123",
  "\u2028",
  "{prenom}",
  "| a | b |",
  "# x",
  "- x",
  "1. x",
  "<q>cité</q>",
  many(300, "<div>", "</div>"),
  many(200, "<blockquote>", "fin</blockquote>"),
  many(120, "<ul><li>", "</li></ul>"),
  many(80, "<b><i><a href=https://a.example>", "</a></i></b>"),
  many(60, "<table><tr><td>", "</td></tr></table>"),
  many(150, "<span style='font-weight:bold'>", "</span>"),
  many(100, "<p style='mso-list:l0 level3 lfo1'>point</p>"),
];

function cutOff(html: string, dice: Dice): string {
  return dice.next(3) === 0 ? html.slice(0, dice.next(html.length)) : html;
}

function mixTags(html: string, dice: Dice): string {
  const one = pickTag(html, dice);
  const other = pickTag(html, dice);
  return html.slice(0, one.from) + other.tag + html.slice(one.to);
}

/** Returns what is wrong with what is read, if anything. */
async function judge(html: string): Promise<string | undefined> {
  const asked = listWords(html);
  const read = await readPaste(
    { html, text: "" },
    {
      parser: DOMParser.fromSchema(textSchema),
      cut: async () => [],
      fromTrees,
      addresses: ["https://www.exemple.fr"],
      depth: 2,
      notes: [],
      language: "fr",
    },
  );
  const blocks = [...read.blocks, ...read.notes];
  if (blocks.length > 0) textSchema.topNodeType.create(null, blocks).check();
  const given = count(wordsOf(blocks.map(textIn).join("\n")));
  // A space within a word is a fault of its own, and no word is lost by it.
  const letters = squeeze(blocks.map(textIn).join(""));
  const lost = [...count(asked.words)].filter(
    ([word, times]) => (given.get(word) ?? 0) < times && (given.has(word) || !letters.includes(word)),
  );
  if (lost.length > 0)
    return `lost: ${lost.map(([word]) => word).join(", ")} from ${blocks.map(textIn).join("")}`;
  const allowed = asked.all.map(count);
  const asIs = squeeze(asked.shown);
  const added = [...given].filter(
    ([word, times]) =>
      allowed.every((each) => (each.get(word) ?? 0) < times) &&
      (allowed.some((each) => each.has(word)) || !asIs.includes(word)),
  );
  if (added.length > 0) return `added: ${added.map(([word]) => word).join(", ")}`;
  const untold = asked.told.filter((told) => !told.test(read.lost ?? ""));
  if (untold.length > 0) return `not told: ${untold.join(", ")} in ${read.lost}`;
  return blocks.map(findHarm).find((harm) => harm !== undefined);
}

function textIn(block: Block): string {
  if (block.isText) return block.text ?? "";
  const inner = block.children.map(textIn).join("");
  return block.isInline ? " " : `\n${inner}\n`;
}

function findHarm(block: Block): string | undefined {
  let harm: string | undefined;
  block.descendants(({ type, attrs, marks }) => {
    for (const { attrs } of marks)
      if (attrs.url !== undefined && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(attrs.url))
        harm = `leads to ${attrs.url}`;
    if (type.name === "image" && !/^\/clipboard:\d+$/.test(attrs.url)) harm = `shows ${attrs.url}`;
    if (type.name === "card") harm = "has a card";
    if (type.name === "chip" && attrs.tree.type !== "footnoteReference") harm = "has a chip";
  });
  return harm;
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKC").replace(/[\u00ad\u200b\u2060\ufeff\ue000-\uf8ff]/g, "");
  return plain.match(/\p{L}{2,}|\p{N}{2,}/gu) ?? [];
}

function squeeze(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

function count(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What may be left out without a word, because nobody saw it. */
const unseen =
  "script, style, meta, link, base, title, xml, template, noscript, datalist, [hidden], [style*='display:none'], [style*='display: none'], [style*='mso-hide:all'], .gmail_signature_prefix";

/** What may be left out, and what is said about it. */
const leftOut: readonly (readonly [string, RegExp])[] = [
  ["math, .katex", /équation/],
  [
    "[style~='mso-element:comment'], [style='mso-element:comment'], .MsoCommentReference, a[href^='#cmnt']:not([href^='#cmnt_ref']), :is(div, p):has(> a[href^='#cmnt_ref']:first-child, > p:first-child > a[href^='#cmnt_ref']:first-child)",
    /commentaire/,
  ],
  [".msoDel, del[cite], del[datetime]", /suppression/],
  ["[class^=MsoToc]", /sommaire/],
  [".gmail_signature, .moz-signature, #Signature, #ms-outlook-mobile-signature", /signature/],
  ["iframe, object, embed, video, audio, canvas, svg", /objet/],
  ["select, textarea, button", /boutons? ou champs?/],
];

const sign = /^[[(]?(?:note )?(?:\d{1,3}|[a-z]|[ivx]+|\*+|†)[\])]?$/i;
const blocks =
  "address,article,aside,blockquote,body,br,canvas,caption,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hgroup,hr,html,img,legend,li,listing,main,menu,nav,ol,optgroup,option,p,plaintext,pre,q,search,section,site-note,summary,table,tbody,td,tfoot,th,thead,tr,ul,xmp";

/** The words that must be read, all words that may be, and what has to be said. Knows nothing of how they are read. */
function listWords(html: string) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const page = template.content;
  // A form would answer to them.
  for (const each of page.querySelectorAll("input, img, button"))
    for (const name of ["id", "name"]) each.removeAttribute(name);
  for (const each of page.querySelectorAll(unseen)) each.remove();
  const before = shown(page);
  const whole = wordsOf(before);
  const told: RegExp[] = [];
  // Letters of this font are signs.
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim().length < 3 && text.parentElement?.closest("[style*=Wingdings]")) text.data = joint;
  }
  for (const [selector, said] of leftOut)
    for (const each of page.querySelectorAll(selector)) {
      // The sign of a comment of Google comes first.
      const start = each.matches("div, p") ? each.querySelector("a[href^='#cmnt_ref']")?.textContent : "";
      if (start && !each.textContent?.startsWith(start)) continue;
      if (each.parentElement?.closest(leftOut.map(([selector]) => selector).join())) continue;
      if (wordsOf(shown(each)).length > 0) told.push(said);
      each.replaceWith(each.matches("a, button, del, select, span, svg") ? "" : document.createElement("hr"));
    }
  // Signs of lists and notes become lists and notes.
  for (const each of page.querySelectorAll("[style*='mso-list:Ignore'], a[href^='#']")) {
    const words = (each.textContent ?? "").trim();
    const isSign = each.matches("a") ? sign.test(words) : words.length < 7 || !/[\p{L}\p{N}]{2}/u.test(words);
    if (isSign) each.replaceWith(joint);
    else if (each.matches("a")) each.replaceWith(joint, ...each.childNodes, joint);
  }
  const words = wordsOf(shown(page).replace(/\p{L}*\p{N}*\ue000+\p{L}*\p{N}*/gu, " "));
  const apart = wordsOf(shown(page).replaceAll(joint, " "));
  const joined = wordsOf(shown(page).replaceAll(joint, ""));
  return { words, all: [whole, apart, joined], shown: `${before} ${shown(page)}`, told };
}

/** Stands where a sign was: the words around it may be joined. */
const joint = "\ue000";

function shown(node: Node): string {
  if (node instanceof Text) return node.data;
  const inner = [...node.childNodes].map(shown).join("");
  const isBlock =
    node instanceof Element && blocks.split(",").includes(node.localName) && !node.matches("pre q, code q");
  return isBlock ? `\n${inner}\n` : inner;
}
