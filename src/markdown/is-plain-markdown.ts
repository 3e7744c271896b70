/**
 * Says whether every parser is known to make one tree of a text. Keeps to what articles are written with: headings,
 * paragraphs, lists, quotations, tables, fenced code, `*` and `**` round words, links, and directives in their usual
 * form. What it does not know is not plain. Reads the text once, in time linear in its length.
 */
export function isPlainMarkdown(text: string): boolean {
  if (text.length > maxLength) return false;
  const rest = withoutUsualForms(text);
  return rest !== undefined && !unusual.test(`\n${rest}`) && !unusualStar.test(`\n${rest}`);
}

/** In UTF-16 units. What native parsers take for some texts grows with the square of their length. */
const maxLength = 100_000;

/** Letters and digits, and no sign that Markdown counts as punctuation. */
const word =
  "[0-9A-Za-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02AF\\u0370-\\u0373\\u0376\\u0377\\u037B-\\u037D\\u0386\\u0388-\\u03F5\\u03F7-\\u0481\\u048A-\\u052F]";
const attributes = '\\{[a-z]+="[^"{}\\n]*"(?: [a-z]+="[^"{}\\n]*")*\\}';
// Each begins with its first sign and looks back from there: the search for a sign is fast, that for a place is not.
const usualForms = new RegExp(
  [
    // Directives on lines of their own.
    `:(?<=^:):(?::|:?[a-z]+(?:${attributes})?)$`,
    // Directives in a line of text.
    `:(?<!(?::|${word}):)[a-z]+\\[${word}+(?:[ -]${word}+)*\\]${attributes}(?!\\{)`,
    // Addresses of links.
    "https?://[\\w./%#?=&+-]*(?=\\))(?<=\\[[^[\\]\\n`]*\\]\\(https?:[^()\\s]*)",
  ].join("|"),
  "gm",
);

/**
 * The text with a word in the place of each. Undefined where a directive is not closed, or holds another, or where
 * what closes it may be code, a row of a table or part of a definition.
 */
function withoutUsualForms(text: string): string | undefined {
  if (!text.includes(":")) return text;
  let isOpen = false;
  let isDoubtful = false;
  let last = 0;
  const rest = text.replace(usualForms, (written: string, at: number) => {
    if (written.startsWith("::")) {
      isDoubtful ||= endsWithTable(text.slice(last, at));
      last = at;
    }
    if (written.startsWith(":::")) {
      const opens = written !== ":::";
      isDoubtful ||= opens === isOpen;
      isOpen = opens;
    }
    return "a";
  });
  if (isOpen || isDoubtful) return undefined;
  return text.includes(":::") && /`{3}|\]:/.test(text) ? undefined : rest;
}

/** True where what follows the last empty line may be a table, which could go on below. */
function endsWithTable(text: string): boolean {
  return text.slice(text.lastIndexOf("\n\n") + 1).includes("|");
}

/** What parsers disagree on, or could not be shown to agree on. Every line of the text has a line end before it. */
const unusual = new RegExp(
  [
    // All but what Latin, Greek and Cyrillic are written with. Then HTML, escapes, references to characters, strikethrough, the other emphasis, addresses.
    "[^\\n -~\\xA0-\\xAC\\xAE-\\u02AF\\u0370-\\u052F\\u2010-\\u2027\\u202F-\\u205E\\u2070-\\u22FF]",
    "[<\\\\~_@]|&[#\\w]+;|www\\.|https?:",
    // What may be a directive.
    ":(?![ \\n|-]|$)",
    // Task lists, footnotes, and labels of references that are empty, padded or broken.
    "\\[(?:[\\sxX\\]^]|[^\\]\\n]*(?:\\n|$))|\\s\\]",
    // Definitions with anything but an address and a title, or without an empty line after the last.
    "\\]:(?! \\S)|\\]:.*(?:\\||\\n[^\\n[])",
    // Code anywhere but between two signs of one line, or between lines of three without indentation.
    "\\n *(?:```(?![a-z]*(?:\\n|$))|(?!```)[^`\\n]*(?:``|`(?:[^`\\n]*`[^`\\n]*`)*[^`\\n]*(?:\\n|$)))|\\n +```|[^`\\n]``",
    // Quotations within something, or with something other than words in them.
    "\\n(?: +>|>(?!\\n|$| [^\\s>+*\\d#`-]))",
    // List items that begin with nothing, or with something other than words, strong ones included.
    `\\n *(?:[-+*]|\\d+[.)])(?! \\*\\*${word})(?: *[-+*>|:\\d\`#\\n]| {5})`,
    // What may be a table in a list item.
    "\\n *(?:[-+*]|\\d+[.)]) [^\\n]*\\|[^\\n]*\\n *[|:-]",
    // Indentation that makes code, and lines of nothing but blanks.
    "\\n {4}(?! *(?:[-+*]|\\d+[.)]) )|\\n +(?:\\n|$)",
  ].join("|"),
);

/** A star that neither marks a list item nor stands, alone or with another, between a blank and a word as emphasis does. */
const unusualStar = new RegExp(
  [
    `\\*(?<!\\*\\*)(?!(?<=[\\n «(|]\\*)\\*?(?=${word})`,
    `(?<=(?:${word}|[.…!?%)])\\*)\\*?(?=[\\n .,;:!?)»|…]|$)`,
    "(?<=\\n *\\*) )",
  ].join("|"),
);
