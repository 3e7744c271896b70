import { createFormat } from "../format.ts";

const { number, plural, list } = createFormat("en");

/** What is wrong with a command line, in English. */
export const usage = {
  "no-collection": ({ name, hint }: { name: string; hint: string }) =>
    `there is no collection “${name}”: ${hint}`,
  "no-code": ({ code, hint }: { code: string; hint: string }) =>
    `there is no problem code “${code}”: ${hint}`,
  "noun.codes": "codes",
  "see-help": ({ message }: { message: string }) =>
    `${message}\n(site --help lists the commands and their options)`,
  "usage.no-language": (data: { source: string; written: string; languages: readonly string[] }) =>
    `${data.source} is “${data.written}”, which is not a language of the tool: it has ${list(data.languages)}`,
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
    `--port ${written} is not a port: write a number from 0 to 65535; 0 means any free port`,
  "usage.no-folder": ({ written }: { written: string }) => `--root ${written} is not a folder`,
  "usage.no-path": ({ written }: { written: string }) =>
    `--base ${written} is not a path: write it as in /sub/path`,
  "usage.no-origin": ({ written }: { written: string }) =>
    `--url ${written} is not an origin: write it as in https://www.example.org`,
  "usage.no-address": ({ written }: { written: string }) =>
    `--host ${written} is not an address: write it as in 127.0.0.1`,
  "usage.no-editor": (data: { written: string; names: readonly string[] }) =>
    `--editor ${data.written} is neither ${data.names.join(", ")} nor none, nor a link with {path} in it, as in vscode://file{path}:{line}:{column}`,
  "usage.no-starter": ({ starters }: { starters: readonly string[] }) =>
    `name a starter: --starter ${starters.join(", or --starter ")}`,
  "usage.no-place": ({ starter, starters }: { starter: string; starters: readonly string[] }) =>
    `the starter ${starter} has no place for texts of another site: --starter ${starters.join(", or --starter ")}`,
  "usage.no-old-site": ({ from }: { from: string }) =>
    `--from ${from} is not a folder with a site of Hugo, Jekyll, Eleventy or Astro: name the folder that its texts are in`,
  "usage.folder-taken": ({ folder, name }: { folder: string; name: string }) =>
    name === "."
      ? `${folder} is a file: give the new site a folder`
      : `${folder === "." ? "this folder" : folder} is not empty (it holds ${name}): a new site begins in an empty folder, as in site init my-site`,
  "usage.one-report": "--json prints one report: leave --watch out",
  "usage.no-placeholder": "--fill needs a placeholder: templates/site.ts declares none",
  "usage.no-collection": "say which collection: site new --list names them",
  "usage.single-file": ({ name, file }: { name: string; file: string }) =>
    `${name} is one file that is there already: edit ${file}`,
  "usage.no-entry": ({ name, hint }: { name: string; hint: string }) =>
    `there is no entry “${name}”: ${hint}`,
  "usage.many-entries": ({ name, names }: { name: string; names: readonly string[] }) =>
    `“${name}” may be ${names.join(" or ")}: say which`,
  "usage.no-page": ({ route, hint }: { route: string; hint: string }) =>
    `there is no page at ${route} to lead to: ${hint}`,
  "usage.own-page": "an entry cannot replace itself",
  "usage.copy-of-single": ({ file }: { file: string }) =>
    `${file} cannot be copied: the templates expect exactly one such file`,
  "usage.one-start": "--from and --translate both begin the new entry: give one of them",
  "usage.to-what":
    "--to is the language of a translation: name the entry, as in --translate <entry> --to <code>",
  "usage.one-language": "the site has one language: “languages” in templates/site.ts lists more",
  "usage.which-language": ({ codes }: { codes: readonly string[] }) =>
    `say which language: --to ${codes.join(", or --to ")}`,
  "usage.all-languages": ({ name }: { name: string }) => `“${name}” is there in all languages of the site`,
  "usage.translation-taken": ({ file, id }: { file: string; id: string }) =>
    `${file} has “${id}” already: translate what is missing there`,
  "usage.no-title-field": ({ name }: { name: string }) => `entries of “${name}” have no title: leave it out`,
  "usage.no-words": "say which words to look for",
  "usage.one-past": "--since and --against are two versions to compare with: give one of them",
  "usage.one-form": "--json and --markdown are two forms of one report: give one of them",
  "usage.no-git":
    "Git is not installed, and --since needs it: install it, or compare with a built folder, as in --against dist",
  "usage.no-repository": ({ reason }: { reason: string }) =>
    `Git has no history of this site (${reason}): compare with a built folder, as in --against dist`,
  "usage.no-commit": ({ written }: { written: string }) =>
    `Git knows no commit “${written}”: git log --oneline lists them; in a copy without its history, git fetch --unshallow brings it`,
  "usage.no-built": ({ written }: { written: string }) =>
    `--against ${written} is not a folder with built pages: run site build --out ${written} on the version to compare with`,
  "usage.no-title": ({ name }: { name: string }) =>
    `give the new entry a title, as in: site new ${name} A few good words`,
  "usage.no-letter": ({ title }: { title: string }) => `the title “${title}” has no letter to name a file by`,
  "usage.file-taken": ({ file }: { file: string }) =>
    `${file} is there already: give the new entry another title`,
  "usage.entry-taken": ({ file, id }: { file: string; id: string }) =>
    `${file} has an entry “${id}” already: give the new entry another title`,
  "usage.no-room": ({ file, id }: { file: string; id: string }) =>
    `${file} has a form to which no entry can be added automatically: edit it, under “${id}”`,
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
} as const;
