// Kept on the global object, because the site’s bundle and the command each have their own copy of this file.
const key = Symbol.for("charpente.language");
type Holder = { [key]?: string | undefined };

/** Runs schema checks of texts in this language. */
export function withLanguage<Result>(language: string, run: () => Result): Result {
  const holder = globalThis as Holder;
  const before = holder[key];
  holder[key] = language;
  try {
    return run();
  } finally {
    holder[key] = before;
  }
}

/** The language of the texts that are checked. Empty outside of `withLanguage`: then no typography is set. */
export function readLanguage(): string {
  return (globalThis as Holder)[key] ?? "";
}
