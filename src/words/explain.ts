import { type Area, areaOf, codes, type ProblemCode, problems } from "./catalogue.ts";
import type { Example, ExampleChange } from "./example.ts";
import { inLanguage, type Messages, message } from "./in-each-language.ts";
import type { InEach, Language } from "./languages.ts";
import { type Problem, pageOf } from "./problem.ts";

/** A part of an explanation. In headings and texts, backticks enclose names of commands. */
export type ExplanationPart =
  | { readonly kind: "heading" | "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string; readonly language: string };

/** The first problem that a command reports for an example, and the line that it is about. */
export type Reported = { readonly problem: Problem; readonly line?: string | undefined };

/** The text of the file as far as it is needed for the code frame. */
export function textForFrame({ problem: { at }, line }: Reported): string | undefined {
  return at && line !== undefined ? "\n".repeat(at.line - 1) + line : undefined;
}

/** What is reported of an example that no file can show. Undefined for the others, which have to be built. */
export function reportOf(code: ProblemCode): Reported | undefined {
  const { severity, example }: { severity: Problem["severity"]; example: Example } = problems[code];
  if ("changes" in example) return undefined;
  const { line, message, hint, ...place } = example.report;
  const say = (text: typeof message) =>
    (typeof text === "string"
      ? text
      : { data: {}, ...text, siteFile: "templates/site.tsx" }) as Problem["message"];
  const problem = { code, severity, ...place, message: say(message), ...(hint && { hint: say(hint) }) };
  return { problem, line };
}

/** All codes with their titles, by area. */
export function listTitles(language: Language) {
  return Object.entries<InEach<string>>(areas).map(([area, title]) => ({
    title: title[language],
    codes: codes
      .filter((code) => areaOf(code) === area)
      .map((code) => ({ code, title: problems[code].title[language] })),
  }));
}

/** Explains a code: its meaning, an example, the report of the command, and the corrected example. */
export function explainProblem(
  code: ProblemCode,
  language: Language,
  reported: string,
): readonly ExplanationPart[] {
  const { meaning, example }: { meaning: InEach<string>; example: Example } = problems[code];
  const words = inLanguage(labels, language);
  const show = (version: "wrong" | "mended"): readonly ExplanationPart[] =>
    "changes" in example
      ? example.changes.flatMap((change) => showFile(change, version, language))
      : [{ kind: "text", text: example[version][language] }];
  return [
    { kind: "text", text: meaning[language] },
    { kind: "heading", text: words.wrong },
    ...show("wrong"),
    { kind: "heading", text: words.reported({ command: example.command }) },
    { kind: "code", text: reported, language: "text" },
    { kind: "heading", text: words.mended },
    ...show("mended"),
  ];
}

/** The documentation page of a code, in Markdown. `other` is the language of the page to which it links. */
export function writePage(
  code: ProblemCode,
  blocks: readonly ExplanationPart[],
  language: Language,
  other: Language,
): string {
  const words = inLanguage(labels, language);
  const links = `[${words.backToList}](README.md) · [${words.otherLanguage}](../${other}/${pageOf(code)})`;
  const head = [`# ${escapeMarks(problems[code].title[language])}`, `\`${code}\` · ${links}`];
  return `${[...head, ...blocks.map(writeBlock)].join("\n\n")}\n`;
}

/** The list of all codes, by area. */
export function writeIndex(language: Language, other: Language): string {
  const words = inLanguage(labels, language);
  const otherIndex = `[${words.otherLanguage}](../${other}/README.md)`;
  const parts = [`# ${words.allCodes}`, words.intro, otherIndex];
  for (const { title, codes } of listTitles(language)) {
    const rows = codes.map(({ code, title }) => `| [\`${code}\`](${pageOf(code)}) | ${escapeMarks(title)} |`);
    parts.push(`## ${title}`, [`| ${words.code} | ${words.meaning} |`, "| --- | --- |", ...rows].join("\n"));
  }
  return `${parts.join("\n\n")}\n`;
}

/** The parts of codes before the slash. */
const areas = {
  source: { en: "Files that are read", fr: "Fichiers lus" },
  sources: { en: "Sources elsewhere", fr: "Sources extérieures" },
  yaml: { en: "YAML", fr: "YAML" },
  json: { en: "JSON", fr: "JSON" },
  csv: { en: "Tables", fr: "Tableaux" },
  "front-matter": { en: "Front matter", fr: "En-tête des textes" },
  markdown: { en: "Markdown", fr: "Markdown" },
  entry: { en: "Fields of content", fr: "Champs du contenu" },
  language: { en: "Languages", fr: "Langues" },
  settings: { en: "Settings of the site", fr: "Réglages du site" },
  route: { en: "Addresses of pages", fr: "Adresses des pages" },
  feed: { en: "Feeds", fr: "Flux" },
  template: { en: "Templates", fr: "Modèles" },
  asset: { en: "Files beside pages", fr: "Fichiers joints aux pages" },
  card: { en: "Cards of shared pages", fr: "Vignettes de partage" },
  link: { en: "Links", fr: "Liens" },
  site: { en: "Rules of the site itself", fr: "Règles propres au site" },
  page: { en: "Finished pages", fr: "Pages produites" },
  redirect: { en: "Redirects", fr: "Redirections" },
  style: { en: "Styles", fr: "Styles" },
  content: { en: "Words and images", fr: "Mots et images" },
  static: { en: "Files copied as they are", fr: "Fichiers copiés tels quels" },
  host: { en: "Hosts", fr: "Hébergeurs" },
  publish: { en: "Publishing", fr: "Publication" },
  dev: { en: "The server of `site dev`", fr: "Serveur de `site dev`" },
  machine: { en: "The installed tool", fr: "Outil installé" },
} satisfies { readonly [Name in Area]: InEach<string> };

const labels = {
  allCodes: { en: "All problem codes", fr: "Tous les codes de problème" },
  intro: {
    en: "`site explain <code>` prints the same in a terminal.",
    fr: "`site explain <code>` affiche la même chose dans un terminal.",
  },
  wrong: { en: "Example", fr: "Exemple" },
  mended: { en: "Corrected", fr: "Corrigé" },
  reported: message({
    en: ({ command }: { command: string }) => `\`site ${command}\` says`,
    fr: ({ command }) => `Réponse de \`site ${command}\``,
  }),
  noFile: message({
    en: ({ file }: { file: string }) => `${file} is not there.`,
    fr: ({ file }) => `${file} n’existe pas.`,
  }),
  otherLanguage: { en: "En français", fr: "In English" },
  backToList: { en: "All codes", fr: "Tous les codes" },
  code: { en: "code", fr: "code" },
  meaning: { en: "meaning", fr: "signification" },
} satisfies Messages;

function showFile(
  change: ExampleChange,
  version: "wrong" | "mended",
  language: Language,
): readonly ExplanationPart[] {
  const text = change[version];
  const name = `\`${change.file}\``;
  if (text === undefined) return [{ kind: "text", text: labels.noFile[language]({ file: name }) }];
  const written = version === "wrong" && change.encoding === "latin1" ? misread(text) : text;
  return [
    { kind: "text", text: name },
    { kind: "code", text: written.trimEnd(), language: change.file.slice(change.file.lastIndexOf(".") + 1) },
  ];
}

/** As an editor shows UTF-8 that was saved as Latin-1. */
function misread(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
}

function writeBlock(block: ExplanationPart): string {
  switch (block.kind) {
    case "heading":
      return `## ${escapeMarks(block.text)}`;
    case "text":
      return escapeMarks(block.text);
    case "code": {
      // A fence must be longer than any fence in the text.
      const fence = block.text.includes("```") ? "````" : "```";
      const code = `${fence}${block.language}\n${shortenQuotes(block.text)}\n${fence}`;
      // At the start of a line, Git’s marks would make this page look like an unfinished merge. Markdown does not show
      // one space before a fence and its lines.
      return block.text.includes("<<<<<<< ") ? code.replaceAll(/^(?=.)/gm, " ") : code;
    }
  }
}

/** A hundred nested quotations would make this page itself too deep to build. */
function shortenQuotes(text: string): string {
  return text.replaceAll(/(?:> ){20,}/g, (quotes) => `${quotes.slice(0, 40)}… `);
}

/** Within backticks, Markdown reads no marks. */
function escapeMarks(text: string): string {
  return text.replace(/`[^`]*`|[<*_[\]]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}
