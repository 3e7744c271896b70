import { expect, test } from "vitest";
import { chooseLanguage } from "../../src/cli/choose-language.ts";
import { tell } from "../support/speech.ts";

type Case = {
  readonly argv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly machine?: string;
  readonly language: string;
};

const choose = ({ argv = [], env = {}, machine = "de-DE" }: Omit<Case, "language">) =>
  chooseLanguage({ argv, env, machineLocale: () => machine });

test.each<[string, Case]>([
  ["the option before the command", { argv: ["--language", "fr", "build"], language: "fr" }],
  ["the option behind it", { argv: ["build", "--root", "a", "--language", "fr"], language: "fr" }],
  ["the option with its value joined", { argv: ["new", "--language=fr", "articles"], language: "fr" }],
  ["the option beside the help", { argv: ["build", "--help", "--language", "fr"], language: "fr" }],
  ["the last of two options", { argv: ["--language", "fr", "--language", "en"], language: "en" }],
  ["no option, behind two dashes", { argv: ["new", "--", "--language", "fr"], language: "en" }],
  [
    "the option, before the variable",
    { argv: ["--language", "en"], env: { SITE_LANGUAGE: "fr" }, language: "en" },
  ],
  [
    "the variable, before the locale",
    { env: { SITE_LANGUAGE: "en", LC_ALL: "fr_FR.UTF-8" }, language: "en" },
  ],
  ["the locale, where the variable is empty", { env: { SITE_LANGUAGE: "", LANG: "fr" }, language: "fr" }],
  [
    "LC_ALL, before the others",
    { env: { LC_ALL: "fr_CA.UTF-8", LC_MESSAGES: "en_GB", LANG: "en_GB" }, language: "fr" },
  ],
  ["LC_MESSAGES, before LANG", { env: { LC_MESSAGES: "fr_BE@euro", LANG: "en_GB" }, language: "fr" }],
  ["LANG, where the others are empty", { env: { LC_ALL: "", LC_MESSAGES: "", LANG: "fr" }, language: "fr" }],
  ["English for C, whatever the machine", { env: { LANG: "C" }, machine: "fr-FR", language: "en" }],
  ["English for C.UTF-8", { env: { LC_ALL: "C.UTF-8", LANG: "fr_FR" }, language: "en" }],
  ["English for POSIX", { env: { LC_ALL: "POSIX" }, machine: "fr-FR", language: "en" }],
  ["the machine’s, without any variable", { machine: "fr-CH", language: "fr" }],
  ["English, where the tool does not speak it", { env: { LANG: "de_DE.UTF-8" }, language: "en" }],
  ["English, where the machine’s begins like another", { machine: "frr-DE", language: "en" }],
])("the language is that of %s", (_, { language, ...asked }) => {
  expect(choose(asked)).toEqual({ language });
});

test.each<[string, Case, string]>([
  [
    "the option",
    { argv: ["--language", "de"], language: "en" },
    "--language is “de”, which is not a language of the tool: it has en and fr",
  ],
  [
    "the variable",
    { env: { SITE_LANGUAGE: "FR", LANG: "fr_FR" }, language: "fr" },
    "SITE_LANGUAGE is “FR”, which is not a language of the tool: it has en and fr",
  ],
  [
    "the option, and told in that of the variable",
    { argv: ["--language", "constructor"], env: { SITE_LANGUAGE: "fr" }, language: "fr" },
    "--language is “constructor”, which is not a language of the tool: it has en and fr",
  ],
])("a language that the tool does not speak is a mistake of %s", (_, { language, ...asked }, words) => {
  const { mistake, ...choice } = choose(asked);
  expect(choice).toEqual({ language });
  expect(mistake && tell(mistake)).toBe(words);
});

test("an option without its value is left to the command line to refuse", () => {
  expect(choose({ argv: ["build", "--language"], env: { LANG: "fr" } })).toEqual({ language: "fr" });
});
