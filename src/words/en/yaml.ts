import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** The line around front matter: `---` for YAML, `+++` for TOML. */
type Fence = { readonly sign: string };

/** YAML and front matter, in English. */
export const yaml = {
  "entry/empty": "the file is empty",
  "entry/empty.markdown": "start it with its front matter between two lines of ---",
  "entry/empty.yaml": "write its fields, one a line, as in: name: value",
  "yaml/syntax.toml": ({ said }: { said: string }) => `the front matter is not valid TOML: ${said}`,
  "yaml/syntax.toml.hint": 'put texts between quotes, as in title = "…"; YAML needs lines of ---',
  "front-matter/missing": "the file has no front matter, and its collection needs fields",
  "front-matter/missing.late": "the file begins with an empty line, not with its front matter",
  "front-matter/missing.late.hint": ({ sign }: Fence) => `remove everything above the first ${sign}`,
  "front-matter/fence.opens": ({ written, sign }: Fence & { written: string }) =>
    `the front matter opens with “${written}”, but only ${sign} is read`,
  "front-matter/fence.opens.hint": ({ sign }: Fence) =>
    `front matter is YAML or TOML here, and nothing in it is ever run: put it between two lines that hold nothing but ${sign}`,
  "front-matter/fence.closes": ({ written, sign }: Fence & { written: string }) =>
    `the front matter closes with “${written}”, but only ${sign} is read`,
  "front-matter/unclosed": "the front matter is never closed",
  "front-matter/unclosed.hint": ({ sign }: Fence) =>
    `write ${sign} on a line of its own, below the last field`,
  "front-matter/fences": ({ sign }: Fence) =>
    `put the front matter between two lines that hold nothing but ${sign}`,

  "yaml/tab": "the line is indented with a tab",
  "yaml/tab.hint": "indent with spaces: YAML does not take tabs",
  "yaml/duplicate-key": ({ key }: { key: string }) => `the key “${key}” is given twice`,
  "yaml/duplicate-key.hint": "keep one of the two: the other would be lost",
  "yaml/duplicate-key.below":
    "keep one of the two: the other would be lost; fields of the line above begin two spaces further in",
  "yaml/tag": ({ tag }: { tag: string }) => `the tag “${tag}” means nothing here`,
  "yaml/tag.hint": ({ tag }: { tag: string }) =>
    `put the text between quotes if it is meant to start with !, as in "${tag}"`,
  "yaml/syntax.write-line": ({ line }: { line: string }) => `write ${line}`,
  "yaml/alias.no-name": ({ sign }: { sign: string }) =>
    `at the start of a value, ${sign} announces the name of another value, and there is none here`,
  "yaml/alias.missing": ({ name }: { name: string }) =>
    `*${name} repeats a value called &${name}, but there is none above`,
  "yaml/alias.within": ({ name }: { name: string }) => `*${name} is within the value that it repeats`,
  "yaml/alias.hint": ({ name }: { name: string }) =>
    `put the text between quotes if it is meant to start with *, as in "*${name}"`,
  "yaml/alias.too-many": ({ most }: { most: number }) => `the file has more than ${number(most)} aliases`,
  "yaml/alias.too-long": ({ most }: { most: number }) =>
    `the aliases up to here repeat more than ${number(most)} values`,
  "yaml/alias.too-much": "the aliases of this file repeat too much",
  "yaml/alias.write-out": "write the values out instead of repeating them with *name",

  "yaml/syntax.second-document": "a second document starts here",
  "yaml/syntax.second-document.hint": "keep one document: remove the line of ---",
  "yaml/syntax.too-deep": "lists and groups are nested too deep",
  "yaml/syntax.too-deep.hint": "put the text between quotes if its brackets are meant as text",
  "yaml/syntax.too-long": ({ most }: { most: number }) =>
    `this YAML has more than ${number(most)} characters`,
  "yaml/syntax.too-long.hint": "split it over several files, and move long texts below front matter",
  "yaml/syntax.more": "more mistakes follow from here on",
  "yaml/syntax.more.hint": "correct those above first: the others often come from them",
  "yaml/syntax.open-quote": "a text between quotes is never closed",
  "yaml/syntax.open-quote.hint": ({ quote }: { quote: string }) => `write ${quote} at its end`,
  "yaml/syntax.open-quote.in-list": ({ quote, next }: { quote: string; next: string }) =>
    `write ${quote} where its words end, right before the ${next}`,

  // What follows the colon of the message above.
  "yaml/syntax": ({ what }: { what: string }) => `this is not well-formed YAML: ${what}`,
  "yaml/syntax.quote": "put the text between quotes",
  "yaml/syntax.quote-if-text": "put the text between quotes if it is meant as text",
  "yaml/syntax.no-hyphen": "this line has no hyphen",
  "yaml/syntax.no-hyphen.hint": "an item of a list is a hyphen, a space and a value",
  "yaml/syntax.no-colon": "this line has no colon",
  "yaml/syntax.no-colon.hint": "a field is a name, a colon, a space and a value",
  "yaml/syntax.no-colon.long":
    "a field is a name, a colon, a space and a value; a text of several lines has >- after the name of its field and its colon",
  "yaml/syntax.no-space": "there is no space after the colon",
  "yaml/syntax.no-space.hint": ({ line }: { line: string }) => `write ${line}`,
  "yaml/syntax.long-name": "the name of a field is spread over several lines",
  "yaml/syntax.long-name.hint": "write the name in one line",
  "yaml/syntax.colon-in-text": "a text holds a colon and a space, as a field does",
  "yaml/syntax.colon-in-text.hint": 'put a text that holds ": " between quotes',
  "yaml/syntax.colon-in-brackets":
    "a text between { } or [ ] holds a colon and a space, or a comma is missing before a field",
  "yaml/syntax.colon-in-brackets.hint":
    'put the text between quotes, or write the comma, as in { label: "Un : deux", href: /contact }',
  "yaml/syntax.closed-quotes": "text follows quotes that are closed already",
  "yaml/syntax.closed-quotes.hint": "write one quote before the text and one after it",
  "yaml/syntax.after-quote": "text follows a closing quote",
  "yaml/syntax.after-quote.hint":
    "put a text that holds quotes or apostrophes between quotes of the other kind, \"…\" or '…'",
  "yaml/syntax.value-and-fields": "a field has a value, and other fields below it",
  "yaml/syntax.value-and-fields.hint": "keep one of them, or begin the others at the left",
  "yaml/syntax.stray-item": "an item of a list is among fields",
  "yaml/syntax.stray-item.hint":
    "begin it with the name of a field and a colon, as the lines around it, or move it to the list that it belongs to",
  "yaml/syntax.align": "this line does not begin where those of its group do",
  "yaml/syntax.align.hint": "give the keys of one level the same number of spaces",
  "yaml/syntax.first-indent": ({ first, line, other }: { first: number; line: number; other: number }) =>
    `this line begins with ${spaces(first)}, and line ${number(line)} with ${spaces(other)}`,
  "yaml/syntax.below-empty": ({ nothing }: { nothing: string }) =>
    `this belongs to the field above, whose ${nothing} says that it is empty`,
  "yaml/syntax.below-empty.hint": ({ nothing }: { nothing: string }) =>
    `remove ${nothing} there: the field ends with its colon`,
  "yaml/syntax.open-bracket": ({ open }: { open: string }) => `the ${open} is never closed`,
  "yaml/syntax.open-bracket.hint": ({ close }: { close: string }) =>
    `write ${close} at its end, or put the text between quotes`,
  "yaml/syntax.bracket-at-left": ({ close }: { close: string }) =>
    `the ${close} is not further in than the name of its field`,
  "yaml/syntax.bracket-at-left.hint": "put two more spaces before it, or write all of it in one line",
  "yaml/syntax.list-beside-name": "a list begins beside the name of its field",
  "yaml/syntax.list-beside-name.hint": "write its items below, one a line, after a hyphen and a space",
  "yaml/syntax.text-beside-sign": "text follows the character that begins a long text",
  "yaml/syntax.text-beside-sign.hint": "begin the text on the next line, two spaces further in",
  "yaml/syntax.first-sign": ({ sign }: { sign: string }) => `a text cannot begin with ${sign}`,
  "yaml/syntax.misplaced": "this does not belong here",
  "yaml/syntax.other": ({ said }: { said: string }) => `the reader says “${said}”`,
  "yaml/syntax.unbroken-space": "there is a no-break space, which YAML takes for a letter",
  "yaml/syntax.unbroken-space.hint": "write an ordinary space over it: the two look the same",
  "yaml/syntax.dash": "this character does not begin an item of a list",
  "yaml/syntax.dash.hint": "write a hyphen in its place, and a space after it",
  "yaml/syntax.curly-quotes": "curly quotes do not enclose a text",
  "yaml/syntax.curly-quotes.hint": 'write the straight quote " in its place, before the text and after it',
  "yaml/syntax.guillemets": "guillemets do not enclose a text: they are a part of it",
  "yaml/syntax.guillemets.hint":
    'write the straight quote " before the text and after it: in place of the guillemets, or around them where readers are to see them, as in "« Un : deux »"',
} as const;

function spaces(count: number): string {
  return count === 0 ? "no space" : `${number(count)} ${plural(count, { one: "space", other: "spaces" })}`;
}
