import { parse, serialize } from "parse5";

/**
 * The elements that compiled texts may have, their attributes and the values of those: written apart from the
 * compiler’s own table, so that a slip there is seen here. Images and directives come as parts of their own.
 */
const text = /^[^\0]*$/;
const block = { id: text };
const cell = { class: /^align-(?:left|center|right)$/, colspan: /^[1-9]\d{0,2}$/, rowspan: /^[1-9]\d{0,2}$/ };
const list = { id: text, class: /^contains-task-list$/ };
const bare =
  "b bdi br caption cite del em figcaption hr i ins kbd label mark q rp rt ruby s samp small strong sub summary sup tbody tfoot thead tr u var wbr";
const allowed = new Map(
  Object.entries({
    ...Object.fromEntries(bare.split(" ").map((name) => [name, {}])),
    ...Object.fromEntries(
      "blockquote dd div dl dt h2 h3 h4 h5 h6 p pre table".split(" ").map((name) => [name, block]),
    ),
    a: {
      href: text,
      title: text,
      target: /^_blank$/,
      rel: /^noopener$/,
      id: text,
      role: /^doc-(?:noteref|backlink)$/,
      "aria-label": text,
      class: /^footnote-back$/,
    },
    abbr: { title: text },
    bdo: { dir: /^(?:ltr|rtl)$/ },
    code: { class: /^language-./ },
    details: { id: text, open: /^$/ },
    dfn: { title: text },
    figure: { id: text, class: /^code$/ },
    input: { type: /^checkbox$/, disabled: /^$/, checked: /^$/ },
    li: { id: text, class: /^task-list-item$/ },
    ol: { ...list, start: /^\d{1,9}$/ },
    section: {
      "aria-label": text,
      class: /^(?:table-region|footnotes)$/,
      role: /^doc-endnotes$/,
      tabindex: /^0$/,
    },
    span: { id: text, class: /^(?:(?:hljs-[a-z-]+|[a-z]+_|visually-hidden|together)(?: (?!$)|$))+$/ },
    td: cell,
    th: { ...cell, scope: /^(?:col|row)$/ },
    time: { datetime: text },
    ul: list,
  }),
);
const voids = new Set(["br", "hr", "img", "input", "wbr"]);

/** What DOMPurify is told to let through: the same, and what stands for images and directives here. */
export const purifierSettings = {
  // It reads what it is given within a body, which it would remove.
  ALLOWED_TAGS: [...allowed.keys(), "img", "aside", "body"],
  ALLOWED_ATTR: [...new Set([...allowed.values()].flatMap((attributes) => Object.keys(attributes)))],
  // Values of these are words.
  ADD_URI_SAFE_ATTR: ["datetime", "aria-label"],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Ids of headings are words of the author: links lead to them.
  SANITIZE_DOM: false,
  // Else it removes titles that hold `-->`, which means something in XML alone.
  SAFE_FOR_XML: false,
};

/**
 * Judges the parts of a compiled text: that each tag is one of the allowed ones with its allowed attributes, that what
 * is opened is closed, and that an HTML parser reads the same elements and words, within what is around them, again and
 * again. It may move them: words of a table that stand in none of its cells go before it.
 *
 * @returns {{ fault: string | undefined, html: string, tree: string }} the first fault, the HTML and its tree as read.
 */
export function judgeHtml(parts) {
  try {
    const html = draw(parts);
    const written = readStrictly(html);
    const box = readPage(html);
    const tree = sayNodes(box.childNodes);
    const [before, after] = [written, tree].map(listPieces);
    if (before !== after) throw new Fault(`an HTML parser reads something else: ${explain(written, tree)}`);
    const again = sayNodes(readPage(serialize(box)).childNodes);
    if (again !== tree)
      throw new Fault(`once read and written it is something else: ${explain(tree, again)}`);
    return { fault: undefined, html, tree };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message, html: "", tree: "" };
    throw error;
  }
}

/** The elements and the signs of the words, wherever they stand. */
function listPieces(tree) {
  const elements = tree.match(/\([^()]*\)/g) ?? [];
  const signs = [...tree.replace(/\([^()]*\)/g, "")];
  return [...elements.sort(), ...signs.sort()].join("");
}

/** The element around the HTML, which must be all that it is in. */
function readPage(html) {
  const [, { childNodes }] = parse(`<!doctype html><html><body><div>${html}</div><hr>`).childNodes[1]
    .childNodes;
  const names = childNodes.map(({ nodeName }) => nodeName).join(" ");
  if (names !== "div hr") throw new Fault(`breaks out of the element around it: ${names}`);
  return childNodes[0];
}

class Fault extends Error {}

/** One HTML of all parts, with a plain element for each image and directive. */
function draw(parts) {
  return parts
    .map((part) => {
      if (part.kind === "directive") return `<aside>${draw(part.parts)}</aside>`;
      if (part.kind === "image") {
        checkAddress(part.image);
        return part.isInLine ? "<img>" : "<figure><img></figure>";
      }
      for (const { name, attributes } of readTokens(part.html)) checkElement(name, attributes);
      return part.html;
    })
    .join("");
}

function checkElement(name, attributes = []) {
  const known = name === undefined ? {} : allowed.get(name);
  if (known === undefined) throw new Fault(`<${name}> is not allowed`);
  for (const [attribute, value] of attributes) {
    if (!Object.hasOwn(known, attribute) || !known[attribute].test(value))
      throw new Fault(`${attribute}=${JSON.stringify(value)} of <${name}> is not allowed`);
    if (attribute === "href") checkAddress(value);
  }
}

function checkAddress(address) {
  if (!URL.canParse(address, "https://here.example/a/b")) return;
  const { protocol } = new URL(address, "https://here.example/a/b");
  if (!/^(?:https?|mailto|tel):$/.test(protocol)) throw new Fault(`an address leads to ${protocol}`);
}

const word = /[^<&]+|&(?:amp|lt|gt|quot|apos|nbsp|#x[0-9a-f]{1,6}|#[0-9]{1,7});/giy;
const start = /<([a-z][a-z0-9-]*)((?: [a-z]+(?:-[a-z]+)*(?:="[^"]*")?)*)>/y;
const end = /<\/([a-z][a-z0-9-]*)>/y;

/** The texts and tags of HTML that is written without any freedom: lower case, double quotes, no bare `<` or `&`. */
function* readTokens(html) {
  for (let at = 0; at < html.length; ) {
    const next = (pattern) => {
      pattern.lastIndex = at;
      const found = pattern.exec(html);
      if (found !== null) at = pattern.lastIndex;
      return found;
    };
    const said = next(word);
    if (said) {
      yield { words: decode(said[0]) };
      continue;
    }
    const opened = next(start);
    if (opened) {
      const attributes = [...opened[2].matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [
        name,
        readValue(value),
      ]);
      if (new Set(attributes.map(([name]) => name)).size < attributes.length)
        throw new Fault(`an attribute twice: ${opened[0]}`);
      yield { name: opened[1], attributes };
      continue;
    }
    const closed = next(end);
    if (!closed) throw new Fault(`no tag and no text: ${html.slice(at, at + 60)}`);
    yield { name: closed[1], isEnd: true };
  }
}

function readValue(value) {
  if (/&(?!(?:amp|lt|gt|quot|apos|nbsp|#x[0-9a-f]{1,6}|#[0-9]{1,7});)/i.test(value))
    throw new Fault(`a bare & in an attribute: ${value}`);
  return value.replace(/\r\n?/g, "\n").replace(/&[^;]+;/g, decode);
}

const names = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };

/** A NUL means nothing in a text, and a line ends with one sign, as in the standard. */
function decode(written) {
  if (written[0] !== "&") return written.replace(/\r\n?/g, "\n").replaceAll("\0", "");
  const name = written.slice(1, -1);
  if (name[0] !== "#") return names[name];
  const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return number === 0 || number > 0x10ffff || (number >= 0xd800 && number < 0xe000)
    ? "\uFFFD"
    : String.fromCodePoint(number);
}

/** The tree as one line; throws where a tag lacks its other. */
function readStrictly(html) {
  const open = [{ name: "", line: "" }];
  let before = "";
  for (const { words, name, attributes, isEnd } of readTokens(html)) {
    const around = open.at(-1);
    if (words !== undefined) around.line += sayWords(words, before);
    else if (isEnd) {
      if (around.name !== name) throw new Fault(`</${name}> ends <${around.name}>`);
      open.pop();
      open.at(-1).line += `${around.line}(/)`;
    } else if (voids.has(name)) around.line += `${sayStart(name, attributes)}(/)`;
    else open.push({ name, line: sayStart(name, attributes) });
    before = words === undefined && !isEnd ? name : "";
  }
  if (open.length > 1) throw new Fault(`<${open.at(-1).name}> is not closed`);
  return open[0].line;
}

/** The same of nodes that a parser has read: of parse5, or of a browser, which is sent these functions. */
function sayNodes(nodes, around = "") {
  return [...nodes]
    .map((node, index) => {
      if (node.nodeName === "#text") return sayWords(node.value ?? node.nodeValue, index === 0 ? around : "");
      if (node.namespaceURI !== "http://www.w3.org/1999/xhtml")
        return `(${node.nodeName} is no element of HTML)`;
      const attributes = [...(node.attrs ?? node.attributes)].map(({ name, value }) => [name, value]);
      const name = node.nodeName.toLowerCase();
      return `${sayStart(name, attributes)}${sayNodes(node.childNodes, name)}(/)`;
    })
    .join("");
}

function sayStart(name, attributes) {
  return `(${name}${sayWords(
    [...attributes]
      .sort()
      .map(([key, value]) => ` ${key}="${value}"`)
      .join(""),
  )})`;
}

/** Brackets belong to the tree. Line ends at the start of preformatted text go each time it is read. */
function sayWords(words, before) {
  const said = words.replaceAll("(", "[").replaceAll(")", "]");
  return before === "pre" ? said.replace(/^\n+/, "") : said;
}

/** The functions with which a browser says what it reads: `sayNodes(element.childNodes)` is then a tree as above. */
export const sayInBrowser = [sayNodes, sayStart, sayWords].map(String).join("\n");

/** Where the second begins to differ. */
export function explain(first, second) {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `${first.slice(from, at + 60)} … ${second.slice(from, at + 60)}`;
}
