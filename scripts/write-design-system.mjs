// Writes the tables of docs/design-system.md from the code: colours with their contrast, lengths, components, drawings.
// `--print` prints the whole document as it should be, and writes nothing.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled } from "./import-bundled.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "docs/design-system.md");

const { catalogue, coloursOf, pens, readTokens, systems, toPalette } = await load();
const tokens = readTokens(readFileSync(join(root, "templates/styles/tokens.css"), "utf8"));
const parts = { colours, type, lengths, components, plots, drawings };
const document = readFileSync(file, "utf8").replaceAll(
  /(<!-- (\w+): written by [^\n]*-->\n)[\s\S]*?(<!-- end -->)/g,
  (_, begin, name, end) => `${begin}\n${parts[name]()}\n\n${end}`,
);
if (process.argv.includes("--print")) process.stdout.write(document);
else writeFileSync(file, document);

function load() {
  return importBundled(
    `
      export { catalogue } from "./templates/drawings/catalogue.ts";
      export { pens } from "./templates/drawings/drawing-styles.ts";
      export { systems } from "./templates/drawings/views/service-views.ts";
      export { coloursOf, readTokens } from "./templates/workbench/read-tokens.ts";
      export { toPalette } from "./templates/workbench/palette.ts";
    `,
    root,
  );
}

function colours() {
  const ratio = (value) => value?.toFixed(1) ?? "";
  const rows = toPalette(coloursOf(tokens)).map(({ name, light, dark, on, contrastLight, contrastDark }) => [
    `\`--${name}\``,
    light,
    dark,
    on === undefined ? "ground" : `\`--${on}\``,
    ratio(contrastLight),
    ratio(contrastDark),
  ]);
  return table(["token", "light", "dark", "on", "contrast, light", "contrast, dark"], rows);
}

function type() {
  return table(
    ["token", "value"],
    ["titles", "text", "h1", "h2", "h3", "lead"].map((name) => [`\`--${name}\``, `\`${valueAt(name, "")}\``]),
  );
}

/** An empty cell means that the token does not change on narrower screens. */
function lengths() {
  const isWider = ({ condition }) => condition.startsWith("(min-width:");
  const isLength = ({ value, condition }) => condition === "" && /^\d+(\.\d+)?(px)?$/.test(value);
  const conditions = ["", ...new Set(tokens.filter(isWider).map(({ condition }) => condition))];
  const names = new Set(tokens.filter((token) => isLength(token) || isWider(token)).map(({ name }) => name));
  return table(
    ["token", ...conditions.map(toWidth)],
    [...names].map((name) => [`\`--${name}\``, ...conditions.map((condition) => valueAt(name, condition))]),
  );
}

/** `(min-width: 40em)` becomes `from 40 em (640 px)`, the width at the default font size. */
function toWidth(condition) {
  if (condition === "") return "from 0";
  const [, em] = condition.match(/^\(min-width: ([\d.]+)em\)$/) ?? [];
  if (em === undefined) throw new Error(`tokens.css: “${condition}” is not a width in em`);
  return `from ${em} em (${em * 16} px)`;
}

/** Whole pages, boards and components for feeds only are not listed. */
function components() {
  const others = /^(?:workbench|plots)\/|-(?:page|board|content)\.tsx$/;
  return listComponents((path) => !others.test(path));
}

function plots() {
  return listComponents((path) => path.startsWith("plots/"));
}

function drawings() {
  const names = Object.keys(catalogue).toSorted();
  return [
    `Buildings (${names.length}): ${names.map((name) => `\`${name}\``).join(", ")}.`,
    `Systems: ${systems.map((system) => `\`${system}\``).join(", ")}.`,
    `Pens (${Object.keys(pens).length}): ${Object.keys(pens)
      .map((pen) => `\`${pen}\``)
      .join(", ")}.`,
  ].join("\n\n");
}

/** Every file that draws something, with the comment of its first component. */
function listComponents(isWanted) {
  const files = readdirSync(join(root, "templates"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".tsx") && isWanted(path));
  return files
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, "templates", path), "utf8");
      const [, comment = ""] =
        text.match(
          /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*export (?:function [A-Z]|const \w+ = directive)/,
        ) ?? [];
      const said = toItem(comment);
      return `- [\`${path}\`](../templates/${path})${said === "" ? "" : `: ${said}`}`;
    })
    .join("\n");
}

/** The text of a comment as part of a list item, with its own lists and paragraphs. */
function toItem(comment) {
  const paragraphs = comment.replaceAll(/^ *\*(?: |$)/gm, "").split(/\n{2,}/);
  return paragraphs
    .map((text) => text.replaceAll(/\n(?!- )\s*/g, " ").replaceAll("\n", "\n  "))
    .join("\n\n  ");
}

function valueAt(name, condition) {
  return tokens.find((token) => token.name === name && token.condition === condition)?.value ?? "";
}

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
