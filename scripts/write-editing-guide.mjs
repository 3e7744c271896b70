// Writes the tables of docs/editing.md, file by file, from the schemas that the build checks content against, in French
// as the guide is. `--print` prints the whole guide as it should be, and writes nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled } from "./import-bundled.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const guideFile = join(root, "docs/editing.md");
const marks = {
  begin: "<!-- Champs : écrits par `node scripts/write-editing-guide.mjs`, non à la main. -->",
  end: "<!-- Fin des champs. -->",
};

const { site, shapes, z } = await loadSite();
const shapeNames = new Map(Object.entries(shapes).map(([name, schema]) => [schema, name]));
const guide = withFields(readFileSync(guideFile, "utf8"), describeSite());
if (process.argv.includes("--print")) process.stdout.write(guide);
else writeFileSync(guideFile, guide);

/** The site’s declaration, and the named shapes that many of its schemas share. */
function loadSite() {
  return importBundled(
    `
      export { default as site } from "./templates/site.ts";
      export { z } from "zod";
      import { link, point, question, seo, topic } from "./templates/words/words.ts";
      import { photograph } from "./templates/components/photograph.tsx";
      import { dataNote, fieldWords, submitWords } from "./templates/forms/form.ts";
      import { drawingName } from "./templates/drawings/views/drawing-name.ts";
      export const shapes = {
        lien: link,
        "moteurs de recherche": seo,
        sujet: topic,
        point,
        question,
        "champ de formulaire": fieldWords,
        "bouton d’envoi": submitWords,
        "note sur les données": dataNote,
        dessin: drawingName,
        photographie: photograph,
      };
    `,
    root,
    { alias: { charpente: join(root, "src/index.ts") } },
  );
}

function withFields(text, fields) {
  const [before, rest] = text.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (after === undefined) throw new Error(`docs/editing.md must hold “${marks.begin}” and “${marks.end}”`);
  return `${before}${marks.begin}\n\n${fields}\n\n${marks.end}${after}`;
}

function describeSite() {
  const settings = { heading: "`content/site.yaml`", schema: site.settings };
  const files = Object.values(site.collections).map((collection) => ({
    heading: `\`${pathOf(collection)}\``,
    intro: collection.kind === "file" ? "Un nom par entrée, et sous ce nom :" : undefined,
    schema: collection.schema,
  }));
  const blocks = Object.entries(site.directives).map(([name, { attributes, body }]) => ({
    heading: `\`${body === "none" ? "::" : ":::"}${name}\``,
    intro: introOf(attributes),
    schema: attributes,
  }));
  const shared = Object.entries(shapes).map(([name, schema]) => ({
    heading: capital(name),
    intro: schema.description,
    schema,
  }));
  return [
    ...describeGroup("Fichier par fichier", [settings, ...files.sort(byHeading)]),
    ...describeGroup("Les blocs en Markdown", blocks),
    ...describeGroup("Ce qui revient dans plusieurs fichiers", shared),
  ].join("\n\n");
}

/** Introduces a directive by its name in the menu of the editor. */
function introOf(schema) {
  const { title, description } = schema.meta() ?? {};
  return title === undefined ? undefined : `${boldTitle(title)} ${description ?? ""}`.trim();
}

/** Ends with a full stop, unless the title itself ends a sentence. */
function boldTitle(title) {
  return `**${title}**${/[?!]$/.test(title) ? "" : "."}`;
}

function describeGroup(title, items) {
  const list = items.map(({ heading }) => `- [${heading}](#${anchorOf(heading)})`).join("\n");
  const tables = items.flatMap(({ heading, intro, schema }) =>
    [`#### ${heading}`, intro, describeSchema(schema)].filter((part) => part !== undefined),
  );
  return [`### ${title}`, list, ...tables];
}

function byHeading(one, other) {
  return one.heading < other.heading ? -1 : 1;
}

/** The file or files of a collection, as an editor looks for them. */
function pathOf({ kind, path, format }) {
  return kind === "folder" ? `content/${path}/….${format === "markdown" ? "md" : "yaml"}` : `content/${path}`;
}

/** The anchor that GitHub and GitLab give a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function describeSchema(schema) {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: annotate });
  delete json.shape;
  if (json.properties === undefined) return `${capital(describeValue(json))}.`;
  const rows = [...rowsOf(json, "")];
  if (rows.length === 0) return "Aucun champ.";
  const table = rows.map(({ path, title, description, value, needed }) => {
    const sense = [title && boldTitle(title), description].filter(Boolean).join(" ");
    return `| \`${path}\` | ${sense.replaceAll("|", "\\|")} | ${value} | ${needed} |`;
  });
  return ["| champ | sens | valeur | obligatoire |", "| --- | --- | --- | --- |", ...table].join("\n");
}

/**
 * Adds facts that JSON Schema cannot express: the meaning of a text, the names that it may contain, and named shapes.
 */
function annotate({ zodSchema, jsonSchema }) {
  jsonSchema.names = namesWithin(zodSchema);
  const shape = nameOfShape(zodSchema);
  if (shape !== undefined) jsonSchema.shape = shape;
  if (jsonSchema.type === "string" && zodSchema._zod.def.type === "pipe")
    jsonSchema.stands = whatStands(zodSchema);
}

/** The names between braces that a text may have, as `wordsWith` writes them. */
function namesWithin({ _zod }) {
  const rules = (_zod.def.checks ?? []).filter((check) => check._zod.def.check === "custom");
  return rules.flatMap((rule) => String(rule._zod.def.error?.({ input: "" })).match(/\{\w+\}/g) ?? []);
}

/** A field with a label of its own is a copy of the shape. */
function nameOfShape(schema) {
  if (schema === undefined) return undefined;
  return shapeNames.get(schema) ?? nameOfShape(schema._zod.parent);
}

/** The transform of a text shows what the text means. */
function whatStands(schema) {
  const { success, data } = schema.safeParse("l'eau");
  if (!success) return undefined;
  if (typeof data === "string") return data === "l'eau" ? undefined : "des mots";
  const kind = data[Symbol.for("charpente.kind")];
  return kind === "reference" ? `un nom de \`${pathOf(site.collections[data.collection])}\`` : kind;
}

function* rowsOf({ properties, required = [] }, prefix) {
  for (const [name, field] of Object.entries(properties)) {
    const path = `${prefix}${name}`;
    const isRequired = required.includes(name);
    const item = field.type === "array" && !Array.isArray(field.prefixItems) ? field.items : undefined;
    const nested = [field, item].find((candidate) => candidate?.properties && !candidate.shape);
    // For a required mapping, its fields say everything.
    if (nested !== field || !isRequired) {
      yield {
        path,
        title: field.title,
        // The table of a shape states the properties that all its fields share.
        description: field.description === shapes[field.shape]?.description ? undefined : field.description,
        value: describeValue(field),
        needed: isRequired ? "oui" : describeDefault(field.default),
      };
    }
    if (nested) yield* rowsOf(nested, `${path}${nested === item ? "[]" : ""}.`);
  }
}

function describeDefault(value) {
  const isPlain =
    value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  return isPlain ? "non" : `non : \`${value}\` sinon`;
}

function describeValue(field) {
  if (field.shape) return `[${field.shape}](#${anchorOf(field.shape)})`;
  if (field.enum) return `au choix ${field.enum.map((value) => `\`${value}\``).join(", ")}`;
  if (field.anyOf) return field.anyOf.map(describeValue).join(", ou ");
  switch (field.type) {
    case "array":
      return field.prefixItems
        ? `${field.prefixItems.length} éléments : ${field.prefixItems.map(describeValue).join(", ")}`
        : `${describeLength(field.minItems, field.maxItems)} : ${describeValue(field.items)}`;
    case "object":
      return "ses propres champs";
    case "boolean":
      return "`true` (vrai) ou `false` (faux)";
    case "integer":
    case "number":
      return `un nombre${field.type === "integer" ? " entier" : ""}${describeRange(field)}`;
    case "string":
      return describeText(field);
    default:
      throw new Error(`no words for the schema ${JSON.stringify(field)}`);
  }
}

function describeText({ stands, names, format, pattern }) {
  if (names.length > 0)
    return `${stands}, où la page remplit ${names.map((name) => `\`${name}\``).join(", ")}`;
  if (stands === "markdown") return "du Markdown";
  if (stands === "image") return "le chemin d’une image";
  if (stands) return stands;
  if (pattern === "^\\/.*") return "un texte qui commence par `/`";
  return (
    { date: "un jour, comme `2025-09-01`", uri: "une adresse en `https://`", email: "une adresse e-mail" }[
      format
    ] ?? "un texte"
  );
}

function describeLength(least, most) {
  if (least === undefined && most === undefined) return "une liste";
  if (least === most) return `une liste de ${least}`;
  if (most === undefined) return `une liste de ${least} ou plus`;
  return `une liste de ${least ?? 0} à ${most}`;
}

function describeRange({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }) {
  // For whole numbers, zod adds the limits of JavaScript’s exact integers.
  const isReal = (bound) => bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;
  const bounds = [
    isReal(exclusiveMinimum) && `plus grand que ${exclusiveMinimum}`,
    isReal(minimum) && `d’au moins ${minimum}`,
    isReal(exclusiveMaximum) && `plus petit que ${exclusiveMaximum}`,
    isReal(maximum) && `d’au plus ${maximum}`,
  ].filter(Boolean);
  return bounds.length === 0 ? "" : ` ${bounds.join(" et ")}`;
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}
