/** The values of the variables of a source, which must reach neither a file nor a message. */
export type Secrets = {
  /** Replaces each of them in a text by the name of its variable. */
  mask(text: string): string;
  /** The same in all texts of a message, or of other data. */
  maskAll<Value>(value: Value): Value;
  /** The first of them in data, and where. Undefined for none. */
  find(value: unknown): Found | undefined;
};

type Found = { readonly variable: string; readonly path: readonly PropertyKey[] };

export function createSecrets(variables: Readonly<Record<string, string>>): Secrets {
  const forms = Object.entries(variables)
    .flatMap(([variable, value]) => writtenForms(value).map((form) => ({ variable, form })))
    .sort((a, b) => b.form.length - a.form.length);
  const mask = (text: string) =>
    forms.reduce((masked, { variable, form }) => masked.replaceAll(form, `‹${variable}›`), text);
  const maskAll = <Value>(value: Value): Value => {
    if (forms.length === 0) return value;
    if (typeof value === "string") return mask(value) as Value;
    if (Array.isArray(value)) return value.map(maskAll) as Value;
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskAll(inner)])) as Value;
  };
  const findIn = (text: string, path: readonly PropertyKey[]): Found | undefined => {
    const found = forms.find(({ form }) => text.includes(form));
    return found && { variable: found.variable, path };
  };
  const find = (value: unknown, path: readonly PropertyKey[] = []): Found | undefined => {
    if (typeof value === "string" || typeof value === "number") return findIn(String(value), path);
    if (typeof value !== "object" || value === null) return undefined;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, isList ? Number(key) : key];
      const found = (isList ? undefined : findIn(key, path)) ?? find(inner, here);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { mask, maskAll, find: (value) => (forms.length === 0 ? undefined : find(value)) };
}

/** As it is, in an address, in JSON, and in Base64, where it may begin at any of three places of a group. */
function writtenForms(value: string): readonly string[] {
  const length = Buffer.byteLength(value);
  const inBase64 = [0, 1, 2].map((offset) =>
    Buffer.from("\0".repeat(offset) + value)
      .toString("base64")
      .slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + length) * 8) / 6)),
  );
  const long = inBase64.filter((form) => form.length >= 8);
  return [...new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), ...long])];
}
