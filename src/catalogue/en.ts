import { createFormat } from "./format.ts";

const { number } = createFormat("en");

/**
 * What problems say, in English: the reference for the other languages. A message is a text, or a function of its data. Its
 * key is the code of the problem, and behind a full stop which of its messages it is.
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

  // The command line.
  "no-collection": ({ name, hint }: { name: string; hint: string }) =>
    `there is no collection “${name}”: ${hint}`,

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
} as const;

export const en = { messages } as const;
