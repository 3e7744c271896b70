import { type Language, languageOf, languages } from "../catalogue/languages.ts";
import { say } from "../catalogue/message.ts";
import { UsageError } from "./usage-error.ts";

/**
 * The language that the command line asks for by `--language`, else `SITE_LANGUAGE`, else the machine’s locale, else English.
 * Known before the command line is read as a whole: its help is in that language too. Throws a `UsageError` where one that is
 * asked for is not spoken.
 */
export function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  locale: () => string,
): Language {
  const asked = readOption(argv) ?? (env.SITE_LANGUAGE || undefined);
  if (asked !== undefined) {
    const language = languageOf(asked);
    if (language === undefined)
      throw new UsageError(say("unknown-language", { language: asked, known: languages }));
    return language;
  }
  // https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html: the first of these that is set counts.
  const own = env.LC_ALL || env.LC_MESSAGES || env.LANG || locale();
  return languageOf(own) ?? "en";
}

function readOption(argv: readonly string[]): string | undefined {
  for (const [index, word] of argv.entries()) {
    if (word === "--") return undefined;
    if (word === "--language") return argv[index + 1] ?? "";
    if (word.startsWith("--language=")) return word.slice("--language=".length);
  }
  return undefined;
}
