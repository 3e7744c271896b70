import { parseArgs } from "node:util";
import { isLanguage, type Language, languages } from "../catalogue/languages.ts";
import { type Message, say } from "../catalogue/message.ts";

type Asked = {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The language and region of the machine, such as `fr-FR`. Asked only where no variable gives one. */
  readonly machineLocale: () => string;
};

type Choice = {
  readonly language: Language;
  /** Present where a language was asked for by name that the tool does not speak. Told in `language`. */
  readonly mistake?: Message;
};

/**
 * The language to speak: that of `--language`, wherever it stands, else of `SITE_LANGUAGE`, else of the machine, else English.
 * Known before the command line is read, whose help and mistakes are told in it.
 */
export function chooseLanguage({ argv, env, machineLocale }: Asked): Choice {
  const asked = [
    ["--language", readOption(argv)],
    ["SITE_LANGUAGE", env.SITE_LANGUAGE || undefined],
  ] as const;
  let mistake: Message | undefined;
  for (const [source, written] of asked) {
    if (written === undefined) continue;
    if (isLanguage(written)) return { language: written, ...(mistake && { mistake }) };
    mistake ??= say("usage.no-language", { source, written, languages });
  }
  return { language: readLocale(env, machineLocale), ...(mistake && { mistake }) };
}

/** Undefined where the option has no value as well: commander tells that. */
function readOption(argv: readonly string[]): string | undefined {
  const { values } = parseArgs({
    args: [...argv],
    options: { language: { type: "string" } },
    strict: false,
  });
  return typeof values.language === "string" ? values.language : undefined;
}

/** `C` and `POSIX` are English, and so is every language that the tool does not speak. */
function readLocale(env: Asked["env"], machineLocale: Asked["machineLocale"]): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || machineLocale();
  const code = /^[A-Za-z]+/.exec(locale)?.[0].toLowerCase() ?? "";
  return isLanguage(code) ? code : "en";
}
