import { usualSearchWords } from "../../src/words/search-words.ts";
import { type NewFile, readFile, toFile } from "./new-site.ts";
import type { OldLanguage } from "./old-site.ts";
import { starterLanguages } from "./starters.ts";

/**
 * The code of a language in the new site, from the name that the old one has for it: a tag such as `pt-br`, which can
 * begin an address. `locale` is read where the name is no tag, as in `english`.
 */
export function toLanguageCode(name: string, locale: string | undefined): string {
  const codes = [name, locale ?? ""].map((written) => written.toLowerCase().replaceAll("_", "-"));
  return codes.find((code) => tag.test(code)) ?? "und";
}

/** The code of the first language, which no address begins with: `en` for `en-US`, since a starter has its words. */
export function toFirstLanguageCode(locale: string): string {
  const [language = ""] = locale.toLowerCase().split(/[-_]/);
  return starterLanguages.find((each) => each === language) ?? toLanguageCode(locale, undefined);
}

/** As `defineSite` reads it. */
const tag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/;

/** The name of a language in the language itself: `Français`. */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames([code, "en"], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Scripts that one language uses, with the least share that they have among the letters of its texts. */
const scripts = [
  // Japanese texts have Chinese characters as well, and Chinese ones hardly any kana.
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.02],
  ["zh", /\p{Script=Han}/gu, 0.3],
  ["ko", /\p{Script=Hangul}/gu, 0.3],
  ["el", /\p{Script=Greek}/gu, 0.3],
  ["he", /\p{Script=Hebrew}/gu, 0.3],
  ["th", /\p{Script=Thai}/gu, 0.3],
] as const;

/** The language of texts on a site whose settings name none. Undefined for scripts of several languages. */
export function recogniseLanguage(text: string): string | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  return scripts.find(([, script, share]) => letters > 0 && count(script) >= letters * share)?.[0];
}

/** The languages of the new site. `words` has the file with the words of each language that a starter is written in. */
type NewLanguages = {
  readonly languages: readonly OldLanguage[];
  readonly words: (code: string) => NewFile | undefined;
};

/** The place of the words of a language. */
export function wordsFile(code: string): string {
  return `templates/words/${code}.ts`;
}

/** `templates/words.ts` of a starter with all languages, and the files with their words that it lacks. */
export function writeLanguages(written: string, topics: string, { languages, words }: NewLanguages) {
  const [{ code: first } = { code: "en" }] = languages;
  const names = languages.map(({ code }) => ({ code, name: toName(code) }));
  const keyed = names.map(({ code, name }) => (code === name ? code : `${JSON.stringify(code)}: ${name}`));
  const titles = languages.map(({ code, name }) => `${toKey(code)}: ${JSON.stringify(name)}`);
  const imports = names.map(({ code, name }) => `import { ${name} } from "./words/${code}.ts";\n`);
  const text = written
    .replace(/(?:^import \{ \w+ \} from "\.\/words\/.+\n)+/m, imports.sort().join(""))
    .replace(/^export const language = .+$/m, `export const language = ${JSON.stringify(first)};`)
    .replace(/^export const languages = .+$/m, `export const languages = { ${titles.join(", ")} };`)
    .replace(/^export const words = .+$/m, `export const words = { ${keyed.join(", ")} };`)
    .replace(/^export const addresses = .+$/m, (line) =>
      line.replace(/topics: "[^"]*"/, `topics: ${JSON.stringify(topics)}`),
    );
  const files: NewFile[] = [toFile("templates/words.ts", text)];
  const left: { readonly file: string; readonly what: string }[] = [];
  for (const { code } of languages) {
    const own = words(code);
    if (own !== undefined) files.push(own);
    else {
      // A starter in the same language is nearest, whatever the country.
      const near = [code.split("-")[0] ?? "", "en", "fr"].find((each) => words(each) !== undefined);
      const base = near === undefined ? undefined : words(near);
      if (near === undefined || base === undefined) continue;
      files.push(base, writeWords(code, near, base));
      left.push({ file: wordsFile(code), what: `${near} → ${code}` });
    }
  }
  return {
    files: files.filter(({ path }, at) => files.findIndex((each) => each.path === path) === at),
    left,
  };
}

/** The words of a language that no starter is written in: those of another one, until somebody translates them. */
function writeWords(code: string, near: string, base: NewFile): NewFile {
  const hasDays = readFile(base).includes("  day: (");
  const lines = [
    `import { ${near} } from "./${near}.ts";`,
    "",
    ...(hasDays
      ? [`const days = new Intl.DateTimeFormat("${code}", { dateStyle: "long", timeZone: "UTC" });`, ""]
      : []),
    `/** The words of menus, labels and buttons, as in \`${near}.ts\`: write each of them here in this language. */`,
    `export const ${toName(code)}: typeof ${near} = {`,
    `  ...${near},`,
    `  locale: "${code.replaceAll("-", "_")}",`,
    ...(hasDays ? ["  day: (date) => days.format(new Date(date)),"] : []),
    // The search has its own words in few languages.
    `  inSearch: ${JSON.stringify(usualSearchWords[near] ?? {}, null, 2).replaceAll("\n", "\n  ")},`,
    "};",
  ];
  return toFile(wordsFile(code), `${lines.join("\n")}\n`);
}

/** A name for a variable: `pt-br` becomes `ptBr`. Short words of the language itself, such as `in`, get a line. */
function toName(code: string): string {
  const name = code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^(?:as|do|if|in|is|of)$/.test(name) ? `${name}_` : name;
}

function toKey(code: string): string {
  return /^\w+$/.test(code) ? code : JSON.stringify(code);
}
