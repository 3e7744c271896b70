/**
 * Facts of the site by their names, which stand between braces in its texts, as in `{email}`. Undefined for a fact that
 * the settings leave open.
 */
export type Facts = { readonly [name: string]: string | undefined };

/** Matches a name between braces, and the mark before it if there is one: in texts as written, a backslash. */
export function createFactPattern(mark: string): RegExp {
  return new RegExp(`(${mark})?\\{([\\p{L}_][\\p{L}\\p{N}_-]*)\\}`, "gu");
}

const inText = createFactPattern("\\\\");

/**
 * Replaces names between braces by their facts. `\{name}` becomes `{name}`; an unknown name stays, after a call of
 * `refuse`.
 */
export function fillFacts(
  text: string,
  facts: Facts,
  refuse: (name: string) => void,
  pattern: RegExp = inText,
): string {
  if (!text.includes("{")) return text;
  return text.replace(pattern, (written, mark: string | undefined, name: string) => {
    if (mark !== undefined) return written.slice(mark.length);
    const value = factOf(facts, name);
    if (value === undefined) refuse(name);
    return value ?? written;
  });
}

/** Identifies the values of the named facts, and a site without facts. */
export function digestFacts(names: readonly string[], facts: Facts | undefined): string {
  if (facts === undefined) return "none";
  return names.length === 0 ? "" : JSON.stringify(names.map((name) => [name, factOf(facts, name) ?? null]));
}

/** The names between braces in a text, each once. */
export function findNames(text: string): readonly string[] {
  if (!text.includes("{")) return [];
  return [...new Set([...text.matchAll(inText)].map(([, , name = ""]) => name))];
}

/** A name between braces that no backslash escapes: the offset of its brace, and its length with both. */
export type NamePlace = { readonly name: string; readonly index: number; readonly length: number };

/** The names in a text that stand for something, in order. */
export function placesOfNames(text: string): readonly NamePlace[] {
  if (!text.includes("{")) return [];
  return [...text.matchAll(inText)].flatMap(({ 0: written, 1: mark, 2: name = "", index }) =>
    mark === undefined ? [{ name, index, length: written.length }] : [],
  );
}

/** True when a Markdown parser may find a name that `findNames` misses, because a sign of it is escaped or encoded. */
export function mayHideName(text: string): boolean {
  return /\{[^{}\s]*[\\&]|&(?:#|lcub|lbrace)/i.test(text);
}

/** The facts that are declared and not given, in order. */
export function openFacts(facts: Facts | undefined): readonly string[] {
  return Object.keys(facts ?? {})
    .filter((name) => facts?.[name] === undefined)
    .sort();
}

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}
