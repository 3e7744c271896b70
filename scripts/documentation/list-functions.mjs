import { toWords } from "./read-documents.mjs";
import { withExports } from "./read-exports.mjs";

/**
 * The pages of everything that templates may import, from the types and comments of `src/index.ts`: one for each
 * function, component and value, and one for all types. `root` is the folder of the repository.
 */
export function listFunctions(root) {
  return withExports(root, (exported, settings) => {
    const known = new Set(exported.map(({ name }) => name));
    const values = exported.filter(({ isType }) => !isType);
    const types = exported.filter(({ isType }) => isType);
    return [
      ...values.map((value) => describeValue(value, known, value.name === "siteSettings" ? settings : [])),
      describeTypes(withLocal(types, known)),
      describeAll(values, types),
    ];
  });
}

/** Adds types that these use but that are not exported, directly or indirectly. */
function withLocal(types, known) {
  const all = new Map(types.map((type) => [type.name, type]));
  for (const type of all.values())
    for (const other of type.named())
      if (!known.has(other.name) && !all.has(other.name)) all.set(other.name, other);
  return [...all.values()];
}

/** `settings` are the fields of a file that the value is about. */
function describeValue(value, known, settings) {
  const [description, rest] = cutFirstSentence(value.words);
  const [, ...local] = withLocal([value], known);
  const named = new Set([value, ...local].flatMap((one) => one.named()).map(({ name }) => name));
  const linked = [...named].filter((name) => known.has(name)).sort();
  // `Definition`, the argument of `defineSite`, is described field by field; other types are shown as declared.
  const [definition] = local.filter(({ name }) => name === "Definition");
  const types = local.filter((type) => type !== definition);
  const fields = definition?.members ?? settings;
  const taken = new Set(fields.map(({ name }) => name.toLowerCase()));
  // The anchor of the second heading of a name ends in 1.
  const linkTo = (name) => {
    const anchor = name.toLowerCase();
    return known.has(name) ? linkToType(name) : `[\`${name}\`](#${anchor}${taken.has(anchor) ? "-1" : ""})`;
  };
  return {
    path: `functions/${toFileName(value.name)}.md`,
    title: value.name,
    description: toWords(description),
    body: [
      rest,
      code(value.declaration),
      ...value.thrown.map((what) => `Throws ${what}`),
      linked.length > 0 && `Types: ${linked.map(linkToType).join(", ")}.`,
      ...section("Example", value.examples),
      ...fields.flatMap((field) => [...describe("##", field), ...listTypes(field.named?.() ?? [], linkTo)]),
      ...section(
        "Types that are not exported",
        types.flatMap((type) => describe("###", type)),
      ),
    ],
  };
}

function listTypes(types, linkTo) {
  return types.length > 0 ? [`Types: ${types.map(({ name }) => linkTo(name)).join(", ")}.`] : [];
}

function linkToType(name) {
  return `[\`${name}\`](types.md#${name.toLowerCase()})`;
}

function section(heading, parts) {
  return parts.length > 0 ? [`## ${heading}`, ...parts] : [];
}

function describe(level, { name, words, examples, declaration }) {
  return [`${level} ${name}`, words, ...examples, code(declaration)];
}

function describeTypes(types) {
  return {
    path: "functions/types.md",
    title: "Types",
    description: "The types that templates may import, and those that these name.",
    body: types
      .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
      .flatMap((type) => describe("##", type)),
  };
}

function describeAll(values, types) {
  const rows = values.map(
    ({ name, words }) =>
      `| [\`${name}\`](${toFileName(name)}.md) | ${cutFirstSentence(words)[0].replaceAll("|", "\\|")} |`,
  );
  return {
    path: "functions/README.md",
    title: "Functions",
    description: "Everything that templates may import from the package.",
    body: [
      ["| name | does |", "| --- | --- |", ...rows].join("\n"),
      ...section("What is thrown", [
        "A component or hook throws a `Mistake` outside of a page. What a function throws besides is on its page. A build reports each at its line of the template. A schema throws nothing: it refuses a value, which is reported at its line of the content.",
      ]),
      ...section("Types", [types.map(({ name }) => linkToType(name)).join(", ")]),
    ],
  };
}

/** The first sentence in one line, and the rest. */
function cutFirstSentence(words) {
  const [, first = words, rest = ""] = /^(.+?[.?!])\s+(?=[\p{Lu}“`])(.*)$/su.exec(words) ?? [];
  return [first.replaceAll(/\s+/g, " "), rest];
}

/** `JsonLd` is `json-ld`. */
function toFileName(name) {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

function code(text) {
  return `\`\`\`ts\n${text}\n\`\`\``;
}
