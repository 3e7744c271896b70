// Messages printed before the command is loaded: packages may be missing, and Node may be too old.
"use strict";

const words = {
  en: {
    oldNode: ({ version }) =>
      `site needs Node 20.19 or later; this is ${version}. Install a newer one: https://nodejs.org`,
    install: "installing what the tool needs",
    bundle: "preparing the command",
    pages: "explaining the problem codes",
    types: "writing the types",
    doing: ({ what }) => `site: ${what}…`,
    failed: ({ what, reason }) => `site: this step has failed, ${what}${reason === "" ? "" : `: ${reason}`}.`,
  },
  fr: {
    oldNode: ({ version }) =>
      `site demande Node 20.19 ou une version plus récente ; celle-ci est la ${version}. Installez-en une autre : https://nodejs.org/fr`,
    install: "installation de ce dont l’outil a besoin",
    bundle: "préparation de la commande",
    pages: "explication des codes de problème",
    types: "écriture des types",
    doing: ({ what }) => `site : ${what}…`,
    failed: ({ what, reason }) =>
      `site : cette étape a échoué, ${what}${reason === "" ? "" : ` : ${reason}`}.`,
  },
};
exports.words = words;

/** Chooses as `chooseLanguage` does. Ignores an unknown language: the command reports it later. */
exports.chooseStartLanguage = (argv, env) => {
  const at = argv.findIndex((word) => word === "--language" || word.startsWith("--language="));
  const option = at === -1 ? undefined : argv[at].split("=")[1] || argv[at + 1];
  const named = [option, env.SITE_LANGUAGE].find((code) => Object.keys(words).includes(code));
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return named || (/^fr\b|^fr_/i.test(locale) ? "fr" : "en");
};

/** The words for whoever started this process. */
exports.startWords = () => words[exports.chooseStartLanguage(process.argv.slice(2), process.env)];
