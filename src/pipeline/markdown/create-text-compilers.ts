import { hashOf } from "../../model/memory/hash.ts";
import type { BodySource, SiteLanguage, SiteLanguages, TextSettings } from "../../model/model.ts";
import type { createBodyCompiler } from "./create-body-compiler.ts";

type BodyCompiler = ReturnType<typeof createBodyCompiler>;

/**
 * Creates a compiler for each language of a site, and joins them to one compiler, which gets the language with each
 * text.
 */
export function createTextCompilers(
  [first, ...others]: SiteLanguages,
  create: (language: SiteLanguage) => BodyCompiler,
) {
  const main = create(first);
  if (others.length === 0) return main;
  const compilers = new Map(others.map((language) => [language.code, create(language)]));
  const all = [main, ...compilers.values()];
  const translations = [...compilers].map(([code, { textSettings }]) => {
    const { language, words, facts, open } = textSettings;
    return [code, { language, words, facts, open }] as const;
  });
  const textSettings: TextSettings = { ...main.textSettings, others: Object.fromEntries(translations) };
  return {
    compile: (source: BodySource, file: string, language: string | undefined) =>
      (compilers.get(language ?? "") ?? main).compile(source, file),
    digest: hashOf(...all.map(({ digest }) => digest)),
    textSettings,
  };
}
