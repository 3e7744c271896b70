import { createFormat } from "../format.ts";

const { list, number, plural } = createFormat("en");

/** A text that several pages share. */
type SameText = { page: string; text: string; others: readonly string[] };

/** Files or pages over a budget. Weights are in kilobytes. */
type OverBudget = { what: string; page: string; weight: number; budget: number };

type HeaviestFile = { file: string; fileWeight: number };

/** Where in a page an accessibility problem was found. */
type AccessibilityFault = { fault: string; place: string; page: string };

/** Checks of finished pages and files, in English. */
export const checks = {
  "page/on-page": ({ message, page }: { message: string; page: string }) =>
    `${message} (on the page ${page})`,
  "page/language": "the page does not say its language",
  "page/language.hint": 'write <html lang="…">',
  "page/language.other": ({ written, planned }: { written: string; planned: string }) =>
    `the page says lang="${written}", but it was planned as a page in “${planned}”`,
  "page/language.other.hint": "write <html lang={language} dir={direction}> with what useSite() gives",
  "page/title": "the page has no title",
  "page/title.hint": "give Head a title",
  "page/duplicate-id": ({ id }: { id: string }) => `the id “${id}” is used twice`,
  "page/duplicate-id.hint": "an id names one place: give the second another id",
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
    `${what} of ${page}: ${number(weight)} ${plural(weight, { one: "file", other: "files" })}, over the budget of ${number(budget)}. The heaviest file is ${file}, ${number(fileWeight)} KB`,
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
    `${what} of ${page}: ${number(weight)} KB compressed, over the budget of ${number(budget)} KB. The heaviest part is the photograph “${name}”, ${number(nameWeight)} KB at ${width} pixels across`,
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
  }) => `save “${name}” again at ${width} pixels across, or change budgets.${field} in ${file}`,
  "page/budget.photographs.hint": ({ field, file }: { field: string; file: string }) =>
    `show fewer photographs on the page, or change budgets.${field} in ${file}`,

  "page/accessibility": ({ fault, place, page }: AccessibilityFault) => `${fault} (at ${place} on ${page})`,
  "page/accessibility.pages": ({ fault, place, page, more }: AccessibilityFault & { more: number }) =>
    `${fault} (at ${place} on ${page} and ${number(more)} more)`,
  "page/accessibility.hint": ({ address }: { address: string }) => `${address} says why`,
  "accessibility.area-alt":
    "an area of an image map has no alternative text, or has one that it does not need",
  "accessibility.aria-hidden-body": "aria-hidden on <body> hides the whole page from screen readers",
  "accessibility.aria-label-misuse": "aria-label is on an element where screen readers do not read it out",
  "accessibility.empty-heading": "a heading is empty",
  "accessibility.empty-title": "<title> is empty",
  "accessibility.hidden-focusable": "the keyboard reaches an element that is hidden from screen readers",
  "accessibility.meta-refresh": "the page reloads or opens another by itself",
  "accessibility.multiple-labeled-controls": "one label belongs to several fields",
  "accessibility.no-abstract-role": "the role is an abstract one, which says nothing",
  "accessibility.no-autoplay": "sound or pictures start to play without being asked",
  "accessibility.no-implicit-button-type": "a button does not say its type",
  "accessibility.no-redundant-aria-label": "aria-label repeats what the label says already",
  "accessibility.no-redundant-for": "for names the field that is within the label already",
  "accessibility.no-redundant-role": "the element has this role already",
  "accessibility.prefer-native-element": "a role replaces an element that HTML has",
  "accessibility.text-content": "an element has no words that a screen reader could read out",
  "accessibility.unique-landmark": "several landmarks of one kind have the same name, or none",
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
    `put the file there as ${file}, and write ${address}: files that pages link to are in static/`,

  "content/placeholder": ({ field, placeholder }: { field: string; placeholder: string }) =>
    `${field} is still “${placeholder}”, and would be published like this`,
  "content/placeholder.text": ({ placeholder }: { placeholder: string }) =>
    `the text is still “${placeholder}”, and would be published like this`,
  "content/placeholder.hint": "write what belongs there",
  "content/missing-fact": ({ count, names }: { count: number; names: string }) =>
    count === 1
      ? `the law wants the site to give the fact “${names}”, and it is not given`
      : `the law wants the site to give these ${number(count)} facts, and they are not given: ${names}`,
  "content/missing-fact.hint": ({ file }: { file: string }) =>
    `give them in ${file}; “site check” lists the pages and sentences that wait for each`,
  "content/spelling": ({ written, right }: { written: string; right: string }) =>
    `“${written}” is spelt “${right}” on this site`,
  "content/spelling.hint": ({ right, file }: { right: string; file: string }) =>
    `write ${right}, or change ${file}`,
  "content/typed-fact": ({ written, name }: { written: string; name: string }) =>
    `“${written}” is written out, although the settings give it as “${name}”`,
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
  "content/unused-image.static.hint": "delete the file if nothing outside the site uses it",
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
  "static/secret.history": "the command history of a program",
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
    `export it again for the screen, with photographs at 150 dots an inch: ${number(most)} MB are usually enough`,
  "static/heavy.hint": ({ most }: { most: number }) =>
    `make it smaller than ${number(most)} MB, since some hosts refuse more, or publish it elsewhere and link to it`,
  "static/active-pdf": ({ parts }: { parts: readonly string[] }) =>
    `this PDF does more than show pages: it has ${list(parts)}`,
  "static/active-pdf.hint":
    "if you do not know why, export it again, or print it into a new PDF: readers open it because they trust this site",
  "static/active-pdf.script": "JavaScript",
  "static/active-pdf.launch": "a command that starts a program",
  "static/active-pdf.files": "attached files",
  "static/active-pdf.media": "embedded media",
  "static/active-pdf.form": "a form of XFA",
  "static/active-pdf.sends": "a form that sends or loads data",
  "static/active-pdf.opens": "actions that run by themselves",
  "static/active-pdf.sealed": "encrypted parts that cannot be looked into",
  "asset/unfingerprinted":
    "browsers keep files of assets/ for a year, and would not notice that this file has changed",
  "asset/unfingerprinted.hint": "put it into another folder of static/, or write a hash into its name",
  "host/limit.line": ({
    path,
    length,
    most,
    host,
  }: {
    path: string;
    length: number;
    most: number;
    host: string;
  }) =>
    `${path} has a line of ${number(length)} characters, and ${host} ignores lines of more than ${number(most)}`,
  "host/limit.rules-unread": ({
    path,
    rules,
    most,
    host,
  }: {
    path: string;
    rules: number;
    most: number;
    host: string;
  }) => `${path} has ${number(rules)} rules, and ${host} reads the first ${number(most)}`,
  "host/limit.bytes": ({
    path,
    bytes,
    most,
    host,
  }: {
    path: string;
    bytes: number;
    most: number;
    host: string;
  }) => `${path} has ${number(bytes)} bytes, and ${host} refuses more than ${number(most)}`,
  "host/limit.rules": ({
    path,
    rules,
    most,
    host,
  }: {
    path: string;
    rules: number;
    most: number;
    host: string;
  }) => `${path} has ${number(rules)} rules, and ${host} refuses more than ${number(most)}`,
  "host/limit.hint": ({ host }: { host: string }) =>
    `take ${host} out of output.hosts if the site is not published there; fewer redirects, or fewer pages with inline code of their own, make the file smaller`,
} as const;
