import type { SourceRecord } from "../model/model.ts";
import type { OffCheck } from "../words/checks.ts";
import { createFormat } from "../words/format.ts";
import { inLanguage, message } from "../words/in-each-language.ts";
import type { InEach, Language } from "../words/languages.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Numbers in the summaries of commands. */
const amounts = {
  pages: message({
    en: (count: number) => `${en.number(count)} ${en.plural(count, { one: "page", other: "pages" })}`,
    fr: (count) => `${fr.number(count)} ${fr.plural(count, { one: "page", other: "pages" })}`,
  }),
  files: message({
    en: (count: number) => `${en.number(count)} ${en.plural(count, { one: "file", other: "files" })}`,
    fr: (count) => `${fr.number(count)} ${fr.plural(count, { one: "fichier", other: "fichiers" })}`,
  }),
  errors: message({
    en: (count: number) => `${en.number(count)} ${en.plural(count, { one: "error", other: "errors" })}`,
    fr: (count) => `${fr.number(count)} ${fr.plural(count, { one: "erreur", other: "erreurs" })}`,
  }),
  warnings: message({
    en: (count: number) => `${en.number(count)} ${en.plural(count, { one: "warning", other: "warnings" })}`,
    fr: (count) =>
      `${fr.number(count)} ${fr.plural(count, { one: "avertissement", other: "avertissements" })}`,
  }),
  megabytes: message({
    en: (bytes: number) => `${en.number(bytes / 1e6, 2)} MB`,
    fr: (bytes) => `${fr.number(bytes / 1e6, 2)} Mo`,
  }),
  seconds: message({
    en: (ms: number) => `${en.number(ms / 1000, 2)} s`,
    fr: (ms) => `${fr.number(ms / 1000, 2)} s`,
  }),
  duration: message({
    en: (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${en.number(ms / 1000, 2)} s`),
    fr: (ms) => (ms < 1000 ? `${Math.round(ms)} ms` : `${fr.number(ms / 1000, 2)} s`),
  }),
};

type Found = { readonly errors: number; readonly warnings: number };

const listFound =
  (language: Language) =>
  ({ errors, warnings }: Found): readonly string[] => [
    ...(errors > 0 ? [amounts.errors[language](errors)] : []),
    ...(warnings > 0 ? [amounts.warnings[language](warnings)] : []),
  ];

export const counts = {
  ...amounts,
  /** Leaves out a count of zero. */
  found: { en: listFound("en"), fr: listFound("fr") } satisfies InEach<(found: Found) => readonly string[]>,
};

/** What a build has taken from elsewhere. */
export const sourceWords = {
  loaded: message({
    en: ({ name }: { name: string }) => `${name} loaded`,
    fr: ({ name }) => `${name} chargée`,
  }),
  kept: message({
    en: ({ name, loadedAt }: { name: string; loadedAt: string }) =>
      `${name} as of ${en.moment(new Date(loadedAt))}`,
    fr: ({ name, loadedAt }) => `${name} du ${fr.moment(new Date(loadedAt))}`,
  }),
  sources: message({
    en: ({ list }: { list: readonly string[] }) => `sources: ${list.join("; ")}`,
    fr: ({ list }) => `sources : ${list.join(" ; ")}`,
  }),
};

/** A line on the sources that could be used. None for a site without. */
export function describeSources(sources: readonly SourceRecord[], language: Language): readonly string[] {
  const words = inLanguage(sourceWords, language);
  const list = sources.flatMap(({ name, status, loadedAt }) => {
    if (loadedAt === undefined) return [];
    return [status === "loaded" ? words.loaded({ name }) : words.kept({ name, loadedAt })];
  });
  return list.length === 0 ? [] : [words.sources({ list })];
}

/** What a build has left out. */
export const leftOutWords = {
  htmlLeft: message({
    en: ({ names }: { names: string }) => `left out of the HTML in texts: ${names}`,
    fr: ({ names }) => `HTML des textes laissé de côté : ${names}`,
  }),
  dropped: message({
    en: ({ name, count }: { name: string; count: number }) => `${en.number(count)} ${name}`,
    fr: ({ name, count }) => `${fr.number(count)} ${name}`,
  }),
  off: message({
    en: ({ checks }: { checks: readonly string[] }) => `off in templates/: ${checks.join(", ")}`,
    fr: ({ checks }) => `contrôles désactivés dans templates/ : ${checks.join(", ")}`,
  }),
  offIn: message({
    en: ({ code, folders }: { code: string; folders: readonly string[] }) =>
      `${code} in ${folders.map((folder) => `${folder}/`).join(" and ")}`,
    fr: ({ code, folders }) => `${code} dans ${folders.map((folder) => `${folder}/`).join(" et ")}`,
  }),
  names: message({
    en: ({ names, more }: { names: readonly string[]; more: number }) =>
      more > 0 ? `${names.join(", ")} and ${en.number(more)} more` : names.join(", "),
    fr: ({ names, more }) =>
      more > 0
        ? `${names.join(", ")} et ${fr.number(more)} ${fr.plural(more, { one: "autre", other: "autres" })}`
        : names.join(", "),
  }),
};

/** A line of the summary that counts the HTML left out of texts. No line when nothing is left out. */
export function* describeDropped(dropped: Readonly<Record<string, number>>, language: Language) {
  const names = Object.entries(dropped);
  if (names.length === 0) return;
  const words = inLanguage(leftOutWords, language);
  const listed = names.slice(0, mostListed).map(([name, count]) => words.dropped({ name, count }));
  yield words.htmlLeft({ names: words.names({ names: listed, more: names.length - listed.length }) });
}

const mostListed = 8;

/** A line of the summary that names the checks that are off. No line when all are on. */
export function* describeOff(off: readonly OffCheck[], language: Language) {
  if (off.length === 0) return;
  const words = inLanguage(leftOutWords, language);
  yield words.off({
    checks: off.map(({ code, folders }) => (folders.length === 0 ? code : words.offIn({ code, folders }))),
  });
}
