import { expect, test } from "vitest";
import { chooseLanguage } from "../../src/cli/choose-language.ts";
import { chooseStartLanguage, words } from "../../src/words/start.cjs";

const machine = Intl.DateTimeFormat().resolvedOptions().locale;

test.each<[readonly string[], Readonly<Record<string, string>>]>([
  [["build"], {}],
  [["build"], { LANG: "fr_FR.UTF-8" }],
  [["build"], { LANG: "fr" }],
  [["build"], { LANG: "fro_FR" }],
  [["build"], { LANG: "fr_FR.UTF-8", LC_MESSAGES: "en_GB.UTF-8" }],
  [["build"], { LANG: "en_GB.UTF-8", LC_ALL: "fr_BE.UTF-8" }],
  [["build"], { LANG: "C", SITE_LANGUAGE: "fr" }],
  [["build"], { LANG: "fr_FR.UTF-8", SITE_LANGUAGE: "en" }],
  [["build", "--language", "fr"], { SITE_LANGUAGE: "en" }],
  [["--language=en", "build"], { LANG: "fr_FR.UTF-8" }],
  [["build", "--language", "de"], { LANG: "fr_FR.UTF-8" }],
])("before the command is loaded, the message for %j with %j is in the chosen language", (argv, env) => {
  const { language } = chooseLanguage({ argv, env, machineLocale: () => machine });
  expect(chooseStartLanguage(argv, env)).toBe(language);
});

test("messages before the command is loaded exist in every language, with all their data", () => {
  const told = Object.values(words).map((one) => [
    one.oldNode({ version: "v18.1.0" }),
    one.doing({ what: one.install }),
    one.doing({ what: one.bundle }),
    one.failed({ what: one.install, reason: "npm" }),
  ]);
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "site needs Node 20.19 or later; this is v18.1.0. Install a newer one: https://nodejs.org",
        "site: installing what the tool needs…",
        "site: preparing the command…",
        "site: this step has failed, installing what the tool needs: npm.",
      ],
      [
        "site demande Node 20.19 ou une version plus récente ; celle-ci est la v18.1.0. Installez-en une autre : https://nodejs.org/fr",
        "site : installation de ce dont l’outil a besoin…",
        "site : préparation de la commande…",
        "site : cette étape a échoué, installation de ce dont l’outil a besoin : npm.",
      ],
    ]
  `);
  expect(Object.keys(words.fr)).toEqual(Object.keys(words.en));
});
