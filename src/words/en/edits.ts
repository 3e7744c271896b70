import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** Why an edit of a content file is refused, in English. */
export const edits = {
  "edit/no-file": ({ file }: { file: string }) =>
    `${file} is not there any more, or is a symbolic link: only files of content/ are written`,
  "edit/busy": ({ file }: { file: string }) => `another program keeps writing ${file}: save once more`,
  "edit/no-journal": ({ code }: { code: string }) =>
    `nothing was saved: the history (.site/edit/journal.jsonl) cannot be written (${code})`,
  "edit/no-yaml": ({ line, column, why }: { line: number; column: number; why: string }) =>
    `line ${line}, column ${column}: ${why}`,
  "edit/unreadable": "the file cannot be read: correct the mistakes in it first",
  "edit/missing": "the file no longer has the part to change",
  "edit/taken": "the file already has the part to add",
  "edit/entangled":
    "this cannot be changed without changing other parts of the file: change it in the file itself",
  "edit/toml-nothing": "TOML has no sign for “nothing”: give a value, or take the field away",
  "edit/unwritable": "the text cannot be written in Markdown so that it reads back the same: edit its source",

  // Entries that are moved or removed as a whole.
  "edit/move.no-name": ({ written, name }: { written: string; name: string }) =>
    `${written === "" ? "" : `“${written}” is neither a name nor an address: `}write lower-case letters, digits and hyphens${name === "" ? "" : `, as in ${name}`}`,
  "edit/move.device": ({ written, name }: { written: string; name: string }) =>
    `Windows keeps the name “${written}” for a device, and can have no such file: choose another, as in ${name}`,
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
    "with this name the site would have more or fewer pages than before: only a developer can say which page becomes which",
  "edit/remove.single": ({ file }: { file: string }) =>
    `the templates need ${file}: only a developer can remove it`,
  "edit/remove.required": "a value is required here: give it another one first, or name a replacement",
  "edit/remove.wordless": "without its link this would be empty: make it lead to another page",
  "edit/remove.linked": "a link to it is still undecided: look at the list again",
  "edit/changed": ({ file }: { file: string }) =>
    `${file} has changed meanwhile, so nothing was written: try again`,

  // Steps of the journal that concern whole entries.
  "edit/step.new": ({ what }: { what: string }) => `${what}: new`,
  "edit/step.move": ({ what }: { what: string }) => `${what}: renamed`,
  "edit/step.remove": ({ what }: { what: string }) => `${what}: deleted`,
  "edit/step.drop": ({ count }: { count: number }) =>
    plural(count, {
      one: "An image that was used nowhere: deleted",
      other: `${number(count)} images that were used nowhere: deleted`,
    }),
  "edit/step.gone":
    "the earlier content of the files is not kept any more: Git has it, if it was ever published",
  "edit/step.changed": ({ file }: { file: string }) =>
    `${file} has changed since, so nothing was written: undo the later edits first`,
} as const;
