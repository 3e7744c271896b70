import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

type FieldAndValue = { readonly field: string; readonly value: string };

type Bound = FieldAndValue & { readonly limit: string };

type Length = { readonly field: string; readonly limit: number; readonly length: number };

/** Values and schemas, in English. */
export const values = {
  "noun.field": ({ path, label }: { path: string; label: string | undefined }) =>
    label === undefined ? path : `${label} (${path})`,
  "noun.item": ({ label, item }: { label: string; item: number }) => `${label}, item ${number(item)}`,
  /** From the group to the field in it. */
  "noun.label": ({ labels }: { labels: readonly string[] }) => labels.join(" › "),
  "noun.file": "the file",
  "noun.entry": ({ id }: { id: string }) => `the entry “${id}”`,
  "noun.fields": "fields",
  "noun.groups": "groups",
  "noun.checks": "checks that can be chosen",
  "noun.levels": "levels",
  "noun.folders": "folders",
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
    `a text that holds ": " must be between quotes, as in ${line}`,
  "entry/invalid-field.bare-number": ({ line }: { line: string }) => `write the number alone, as in ${line}`,
  "entry/invalid-field.truth": "write true or false, without quotes",
  "entry/invalid-field.list": "write one item a line, each after a hyphen and a space",
  "entry/invalid-field.blank": "write it after the colon, between quotes where it begins with #",
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
  "entry/invalid-field.taken.hint": "give each its own: their order is not defined",

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
    `${field} is ${value}, which is not a day of the calendar`,
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
    `${field} is ${value}, which does not have the right form`,
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
    `collections are read from ${places.join(", ")}, ${number(count)} ${plural(count, { one: "file with a name of its own", other: "files with names of their own" })}`,

  "rule.route": "must be a route such as /about: lower case, without accents, spaces or a slash at the end",
  "rule.time-zone": "must be a time zone such as Europe/Paris",
  "entry/unknown-field.check": ({ code }: { code: string }) =>
    `checks: there is no check “${code}” that can be chosen`,
  "entry/unknown-field.level": ({ code, level }: { code: string; level: string }) =>
    `checks: ${code} cannot be “${level}”`,
  "entry/unknown-field.folder": ({ code, folder }: { code: string; folder: string }) =>
    `checks: ${code} applies to no file of ${folder}/`,
  "entry/unknown-field.group": ({ name }: { name: string }) => `there is no group of pages “${name}”`,
  "link/broken.offline": ({ page }: { page: string }) =>
    `there is no page ${page} to show to visitors without network`,
  "settings/refused-variable": ({ variable, reason }: { variable: string; reason: string }) =>
    `the variable ${variable} of the environment is set, but ${reason}`,
  "settings/refused-variable.hint": ({ variable }: { variable: string }) => `unset ${variable}`,
  "settings/invalid-origin.user":
    "url is the origin of the site, but it holds the name of a user or a password",
  "settings/invalid-origin.host": ({ host }: { host: string }) =>
    `url is the origin of the site, but ${host} is not a valid host name`,
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
} as const;

function characters(count: number): string {
  return `${number(count)} ${plural(count, { one: "character", other: "characters" })}`;
}

function items(count: number): string {
  return `${number(count)} ${plural(count, { one: "item", other: "items" })}`;
}
