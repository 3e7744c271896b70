import { location } from "vfile-location";
import type { z } from "zod";
import { type TextIssue, withFacts } from "../define/check-scope.ts";
import type { Collections, SiteDefinition } from "../define/define.ts";
import { nameFieldOf, type Schemas } from "../define/fields-of.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { toOriginalId } from "../model/language.ts";
import { locateRange, type TextRange } from "../model/locate-range.ts";
import type { Entry, MarkdownSource, ParsedSource } from "../model/model.ts";
import { valueAt } from "../model/value-at.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import type { Facts } from "../text/facts.ts";
import { type Message, say, type Text } from "../words/message.ts";
import type { Position, Report } from "../words/problem.ts";
import { figuresOf } from "./check-figures.ts";
import { blankCode } from "./check-terms.ts";

/**
 * Lists every value of the content, and every line, cell or attribute of Markdown, that consists of the site’s
 * placeholder and would be published as it is. Capitals and a full stop make no difference; a sentence that contains
 * the placeholder may be intended.
 */
export function checkPlaceholders(
  sources: readonly ParsedSource[],
  site: Schemas & Pick<SiteDefinition, "placeholder">,
  report: Report,
): void {
  const { placeholder } = site;
  if (placeholder === undefined) return;
  for (const { file, data, locate, body } of sources) {
    const warn = (message: Message, at: Position | undefined) =>
      report({
        code: "content/placeholder",
        severity: "warning",
        file,
        ...(at && { at }),
        message,
        hint: say("content/placeholder.hint"),
      });
    for (const path of findValues(data, placeholder))
      warn(
        say("content/placeholder", { field: nameFieldOf(file, path, site, data), placeholder }),
        locate(path, "value"),
      );
    for (const at of body === undefined ? [] : findLines(body, placeholder))
      warn(say("content/placeholder.text", { placeholder }), at);
  }
}

function* findValues(
  value: unknown,
  placeholder: string,
  path: readonly PropertyKey[] = [],
): Generator<readonly PropertyKey[]> {
  if (typeof value === "string" && isPlaceholder(value, placeholder)) yield path;
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    yield* findValues(inner, placeholder, [...path, isList ? Number(key) : key]);
}

/** The positions of the placeholder where it fills a line, a cell or an attribute. */
function findLines(
  { text, line }: { readonly text: string; readonly line: number },
  placeholder: string,
): readonly Position[] {
  return text.split("\n").flatMap((written, index) => {
    // Few lines contain it.
    if (!written.toLowerCase().includes(placeholder.toLowerCase())) return [];
    const attributes = written.matchAll(/(?<=[{\s][\w-]+=(["'])).*?(?=\1)/g);
    return [...written.matchAll(/[^|]+/g), ...attributes]
      .filter(([whole]) => isPlaceholder(whole, placeholder))
      .map(({ 0: whole, index: start }) => ({
        line: line + index,
        column: start + whole.toLowerCase().indexOf(placeholder.toLowerCase()) + 1,
        length: placeholder.length,
      }));
  });
}

/** Ignores the marks of lists, quotations, headings and emphasis around it. */
function isPlaceholder(text: string, placeholder: string): boolean {
  const [before = ""] = /^(?:[\s>#*+_-]|\d+[.)]\s)+/.exec(text) ?? [];
  let end = text.length;
  while (end > before.length && /[\s*_.…!]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(before.length, end).toLowerCase() === placeholder.toLowerCase();
}

type Searched = {
  readonly site: Pick<SiteDefinition, "collections" | "figures" | "settings">;
  readonly settings: GeneratorSettings;
  readonly factsIn: (code?: string) => Facts | undefined;
  readonly parsed: readonly ParsedSource[];
  readonly entries: readonly Entry[];
};

/** Finds values of facts that are typed out in texts instead of being named. */
export function checkCopies(
  { site, settings: given, factsIn, parsed, entries }: Searched,
  report: Report,
): void {
  const figures = figuresOf(site, given).map(({ name }) => name);
  // Figures are looked for in the words that say them: their values have other meanings as well.
  const without = (facts: Facts | undefined) =>
    facts && Object.fromEntries(Object.entries(facts).filter(([name]) => !isOfFigure(name, figures)));
  const facts = without(factsIn());
  if (facts === undefined) return;
  const byFile = new Map(parsed.map((source) => [source.file, source]));
  const defined = new Set(Object.values(facts).map((value = "") => withoutTypography(value)));
  // A setting that defines a fact is not a copy of it.
  const lookInSettings = (text: string) =>
    defined.has(withoutTypography(text)) ? [] : findCopies(text, facts);
  const reportAll = (source: ParsedSource, copies: readonly Placed[]) => {
    for (const { at, message, hint } of copies)
      report({
        code: "content/typed-fact",
        severity: "warning",
        file: source.file,
        ...(at && { at }),
        message,
        hint,
      });
  };

  const settings = byFile.get(settingsFile);
  if (settings !== undefined)
    reportAll(settings, findInFields(settings, [], site.settings, facts, lookInSettings));
  for (const { file, collection: name, id, language } of entries) {
    const own = without(factsIn(language)) ?? facts;
    const look = (text: string) => findCopies(blankCode(text), own);
    const source = byFile.get(file);
    const collection: Collections[string] | undefined = site.collections[name];
    if (source === undefined || collection === undefined) continue;
    const prefix = collection.kind === "file" ? [toOriginalId({ id, language })] : [];
    reportAll(source, findInFields(source, prefix, collection.schema, own, look));
    if (source.body !== undefined) reportAll(source, findInBody(source.body, look));
  }
}

function isOfFigure(name: string, figures: readonly string[]): boolean {
  return figures.some((figure) => name === figure || name.startsWith(`${figure}-`));
}

/** A fact typed out in a text: its position there, and the words for the message. */
type Copy = TextRange & { readonly message: Text; readonly hint: Text };
type Placed = Pick<Copy, "message" | "hint"> & { readonly at: Position | undefined };
type Look = (text: string) => readonly Copy[];

/** Parses the value at `prefix` with the schema, which calls `look` for each of its texts. */
function findInFields(
  { data, locate }: ParsedSource,
  prefix: readonly string[],
  schema: z.ZodType,
  facts: Facts,
  look: Look,
): readonly Placed[] {
  const value = valueAt(data, prefix);
  const { error } = withFacts(facts, () => schema.safeParse(value), look);
  return (error?.issues ?? []).flatMap((issue) => {
    const text = issue.code === "custom" ? (issue.params?.charpente as TextIssue | undefined) : undefined;
    if (text === undefined || !("found" in text)) return [];
    const path = [...prefix, ...issue.path];
    return [{ ...text.found, at: locateRange(locate, path, text.found) ?? locate(path, "value") }];
  });
}

function findInBody({ text, line }: MarkdownSource, look: Look): readonly Placed[] {
  const places = location(text);
  return look(text).map(({ index, length, message, hint }) => {
    const at = places.toPoint(index) ?? { line: 1, column: 1 };
    return { message, hint, at: { line: line + at.line - 1, column: at.column, length } };
  });
}

/** Matches whole words. A fact without a letter, such as a number, has too many other meanings to be searched for. */
function findCopies(text: string, facts: Facts): readonly Copy[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === undefined || !isDistinctive(value)) return [];
    return [...text.matchAll(toPattern(value))].map(({ 0: written, index }) => ({
      index,
      // The underlined part ends with the line.
      length: written.split("\n", 1)[0]?.length ?? 0,
      message: say("content/typed-fact", { written: written.replace(/\s+/g, " "), name }),
      hint: say("content/typed-fact.hint", { name, file: settingsFile }),
    }));
  });
}

/** True for a value that rarely occurs by chance: it has a letter, and a capital, a digit or “@”. */
function isDistinctive(value: string): boolean {
  return /\p{L}/u.test(value) && /[\p{Lu}\p{N}@]/u.test(value);
}

/** A fact has the spaces and apostrophes of its language, a setting those that its author has typed. */
function withoutTypography(text: string): string {
  return text.replace(/\s+/g, "").replaceAll("’", "'");
}

/** Matches across line breaks, and with either apostrophe. */
function toPattern(value: string): RegExp {
  const pattern = escapeRegExp(value).replace(/\s+/g, "\\s+").replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}.@-])${pattern}(?![\\p{L}\\p{N}@]|[.-][\\p{L}\\p{N}])`, "gu");
}
