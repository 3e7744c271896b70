import type { Readable, Writable } from "node:stream";
import { type Starter, type StarterLanguage, starterLanguages } from "../../create-charpente/src/starters.ts";
import { newSiteOf } from "../hosts/hosts.ts";
import { type HostName, hostNames } from "../hosts/names.ts";
import { inLanguage, message } from "../words/in-each-language.ts";
import { type InEach, languageNames } from "../words/languages.ts";
import type { Speech } from "../words/speech.ts";
import { speakPrompts } from "./asking.ts";

/** The questions of `site init`. */
export const initQuestions = {
  which: { en: "Which kind of site?", fr: "Quel genre de site ?" },
  whichLanguage: { en: "In which language is the site?", fr: "Dans quelle langue est le site ?" },
  where: { en: "In which folder?", fr: "Dans quel dossier ?" },
  defaultFolder: { en: "my-site", fr: "mon-site" },
  whichHost: { en: "Where will it be published?", fr: "Où sera-t-il publié ?" },
  noHost: { en: "I do not know yet", fr: "je ne sais pas encore" },
  install: message({
    en: ({ command }: { command: string }) => `Install the packages now (${command})?`,
    fr: ({ command }) => `Installer maintenant les paquets (${command}) ?`,
  }),
  git: {
    en: "Begin a Git repository, with a first commit?",
    fr: "Créer un dépôt Git, avec un premier commit ?",
  },
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
};

export const starterNames: Readonly<Record<Starter, InEach<string>>> = {
  blog: { en: "a blog: posts, topics, pages, a feed", fr: "un blog : billets, sujets, pages, flux" },
  firm: {
    en: "the site of a firm: services, work, people, contact",
    fr: "le site d’une entreprise : services, réalisations, équipe, contact",
  },
  documentation: {
    en: "documentation: sections, a list of all pages, a search",
    fr: "une documentation : sections, liste de toutes les pages, recherche",
  },
  conference: {
    en: "a conference in two languages: talks, speakers, schedule, cards",
    fr: "une conférence en deux langues : exposés, intervenants, programme, images de partage",
  },
  handbook: {
    en: "a handbook with versions: pages and search of each, what is new",
    fr: "un manuel avec ses versions : pages et recherche de chacune, nouveautés",
  },
};

/** Each answer is undefined when the user stops. */
export type AskInit = {
  readonly starter: (choices: readonly Starter[]) => Promise<Starter | undefined>;
  /** `usual` is the first choice. */
  readonly language: (usual: StarterLanguage) => Promise<StarterLanguage | undefined>;
  readonly folder: () => Promise<string | undefined>;
  readonly host: () => Promise<HostName | "none" | undefined>;
  /** `command` is what would run. */
  readonly install: (command: string) => Promise<boolean | undefined>;
  readonly git: () => Promise<boolean | undefined>;
};

export function askInitInTerminal(input: Readable, terminal: Writable, { language }: Speech): AskInit {
  const words = inLanguage(initQuestions, language);
  const output = speakPrompts(terminal, language);
  const choose = async <Value extends string>(
    message: string,
    options: readonly { readonly value: Value; readonly label: string }[],
    initialValue?: Value,
  ): Promise<Value | undefined> => {
    const { isCancel, select } = await import("@clack/prompts");
    const usual = initialValue === undefined ? {} : { initialValue };
    const chosen = await select<string>({ message, options: [...options], ...usual, input, output });
    return isCancel(chosen) ? undefined : (chosen as Value);
  };
  const confirm = async (message: string): Promise<boolean | undefined> => {
    const { confirm: ask, isCancel } = await import("@clack/prompts");
    const answer = await ask({ message, active: words.yes, inactive: words.no, input, output });
    return isCancel(answer) ? undefined : answer;
  };
  return {
    starter: (choices) =>
      choose(
        words.which,
        choices.map((value) => ({ value, label: starterNames[value][language] })),
      ),
    language: (usual) =>
      choose(
        words.whichLanguage,
        starterLanguages.map((value) => ({ value, label: languageNames[value] })),
        usual,
      ),
    folder: async () => {
      const { isCancel, text } = await import("@clack/prompts");
      const { where, defaultFolder } = words;
      const common = { message: where, placeholder: defaultFolder, defaultValue: defaultFolder };
      const answer = await text({ ...common, input, output });
      return isCancel(answer) ? undefined : answer;
    },
    host: () =>
      choose(words.whichHost, [
        ...hostNames.map((value) => ({ value, label: newSiteOf(value).title[language] })),
        { value: "none" as const, label: words.noHost },
      ]),
    install: (command) => confirm(words.install({ command })),
    git: () => confirm(words.git),
  };
}
