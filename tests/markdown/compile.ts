import { z } from "zod";
import type { TextPlugins } from "../../src/define/plugins.ts";
import {
  type CompiledMarkdown,
  createMarkdownCompiler,
  createPluggedCompiler,
  type MarkdownOptions,
} from "../../src/markdown/compile-markdown.ts";
import type { BodyPart, MarkdownSource } from "../../src/model/model.ts";
import { tell } from "../support/speech.ts";

const options: MarkdownOptions = {
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte, note" },
  base: "",
  anchors: "plain",
  html: "few",
  keep: [],
  directives: {
    callout: { attributes: z.strictObject({ title: z.string() }), body: "blocks" },
    plot: { attributes: z.strictObject({ name: z.enum(["seuils", "courbe"]) }), body: "none" },
  },
  native: undefined,
};

/** Compiles Markdown as the body of an article that starts on line 11 of its file. */
export function compile(text: string, others: Partial<MarkdownOptions> = {}) {
  return compileSource({ text, line: 11 }, others);
}

/** Compiles Markdown that stands elsewhere in that file. */
export function compileSource(source: MarkdownSource, others: Partial<MarkdownOptions> = {}) {
  return createMarkdownCompiler({ ...options, ...others })(source, "content/articles/visite.md");
}

/** The same on a site with plug-ins. */
export function compileWith(plugins: TextPlugins, text: string, others: Partial<MarkdownOptions> = {}) {
  return createPluggedCompiler({ ...options, ...others }, plugins)(
    { text, line: 11 },
    "content/articles/visite.md",
  );
}

/** The HTML of a text that holds nothing else. Shows a no-break space as "~" and a narrow one as "^". */
export function html(text: string, others: Partial<MarkdownOptions> = {}): string {
  return showSound(compile(text, others));
}

/** The HTML of a text without problems. */
export function showSound({ body, problems }: CompiledMarkdown): string {
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return show(body.parts);
}

/** All HTML of a body, that of its directives included. */
export function show(parts: readonly BodyPart[]): string {
  return parts.map(showPart).join("\n").replaceAll("\u00A0", "~").replaceAll("\u202F", "^");
}

function showPart(part: BodyPart): string {
  switch (part.kind) {
    case "html":
      return part.html;
    case "directive":
      return show(part.parts);
    case "image":
      return "";
  }
}

/** What is reported, as `line:column code: message`. */
export function complaints(text: string, others: Partial<MarkdownOptions> = {}): readonly string[] {
  return listComplaints(compile(text, others));
}

export function listComplaints({ problems }: CompiledMarkdown): readonly string[] {
  return problems.map(({ at, code, message }) => `${at?.line}:${at?.column} ${code}: ${tell(message)}`);
}
