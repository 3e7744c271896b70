import { join, resolve } from "node:path";
import { command, flag } from "../command.ts";
import { base, cache, json, out, quiet, root, url } from "../options.ts";

export const build = command({
  name: "build",
  about: {
    en: "read content/, render templates/, copy static/, write dist/",
    fr: "lire content/, dessiner templates/, copier static/, écrire dist/",
  },
  options: {
    root,
    out,
    base,
    url,
    drafts: flag("--drafts", {
      en: "publish drafts and entries dated after today as well",
      fr: "publier aussi les brouillons et les contenus dont la date est à venir",
    }),
    strict: flag("--strict", { en: "let a warning fail the build", fr: "échouer au moindre avertissement" }),
    cache,
    json,
    quiet,
    verbose: flag("--verbose", {
      en: "print how long each stage took",
      fr: "afficher la durée de chaque étape",
    }),
  },
  example: "site build --out public --url https://www.example.org --strict",
  run: async ({ out: written, ...options }, tool) => {
    // The second thread starts while the rest is loaded.
    const { lookAhead } = await import("../../system/threads/look-ahead.ts");
    const { root, cache } = options;
    const out = resolve(root, written);
    const ahead = cache ? await lookAhead(join(root, "content"), out) : undefined;
    const { runBuild } = await import("../run-build.ts");
    return runBuild({ ...options, out, hasOut: written !== "dist" }, tool, ahead);
  },
});
