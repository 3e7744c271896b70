import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** An attribute of a directive, and the value that it has or may have. */
type DirectiveAttribute = { name: string; key: string; value: string };

/** Markdown, in English. Its output is a `Body`. */
export const markdown = {
  "markdown/raw-html": ({ line }: { line: string }) => `HTML is left out: ${line}`,
  "markdown/raw-html.few.hint":
    "write it in Markdown or with a directive, or allow more by markdown: { html: safe } in content/site.yaml; to show a character, put a backslash before it, as in \\<",
  "markdown/raw-html.hint":
    "write it in Markdown or with a directive; to show a character, put a backslash before it, as in \\<",
  "markdown/raw-html.plugin": ({ name }: { name: string }) => `a plug-in has made ${name}, which is left out`,
  "markdown/raw-html.plugin.hint":
    "list it in allow under markdown in templates/site.ts, with its attributes",
  "markdown/raw-html.never.hint": "no site can allow it: use a directive, whose component is free to draw it",
  "markdown/plugin": ({ plugin, reason }: { plugin: string; reason: string }) =>
    `the plug-in ${plugin} reports: ${reason}`,
  "markdown/plugin.throws": ({ plugin, reason }: { plugin: string; reason: string }) =>
    `the plug-in ${plugin} has failed: ${reason}`,
  "markdown/plugin.hint": "correct what is written here, or the options of the plug-in in templates/site.ts",
  "markdown/plugin.later": ({ plugin }: { plugin: string }) =>
    `the plug-in ${plugin} gives its result later, and texts are compiled in one go`,
  "markdown/plugin.later.hint": "use a plug-in that gives its result at once, without a promise",
  "markdown/heading-one": "a heading of the first level is the title of the page, which has one already",
  "markdown/heading-one.hint": "begin it with ##",
  "markdown/too-deep":
    "too many things are nested here (quotations, lists, emphasis, brackets or directives)",
  "markdown/too-deep.hint":
    "close some of them, or put a backslash before characters that are only text, as in \\[ or \\*",
  "markdown/too-long": ({ most }: { most: number }) => `this text is longer than ${number(most)} characters`,
  "markdown/too-long.hint": "divide it into several files",
  "markdown/too-long.costly":
    "up to this line, too many characters such as : _ ` [ or & are in one paragraph, list item or table",
  "markdown/too-long.costly.hint": "put empty lines between its parts, or divide the text into several files",

  "markdown/unsafe-link": ({ address }: { address: string }) =>
    `the link to “${address}” is not one that browsers open safely`,
  "markdown/unsafe-link.local.hint": ({ file }: { file: string }) =>
    `this is a file of your computer, which readers do not have: put it into static/documents/ and write /documents/${file}`,
  "markdown/unsafe-link.hint":
    "link to a page (/…), to a place in this one (#…), or to an http, https, mailto or tel address",
  "markdown/empty-link": "the link has no address",
  "markdown/empty-link.unfinished": ({ address }: { address: string }) =>
    `the link to “${address}” leads nowhere`,
  "markdown/empty-link.hint": "write the address between the parentheses, or remove the link",
  "markdown/stray-link.space": ({ address }: { address: string }) =>
    `“${address}” is not an address, since it has a space: the link would be shown as it is written`,
  "markdown/stray-link.space-in-image": ({ address }: { address: string }) =>
    `“${address}” is not an address, since it has a space: the image would be shown as it is written`,
  "markdown/stray-link.space.hint": ({ address }: { address: string }) =>
    `put the address between < and >, as in ](<${address}>), or give the file a name without spaces`,
  "markdown/stray-link.swapped": ({ written }: { written: string }) =>
    `the brackets of this link are swapped: readers would see ${written}`,
  "markdown/stray-link.swapped.hint": ({ right }: { right: string }) => `write ${right}`,
  "markdown/stray-link.gap": ({ words }: { words: string }) =>
    `there is a space between the words of this link and its address: readers would see ${words}`,
  "markdown/stray-link.gap.hint":
    "write the parenthesis right after the bracket; to show the brackets, put a backslash before the first",
  "markdown/stray-link.undefined": ({ name, words }: { name: string; words: string }) =>
    `no line gives the address of “${name}”: readers would see ${words}`,
  "markdown/stray-link.undefined.hint": ({ name }: { name: string }) =>
    `write [${name}]: /its-address on a line of its own; to show the brackets, put a backslash before the first`,

  "markdown/stray-note.missing": ({ note, words }: { note: string; words: string }) =>
    `there is no footnote “${note}”: readers would see ${words}`,
  "markdown/stray-note.missing.hint": ({ note }: { note: string }) =>
    `write [^${note}]: its words on a line of its own; to show the brackets, put a backslash before the first`,
  "markdown/stray-note.plain": ({ words }: { words: string }) =>
    `${words} links to no footnote: readers would see it as it is`,
  "markdown/stray-note.plain.hint": ({ note }: { note: string }) =>
    `write [^${note}] here and, on a line of its own at the end, [^${note}]: followed by the words of the note; to show the brackets, put a backslash before the first`,
  "markdown/stray-note.unused": ({ note }: { note: string }) =>
    `nothing refers to the footnote “${note}”: readers never see it`,
  "markdown/stray-note.unused.hint": ({ note }: { note: string }) =>
    `write [^${note}] where it belongs, or take it out`,

  "markdown/stray-mark.heading": ({ sign }: { sign: string }) =>
    `this is not a heading, since an ordinary space is missing: readers would see the ${sign}`,
  "markdown/stray-mark.heading.hint":
    "write one before the words; to show the characters, put a backslash before them",
  "markdown/stray-mark.item": ({ sign }: { sign: string }) =>
    `this is not an item of a list: readers would see the ${sign}`,
  "markdown/stray-mark.item.hint": "write a hyphen and an ordinary space before each item",
  "markdown/stray-mark.table": ({ sign }: { sign: string }) =>
    `this is not a table, since a row of dashes is missing: readers would see the ${sign}`,
  "markdown/stray-mark.table.hint": "write a row such as | --- | --- | below that of the headings",
  "markdown/stray-mark.bold": "these asterisks make nothing bold: readers would see **",
  "markdown/stray-mark.bold.hint":
    "write two asterisks before the words and two after them, without a space between, as in **words**; to show the asterisks, put a backslash before each",
  "markdown/stray-mark.columns":
    "this is not a table, although tabs or spaces separate its columns: readers would see one running text",
  "markdown/stray-mark.columns.hint": ({ row, dashes }: { row: string; dashes: string }) =>
    `put | between the columns and around each row, as in ${row}, and ${dashes} on a line of its own below the first row`,
  "markdown/stray-mark.foreign": ({ sign }: { sign: string }) =>
    `${sign} has a meaning in other generators, and none here: readers would see it`,
  "markdown/stray-mark.foreign.hint":
    "write it in Markdown or with a directive of the site; to show it, put it between backticks",
  "markdown/open-code": "this block of code is never closed: all text after it is shown as code",
  "markdown/open-code.hint": ({ fence }: { fence: string }) =>
    `write ${fence} on a line of its own where the code ends`,

  "markdown/image-placement": ({ address }: { address: string }) =>
    `browsers cannot load an image from “${address}”`,
  "markdown/image-placement.hint":
    "save it beside the text and write ![what it shows](./its-name.jpg), or give an https address",
  "page/alternative-text.empty": ({ image }: { image: string }) =>
    `no text describes the image ${image}: readers who cannot see it get no information`,
  "page/alternative-text.file-name": ({ alternative, image }: { alternative: string; image: string }) =>
    `“${alternative}” is the name of a file, and does not describe the image ${image}`,
  "page/alternative-text.empty.hint": ({ address }: { address: string }) =>
    `write it between the brackets, in a few words, as in ![The entrance from the street](${address})`,

  "noun.directives": "directives",
  "noun.attributes-of": ({ name }: { name: string }) => `attributes of ${name}`,
  "noun.values": "values",
  "markdown/unknown-directive": ({ name }: { name: string }) => `there is no directive “${name}”`,
  "markdown/unknown-directive.hint": ({ hint }: { hint: string }) =>
    `${hint} (a site declares others under directives, and \\: shows a colon)`,
  "markdown/unknown-directive.alert": ({ mark }: { mark: string }) =>
    `the site has no directive “alert”: readers would see ${mark}`,
  "markdown/unknown-directive.alert.hint": ({ mark }: { mark: string }) =>
    `declare one with the attribute kind under directives; to show the brackets, write \\${mark}`,
  "markdown/unknown-directive.prose": ({ name }: { name: string }) =>
    `there is no directive “${name}”: readers would see it as it is written`,
  "markdown/directive-placement": ({ name }: { name: string }) =>
    `the directive “${name}” is in a list, quotation or footnote`,
  "markdown/directive-placement.hint": "end the list or quotation before it, without indentation",
  "markdown/directive-placement.in-text": ({ name }: { name: string }) =>
    `the directive “${name}” must be on lines of its own, not within a text`,
  "markdown/directive-placement.in-text.hint": ({ colons, name }: { colons: string; name: string }) =>
    `begin a line with ${colons}${name}`,
  "markdown/invalid-directive.malformed": "this looks like a directive, but is not well formed",
  "markdown/invalid-directive.malformed.hint":
    'write the name right after the colons, then the attributes between braces, as in :::name{key="value"}',
  "markdown/invalid-directive.quotes": ({ key, quote }: { key: string; quote: string }) =>
    `the value of “${key}” is between quotes of a word processor (${quote})`,
  "markdown/invalid-directive.quotes.hint": ({ name, key }: { name: string; key: string }) =>
    `write straight quotes around the value, as in ${name}{${key}="…"}; other quotes may be within it`,
  "markdown/invalid-directive.stray-colons": "these colons close no directive",
  "markdown/invalid-directive.stray-colons.hint":
    "take them out, or open a directive above; one that holds another needs more colons, as in ::::",
  "markdown/invalid-directive.no-text": ({ name }: { name: string }) =>
    `the directive “${name}” needs a text in it`,
  "markdown/invalid-directive.no-text.hint": ({ name }: { name: string }) =>
    `write :::${name}{…}, the text, and ::: on a line of its own`,
  "markdown/invalid-directive.needs-no-text": ({ name }: { name: string }) =>
    `the directive “${name}” takes no text in it`,
  "markdown/invalid-directive.needs-no-text.hint": ({ name }: { name: string }) =>
    `write ::${name}{…} on a line of its own, with two colons`,
  "markdown/invalid-directive.label": ({ name }: { name: string }) =>
    `the directive “${name}” takes no words in brackets`,
  "markdown/invalid-directive.label.hint": ({ name }: { name: string }) =>
    `write them as an attribute, as in ${name}{title="…"}`,
  "markdown/invalid-directive.open": ({ name }: { name: string }) =>
    `the directive “${name}” is never closed`,
  "markdown/invalid-directive.open-before": ({
    name,
    next,
    line,
  }: {
    name: string;
    next: string;
    line: number;
  }) => `the directive “${name}” is not closed before “${next}” begins on line ${line}`,
  "markdown/invalid-directive.open.hint":
    "put ::: on a line of its own after its text; one that holds another needs more colons than that, as in ::::",
  "markdown/invalid-directive.unknown-attribute": ({ name, key }: { name: string; key: string }) =>
    `the directive “${name}” has no attribute “${key}”`,
  "markdown/invalid-directive.attributes": ({ name, reason }: { name: string; reason: string }) =>
    `the attributes of the directive “${name}” do not fit: ${reason}`,
  "markdown/invalid-directive.missing-attribute": ({ name, key }: { name: string; key: string }) =>
    `the directive “${name}” lacks the attribute “${key}”`,
  "markdown/invalid-directive.missing-attribute.hint": ({ name, key, value }: DirectiveAttribute) =>
    `add it between the braces, as in ${name}{${key}="${value}"}`,
  "markdown/invalid-directive.value": ({
    name,
    key,
    value,
    reason,
  }: DirectiveAttribute & { reason: string }) =>
    `the attribute “${key}” of the directive “${name}” is “${value}”, which does not fit: ${reason}`,
  "markdown/invalid-directive.choice": ({ name, key, value }: DirectiveAttribute) =>
    `the attribute “${key}” of the directive “${name}” is “${value}”, which is not one of its values`,
  "markdown/invalid-directive.too-short": ({ least }: { least: number }) =>
    `it needs at least ${number(least)} ${plural(least, { one: "character", other: "characters" })}`,
  "markdown/invalid-directive.too-long": ({ most }: { most: number }) =>
    `it may have at most ${number(most)} ${plural(most, { one: "character", other: "characters" })}`,
  "markdown/invalid-directive.abbreviation": "an abbreviation needs its letters and its meaning",
  "markdown/invalid-directive.abbreviation-attribute": ({ key }: { key: string }) =>
    `an abbreviation has no attribute “${key}”`,
  "markdown/invalid-directive.abbreviation.hint": 'write it as in :abbr[CO2]{title="carbon dioxide"}',
} as const;
