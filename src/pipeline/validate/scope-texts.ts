import type { SiteLanguages } from "../../model/model.ts";
import type { Facts } from "../../text/facts.ts";
import type { FactsIn } from "./collect-facts.ts";

/**
 * The inputs of the check of a text besides its schema: the facts that it may name, and the language of its typography.
 */
export type TextScope = {
  /** Identifies both. */
  readonly key: string;
  readonly facts: Facts | undefined;
  readonly language: string;
};

/** The scopes of the files of a site. */
export type TextScopes = {
  /** The code of the first language. Undefined on a site with one language. */
  readonly first: string | undefined;
  /** The scope of a file, by the code of its language if it is a translation. */
  readonly scopeOf: (translation: string | undefined) => TextScope;
};

export function scopeTexts(languages: SiteLanguages, factsIn: FactsIn): TextScopes {
  const first = languages[0].code;
  const toScope = (code: string): TextScope => {
    const facts = factsIn(code);
    // Texts contain the values of facts, so the key contains them too.
    const written = JSON.stringify(facts ?? null);
    return { key: `${code} ${written}`, facts, language: code };
  };
  const scopes = new Map(languages.map(({ code }) => [code, toScope(code)]));
  return {
    first: languages.length > 1 ? first : undefined,
    scopeOf: (translation = first) => scopes.get(translation) ?? toScope(translation),
  };
}
