import { type NewFile, toFile } from "../new-site.ts";
import { attributesOf, type DirectiveBodies } from "./apply-moving.ts";
import { type Moving, ruleOf } from "./moving.ts";
import type { TagName } from "./survey-tags.ts";

/** A directive that the new site gets, with the tags that become it. */
type Stub = {
  readonly name: string;
  readonly body: "none" | "blocks";
  readonly tags: readonly TagName[];
  /** The values of each attribute, and in how many uses it is. */
  readonly attributes: ReadonlyMap<string, { readonly values: ReadonlySet<string>; readonly count: number }>;
  readonly count: number;
};

/** The directives that rules name and the starter does not have. */
export function planStubs(
  names: readonly TagName[],
  moving: Moving,
  own: readonly string[],
): readonly Stub[] {
  const stubs = new Map<string, TagName[]>();
  for (const tag of names) {
    const rule = ruleOf(moving, tag);
    if (rule?.kind !== "directive" || own.includes(rule.directive)) continue;
    stubs.set(rule.directive, [...(stubs.get(rule.directive) ?? []), tag]);
  }
  return [...stubs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, tags]) => ({
      name,
      body: tags.some(({ isPaired }) => isPaired) ? "blocks" : "none",
      tags,
      attributes: listAttributes(tags, moving),
      count: tags.reduce((sum, { count }) => sum + count, 0),
    }));
}

/** The bodies of all directives. Those of the starters have blocks. */
export function bodiesOf(stubs: readonly Stub[], own: readonly string[]): DirectiveBodies {
  return new Map([
    ...own.map((name) => [name, "blocks"] as const),
    ...stubs.map(({ name, body }) => [name, body] as const),
  ]);
}

function listAttributes(tags: readonly TagName[], moving: Moving): Stub["attributes"] {
  const attributes = new Map<string, { values: Set<string>; count: number }>();
  for (const tag of tags) {
    const rule = ruleOf(moving, tag);
    if (rule?.kind !== "directive") continue;
    for (const parameters of tag.parameters)
      for (const [name, from] of Object.entries(rule.attributes ?? attributesOf(parameters.keys()))) {
        const value = parameters.get(from);
        const known = attributes.get(name) ?? { values: new Set(), count: 0 };
        attributes.set(name, known);
        if (value === undefined) continue;
        known.values.add(value);
        known.count += 1;
      }
  }
  return attributes;
}

/** Where the stubs of a new site are. */
const folder = "templates/moved";

/** A component for each directive, and a file that names them all. None where there is no directive. */
export function writeStubs(stubs: readonly Stub[]): readonly NewFile[] {
  if (stubs.length === 0) return [];
  return [
    toFile(`${folder}/moved.ts`, writeList(stubs)),
    ...stubs.map((stub) => toFile(`${folder}/${stub.name}.tsx`, writeStub(stub))),
  ];
}

/** Adds the stubs to the directives of the starter, of which those of the same name win. */
export function addStubs(site: string, stubs: readonly Stub[]): string {
  if (stubs.length === 0) return site;
  const imported = site.replace(/\n\nexport default|\n\ntype |^export default/, (found) => {
    const line = 'import { moved } from "./moved/moved.ts";';
    return found.startsWith("\n") ? `\n${line}${found}` : `${line}\n\n${found}`;
  });
  const added = imported.replace(/^( {2}directives: \{) /m, "$1 ...moved, ");
  return added === imported
    ? imported.replace(/^export default defineSite\(\{\n/m, "$&  directives: { ...moved },\n")
    : added;
}

function writeList(stubs: readonly Stub[]): string {
  const imports = stubs.map(({ name }) => `import { ${toIdentifier(name)} } from "./${name}.tsx";\n`);
  const lines = stubs.map(({ name }) => {
    const identifier = toIdentifier(name);
    return `  ${name === identifier ? name : `"${name}": ${identifier}`},\n`;
  });
  return `${imports.join("")}\n/** Directives for the tags of the old site. */\nexport const moved = {\n${lines.join("")}};\n`;
}

function writeStub({ name, body, tags, attributes, count }: Stub): string {
  const fields = [...attributes].map(
    ([key, { values, count: seen }]) =>
      `    ${/^[\w$]+$/.test(key) ? key : `"${key}"`}: ${toType([...values])}${seen < count ? ".optional()" : ""},\n`,
  );
  const object = fields.length === 0 ? "z.strictObject({})" : `z.strictObject({\n${fields.join("")}  })`;
  const schema = body === "none" ? `${object}.meta({ unwritten: true })` : object;
  const uses = tags.map(
    ({ family, example, count: each }) => ` * - ${family}, ${each}: ${inComment(example)}\n`,
  );
  const draws =
    body === "none"
      ? "Draws nothing yet, and each text with it gets a warning: write its component, then remove `.meta(…)`."
      : "Draws its body alone: write the rest.";
  const component = body === "none" ? "() => null" : "({ children }) => <div>{children}</div>";
  return `import { directive } from "charpente";
import { z } from "zod";

/**
 * ${draws}
 *
${uses.join("")} */
export const ${toIdentifier(name)} = directive({
  attributes: ${schema},
  body: "${body}",
  component: ${component},
});
`;
}

/** The narrowest type that holds all values. */
function toType(values: readonly string[]): string {
  if (values.length > 0 && values.every((value) => value === "true" || value === "false"))
    return "z.stringbool()";
  // A long number is an identifier, which would lose its last digits.
  if (values.length > 0 && values.every((value) => value.length < 16 && String(Number(value)) === value))
    return "z.coerce.number()";
  return "z.string()";
}

/** Words that no constant can be called. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|directive|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield|z|arguments|eval|moved)$/;

/** `code-group` becomes `codeGroup`. */
function toIdentifier(name: string): string {
  const joined = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return reserved.test(joined) ? `${joined}Directive` : joined;
}

function inComment(example: string): string {
  return `\`${example.replaceAll("*/", "* /")}\``;
}
