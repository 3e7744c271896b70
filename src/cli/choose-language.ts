import { parseArgs } from "node:util";
import { type Language, languages, toLanguage } from "../words/languages.ts";
import { type Message, say } from "../words/message.ts";

type Asked = {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Returns the locale of the machine, such as `fr-FR`. Called only when no variable gives one. */
  readonly machineLocale: () => string;
};

type Choice = {
  readonly language: Language;
  /** Present when the user named a language without a catalogue. Printed in `language`. */
  readonly mistake?: Message;
};

/**
 * Chooses the language of the tool: that of `--language` anywhere on the command line, else of `SITE_LANGUAGE`, else of
 * the machine, else English. It is chosen before the command line is parsed, because help and errors depend on it.
 */
export function chooseLanguage({ argv, env, machineLocale }: Asked): Choice {
  const asked = [
    ["--language", readOption(argv)],
    ["SITE_LANGUAGE", env.SITE_LANGUAGE || undefined],
  ] as const;
  let mistake: Message | undefined;
  for (const [source, written] of asked) {
    if (written === undefined) continue;
    const language = toLanguage(written);
    if (language !== undefined) return { language, ...(mistake && { mistake }) };
    mistake ??= say("usage.no-language", { source, written, languages });
  }
  return { language: readLocale(env, machineLocale), ...(mistake && { mistake }) };
}

/** Also undefined when the option has no value; commander reports that. */
function readOption(argv: readonly string[]): string | undefined {
  // Parsing takes a millisecond, and few command lines name a language.
  if (!argv.some((argument) => argument.startsWith("--language"))) return undefined;
  const { values } = parseArgs({
    args: [...argv],
    options: { language: { type: "string" } },
    strict: false,
  });
  return typeof values.language === "string" ? values.language : undefined;
}

/** `C`, `POSIX` and languages without a catalogue mean English. */
function readLocale(env: Asked["env"], machineLocale: Asked["machineLocale"]): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || machineLocale();
  const code = /^[A-Za-z]+/.exec(locale)?.[0].toLowerCase() ?? "";
  return toLanguage(code) ?? "en";
}
