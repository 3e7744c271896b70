import { command, flag, neededChoice } from "../command.ts";
import { root, valueNames } from "../options.ts";

export const completion = command({
  name: "completion",
  about: {
    en: "print a script that completes commands, options and collections in a shell",
    fr: "écrire un script qui complète commandes, options et collections dans un shell",
  },
  arguments: {
    shell: neededChoice({
      name: valueNames.shell,
      about: { en: "the shell", fr: "le shell" },
      choices: ["bash", "zsh", "fish"],
    }),
  },
  options: {},
  example: 'eval "$(site completion bash)"',
  run: async ({ shell }, tool) => {
    const { runCompletion } = await import("../run-completion.ts");
    return runCompletion(shell, tool);
  },
});

/** The scripts of `site completion` call it. */
export const collections = command({
  name: "collections",
  isHidden: true,
  about: {
    en: "print the names of the collections that take new entries",
    fr: "écrire le nom des collections qui acceptent de nouveaux contenus",
  },
  options: {
    root,
    entries: flag("--entries", {
      en: "print the names of their entries instead",
      fr: "écrire plutôt le nom de leurs contenus",
    }),
  },
  run: async (options, tool) => {
    const { runCollections } = await import("../run-collections.ts");
    return runCollections(options, await tool.loadSpeech());
  },
});
