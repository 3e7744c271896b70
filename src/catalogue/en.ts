import { createFormat } from "./format.ts";
import { pages } from "./pages-en.ts";

const { number, plural, list } = createFormat("en");

/** The marks of an unfinished Git merge: the names of both sides, and the lines of the second and third mark. */
type Conflict = {
  readonly ours: string;
  readonly middle: number;
  readonly theirs: string;
  readonly last: number;
};

type FieldAndValue = { readonly field: string; readonly value: string };
type Bound = FieldAndValue & { readonly limit: string };
type Length = { readonly field: string; readonly limit: number; readonly length: number };

function characters(count: number): string {
  return `${number(count)} ${plural(count, { one: "character", other: "characters" })}`;
}

function items(count: number): string {
  return `${number(count)} ${plural(count, { one: "item", other: "items" })}`;
}

type Lettered = Readonly<Record<"route" | "character" | "font" | "text", string>>;

function spaces(count: number): string {
  return count === 0 ? "none" : `${number(count)} ${plural(count, { one: "space", other: "spaces" })}`;
}

/**
 * The messages of problems in English, the reference for the other languages. A message is a text or a function of its
 * data. Its key is the code of the problem; where a code has several messages, a full stop and a name follow.
 */
const messages = {
  // Shared by all stages.
  "more-alike": ({ message, count }: { message: string; count: number }) =>
    `${message}; ${number(count)} more like this one follow`,
  "near-word": ({ word }: { word: string }) => `did you mean “${word}”?`,
  "no-words": ({ what }: { what: string }) => `there are no ${what}`,
  "known-words": ({ what, words, more }: { what: string; words: readonly string[]; more: number }) =>
    `the ${what} are: ${words.join(", ")}${more > 0 ? ` and ${number(more)} more` : ""}`,
  "noun.pages": "pages",
  "noun.places-of-page": "places of that page",

  "from-variable": ({ message, variable }: { message: string; variable: string }) =>
    `${message}; the variable ${variable} of the environment says so`,
  "from-variable.hint": ({ variable, file }: { variable: string; file: string }) =>
    `correct ${variable}, or unset it to let ${file} decide`,

  // Edits of content files.
  "edit/no-file": ({ file }: { file: string }) =>
    `${file} is not there any more, or a link leads to it: the editor writes files of content/ alone`,
  "edit/busy": ({ file }: { file: string }) => `another program keeps writing ${file}: save once more`,
  "edit/no-yaml": "this is no YAML that can be read: look at its indentation, its colons and its quotes",
  "edit/unreadable": "the file cannot be read: what is wrong in it has to be put right first",
  "edit/missing": "the file no longer has what was to be changed",
  "edit/taken": "the file already has what was to be added",
  "edit/entangled":
    "this cannot be changed without changing other parts of the file: change it in the file itself",
  "edit/unwritable": "the text cannot be written in Markdown so that it reads back the same: edit its source",

  // The command line.
  "no-collection": ({ name, hint }: { name: string; hint: string }) =>
    `there is no collection “${name}”: ${hint}`,
  "no-code": ({ code, hint }: { code: string; hint: string }) =>
    `there is no problem code “${code}”: ${hint}`,
  "noun.codes": "codes",
  "see-help": ({ message }: { message: string }) =>
    `${message}\n(site --help lists the commands and their options)`,
  "usage.no-language": (data: { source: string; written: string; languages: readonly string[] }) =>
    `${data.source} is “${data.written}”, which is no language of the tool: it speaks ${list(data.languages)}`,
  "usage.no-command": ({ name, hint }: { name: string; hint: string }) =>
    `there is no command “${name}”: ${hint}`,
  "usage.no-option": ({ name, hint }: { name: string; hint: string }) =>
    `there is no option “${name}”: ${hint}`,
  "usage.no-value": ({ option }: { option: string }) => `${option} needs a value`,
  "usage.no-argument": ({ name }: { name: string }) => `the argument <${name}> is missing`,
  "usage.more-arguments": ({ command, most }: { command: string; most: number }) =>
    most === 0
      ? `${command} takes no argument`
      : `${command} takes ${number(most)} ${plural(most, { one: "argument", other: "arguments" })} and no more`,
  "usage.no-choice": (data: { name: string; written: string; choices: readonly string[] }) =>
    `${data.name} cannot be “${data.written}”: it is one of ${data.choices.join(", ")}`,
  "usage.no-port": ({ written }: { written: string }) =>
    `--port ${written} is no port: write a number from 0 to 65535; 0 takes any free port`,
  "usage.no-folder": ({ written }: { written: string }) => `--root ${written} is no folder`,
  "usage.no-path": ({ written }: { written: string }) =>
    `--base ${written} is no path: write it as in /sub/path`,
  "usage.no-origin": ({ written }: { written: string }) =>
    `--url ${written} is no origin: write it as in https://www.example.org`,
  "usage.no-address": ({ written }: { written: string }) =>
    `--host ${written} is no address: write it as in 127.0.0.1`,
  "usage.no-editor": (data: { written: string; names: readonly string[] }) =>
    `--editor ${data.written} is neither ${data.names.join(", ")} nor none, nor a link with {path} in it, as in vscode://file{path}:{line}:{column}`,
  "usage.one-report": "--json prints one report: leave --watch out",
  "usage.no-placeholder": "--fill needs a placeholder: templates/site.ts declares none",
  "usage.no-collection": "say which collection: site new --list names them",
  "usage.single-file": ({ name, file }: { name: string; file: string }) =>
    `${name} is one file that is there already: edit ${file}`,
  "usage.no-words": "say which words to look for",
  "usage.no-title": ({ name }: { name: string }) =>
    `give the new entry a title, as in: site new ${name} A few good words`,
  "usage.no-letter": ({ title }: { title: string }) => `the title “${title}” has no letter to name a file by`,
  "usage.file-taken": ({ file }: { file: string }) =>
    `${file} is there already: give the new entry another title`,
  "usage.entry-taken": ({ file, id }: { file: string; id: string }) =>
    `${file} has an entry “${id}” already: give the new entry another title`,
  "usage.no-room": ({ file, id }: { file: string; id: string }) =>
    `${file} has a form that nothing can be added to by itself: edit it, under “${id}”`,
  "usage.no-pair": ({ written }: { written: string }) => `--set “${written}” is not of the form field=value`,
  "usage.no-field": ({ field }: { field: string }) => `--set: there is no field “${field}”`,
  "usage.no-yaml": ({ written }: { written: string }) => `--set ${written} is not well-formed YAML`,
  "usage.values-missing": ({ fields }: { fields: readonly string[] }) =>
    `values are missing:\n${fields.join("\n")}`,
  "usage.values-missing.fill": ({ message, placeholder }: { message: string; placeholder: string }) =>
    `${message}\nor --fill, which writes “${placeholder}” for words`,
  "usage.value-missing": (data: {
    field: string;
    label: string | undefined;
    takes: string;
    note: string | undefined;
  }) =>
    `  --set ${data.field}=…  ${data.label === undefined ? "" : `${data.label}: `}${data.takes}${data.note === undefined ? "" : `. ${data.note}`}`,
  "takes.choice": ({ choices }: { choices: readonly string[] }) => `one of ${choices.join(", ")}`,
  "takes.words": "words",
  "takes.day": "a day, as in 2025-09-01",
  "takes.address": "an address",
  "takes.number": "a number",
  "takes.switch": "true or false",
  "takes.yaml": "a value in YAML",
  "noun.commands": "commands",
  "noun.options": "options",

  // Answers of other sites to `site check --external`.
  "link/external.unasked": ({ url }: { url: string }) => `${url} was not asked: the others took too long`,
  "link/external.unasked.hint": "run it again later, or open it in a browser",
  "link/external.reserved": ({ url }: { url: string }) =>
    `${url} is an address that stands for another: no site can ever have it`,
  "link/external.reserved.hint": "write the real address before the site goes out",
  "link/external.silent": ({ url }: { url: string }) => `${url} did not answer in time`,
  "link/external.unreachable": ({ url, reason }: { url: string; reason: string }) =>
    `${url} cannot be reached (${reason})`,
  "link/external.shy": ({ url, status }: { url: string; status: number }) =>
    `${url} does not let programs ask (${status})`,
  "link/external.refused": ({ url, status }: { url: string; status: number }) =>
    `${url} answers with an error (${status})`,
  "link/external.hint": "open it in a browser: mend the link, or leave it if it is there",

  // Failures of the machine during a build or in a server.
  "source/changed": "the file changed while the site was built from it",
  "source/changed.hint": "build again",
  "watch.no-room": "the system watches no more files (ENOSPC: see fs.inotify.max_user_watches)",
  "watch.no-handles": ({ code }: { code: string }) =>
    `too many files are watched (${code}: see fs.inotify.max_user_instances)`,
  "watch.no-events": ({ code }: { code: string }) => `this disk tells of no changes (${code})`,

  // Lines of _headers and _redirects that a host would ignore.
  "preview.no-path": ({ written }: { written: string }) => `${written} is no path`,
  "preview.early-header": "a header stands before the first path",
  "preview.no-header": "a header is written as in “Name: value”",
  "preview.no-value": ({ name }: { name: string }) => `${name} has no value`,
  "preview.wrong-sign": ({ name }: { name: string }) =>
    `the value of ${name} has a sign that no header can carry`,
  "preview.of-server": ({ name }: { name: string }) => `${name} is for the server to set`,
  "preview.no-rule": "a rule is written as in “/from /to 301”",
  "preview.no-parameter": "what stands between the two paths is no parameter",
  "preview.condition": "conditions of country, language and role are not previewed",
  "preview.no-status": ({ code }: { code: string }) => `${code} is no status of a redirect`,

  // Facts.
  "content/unknown-fact": ({ name }: { name: string }) =>
    `{${name}} stands for nothing: there is no fact “${name}”`,
  "content/unknown-fact.hint": ({ hint, name }: { hint: string; name: string }) =>
    `${hint}${hint.endsWith("?") ? " To" : "; to"} show the braces, write \\{${name}}`,
  "content/unknown-fact.open": ({ name }: { name: string }) =>
    `the settings leave “${name}” open, so {${name}} stands for nothing`,
  "content/unknown-fact.open.hint": ({ file, name }: { file: string; name: string }) =>
    `give it in ${file}, or take {${name}} out`,
  "noun.names": "names",

  // Links of pages.
  "link/broken": ({ link, page }: { link: string; page: string }) =>
    `the link to ${link} leads nowhere (on the page ${page})`,
  "link/broken.below-base": ({ base }: { base: string }) =>
    `the site is below ${base}: ask for the address with href() of useSite()`,
  "link/broken.moved": ({ file, to }: { file: string; to: string }) =>
    `that page has moved, by redirects of ${file}: write ${to}`,
  "link/broken.no-scheme": ({ address }: { address: string }) =>
    `write https://${address}: without it, this is an address of the site itself`,
  "link/broken.file-name": ({ page }: { page: string }) =>
    `a link has the address of a page, not the name of its file: write ${page}`,
  "link/broken-anchor": ({ page, id, from }: { page: string; id: string; from: string }) =>
    `the page ${page} has no place called #${id} (linked from ${from})`,
  "template/missing-asset": ({ page, asset }: { page: string; asset: string }) =>
    `the page ${page} asks for ${asset}, which is not published`,
  "template/missing-asset.hint":
    "put the file into static/, or ask for its address with asset() of useSite()",
  // Reading.
  "source/no-content": "there is no content",
  "source/no-content.hint": "write content/site.yaml, and Markdown or YAML files beside it",
  "source/duplicate-name.ending": ({ others }: { others: readonly string[] }) =>
    `the name differs from ${others.join(", ")} only by its ending`,
  "source/duplicate-name.ending.hint": "keep one of them: both would be the same entry",
  "source/duplicate-name.case": ({ others }: { others: readonly string[] }) =>
    `the name differs from ${others.join(", ")} only by case or by the encoding of its accents`,
  "source/duplicate-name.case.hint": "rename one of them: on many disks they would be the same file",
  "source/not-utf8": "the file is not UTF-8 text from here on",
  "source/not-utf8.hint": "save it again with the encoding UTF-8",
  "source/unclaimed.ending":
    "nothing reads this file: its name ends neither in .md or .yaml nor as that of an image",
  "source/unclaimed.ending.move": "move it to static/ to publish it as it is, or out of content/",
  "source/unclaimed.ending.rename": ({ name }: { name: string }) => `rename it to ${name}`,
  "source/reserved-name.device": ({ stem }: { stem: string }) =>
    `“${stem}” stands for a device, which Windows does not take as a name`,
  "source/reserved-name.full-stop": "the name ends in a full stop, which Windows does not take as a name",
  "source/reserved-name.space": "the name ends in a space, which Windows does not take as a name",
  "source/reserved-name.unseen":
    "the name holds the end of a line, or another sign that is not seen, which Windows does not take as a name",
  "source/reserved-name.sign": ({ sign }: { sign: string }) =>
    `the name holds ${sign}, which Windows does not take as a name`,
  "source/reserved-name.hint": "rename it: the site could not be edited or built there",
  "source/conflict": ({ ours, middle, theirs, last }: Conflict) =>
    `two versions of one passage stand here, and Git left the choice to you: “${ours}” down to line ${number(middle)}, “${theirs}” from there to line ${number(last)}`,
  "source/conflict.hint":
    "keep one of the two, or write one out of both, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",

  // YAML and front matter.
  "entry/empty": "the file is empty",
  "entry/empty.markdown": "start it with its front matter between two lines of ---",
  "entry/empty.yaml": "write its fields, one a line, as in: name: value",
  "front-matter/missing": "the file has no front matter",
  "front-matter/missing.late": "the file begins with an empty line, not with its front matter",
  "front-matter/missing.late.hint": "take out what stands above the first ---",
  "front-matter/fence.opens": ({ written }: { written: string }) =>
    `the front matter opens with “${written}”, but only --- is read`,
  "front-matter/fence.opens.hint":
    "front matter is YAML here, and nothing in it is ever run: put the front matter between two lines that hold nothing but ---",
  "front-matter/fence.closes": ({ written }: { written: string }) =>
    `the front matter closes with “${written}”, but only --- is read`,
  "front-matter/unclosed": "the front matter is never closed",
  "front-matter/unclosed.hint": "write --- on a line of its own, below the last field",
  "front-matter/fences": "put the front matter between two lines that hold nothing but ---",

  "yaml/tab": "the line is indented with a tab",
  "yaml/tab.hint": "indent with spaces: YAML does not take tabs",
  "yaml/duplicate-key": ({ key }: { key: string }) => `the key “${key}” stands twice`,
  "yaml/duplicate-key.hint": "keep one of the two: the other would be lost",
  "yaml/duplicate-key.below":
    "keep one of the two: the other would be lost; what belongs to the line above begins two spaces further in",
  "yaml/tag": ({ tag }: { tag: string }) => `the tag “${tag}” means nothing here`,
  "yaml/tag.hint": ({ tag }: { tag: string }) =>
    `put the text between quotes if it is meant to start with !, as in "${tag}"`,
  "yaml/syntax.write-line": ({ line }: { line: string }) => `write ${line}`,
  "yaml/alias.no-name": ({ sign }: { sign: string }) =>
    `at the start of a value, ${sign} announces the name of another value, and there is none here`,
  "yaml/alias.missing": ({ name }: { name: string }) =>
    `*${name} stands for a value called &${name}, but there is none above`,
  "yaml/alias.within": ({ name }: { name: string }) => `*${name} stands within the value that it stands for`,
  "yaml/alias.hint": ({ name }: { name: string }) =>
    `put the text between quotes if it is meant to start with *, as in "*${name}"`,
  "yaml/alias.too-many": ({ most }: { most: number }) => `the file has more than ${number(most)} aliases`,
  "yaml/alias.too-long": ({ most }: { most: number }) =>
    `the aliases up to here repeat more than ${number(most)} values`,
  "yaml/alias.too-much": "the aliases of this file repeat too much",
  "yaml/alias.write-out": "write the values out instead of repeating them with *name",

  "yaml/syntax.second-document": "a second document starts here",
  "yaml/syntax.second-document.hint": "keep one document: remove the line of ---",
  "yaml/syntax.too-deep": "lists and groups stand too deep within one another",
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
    "a field is a name, a colon, a space and a value; a text of several lines has >- behind the name of its field",
  "yaml/syntax.no-space": "there is no space after the colon",
  "yaml/syntax.no-space.hint": ({ line }: { line: string }) => `write ${line}`,
  "yaml/syntax.long-name": "the name of a field goes on over several lines",
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
  "yaml/syntax.stray-item": "an item of a list stands among fields",
  "yaml/syntax.stray-item.hint":
    "begin it with the name of a field and a colon, as the lines around it, or take it to the list that it belongs to",
  "yaml/syntax.align": "this line does not begin where those of its group do",
  "yaml/syntax.align.hint": "give the keys of one level the same number of spaces",
  "yaml/syntax.first-indent": ({ first, line, other }: { first: number; line: number; other: number }) =>
    `this line begins with ${spaces(first)}, and line ${number(line)} with ${spaces(other)}`,
  "yaml/syntax.below-empty": ({ nothing }: { nothing: string }) =>
    `this belongs to the field above, whose ${nothing} says that it holds nothing`,
  "yaml/syntax.below-empty.hint": ({ nothing }: { nothing: string }) =>
    `take ${nothing} away there: the field ends with its colon`,
  "yaml/syntax.open-bracket": ({ open }: { open: string }) => `what ${open} begins is never closed`,
  "yaml/syntax.open-bracket.hint": ({ close }: { close: string }) =>
    `write ${close} at its end, or put the text between quotes`,
  "yaml/syntax.bracket-at-left": ({ close }: { close: string }) =>
    `the ${close} does not stand further in than the name of its field`,
  "yaml/syntax.bracket-at-left.hint": "put two more spaces before it, or write all of it in one line",
  "yaml/syntax.list-beside-name": "a list begins beside the name of its field",
  "yaml/syntax.list-beside-name.hint": "write its items below, one a line, after a hyphen and a space",
  "yaml/syntax.text-beside-sign": "text follows the sign that begins a long text",
  "yaml/syntax.text-beside-sign.hint": "begin the text on the next line, two spaces further in",
  "yaml/syntax.first-sign": ({ sign }: { sign: string }) => `a text cannot begin with ${sign}`,
  "yaml/syntax.misplaced": "this does not belong here",
  "yaml/syntax.other": ({ said }: { said: string }) => `the reader says “${said}”`,
  "yaml/syntax.unbroken-space": "there is a space that never breaks, which YAML takes for a letter",
  "yaml/syntax.unbroken-space.hint": "write an ordinary space over it: the two look the same",
  "yaml/syntax.dash": "this sign begins no item of a list",
  "yaml/syntax.dash.hint": "write a hyphen in its place, and a space behind it",
  "yaml/syntax.curly-quotes": "curly quotes do not enclose a text",
  "yaml/syntax.curly-quotes.hint": 'write the straight quote " in its place, before the text and after it',
  "yaml/syntax.guillemets": "guillemets do not enclose a text: they are a part of it",
  "yaml/syntax.guillemets.hint":
    'write the straight quote " before the text and after it: in place of the guillemets, or around them where readers are to see them, as in "« Un : deux »"',

  // Values and schemas.
  "noun.field": ({ path, label }: { path: string; label: string | undefined }) =>
    label === undefined ? path : `${label} (${path})`,
  "noun.item": ({ label, item }: { label: string; item: number }) => `${label}, item ${number(item)}`,
  /** From the group to the field in it. */
  "noun.label": ({ labels }: { labels: readonly string[] }) => labels.join(" › "),
  "noun.file": "the file",
  "noun.entry": ({ id }: { id: string }) => `the entry “${id}”`,
  "noun.fields": "fields",
  "noun.groups": "groups",
  "noun.labelled-field": ({ name, label }: { name: string; label: string }) => `${name} (${label})`,

  "value.empty": "empty",
  "value.list": "a list",
  "value.group": "a group of fields",
  "value.number": ({ value }: { value: string }) => `the number ${value}`,
  "value.truth": ({ value }: { value: string }) => `the value ${value}`,
  "value.text": ({ text }: { text: string }) => `“${text}”`,

  "expected.text": "text",
  "expected.number": "a number",
  "expected.finite-number": "a finite number",
  "expected.whole-number": "a whole number",
  "expected.truth": "true or false",
  "expected.list": "a list",
  "expected.group": "a group of fields",
  "expected.date": "a date",
  "expected.empty": "empty",
  "expected.value": "its value",
  "expected.day": "a day, as in 2025-09-01",
  "expected.address": "a web address, as in https://www.example.org",
  "expected.e-mail": "an e-mail address, as in name@example.org",
  "expected.one-of": ({ values }: { values: readonly string[] }) => `one of ${values.join(", ")}`,

  "entry/unknown-field": ({ name }: { name: string }) => `there is no field “${name}”`,
  "entry/missing-field": ({ field }: { field: string }) => `${field} is missing`,
  "entry/missing-field.hint": ({ key, expected }: { key: string; expected: string }) =>
    `add a line ${key}: followed by ${expected}`,
  "entry/missing-field.in-item": (data: { key: string; list: string; item: number; expected: string }) =>
    `add to item ${number(data.item)} of ${data.list} a line ${data.key}: followed by ${data.expected}`,
  "entry/missing-field.under": ({
    key,
    parent,
    expected,
  }: {
    key: string;
    parent: string;
    expected: string;
  }) => `add under ${parent}: a line ${key}: followed by ${expected}`,

  "entry/invalid-field.type": ({
    field,
    expected,
    value,
  }: {
    field: string;
    expected: string;
    value: string;
  }) => `${field} must be ${expected}, but it is ${value}`,
  "entry/invalid-field.quote": ({ line }: { line: string }) => `put it between quotes, as in ${line}`,
  "entry/invalid-field.quote-colon": ({ line }: { line: string }) =>
    `a text that holds ": " stands between quotes, as in ${line}`,
  "entry/invalid-field.bare-number": ({ line }: { line: string }) => `write the number alone, as in ${line}`,
  "entry/invalid-field.truth": "write true or false, without quotes",
  "entry/invalid-field.list": "write one item a line, each after a hyphen and a space",
  "entry/invalid-field.blank": "write it behind the colon, between quotes where it begins with #",
  "entry/invalid-field.group-of": ({ fields }: { fields: readonly string[] }) =>
    `write its fields below, two spaces further in: ${fields.map((field) => `${field}:`).join(", ")}`,
  "entry/invalid-field.group": "write its fields below, indented by two spaces",
  "entry/invalid-field.fields": "write its fields one a line, as in name: value",
  "entry/invalid-field.never": ({ field }: { field: string }) => `${field} must be left out`,
  "entry/invalid-field.never.hint": "remove the line",
  "entry/invalid-field.choice": ({ field, value }: FieldAndValue) =>
    `${field} is ${value}, which is not one of its values`,
  "entry/invalid-field.union": ({ field, value }: FieldAndValue) =>
    `${field} is ${value}, which has none of the forms that are allowed here`,
  "entry/invalid-field.name": ({ field }: { field: string }) => `${field} is not a name that is allowed here`,
  "entry/invalid-field.refused": ({ field, value }: FieldAndValue) =>
    `${field} is ${value}, which is not allowed here`,
  "entry/invalid-field.rule": ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  "entry/invalid-field.multiple": ({ field, step, value }: FieldAndValue & { step: string }) =>
    `${field} must be a multiple of ${step}, but it is ${value}`,
  "entry/invalid-field.no-mapping": "the file must be a mapping from names to entries",
  "entry/invalid-field.no-mapping.hint":
    "write one entry under each name, as in name: followed by its fields, indented",
  "entry/invalid-field.taken": ({ field, value, files }: FieldAndValue & { files: readonly string[] }) =>
    `${field} is ${value}, as in ${files.join(", ")}`,
  "entry/invalid-field.taken.hint": "give each its own: nothing says which of them comes first",

  "entry/invalid-field.empty": ({ field }: { field: string }) => `${field} must not be empty`,
  "entry/invalid-field.at-least": ({ field, limit, value }: Bound) =>
    `${field} must be at least ${limit}, but it is ${value}`,
  "entry/invalid-field.more-than": ({ field, limit, value }: Bound) =>
    `${field} must be more than ${limit}, but it is ${value}`,
  "entry/invalid-field.at-most": ({ field, limit, value }: Bound) =>
    `${field} must be at most ${limit}, but it is ${value}`,
  "entry/invalid-field.less-than": ({ field, limit, value }: Bound) =>
    `${field} must be less than ${limit}, but it is ${value}`,
  "entry/invalid-field.characters-exactly": ({ field, limit, length }: Length) =>
    `${field} must have exactly ${characters(limit)}, but it has ${number(length)}`,
  "entry/invalid-field.characters-at-least": ({ field, limit, length }: Length) =>
    `${field} must have at least ${characters(limit)}, but it has ${number(length)}`,
  "entry/invalid-field.characters-at-most": ({ field, limit, length }: Length) =>
    `${field} must have at most ${characters(limit)}, but it has ${number(length)}`,
  "entry/invalid-field.items-exactly": ({ field, limit, length }: Length) =>
    `${field} must have exactly ${items(limit)}, but it has ${number(length)}`,
  "entry/invalid-field.items-at-least": ({ field, limit, length }: Length) =>
    `${field} must have at least ${items(limit)}, but it has ${number(length)}`,
  "entry/invalid-field.items-at-most": ({ field, limit, length }: Length) =>
    `${field} must have at most ${items(limit)}, but it has ${number(length)}`,

  "entry/invalid-field.no-day": ({ field, value }: FieldAndValue) =>
    `${field} is ${value}, a day that no calendar has`,
  "entry/invalid-field.no-day.hint": "check the month and the day",
  "entry/invalid-field.date": ({ field, value }: FieldAndValue) =>
    `${field} must be a date, but it is ${value}`,
  "entry/invalid-field.date.hint": "write the year, the month and the day, as in 2025-09-01",
  "entry/invalid-field.address": ({ field, value }: FieldAndValue) =>
    `${field} must be a web address, but it is ${value}`,
  "entry/invalid-field.address.hint": "write it whole, as in https://www.example.org",
  "entry/invalid-field.e-mail": ({ field, value }: FieldAndValue) =>
    `${field} must be an e-mail address, but it is ${value}`,
  "entry/invalid-field.e-mail.hint": "write it as in name@example.org",
  "entry/invalid-field.form": ({ field, value }: FieldAndValue) =>
    `${field} is ${value}, which has not the right form`,
  "entry/invalid-field.starts-with": ({ start }: { start: string }) => `begin it with ${start}`,
  "entry/invalid-field.ends-with": ({ end }: { end: string }) => `end it with ${end}`,
  "entry/invalid-field.includes": ({ part }: { part: string }) => `it must hold ${part}`,
  "entry/invalid-field.pattern": ({ pattern }: { pattern: string }) => `it must fit the pattern ${pattern}`,
  "entry/invalid-field.said": ({ said }: { said: string }) => `the schema says: “${said}”`,

  "entry/missing-file": "the file is not there",
  "entry/missing-file.hint":
    "the templates need it: create it, or take its collection out of templates/site.ts",
  "entry/missing-file.settings": "the site’s settings are not there",
  "entry/missing-file.settings.hint": "create the file with at least name: and url:",
  "source/unclaimed.no-collection": "no collection reads this file",
  "source/unclaimed.other-ending": ({ folder, ending }: { folder: string; ending: string }) =>
    `the files of ${folder} end in .${ending}`,
  "source/unclaimed.places": ({ places }: { places: readonly string[] }) =>
    `collections are read from ${places.join(", ")}`,
  "source/unclaimed.places-and-files": ({ places, count }: { places: readonly string[]; count: number }) =>
    `collections are read from ${places.join(", ")}, ${number(count)} files with names of their own`,

  "rule.route": "must be a route such as /about: lower case, without accents, spaces or a slash at the end",
  "rule.time-zone": "must be a time zone such as Europe/Paris",
  "entry/unknown-field.group": ({ name }: { name: string }) => `there is no group of pages “${name}”`,
  "link/broken.offline": ({ page }: { page: string }) =>
    `there is no page ${page} to show to visitors without network`,
  "settings/refused-variable": ({ variable, reason }: { variable: string; reason: string }) =>
    `the variable ${variable} of the environment is set, but ${reason}`,
  "settings/refused-variable.hint": ({ variable }: { variable: string }) => `unset ${variable}`,
  "settings/invalid-origin.user":
    "url is the origin of the site, but it holds the name of a user or a password",
  "settings/invalid-origin.host": ({ host }: { host: string }) =>
    `url is the origin of the site, but ${host} is no name of a host`,
  "settings/invalid-origin.path": ({ address }: { address: string }) =>
    `url is the origin of the site, but ${address} has a path`,
  "settings/invalid-origin.end": "url is the origin of the site, but it ends in ? or #",
  "settings/invalid-origin.rest": ({ rest }: { rest: string }) =>
    `url is the origin of the site, but it goes on with ${rest}`,
  "settings/invalid-origin.hint": ({ origin }: { origin: string }) => `write url: ${origin}`,
  "settings/invalid-origin.host.hint": ({ origin }: { origin: string }) =>
    `write url: ${origin}, with letters, digits, hyphens and dots`,
  "settings/invalid-origin.path.hint": ({ origin }: { origin: string }) =>
    `give the path with --base, and write url: ${origin}`,

  // References between entries.
  "noun.collections": "collections",
  "noun.entries-of": ({ collection }: { collection: string }) => `entries of ${collection}`,
  "noun.images": "images of content/",
  "entry/dangling-reference": ({ id, collection }: { id: string; collection: string }) =>
    `there is no entry “${id}” in ${collection}`,
  "entry/dangling-reference.collection": ({ name }: { name: string }) =>
    `a schema has reference("${name}"), but the site has no such collection`,
  "entry/dangling-reference.draft": ({ file }: { file: string }) =>
    `${file} is a draft: take the reference out until then`,
  "entry/dangling-reference.future": ({ file, due }: { file: string; due: string }) =>
    `${file} is due on ${due}: take the reference out until then`,
  "entry/missing-image": ({ image }: { image: string }) => `the image ${image} is not there`,
  "entry/missing-image.field": ({ image, path }: { image: string; path: string }) =>
    `the image “${image}” is not there (looked for ${path})`,

  // Plans of pages, feeds and cards.
  "route/invalid": ({ route }: { route: string }) =>
    `“${route}” is no route: it starts with /, is lower case, without accents, spaces or a slash at the end`,
  "route/invalid.workbench": ({ route }: { route: string }) =>
    `“${route}” is no route of the workbench: it starts with /_ and has one segment`,
  "route/invalid.hint": ({ route }: { route: string }) => `write ${route}`,
  "route/invalid.rename": ({ name }: { name: string }) =>
    `the name of the file makes the route: rename the file to ${name}`,
  "route/invalid.copy": ({ name, original }: { name: string; original: string }) =>
    `the name of the file makes the route, and this one looks like a copy of ${original}: delete the file, or rename it to ${name}`,
  "route/invalid.index": ({ route, folder }: { route: string; folder: string }) =>
    `the page ${route} would be written over the page ${folder}: hosts serve index.html for the folder it is in`,
  "route/invalid.index.hint": ({ folder }: { folder: string }) =>
    `write ${folder}, or give the page another name than index`,
  "route/duplicate": ({ route, others }: { route: string; others: readonly string[] }) =>
    `the route ${route} is also claimed by ${others.join(", ")}`,
  "route/duplicate.copy": ({ copy, original }: { copy: string; original: string }) =>
    `${copy} looks like a copy of ${original}: delete it, or give it a route and a name of its own`,
  "route/duplicate.hint": "give one of them another route",
  "route/duplicate.page": ({ template }: { template: string }) =>
    `the page “${template}” of templates/site.ts`,

  "redirect/taken": ({ from }: { from: string }) =>
    `${from} is the address of a page, so nobody can be sent on from there`,
  "redirect/taken.hint": "take the redirect away, or give the page another route",
  "redirect/duplicate": ({ from }: { from: string }) => `${from} is sent on twice`,
  "redirect/duplicate.hint": "keep one of them",
  "redirect/broken.chain": ({ to }: { to: string }) => `the redirect leads to ${to}, which is sent on itself`,
  "redirect/broken.chain.hint": ({ to }: { to: string }) => `write to: ${to}`,
  "redirect/broken": ({ to }: { to: string }) => `the redirect leads to ${to}, where there is no page`,

  "feed/invalid-item.route": ({ feed, route }: { feed: string; route: string }) =>
    `the feed “${feed}” leads to ${route}, which is no page`,
  "feed/invalid-item.page": ({ feed, route }: { feed: string; route: string }) =>
    `the feed “${feed}” has an item for ${route}, which is no page`,
  "feed/invalid-item.date": ({ feed, route, date }: { feed: string; route: string; date: string }) =>
    `the feed “${feed}” dates ${route} “${date}”, which is no calendar date`,
  "feed/invalid-item.hint": "give routes of pages, and dates such as 2025-09-01",

  "card/missing-character": ({ route, character, font, text }: Lettered) =>
    `the card of ${route} cannot show “${character}”: the font “${font}” of the cards has no “${character}”, which stands in “${text}”`,
  "card/missing-character.hint": "say it in words, or give `cards` of templates/site.ts a font that has it",
  "asset/duplicate.planned": ({ count, path }: { count: number; path: string }) =>
    `assets gives ${number(count)} different files the path ${path}`,
  "asset/duplicate.planned.hint": "give each a path of its own",
  "entry/held-back.draft": "the file is a draft, but the templates cannot do without it",
  "entry/held-back.future": ({ due }: { due: string }) =>
    `the file is due on ${due}, but the templates cannot do without it`,
  "entry/held-back.hint": "publish it, or build with --drafts to see it",

  "doing.connections": "asking for the connections of islands",
  "doing.assets": "making the assets",
  "doing.draw": ({ path }: { path: string }) => `drawing ${path}`,
  "doing.draw-more": ({ path, more }: { path: string; more: number }) =>
    `drawing ${path} and ${number(more)} more`,
  "doing.app": "describing the app",
  "doing.draw-card": ({ route }: { route: string }) => `drawing the card of ${route}`,
  "doing.draw-cards": ({ route, more }: { route: string; more: number }) =>
    `drawing the card of ${route} and ${number(more)} more`,
  "doing.plan-feed": ({ feed }: { feed: string }) => `planning the feed “${feed}”`,
  "doing.plan-pages": ({ template }: { template: string }) => `planning the pages of “${template}”`,
  "doing.plan-summary": "planning llms.txt",
  "doing.check-content": "checking the content",

  // Markdown.
  "markdown/raw-html": ({ line }: { line: string }) => `HTML is left out: ${line}`,
  "markdown/raw-html.break.hint":
    "end the line before with a backslash (\\) to break it, or leave an empty line for a new paragraph",
  "markdown/raw-html.hint":
    "write it in Markdown or with a directive; to show a sign, put a backslash before it, as in \\<",
  "markdown/heading-one": "a heading of the first level is the title of the page, which has one already",
  "markdown/heading-one.hint": "begin it with ##",
  "markdown/too-deep":
    "too many things stand inside one another here (quotations, lists, emphasis, brackets or directives)",
  "markdown/too-deep.hint":
    "close some of them, or put a backslash before signs that mean nothing, as in \\[ or \\*",
  "markdown/too-long": ({ most }: { most: number }) => `this text is longer than ${number(most)} signs`,
  "markdown/too-long.hint": "divide it into several files",
  "markdown/too-long.costly":
    "up to this line, too many signs such as : _ ` [ or & stand in one paragraph, list item or table",
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
  "markdown/empty-link.hint": "write the address between the parentheses, or take the link away",
  "markdown/stray-link.space": ({ address }: { address: string }) =>
    `“${address}” is no address, as it holds a space: the link would be shown as it is written`,
  "markdown/stray-link.space-in-image": ({ address }: { address: string }) =>
    `“${address}” is no address, as it holds a space: the image would be shown as it is written`,
  "markdown/stray-link.space.hint": ({ address }: { address: string }) =>
    `put the address between < and >, as in ](<${address}>), or give the file a name without spaces`,
  "markdown/stray-link.swapped": ({ written }: { written: string }) =>
    `the brackets of this link are swapped: readers would see ${written}`,
  "markdown/stray-link.swapped.hint": ({ right }: { right: string }) => `write ${right}`,
  "markdown/stray-link.gap": ({ words }: { words: string }) =>
    `there is a space between the words of this link and its address: readers would see ${words}`,
  "markdown/stray-link.gap.hint":
    "write the parenthesis right behind the bracket; to show the brackets, put a backslash before the first",
  "markdown/stray-link.undefined": ({ name, words }: { name: string; words: string }) =>
    `no line gives the address of “${name}”: readers would see ${words}`,
  "markdown/stray-link.undefined.hint": ({ name }: { name: string }) =>
    `write [${name}]: /its-address on a line of its own; to show the brackets, put a backslash before the first`,

  "markdown/stray-note.missing": ({ note, words }: { note: string; words: string }) =>
    `there is no footnote “${note}”: readers would see ${words}`,
  "markdown/stray-note.missing.hint": ({ note }: { note: string }) =>
    `write [^${note}]: its words on a line of its own; to show the brackets, put a backslash before the first`,
  "markdown/stray-note.plain": ({ words }: { words: string }) =>
    `${words} leads to no footnote: readers would see it as it is`,
  "markdown/stray-note.plain.hint": ({ note }: { note: string }) =>
    `write [^${note}] here and, on a line of its own at the end, [^${note}]: followed by the words of the note; to show the brackets, put a backslash before the first`,
  "markdown/stray-note.unused": ({ note }: { note: string }) =>
    `nothing refers to the footnote “${note}”: readers never see it`,
  "markdown/stray-note.unused.hint": ({ note }: { note: string }) =>
    `write [^${note}] where it belongs, or take it out`,

  "markdown/stray-mark.heading": ({ sign }: { sign: string }) =>
    `this is no heading, for want of an ordinary space: readers would see the ${sign}`,
  "markdown/stray-mark.heading.hint":
    "write one between the signs and the words; to show the signs, put a backslash before them",
  "markdown/stray-mark.item": ({ sign }: { sign: string }) =>
    `this is no item of a list: readers would see the ${sign}`,
  "markdown/stray-mark.item.hint": "write a hyphen and an ordinary space before each item",
  "markdown/stray-mark.table": ({ sign }: { sign: string }) =>
    `this is no table, for want of a row of dashes: readers would see the ${sign}`,
  "markdown/stray-mark.table.hint": "write a row such as | --- | --- | below that of the headings",
  "markdown/stray-mark.bold": "these stars make nothing bold: readers would see **",
  "markdown/stray-mark.bold.hint":
    "write two stars before the words and two after them, without a space between, as in **words**; to show the stars, put a backslash before each",
  "markdown/stray-mark.columns":
    "this is no table, though its columns are set apart by tabs or spaces: readers would see one running text",
  "markdown/stray-mark.columns.hint": ({ row, dashes }: { row: string; dashes: string }) =>
    `put | between the columns and around each row, as in ${row}, and ${dashes} on a line of its own below the first row`,
  "markdown/open-code": "nothing closes this block of code: all that follows is shown as code",
  "markdown/open-code.hint": ({ fence }: { fence: string }) =>
    `write ${fence} on a line of its own where the code ends`,

  "markdown/image-placement":
    "an image must stand alone in a paragraph that is in no list, quotation or table",
  "markdown/image-placement.hint": "put an empty line before it and after it",
  "markdown/image-placement.elsewhere": ({ address }: { address: string }) =>
    `the image “${address}” is not a file of content/`,
  "markdown/image-placement.elsewhere.hint":
    "save it beside the text and write ![what it shows](./its-name.jpg): pages load nothing from elsewhere",
  "page/alternative-text.empty": ({ image }: { image: string }) =>
    `nothing says what the image ${image} shows: who cannot see it learns nothing of it`,
  "page/alternative-text.file-name": ({ alternative, image }: { alternative: string; image: string }) =>
    `“${alternative}” is the name of a file, and does not say what the image ${image} shows`,
  "page/alternative-text.empty.hint": ({ address }: { address: string }) =>
    `write it between the brackets, in a few words, as in ![The entrance from the street](${address})`,

  "noun.directives": "directives",
  "noun.attributes-of": ({ name }: { name: string }) => `attributes of ${name}`,
  "noun.values": "values",
  "markdown/unknown-directive": ({ name }: { name: string }) => `there is no directive “${name}”`,
  "markdown/directive-placement": ({ name }: { name: string }) =>
    `the directive “${name}” stands in a list, quotation or footnote`,
  "markdown/directive-placement.hint": "end the list or quotation before it, without indentation",
  "markdown/directive-placement.in-text": ({ name }: { name: string }) =>
    `the directive “${name}” stands on lines of its own, not within a text`,
  "markdown/directive-placement.in-text.hint": ({ colons, name }: { colons: string; name: string }) =>
    `begin a line with ${colons}${name}`,
  "markdown/invalid-directive.malformed": "this looks like a directive, but is not well formed",
  "markdown/invalid-directive.malformed.hint":
    'write the name right after the colons, then the attributes between braces, as in :::name{key="value"}',
  "markdown/invalid-directive.quotes": ({ key, quote }: { key: string; quote: string }) =>
    `the value of “${key}” stands between quotes of a word processor (${quote})`,
  "markdown/invalid-directive.quotes.hint": ({ name, key }: { name: string; key: string }) =>
    `write straight quotes round the value, as in ${name}{${key}="…"}; other quotes may stand within it`,
  "markdown/invalid-directive.stray-colons": "these colons close no directive",
  "markdown/invalid-directive.stray-colons.hint":
    "take them out, or open a directive above; one that holds another needs more colons, as in ::::",
  "markdown/invalid-directive.no-text": ({ name }: { name: string }) =>
    `the directive “${name}” has no text to stand round`,
  "markdown/invalid-directive.no-text.hint": ({ name }: { name: string }) =>
    `write :::${name}{…}, the text, and ::: on a line of its own`,
  "markdown/invalid-directive.needs-no-text": ({ name }: { name: string }) =>
    `the directive “${name}” stands round no text`,
  "markdown/invalid-directive.needs-no-text.hint": ({ name }: { name: string }) =>
    `write ::${name}{…} on a line of its own, with two colons`,
  "markdown/invalid-directive.label": ({ name }: { name: string }) =>
    `the directive “${name}” has no use for words in brackets`,
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
    `at least ${number(least)} ${plural(least, { one: "sign", other: "signs" })} must stand there`,
  "markdown/invalid-directive.too-long": ({ most }: { most: number }) =>
    `at most ${number(most)} ${plural(most, { one: "sign", other: "signs" })} may stand there`,
  "markdown/invalid-directive.abbreviation": "an abbreviation needs its letters and its meaning",
  "markdown/invalid-directive.abbreviation-attribute": ({ key }: { key: string }) =>
    `an abbreviation has no attribute “${key}”`,
  "markdown/invalid-directive.abbreviation.hint": 'write it as in :abbr[CO2]{title="carbon dioxide"}',

  // Styles, scripts, fonts and images.
  "template/syntax": ({ said }: { said: string }) => said,
  "template/syntax.note": ({ said }: { said: string }) => said,
  "template/syntax.note-with-line": ({ said, line }: { said: string; line: number }) =>
    `${said} is in line ${line}`,
  "template/syntax.missing": ({ wanted }: { wanted: string }) => `Could not resolve “${wanted}”`,
  "template/syntax.missing-file.hint":
    "no file has this name: look at its spelling, its folder and its ending",
  "template/syntax.missing-package.hint": ({ name }: { name: string }) =>
    `install the package in the folder of the site, as in npm install ${name}, or begin the name of a file with ./`,
  "template/syntax.await.hint":
    "a site is made of its files alone: put what is waited for into content/, or wait in a function",
  "template/syntax.unexpected.hint":
    "something is missing or too much here, or at the end of the line before",
  "template/syntax.loader.hint":
    "put it into static/ and name it by its address, as in /logo.png; an image of an entry is an image() field, which Picture shows",
  "template/syntax.style": ({ path }: { path: string }) =>
    `the style “${path}” cannot be imported from a script`,
  "template/syntax.style.hint":
    "list it under styles in templates/site.ts, and name it in Head where a page needs it",
  "template/syntax.island": ({ island, reason }: { island: string; reason: string }) =>
    `the island “${island}” cannot be bundled: ${reason}`,
  "template/syntax.island.hint": "its key under islands is the name by which its file exports the component",
  "asset/invalid-picture": ({ path, reason }: { path: string; reason: string }) =>
    `the drawing of ${path} cannot be turned into pixels: ${reason}`,
  "asset/invalid-picture.hint": "it is to be one whole <svg> element with xmlns and a viewBox",
  "entry/invalid-image": ({ reason }: { reason: string }) =>
    `the file is no image that can be read: ${reason}`,
  "entry/invalid-image.hint": "save it anew as JPEG, PNG, WebP, AVIF or SVG",
  "entry/invalid-image.heic":
    "the file is a photograph in HEIC, as telephones take them, which cannot be read here",
  "entry/invalid-image.no-size": "neither width and height nor viewBox are given",
  "entry/invalid-image.no-svg": "there is no <svg> element",
  "entry/invalid-image.too-large": ({ reason }: { reason: string }) => `the image is too large: ${reason}`,
  "entry/invalid-image.too-large.drawing.hint":
    "save the drawing with fewer details, or as a PNG or WebP file",
  "entry/invalid-image.too-large.hint": ({ width }: { width: number }) =>
    `make it smaller: no page shows more than ${width} pixels across`,
  "entry/invalid-image.pixels": ({
    across,
    down,
    pixels,
    most,
  }: {
    across: number;
    down: number;
    pixels: number;
    most: number;
  }) => `it has ${across} × ${down} pixels, ${number(pixels)} in all, and ${number(most)} are the most`,
  "entry/invalid-image.characters": ({ characters, most }: { characters: number; most: number }) =>
    `it has ${number(characters)} characters, and ${number(most)} are the most`,
  "entry/invalid-image.rules": ({ tags, rules, most }: { tags: number; rules: number; most: number }) =>
    `it has ${number(tags)} tags and ${number(rules)} style rules, and ${number(most)} is the most that these may be, one times the other`,
  "entry/invalid-image.deep": ({ most }: { most: number }) => `its elements nest more than ${most} deep`,
  "entry/invalid-image.deep-styles": ({ most }: { most: number }) => `its styles nest more than ${most} deep`,
  "entry/invalid-image.circle": ({ id }: { id: string }) => `its part #${id} draws itself`,
  "entry/invalid-image.deep-parts": ({ most }: { most: number }) =>
    `its parts draw one another more than ${most} deep`,
  "entry/invalid-image.many-parts": ({ most }: { most: number }) =>
    `its parts draw one another more than ${number(most)} times in all`,
  "entry/invalid-image.unknown-format": "its content is that of no known format",
  "entry/invalid-image.said": ({ said }: { said: string }) => said,
  "entry/cleaned-image": ({ what }: { what: string }) => `the drawing is published without ${what}`,
  "entry/cleaned-image.times": ({ what, times }: { what: string; times: number }) =>
    `the drawing is published without ${what}, ${number(times)} times`,
  "noun.of-element": ({ what, element }: { what: string; element: string }) => `${what} of ${element}`,
  "noun.in-element": ({ what, element }: { what: string; element: string }) => `${what} in ${element}`,
  "entry/cleaned-image.element.hint":
    "a published drawing holds shapes, texts and embedded pictures only: take it out, or draw it as a shape",
  "entry/cleaned-image.html.hint":
    "a published drawing holds no HTML: have the program write its texts as SVG texts or as outlines",
  "entry/cleaned-image.script.hint": "a published drawing runs nothing: take it out",
  "entry/cleaned-image.address.hint":
    "a published drawing loads nothing: embed the picture in the file, or refer to a part of it, as in #name",
  "entry/cleaned-image.style.hint":
    "a published drawing loads nothing: embed the font or picture in the file, or take it out",

  // Templates that are run.
  "doing.draw-page": ({ page }: { page: string }) => `drawing ${page}`,
  "doing.draw-pages": ({ page, more }: { page: string; more: number }) =>
    `drawing ${page} and ${number(more)} more ${plural(more, { one: "page", other: "pages" })}`,
  "doing.draw-for-feed": ({ page, feed }: { page: string; feed: string }) =>
    `drawing ${page} for the feed “${feed}”`,
  "doing.draw-all-for-feed": ({ page, more, feed }: { page: string; more: number; feed: string }) =>
    `drawing ${page} and ${number(more)} more for the feed “${feed}”`,
  "doing.review": "reviewing the site",
  "doing.derive": "deriving files from the pages",
  "doing.load": "loading templates/site.ts",
  "template/throws": ({ doing, reason }: { doing: string; reason: string }) => `${doing} failed: ${reason}`,
  "template/throws.hint": "the templates have a mistake at this place",
  "template/throws.waits": "a component is async, or waits with use() or lazy()",
  "template/throws.waits.hint": "pages are drawn at once: put what it waits for into content/",
  "template/throws.props": ({ what }: { what: string }) =>
    `its props hold a ${what}, of which nobody can tell whether it has changed; props are entries, texts, numbers, lists and objects of them`,
  "template/throws.island": ({ prop, island }: { prop: string; island: string }) =>
    `the prop ${prop} of the island “${island}” cannot travel to the browser`,
  "template/throws.island.hint":
    "give it texts, numbers, lists and objects of them, and make the rest of them in the island",
  "template/throws.no-list": "plan gives something else than a list of pages",
  "template/throws.no-route": "plan gives a page without a route",
  "template/throws.plan.hint": 'return a list at once, as in [{ route: "/about", props: {} }]',
  "template/throws.browser": ({ name }: { name: string }) => `${name} is not defined`,
  "template/throws.browser.hint":
    "pages and islands are drawn without a browser: ask for it in an effect or a handler of an island, or in an enhancer",
  "template/throws.no-definition": "its default export is not what defineSite gives",
  "template/throws.incomplete": ({ missing }: { missing: readonly string[] }) =>
    `what defineSite gets has no ${missing.join(", ")}`,
  "template/missing-asset.needed": ({ asset, doing }: { asset: string; doing: string }) =>
    `there is no asset “${asset}”, which ${doing} needs`,
  "noun.listed-assets": "assets that templates/site.ts lists",
  "template/missing-asset.font": ({ name, file }: { name: string; file: string }) =>
    `the font “${name}” of the cards, ${file}, is not there`,
  "template/missing-asset.font.hint": "put the TrueType file there, or correct its path under cards",
  "template/empty": ({ template, page }: { template: string; page: string }) =>
    `the template “${template}” draws nothing for ${page}`,
  "template/empty.hint": "a template returns a whole document, from <html> on",
  "template/no-site": "the file that declares the site is not there",
  "template/no-site.hint": "create it with: export default defineSite({ … })",
  "template/no-site.export": "the file exports no site",
  "template/no-site.export.hint": "write export default defineSite({ … })",
  "asset/duplicate": ({ path }: { path: string }) => `two assets have the path ${path}`,
  "asset/duplicate.hint":
    "a file that assets makes needs a path that no style, script, icon or file of the generator has",
  "asset/duplicate.derived": ({ path }: { path: string }) =>
    `derive gives a file the path ${path}, which another one has`,
  "asset/duplicate.derived.hint": "give each a path of its own",
  "template/throws.no-font": ({ name, known }: { name: string; known: readonly string[] }) =>
    `cards have no font “${name}”, but ${known.join(", ")}`,

  // Checks of finished pages and files.
  "page/on-page": ({ message, page }: { message: string; page: string }) =>
    `${message} (on the page ${page})`,
  "page/language": "the page does not say its language",
  "page/language.hint": 'write <html lang="…">',
  "page/title": "the page has no title",
  "page/title.hint": "give Head a title",
  "page/duplicate-id": ({ id }: { id: string }) => `the id “${id}” stands twice`,
  "page/duplicate-id.hint": "an id names one place: give the other another one",
  "page/alternative-text": ({ image }: { image: string }) => `the image ${image} has no alternative text`,
  "page/alternative-text.hint": 'write alt="…", empty if it only decorates',
  "page/headings.first": ({ count }: { count: number }) =>
    `the page has ${number(count)} ${plural(count, { one: "heading", other: "headings" })} of the first level`,
  "page/headings.first.hint": "a page has exactly one h1",
  "page/headings.early": ({ heading, level }: { heading: string; level: number }) =>
    `“${heading}”, a heading of level ${level}, comes before any of the first level`,
  "page/headings.early.hint": "headings go down one level at a time",
  "page/headings.step": ({ heading, level, above }: { heading: string; level: number; above: number }) =>
    `“${heading}” is a heading of level ${level} below one of level ${above}`,
  "page/headings.step.hint": ({ signs }: { signs: string }) =>
    `headings go down one level at a time: in Markdown, begin it with ${signs}`,
  "page/duplicate-title": ({ page, text, others }: SameText) =>
    `the title of ${page}, “${text}”, is also that of ${others.join(", ")}`,
  "page/duplicate-title.hint": "give each page a title of its own",
  "page/duplicate-description": ({ page, text, others }: SameText) =>
    `the description of ${page}, “${text}”, is also that of ${others.join(", ")}`,
  "page/duplicate-description.hint": "give each page a description of its own",
  "page/orphan": ({ page }: { page: string }) => `no other page links to ${page}`,
  "page/orphan.hint": "link to it where readers would look for it",
  "page/policy": ({ page, refused }: { page: string; refused: string }) =>
    `the page ${page} has ${refused}, which its policy refuses`,
  "page/policy.hint": "write styles in a style sheet and scripts in an enhancer",

  "noun.first-paint": "first paint",
  "noun.fonts": "fonts",
  "noun.preloaded-fonts": "preloaded fonts",
  "noun.scripts": "scripts",
  "noun.whole-page": "whole page",
  "page/budget": ({ what, page, weight, budget, file, fileWeight }: OverBudget & HeaviestFile) =>
    `${what} of ${page}: ${number(weight)} KB compressed, over the budget of ${number(budget)} KB. The heaviest file is ${file}, ${number(fileWeight)} KB`,
  "page/budget.files": ({ what, page, weight, budget, file, fileWeight }: OverBudget & HeaviestFile) =>
    `${what} of ${page}: ${number(weight)} files, over the budget of ${number(budget)}. The heaviest file is ${file}, ${number(fileWeight)} KB`,
  "page/budget.hint": ({ field, file }: { field: string; file: string }) =>
    `make the page lighter, or change budgets.${field} in ${file}`,
  "page/budget.photograph": ({
    what,
    page,
    weight,
    budget,
    name,
    nameWeight,
    width,
  }: OverBudget & { name: string; nameWeight: number; width: number }) =>
    `${what} of ${page}: ${number(weight)} KB compressed, over the budget of ${number(budget)} KB. What makes it heavy is the photograph “${name}”, ${number(nameWeight)} KB at ${width} pixels across`,
  "page/budget.photograph.hint": ({
    name,
    width,
    field,
    file,
  }: {
    name: string;
    width: number;
    field: string;
    file: string;
  }) => `save “${name}” anew at ${width} pixels across, or change budgets.${field} in ${file}`,
  "page/budget.photographs.hint": ({ field, file }: { field: string; file: string }) =>
    `show fewer photographs on the page, or change budgets.${field} in ${file}`,

  "page/accessibility": ({ fault, place, page }: AccessibilityFault) => `${fault} (at ${place} on ${page})`,
  "page/accessibility.pages": ({ fault, place, page, more }: AccessibilityFault & { more: number }) =>
    `${fault} (at ${place} on ${page} and ${number(more)} more)`,
  "page/accessibility.hint": ({ address }: { address: string }) => `${address} says why`,
  "accessibility.area-alt": "an area of an image map has no alternative text, or one without need",
  "accessibility.aria-hidden-body": "aria-hidden on <body> hides the whole page from screen readers",
  "accessibility.aria-label-misuse": "aria-label stands where screen readers do not read it out",
  "accessibility.empty-heading": "a heading is empty",
  "accessibility.empty-title": "<title> is empty",
  "accessibility.hidden-focusable": "the keyboard reaches what is hidden from screen readers",
  "accessibility.meta-refresh": "the page reloads itself, or leaves for another, without being asked",
  "accessibility.multiple-labeled-controls": "one label stands for several fields",
  "accessibility.no-abstract-role": "the role is an abstract one, which says nothing",
  "accessibility.no-autoplay": "sound or pictures start to play without being asked",
  "accessibility.no-implicit-button-type": "a button does not say its type",
  "accessibility.no-redundant-aria-label": "aria-label repeats what the label says already",
  "accessibility.no-redundant-for": "for names the field that stands within the label already",
  "accessibility.no-redundant-role": "the role is that which the element has already",
  "accessibility.prefer-native-element": "a role stands in for an element that HTML has",
  "accessibility.text-content": "an element has no words that a screen reader could read out",
  "accessibility.unique-landmark": "several landmarks of one kind have no names to tell them apart",
  "accessibility.valid-autocomplete": "autocomplete has a value that browsers do not know",
  "accessibility.wcag/h30": "a link has no words: a screen reader has only its address to read out",
  "accessibility.wcag/h32": "a form has no button that sends it",
  "accessibility.wcag/h36": "a button that is an image has no alternative text",
  "accessibility.wcag/h63":
    "a heading cell of a table does not say whether it heads a row or a column (scope)",
  "accessibility.wcag/h67": "an image that only decorates has a title",
  "accessibility.wcag/h71": "a group of fields (<fieldset>) has no <legend>",
  "accessibility.input-missing-label": "an <input> or another field has no <label>",
  "accessibility.no-missing-references": ({ said }: { said: string }) =>
    `an attribute names an id that is not on the page: “${said}”`,
  "accessibility.attribute-allowed-values": ({ said }: { said: string }) =>
    `an attribute has a value that it may not have: “${said}”`,
  "accessibility.element-required-attributes": ({ said }: { said: string }) =>
    `an element lacks an attribute: “${said}”`,
  "accessibility.other": ({ said }: { said: string }) => `html-validate objects: “${said}”`,

  "link/broken.mail": ({ address }: { address: string }) =>
    `write mailto:${address}: without it, this is an address of the site itself`,
  "link/broken.telephone": ({ address }: { address: string }) =>
    `write tel:${address}: without it, this is an address of the site itself`,
  "link/broken.file": ({ file, address }: { file: string; address: string }) =>
    `put the file there as ${file}, and write ${address}: files that pages link to stand in static/`,

  "content/placeholder": ({ field, placeholder }: { field: string; placeholder: string }) =>
    `${field} is still “${placeholder}”, and would be published like this`,
  "content/placeholder.text": ({ placeholder }: { placeholder: string }) =>
    `the text is still “${placeholder}”, and would be published like this`,
  "content/placeholder.hint": "write what belongs there",
  "content/spelling": ({ written, right }: { written: string; right: string }) =>
    `“${written}” is spelt “${right}” on this site`,
  "content/spelling.hint": ({ right, file }: { right: string; file: string }) =>
    `write ${right}, or change ${file}`,
  "content/typed-fact": ({ written, name }: { written: string; name: string }) =>
    `“${written}” is typed in, and the settings give it as “${name}”`,
  "content/typed-fact.hint": ({ name, file }: { name: string; file: string }) =>
    `write {${name}}, so that it follows ${file}`,
  "content/review-due": ({ date, months }: { date: string; months: number }) =>
    `the last date of this text is ${date}, more than ${number(months)} ${plural(months, { one: "month", other: "months" })} ago`,
  "content/review-due.hint": ({ field, today }: { field: string; today: string }) =>
    `compare it with its sources, then write ${field}: ${today}`,
  "content/review-due.hint-with-list": ({
    field,
    today,
    list,
  }: {
    field: string;
    today: string;
    list: string;
  }) => `compare it with its sources, then write ${field}: ${today}, or add a dated note to ${list}:`,
  "content/unused-image": "no page shows this image",
  "content/unused-image.content.hint": "name it where it belongs, or delete the file",
  "content/unused-image.static.hint": "delete the file if nothing outside the site asks for it",
  "entry/reading-time": ({
    field,
    stated,
    words,
    needed,
  }: {
    field: string;
    stated: number;
    words: number;
    needed: number;
  }) => `${field} says ${number(stated)} min, but ${number(words)} words take ${number(needed)} min`,
  "entry/reading-time.hint": ({ field, minutes }: { field: string; minutes: number }) =>
    `write ${field}: ${minutes}, or change the length of the text`,

  "static/secret": ({ what }: { what: string }) => `${what}: it would be published for everyone to read`,
  "static/secret.hint":
    "move it out of static/; if it is out already, replace every key and password that it holds",
  "static/secret.environment": "a file of environment variables, which hold keys and passwords",
  "static/secret.credentials": "a file of credentials",
  "static/secret.history": "what was typed into a program",
  "static/secret.keys": "a file of keys",
  "static/secret.terraform": "the state of Terraform, which holds keys and passwords",
  "static/secret.folder": ({ folder }: { folder: string }) => `a file of ${folder}, where keys are kept`,
  "static/secret.private-key": "a private key",
  "static/left-over.hidden": ({ name }: { name: string }) =>
    `a hidden file (${name}): it would be published for everyone to read`,
  "static/left-over.copy": "a copy of data or of another file: it would be published for everyone to read",
  "static/left-over.hint": "move it out of static/, unless visitors are meant to have it",
  "static/heavy": ({ size, seconds }: { size: number; seconds: number }) =>
    `this file has ${number(size)} MB: on a telephone, readers wait about ${number(seconds)} seconds for it`,
  "static/heavy.pdf.hint": ({ most }: { most: number }) =>
    `export it anew for the screen, with photographs at 150 dots an inch: ${number(most)} MB are enough for most`,
  "static/heavy.hint": ({ most }: { most: number }) =>
    `make it smaller than ${number(most)} MB, more than which some hosts refuse, or publish it elsewhere and link to it`,
  "asset/unfingerprinted":
    "browsers keep what is in assets/ for a year, and would not notice that this file has changed",
  "asset/unfingerprinted.hint": "put it into another folder of static/, or write a hash into its name",
  "host/limit.line": ({ path, length, most }: { path: string; length: number; most: number }) =>
    `${path} has a line of ${number(length)} signs, and Cloudflare leaves out those above ${number(most)}`,
  "host/limit.rules-unread": ({ path, rules, most }: { path: string; rules: number; most: number }) =>
    `${path} has ${number(rules)} rules, and Cloudflare reads the first ${number(most)}`,
  "host/limit.bytes": ({ path, bytes, most }: { path: string; bytes: number; most: number }) =>
    `${path} has ${number(bytes)} bytes, and Azure refuses more than ${number(most)}`,
  "host/limit.rules": ({ path, rules, most }: { path: string; rules: number; most: number }) =>
    `${path} has ${number(rules)} rules, and Vercel refuses more than ${number(most)}`,
  "host/limit.hint": ({ host }: { host: string }) =>
    `take ${host} out of output.hosts if the site is not published there; fewer redirects, or fewer pages with inline code of their own, make the file smaller`,

  // Publishing.
  "publish/failed": ({ reason, code }: { reason: string; code: string }) => `${reason} (${code})`,
  "publish/failed.untouched": ({ hint }: { hint: string }) => `${hint}; the published files are as they were`,
  "publish/failed.half-done": ({ hint }: { hint: string }) =>
    `${hint}; some of the published files are new already, each is whole, and the next build completes them`,
  "publish/failed.lock": ({ code }: { code: string }) =>
    `everything is published, but the lock cannot be removed (${code})`,
  "publish/failed.lock.hint": ({ file }: { file: string }) =>
    `the next build removes it; before you copy the folder, delete ${file}`,
  "publish/failed.overtaken": "another build has taken over while this one prepared its files",
  "publish/failed.overtaken.hint": "nothing of this one is published; build again",
  "publish/failed.busy": "another build is publishing there",
  "publish/failed.busy-here": ({ pid }: { pid: number }) =>
    `another build is publishing there, process ${pid}`,
  "publish/failed.busy-elsewhere": ({ pid, host }: { pid: number; host: string }) =>
    `another build is publishing there, process ${pid} of ${host}`,
  "publish/failed.busy.hint": ({ file }: { file: string }) =>
    `wait for it and build again; if there is none, delete ${file}`,
  "publish/failed.interrupted": "the build was stopped before anything was published",
  "publish/failed.interrupted.hint": "the published files are as they were; build again to publish",
  "publish/other-site": ({ published, site }: { published: string; site: string }) =>
    `the folder holds another site, ${published}, which publishing ${site} would replace`,
  "publish/other-site.hint": ({ site, file }: { site: string; file: string }) =>
    `choose another folder with --out; if it is this site under its old address, write "site":"${site}" into the first line of ${file}`,
  "publish/foreign-folder.git": "the folder holds a git repository, which publishing would remove",
  "publish/foreign-folder.git.hint":
    "publish into another folder with --out, and copy from there into the repository",
  "publish/foreign-folder":
    "the folder is not empty, and “site” did not make it: publishing would remove what is in it",
  "publish/foreign-folder.hint": "move its files away, or choose another folder with --out",
  "publish/unsafe-folder.file": ({ path }: { path: string }) =>
    `the pages cannot go there: ${path} is not a folder`,
  "publish/unsafe-folder.link": ({ path }: { path: string }) =>
    `the pages cannot go there: ${path} is a link that leads nowhere`,
  "publish/unsafe-folder.site": "the pages cannot go there: publishing would remove the site’s own files",
  "publish/unsafe-folder.sources": ({ folder }: { folder: string }) =>
    `the pages cannot go there: publishing would remove what is in ${folder}/`,
  "publish/unsafe-folder.hint": "choose a folder of its own with --out, such as --out dist",
  "route/invalid.published": ({ path }: { path: string }) =>
    `“${path}” is no path inside the published folder`,
  "route/invalid.published.hint": "write it without a slash at its ends and without “.” and “..”",
  "route/output-clash.reserved": "names that begin with “.site-” are kept for publishing itself",
  "route/output-clash.reserved.hint": "give the file another name",
  "route/output-clash.alike": ({ paths }: { paths: readonly string[] }) =>
    `${paths.join(" and ")} differ only by case or Unicode form, which some disks and hosts do not tell apart`,
  "route/output-clash.same": ({ count }: { count: number }) => `${number(count)} files claim this path`,
  "route/output-clash.generated": ({ path }: { path: string }) =>
    `the site publishes a file of its own as ${path}`,
  "route/output-clash.generated.hint": "give the file another name, or take it out of static/",
  "route/output-clash.rename.hint": "rename all but one, in static/ or by their route",
  "route/output-clash.folder": ({ inside }: { inside: string }) =>
    `this path is a file, and also the folder of ${inside}`,
  "route/output-clash.folder.hint": "rename one of them, in static/ or by its route",

  // The disk and the machine.
  "disk.refused": "the disk refuses it",
  "disk.refused.hint": "build again",
  "disk.full": "there is no room on the disk",
  "disk.full.hint": "make room and build again",
  "disk.forbidden-to-write": "this user may not write here",
  "disk.forbidden-to-write.hint": "give the folder to the user who builds, or choose another, as with --out",
  "disk.forbidden-to-read": "this user may not",
  "disk.forbidden-to-read.hint":
    "give it to the user who builds, or let that user read it, as with chmod u+r (u+rx for a folder)",
  "disk.busy": "another program holds it",
  "disk.busy.hint": "close that program and build again",
  "disk.in-the-way": "something else took its place while the site was being published",
  "disk.in-the-way.hint": "see that no other program writes there, and build again",
  "disk.broken": "the disk fails",
  "disk.broken.hint": "check the disk",
  "disk.broken.out.hint": "check the disk, or choose another with --out",
  "disk.read-only": "the disk is read-only",
  "disk.read-only.hint": "choose another folder with --out",
  "disk.open-files": "too many files are open",
  "disk.open-files.hint": "close some programs and build again",
  "disk.circle": "links lead in a circle",
  "disk.circle.hint": "remove the link",
  "disk.long-name": "the name is too long for this disk",
  "disk.long-name.hint": "shorten the route, or the name of the file in static/",
  "disk.bad-name": "the disk does not take this name",
  "disk.bad-name.hint": "rename the page or the file",
  "disk.name-not-utf8": "its name is not UTF-8",
  "disk.name-not-utf8.hint": "rename it: build again with letters that every system can read",
  "source/unreadable": ({ reason, code }: { reason: string; code: string }) =>
    `it cannot be read: ${reason} (${code})`,
  "source/lost-link.outside": ({ folder }: { folder: string }) =>
    `this link leads out of ${folder}/, so it is left out`,
  "source/lost-link.outside.hint": ({ folder }: { folder: string }) =>
    `put what it leads to into ${folder}/: nothing outside is ever read or published`,
  "source/lost-link": "this link leads to nothing, so it is left out",
  "source/lost-link.hint": "remove it, or let it lead to a file that is there",
  "dev/crash": ({ said }: { said: string }) => `the build broke off: ${said}`,
  "dev/crash.hint": "it is tried again at the next change",
  "dev/crash.hint-with-place": ({ place }: { place: string }) =>
    `it is tried again at the next change ${place}`,
} as const;

/** What the command prints besides problems: help, questions, reports. */
const command = {
  error: ({ message }: { message: string }) => `error: ${message}`,
  hint: ({ hint }: { hint: string }) => `hint: ${hint}`,
  severities: { error: "error", warning: "warning" },
  unwritable: ({ reason }: { reason: string }) => `the output cannot be written: ${reason}`,

  help: {
    about: "Builds a static site from Markdown, YAML and React templates.",
    command: "print the help of a command",
    usage: "Usage:",
    arguments: "Arguments:",
    options: "Options:",
    commands: "Commands:",
    example: ({ line }: { line: string }) => `Example:\n  ${line}`,
    choices: ({ choices }: { choices: readonly string[] }) => `choices: ${choices.join(", ")}`,
    default: ({ value }: { value: string | number }) => `default: ${value}`,
  },

  /** Names of option values, printed between < and >. */
  values: {
    address: "address",
    collection: "collection",
    command: "command",
    field: "field=value",
    folder: "dir",
    host: "host",
    language: "code",
    name: "name",
    number: "n",
    origin: "origin",
    path: "path",
    shell: "shell",
    title: "title",
    value: "value",
    words: "words",
  },

  /** Options of several commands. */
  options: {
    help: "print this help",
    version: "print the version",
    language: "language of the tool",
    root: "folder of the site",
    base: "sub-path under which the site is deployed",
    url: "origin of the published site, instead of the one in content/site.yaml",
    cache: "compute everything anew",
    json: "print one machine-readable report on standard output",
    quiet: "print problems only",
    port: "port to serve on; the next free one where it is taken",
    host: "address to serve on: 0.0.0.0 lets other machines in",
    open: "open the site in the browser",
    out: "folder to write, from the site’s own",
  },

  build: {
    about: "read content/, render templates/, copy static/, write dist/",
    drafts: "publish drafts and entries dated after today as well",
    strict: "let a warning fail the build",
    verbose: "print how long each stage took",
    written: (data: Written) =>
      `${countPages(data.pages)}, ${countFiles(data.files)}, ${megabytes(data.bytes)} in ${data.folder}/ (${number(data.changed)} changed), ${seconds(data.ms)}`,
    warnings: ({ count }: { count: number }) => countWarnings(count),
    refused: (data: { errors: number; warnings: number; ms: number }) =>
      `${countErrors(data.errors)}, ${countWarnings(data.warnings)}: nothing was written (${seconds(data.ms)})`,
    untouched: (data: { errors: number; warnings: number; ms: number; folder: string }) =>
      `${countErrors(data.errors)}, ${countWarnings(data.warnings)}: nothing was written, ${data.folder}/ is as it was (${seconds(data.ms)})`,
    reused: ({ kinds }: { kinds: readonly string[] }) => `reused ${kinds.join(", ")}`,
    reusedKind: ({ kind, reused, all }: { kind: string; reused: number; all: number }) =>
      `${number(reused)} of ${number(all)} ${kind}`,
    notRemembered: "nothing could be remembered: .site/ cannot be written",
    draftsLeft: ({ count, names }: { count: number; names: string }) =>
      `left out: ${number(count)} ${plural(count, { one: "draft", other: "drafts" })} (${names})`,
    entriesLeft: ({ count, names, next }: { count: number; names: string; next: string }) =>
      `left out: ${number(count)} ${plural(count, { one: "entry", other: "entries" })} of a later date (${names}); the next is due on ${next}`,
    itemsLeft: ({ count, names, next }: { count: number; names: string; next: string }) =>
      `left out: ${number(count)} ${plural(count, { one: "item", other: "items" })} of a later date (${names}); the next is due on ${next}`,
    part: ({ part, file }: { part: string; file: string }) => `${part} of ${file}`,
    names: ({ names, more }: { names: readonly string[]; more: number }) =>
      more > 0 ? `${names.join(", ")} and ${number(more)} more` : names.join(", "),
    tenths: ({ ms }: { ms: number }) => number(ms, 1),
    todo: ({ stage, count }: { stage: string; count: number }) => `${stage}: ${number(count)} to do`,
  },

  /** The stages of a build, for progress and --verbose. */
  stages: {
    audit: "audit",
    bundle: "bundle",
    cards: "cards",
    check: "check",
    compress: "compress",
    drawings: "drawings",
    finish: "finish",
    images: "images",
    link: "link",
    links: "links",
    markdown: "markdown",
    parse: "parse",
    pictures: "pictures",
    plan: "plan",
    publish: "publish",
    read: "read",
    render: "render",
    templates: "templates",
    validate: "validate",
    weigh: "weigh",
  },

  /** Kinds of remembered results, printed after their number. */
  kinds: {
    accessibility: "accessibility",
    assets: "assets",
    cards: "cards",
    compiled: "compiled",
    compressed: "compressed",
    days: "days",
    derived: "derived",
    drawings: "drawings",
    entries: "entries",
    "feed-items": "feed-items",
    images: "images",
    markdown: "markdown",
    pages: "pages",
    pictures: "pictures",
    places: "places",
    "quick-weights": "quick-weights",
    sources: "sources",
    templates: "templates",
    texts: "texts",
    weights: "weights",
  },

  check: {
    about: "check the content and the pages closely, and write nothing",
    drafts: "check drafts and entries dated after today as well",
    external: "ask other sites whether the addresses that pages link to still answer",
    watch: "check again after every save, until Ctrl-C",
    strict: "fail on a warning; what other sites answer never fails",
    checking: "checking…",
    waiting: "waiting for a save (Ctrl-C ends it)",
    polling: ({ why }: { why: string }) => `${why}: looking for changes instead`,
    done: (data: { pages: number; heldBack: number; errors: number; warnings: number; ms: number }) => {
      const left = data.heldBack > 0 ? `, ${number(data.heldBack)} held back (--drafts checks them too)` : "";
      return `${countPages(data.pages)} checked${left}: ${countFound(data).join(", ") || "nothing found"} (${seconds(data.ms)})`;
    },
    incomplete: "the pages themselves are checked once the errors are mended",
  },

  serve: {
    busy: ({ port }: { port: number }) => `port ${port} is taken, trying the next one`,
    failed: ({ address, reason }: { address: string; reason: string }) =>
      `${address} cannot be served on: ${reason}`,
    ready: ({ url }: { url: string }) => `${url}  (Ctrl-C ends it)`,
  },

  dev: {
    about: "build in memory, serve, and show every save at once",
    drafts: "show drafts and entries dated after today, marked as such",
    noDrafts: "show what site build would publish",
    editor: "what the panel opens files with: vscode, zed, idea…, a link or none",
    strict: "let a warning count as an error",
    poll: "look for changes instead of being told: for network disks and some containers",
    cache: "compute everything anew at the start",
    mail: "What forms send comes to /__mail and goes nowhere else.",
    polling: ({ why }: { why: string }) => `${why}: looking for changes instead, which takes a moment longer`,
    changed: ({ file, more, message }: { file: string; more: number; message: string }) =>
      more > 0 ? `${file} and ${number(more)} more: ${message}` : `${file}: ${message}`,
    built: (data: { pages: number; ms: number; errors: number; warnings: number; old: number }) => {
      const all = data.errors + data.warnings;
      const known = data.old === all ? " as before" : `, ${number(data.old)} of them as before`;
      return `${[`${countPages(data.pages)} in ${duration(data.ms)}`, ...countFound(data)].join(", ")}${data.old > 0 ? known : ""}`;
    },
    notBuilt: (data: { errors: number; warnings: number; isKept: boolean }) =>
      `${["not built", ...countFound(data)].join(", ")}${data.isKept ? "; the last good version stays at hand" : ""}`,
  },

  edit: {
    about: "open the site in the browser, and edit it on its pages",
    noOpen: "do not open the browser",
    where:
      "Whoever sits at this machine can edit, and nobody else. Changes go into the files of content/ once all checks have passed.",
  },

  preview: {
    about: "serve the built dist/ the way a static host does",
    out: "folder that was built, from the site’s own",
    base: "sub-path under which the site was built",
    as: "whose rules to follow for extensions, slashes, missing pages and headers",
    missing: ({ folder }: { folder: string }) => `${folder}/ is not there: run site build first`,
    ignored: ({ file, line, why }: { file: string; line: number; why: string }) =>
      `${file}:${line} is not heeded: ${why}`,
    serving: ({ folder, host, ready }: { folder: string; host: string; ready: string }) =>
      `${folder}/, as ${host} serves it: ${ready}`,
    hosts: {
      plain: "a plain file server",
      github: "GitHub Pages",
      netlify: "Netlify",
      cloudflare: "Cloudflare Pages",
      nginx: "nginx",
    },
  },

  new: {
    about: "write a new content file that fits its collection’s schema",
    collection: "what it belongs to; --list names the collections",
    title: "its title, which also names the file",
    set: "give a field its value, as in seo.title=… (repeatable)",
    fill: "put the site’s placeholder where words are missing; site check lists it",
    list: "list the collections with the fields that an entry must have",
    asking: "In a terminal, what is missing is asked for. Elsewhere it is named, with its options.",
    question: ({ field, note }: { field: string; note: string }) => `${field}: ${note}`,
    others: ({ fields }: { fields: readonly string[] }) => `Also possible: ${fields.join(", ")}.`,
    draft: "a draft: the page gets this address once the line draft: true is gone; site dev shows it already",
    nothing: "nothing was written",
    otherErrors: "the site has other errors: site check names them",
    noAddress:
      "the site has other errors: site check names them; until they are mended, no address can be told",
    /** A list that is searched by typing. */
    search: "Search:",
    choose: "to select",
    enter: "Enter:",
    confirm: "confirm",
    type: "Type:",
    find: "to search",
    none: "No matches found",
    matches: ({ count }: { count: number }) =>
      `(${number(count)} ${plural(count, { one: "match", other: "matches" })})`,
  },

  routes: {
    about: "list every route with its state, template, weight and source",
    json: "print the list as JSON",
    weights: "Weights are in KB of 1,000 bytes after brotli.",
    route: "route",
    state: "state",
    template: "template",
    firstPaint: "first paint KB",
    total: "all KB",
    source: "source",
    published: "published",
    draft: "draft",
    workbench: "workbench",
    future: ({ due }: { due: string }) => `from ${due}`,
    kilobytes: ({ bytes }: { bytes: number }) => number(bytes / 1000, 1),
  },

  where: {
    about: "say where words of a page are written, and which pages show them",
    words: "words as readers see them",
    drafts: "look in drafts and entries dated after today as well",
    compared: "Case, the kinds of apostrophes and spaces, and Markdown’s marks do not count.",
    none: ({ words }: { words: string }) => `nothing says “${words}”`,
    field: ({ label, path }: { label: string; path: string }) => (path === "" ? label : `${label} (${path})`),
    shown: ({ pages, more }: { pages: readonly string[]; more: number }) =>
      more > 0 ? `on ${pages.join(", ")} and ${number(more)} more` : `on ${pages.join(", ")}`,
    page: ({ route, template }: { route: string; template: string }) => `${route} (${template})`,
    nowhere: "on no page",
  },

  schema: {
    about: "write JSON Schemas of the settings and of every collection, for editors",
    reference: ({ collection }: { collection: string }) => `The name of an entry of ${collection}.`,
    image: "The path of an image.",
    markdown: "Markdown.",
  },

  explain: {
    about: "say what a problem means, with an example and the same mended",
    code: "code of the problem, such as link/broken; without it, all codes are listed",
  },
  completion: {
    about: "print a script that completes commands, options and collections in a shell",
    collections: "print the names of the collections that take new entries",
    shell: "the shell",
    bash: ({ line }: { line: string }) => `Completion for bash. In ~/.bashrc: ${line}`,
    zsh: ({ line }: { line: string }) => `Completion for zsh. In ~/.zshrc, after compinit: ${line}`,
    fish: ({ line }: { line: string }) => `Completion for fish: ${line}`,
  },
} as const;

export const en = { messages, command, pages } as const;

/** An attribute of a directive, and the value that it has or may have. */
type DirectiveAttribute = { name: string; key: string; value: string };

/** A text that several pages share. */
type SameText = { page: string; text: string; others: readonly string[] };

/** Files or pages over a budget. Weights are in kilobytes. */
type OverBudget = { what: string; page: string; weight: number; budget: number };
type HeaviestFile = { file: string; fileWeight: number };

/** Where in a page an accessibility problem was found. */
type AccessibilityFault = { fault: string; place: string; page: string };

type Written = { pages: number; files: number; bytes: number; folder: string; changed: number; ms: number };

function countPages(count: number): string {
  return `${number(count)} ${plural(count, { one: "page", other: "pages" })}`;
}

function countFiles(count: number): string {
  return `${number(count)} ${plural(count, { one: "file", other: "files" })}`;
}

function countErrors(count: number): string {
  return `${number(count)} ${plural(count, { one: "error", other: "errors" })}`;
}

function countWarnings(count: number): string {
  return `${number(count)} ${plural(count, { one: "warning", other: "warnings" })}`;
}

/** Leaves out a count of zero. */
function countFound(data: { errors: number; warnings: number }): readonly string[] {
  return [
    ...(data.errors > 0 ? [countErrors(data.errors)] : []),
    ...(data.warnings > 0 ? [countWarnings(data.warnings)] : []),
  ];
}

function megabytes(bytes: number): string {
  return `${number(bytes / 1e6, 2)} MB`;
}

function seconds(ms: number): string {
  return `${number(ms / 1000, 2)} s`;
}

function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : seconds(ms);
}
