import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** Why an edit of a content file is refused, in English. */
export const edits = {
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

  // Entries that are moved or removed as a whole.
  "edit/move.no-name": ({ written, name }: { written: string; name: string }) =>
    `“${written}” is neither a name nor an address: small letters, digits and hyphens${name === "" ? "" : `, as in ${name}`}`,
  "edit/move.same": "it has this name and this address already",
  "edit/move.home": "the home page stays where it is: / is the address of every site",
  "edit/move.no-page": ({ id }: { id: string }) =>
    `“${id}” has no page of its own, so it can have another name but no address`,
  "edit/move.fixed": ({ route, file }: { route: string; file: string }) =>
    `the address ${route} of ${file} is fixed by the templates: only a developer can change it there`,
  "edit/move.single": ({ file }: { file: string }) =>
    `the templates ask for ${file} by this name: only a developer can change it there`,
  "edit/move.name-taken": ({ id, file }: { id: string; file: string }) =>
    `there is an entry “${id}” in ${file} already: choose another name`,
  "edit/move.address-taken": ({ route }: { route: string }) =>
    `there is a page at ${route} already: choose another address`,
  "edit/move.made": ({ asked, made, file }: { asked: string; made: string; file: string }) =>
    `the templates make the address from the name: ${file} would have ${made}, not ${asked}`,
  "edit/move.uneven":
    "with this name the site would have more or fewer pages than before: only a developer can tell which becomes which",
  "edit/remove.single": ({ file }: { file: string }) =>
    `the templates need ${file}: only a developer can do without it`,
  "edit/remove.required":
    "something has to stand here: give it another value first, or name what takes the place",
  "edit/remove.wordless": "without its link nothing would be left here: have it lead to another page",
  "edit/remove.linked": "something leads there for which nobody has decided: look at the list once more",
  "edit/changed": ({ file }: { file: string }) =>
    `${file} has changed meanwhile, so nothing was written: try once more`,

  // Steps of the journal that concern whole entries.
  "edit/step.new": ({ what }: { what: string }) => `${what}: new`,
  "edit/step.move": ({ what }: { what: string }) => `${what}: renamed`,
  "edit/step.remove": ({ what }: { what: string }) => `${what}: deleted`,
  "edit/step.drop": ({ count }: { count: number }) =>
    plural(count, {
      one: "An image that stood nowhere: deleted",
      other: `${number(count)} images that stood nowhere: deleted`,
    }),
  "edit/step.gone": "what the files held is not kept any more: Git has it, if it was ever published",
  "edit/step.changed": ({ file }: { file: string }) =>
    `${file} has changed since, so nothing was written: undo what came after it first`,
} as const;
