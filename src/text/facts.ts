/**
 * Facts of the site by their names, which stand between braces in its texts, as in `{email}`. Undefined for a fact that
 * the settings leave open.
 */
export type Facts = { readonly [name: string]: string | undefined };

/** A name between braces, with a preceding backslash if there is one. */
export function createReference(mark: string): RegExp {
  return new RegExp(`(${mark})?\\{([\\p{L}_][\\p{L}\\p{N}_-]*)\\}`, "gu");
}

const inText = createReference("\\\\");

/**
 * Replaces names between braces by their facts. `\{name}` becomes `{name}`; an unknown name stays, after a call of
 * `refuse`.
 */
export function fillFacts(
  text: string,
  facts: Facts,
  refuse: (name: string) => void,
  reference: RegExp = inText,
): string {
  if (!text.includes("{")) return text;
  return text.replace(reference, (written, mark: string | undefined, name: string) => {
    if (mark !== undefined) return written.slice(mark.length);
    const value = factOf(facts, name);
    if (value === undefined) refuse(name);
    return value ?? written;
  });
}

/** A string that only differs when one of the named facts does, or when there are none at all. */
export function digestNamed(names: readonly string[], facts: Facts | undefined): string {
  if (facts === undefined) return "none";
  return names.length === 0 ? "" : JSON.stringify(names.map((name) => [name, factOf(facts, name) ?? null]));
}

/** The names between braces in a text, each once. */
export function findNames(text: string): readonly string[] {
  if (!text.includes("{")) return [];
  return [...new Set([...text.matchAll(inText)].map(([, , name = ""]) => name))];
}

/** True when a parser of Markdown may find a name that `findNames` does not: one with a sign that is written in another way. */
export function mayHideName(text: string): boolean {
  return /\{[^{}\s]*[\\&]|&(?:#|lcub|lbrace)/i.test(text);
}

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}
