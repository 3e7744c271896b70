/**
 * What a site says of itself in many places, by the name that stands for it between braces in its texts, as in `{email}`.
 * Undefined where the settings leave it open.
 */
export type Facts = { readonly [name: string]: string | undefined };

/** A name between braces, with the sign before it that makes it words. */
export function createReference(mark: string): RegExp {
  return new RegExp(`(${mark})?\\{([\\p{L}_][\\p{L}\\p{N}_-]*)\\}`, "gu");
}

const inText = createReference("\\\\");

/**
 * Puts facts in the place of their names. `\{name}` becomes `{name}`; so does a name that is not given, once `refuse` has
 * been told.
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

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}
