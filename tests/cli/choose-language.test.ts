import { expect, test } from "vitest";
import { chooseLanguage } from "../../src/cli/choose-language.ts";
import { UsageError } from "../../src/cli/usage-error.ts";

const choose = (argv: readonly string[], env: Record<string, string> = {}, locale = "") =>
  chooseLanguage(argv, env, () => locale);

test("the language is that of --language, else of SITE_LANGUAGE, else of the machine, else English", () => {
  const french = { SITE_LANGUAGE: "en", LANG: "fr_FR.UTF-8" };
  expect(choose(["build", "--language", "fr"], french)).toBe("fr");
  expect(choose(["--language=fr", "build"], french)).toBe("fr");
  expect(choose(["build"], french)).toBe("en");
  expect(choose(["build"], { LANG: "fr_FR.UTF-8" })).toBe("fr");
  expect(choose(["build"], { LC_ALL: "C", LANG: "fr_FR.UTF-8" })).toBe("en");
  expect(choose(["build"], { LANG: "de_DE.UTF-8" })).toBe("en");
  expect(choose(["build"], {}, "fr-CA")).toBe("fr");
  expect(choose(["build"])).toBe("en");
});

test("what follows -- is no option", () => {
  expect(choose(["new", "articles", "--", "--language", "fr"])).toBe("en");
});

test.each(["de", "", "english"])("the language %j is refused", (language) => {
  expect(() => choose(["build", "--language", language])).toThrow(UsageError);
});
