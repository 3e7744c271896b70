/**
 * The code of a language in the new site, from the name that the old one has for it: a tag such as `pt-br`, which can
 * begin an address. `locale` is read where the name is no tag, as in `english`.
 */
export function toLanguageCode(name: string, locale: string | undefined): string {
  const codes = [name, locale ?? ""].map((written) => written.toLowerCase().replaceAll("_", "-"));
  return codes.find((code) => tag.test(code)) ?? "und";
}

/** As `defineSite` reads it. */
const tag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/;

/** The name of a language in the language itself: `Français`. */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames([code, "en"], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
