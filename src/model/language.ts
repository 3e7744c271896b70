import { notFoundRoute } from "./route.ts";
import type { Words } from "./words.ts";

/** A language in which a site is published. */
export type SiteLanguage<Code extends string = string> = {
  /** A tag, as in `fr` or `pt-BR`. */
  readonly code: Code;
  /** Its name in this language, as in `Français`. */
  readonly name: string;
  /** The beginning of its addresses, as in `/en`. Empty for the first language. */
  readonly path: string;
  readonly direction: "ltr" | "rtl";
  readonly words: Words;
};

/** At least one: the first is the one without a path. */
export type SiteLanguages = readonly [SiteLanguage, ...SiteLanguage[]];

/** The version of a page in a language. */
export type Translation = {
  /** The code of the language. */
  readonly language: string;
  readonly route: string;
};

/** The beginning of all addresses in a language that is not the first of its site. */
export function pathOfLanguage(code: string): string {
  return `/${code.toLowerCase()}`;
}

/** The route of a page below the path of its language: `/contact` becomes `/en/contact`, and `/` becomes `/en`. */
export function toLanguageRoute(path: string, route: string): string {
  return path !== "" && route === "/" ? path : path + route;
}

/** The path of a file below that of its language: `atom.xml` becomes `en/atom.xml`. Neither begins with a slash. */
export function toLanguageFile(path: string, file: string): string {
  return path === "" ? file : `${path.slice(1)}/${file}`;
}

/** Splits the language off the name of a file: `a/b.en.md` is `a/b.md` in `en`, one of the known codes. */
export function splitLanguage(
  file: string,
  codes: readonly string[],
): { readonly file: string; readonly language: string | undefined } {
  const end = file.lastIndexOf(".");
  const start = file.lastIndexOf(".", end - 1);
  const language = start === -1 ? "" : file.slice(start + 1, end);
  return codes.includes(language)
    ? { file: file.slice(0, start) + file.slice(end), language }
    : { file, language: undefined };
}

/** The name of the file that holds a translation: `a/b.en.md` for `a/b.md`. */
export function toTranslationFile(file: string, language: string): string {
  const end = file.lastIndexOf(".");
  return `${file.slice(0, end)}.${language}${file.slice(end)}`;
}

/** The name of a translation among all entries: `first.en`. Templates know it as `first`, the id of its original. */
export function toTranslationId(id: string, language: string | undefined): string {
  return language === undefined ? id : `${id}.${language}`;
}

type Translated = { readonly id: string; readonly language?: string | undefined };

export function isTranslation({ id, language }: Translated): boolean {
  return language !== undefined && id.endsWith(`.${language}`);
}

/** The id of the original of a translation, which is also its key in a file of many entries: `first` for `first.en`. */
export function toOriginalId(entry: Translated): string {
  return isTranslation(entry) ? entry.id.slice(0, -`.${entry.language}`.length) : entry.id;
}

/** True for the not-found page of a language. It is written as `404.html` and is not indexed. */
export function isNotFoundPage({
  route,
  language,
}: {
  readonly route: string;
  readonly language?: string | undefined;
}): boolean {
  return (
    route === notFoundRoute || (language !== undefined && route === pathOfLanguage(language) + notFoundRoute)
  );
}

/**
 * Finds the not-found page for a path below the base. The first folder of the path may be a language with its own page,
 * such as `en/404.html`; the page of the site is used otherwise. If `en/404/index.html` exists too, `en/404.html` is an
 * ordinary page at `/en/404`.
 */
export function findNotFound(path: string, files: { has(file: string): boolean }): string {
  const folder = path.split("/")[1] ?? "";
  const own = `${folder}/404.html`;
  return files.has(own) && !files.has(`${folder}/404/index.html`) ? own : "404.html";
}
