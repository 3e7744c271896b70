import {
  findTranslations,
  type Mention,
  type NamedEntry,
  nameTranslations,
  placeOfMention,
} from "../../editor/model/entries/find-mentions.ts";
import type { KnownSite } from "../../editor/model/entries/known-site.ts";
import {
  findMentionsOf,
  findReplacement,
  planRemoval,
  type Removal,
  type Replacement,
} from "../../editor/model/entries/plan-removal.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { suggestionHint } from "../../words/suggest.ts";
import { type AskOne, askOneInTerminal } from "../asking.ts";
import { command, flag, option } from "../command.ts";
import { type OpenSite, withOpenSite } from "../open-site.ts";
import { entry, json, root, valueNames, wouldChange } from "../options.ts";
import { describeMentions, findOne, finishPlan, refuse, toLink } from "../plans.ts";
import { printable, printWords, toPrintableJson, UsageError } from "../print.ts";

export const remove = command({
  name: "remove",
  about: {
    en: "remove an entry, and list the links to it",
    fr: "supprimer un contenu, et dire ce qui y mène",
  },
  arguments: { entry },
  options: {
    root,
    redirectTo: option({
      flag: "--redirect-to",
      takes: valueNames.entry,
      about: {
        en: "a page, or another entry, to which its address and all links then lead",
        fr: "une page, ou un autre contenu, où mèneront son adresse et tous les liens",
      },
    }),
    unlink: flag("--unlink", {
      en: "remove links but keep their words; references are removed",
      fr: "retirer les liens en laissant leurs mots ; les noms disparaissent",
    }),
    translations: flag("--translations", {
      en: "remove its translations with it; without this option, they stay",
      fr: "supprimer aussi ses traductions, qui restent sans cette option",
    }),
    dryRun: wouldChange,
    json,
  },
  notes: {
    en: "If links lead to the entry and no option says how to treat them, a terminal asks; elsewhere they are listed, and nothing is removed. Removed files are kept below .site/.",
    fr: "Si quelque chose mène au contenu et qu’aucune option ne dit ce que cela devient, un terminal le demande ; ailleurs, la liste s’affiche et rien n’est supprimé. Ce qui est supprimé reste gardé dans .site/.",
  },
  example: "site remove second --redirect-to premier --dry-run",
  run: async (given, tool) => {
    return runRemove(given, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

export const removeWords = {
  linked: message({
    en: ({ count, name }: { count: number; name: string }) =>
      `${en.number(count)} ${en.plural(count, { one: "place leads", other: "places lead" })} to “${name}”: --redirect-to <page> makes ${en.plural(count, { one: "it", other: "them" })} lead elsewhere, --unlink keeps the words without the link. Nothing was removed.`,
    fr: ({ count, name }) =>
      `${fr.number(count)} ${fr.plural(count, { one: "endroit mène", other: "endroits mènent" })} à « ${name} » : --redirect-to <page> ${fr.plural(count, { one: "le", other: "les" })} fait mener ailleurs, --unlink laisse les mots sans le lien. Rien n’a été supprimé.`,
  }),
  what: message({
    en: ({ count }: { count: number }) =>
      `What becomes of ${count === 1 ? "this place, which leads" : `these ${en.number(count)} places, which lead`} here?`,
    fr: ({ count }) =>
      count === 1
        ? "Que devient cet endroit, qui mène ici ?"
        : `Que deviennent ces ${fr.number(count)} endroits, qui mènent ici ?`,
  }),
  leadAll: { en: "they lead to another page", fr: "les faire mener à une autre page" },
  unlinkAll: { en: "they keep their words, without the links", fr: "les laisser sans leurs liens" },
  each: { en: "decide one by one", fr: "décider un à un" },
  stop: { en: "stop, and remove nothing", fr: "arrêter, sans rien supprimer" },
  lead: { en: "lead to another page", fr: "mener à une autre page" },
  takeOff: { en: "remove the link", fr: "retirer le lien" },
  withTranslations: message({
    en: ({ names }: { names: readonly string[] }) =>
      `It is translated: ${names.join(", ")}. What becomes of ${names.length === 1 ? "this translation" : "these translations"}?`,
    fr: ({ names }) =>
      `Ce contenu est traduit : ${names.join(", ")}. ${names.length === 1 ? "Que devient cette traduction" : "Que deviennent ces traductions"} ?`,
  }),
  translationsGo: { en: "remove with the original", fr: "supprimer avec l’original" },
  translationsStay: { en: "keep, without the original", fr: "garder, sans l’original" },
  stay: message({
    en: ({ files }: { files: readonly string[] }) =>
      `${files.join(", ")} ${en.plural(files.length, { one: "stays", other: "stay" })}: --translations removes ${en.plural(files.length, { one: "it", other: "them" })} as well`,
    fr: ({ files }) =>
      `${files.join(", ")} ${fr.plural(files.length, { one: "reste", other: "restent" })} : --translations ${fr.plural(files.length, { one: "le", other: "les" })} supprime aussi`,
  }),
  where: { en: "Where should its address lead?", fr: "Où doit mener son adresse ?" },
  nowhere: {
    en: "nowhere: visitors see that the page is missing",
    fr: "nulle part : les visiteurs apprennent que la page manque",
  },
};

export type RemoveOptions = {
  /** As written. */
  readonly entry: string;
  /** Absolute. */
  readonly root: string;
  readonly redirectTo?: string | undefined;
  readonly unlink: boolean;
  readonly translations: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
};

/**
 * Runs `site remove` and returns its exit status. Without an option for links to the entry, asks in a terminal;
 * elsewhere, lists the links and stops.
 */
export function runRemove(
  options: RemoveOptions,
  speech: Speech,
  ask: AskOne | undefined = findTerminal(options, speech),
): Promise<number> {
  return withOpenSite(options.root, speech, (site) => removeEntry(site, options, speech, ask));
}

async function removeEntry(
  site: OpenSite,
  options: RemoveOptions,
  speech: Speech,
  ask: AskOne | undefined,
): Promise<number> {
  const { entry: name, dryRun, json } = options;
  const words = inLanguage(removeWords, speech.language);
  const named = findOne(name, site.known);
  const removal = await decide(site.known, named, options, speech, ask);
  if (removal === undefined) {
    process.stderr.write(`${printWords.nothing[speech.language]}\n`);
    return 130;
  }
  const plan = planRemoval(site.known, named, removal);
  switch (plan.status) {
    case "impossible":
      return refuse(plan, { json }, speech);
    case "linked":
      if (json)
        process.stdout.write(
          toPrintableJson({ version: 1, status: "linked", links: plan.mentions.map(toLink) }),
        );
      else {
        process.stdout.write(describeMentions(plan.mentions));
        process.stderr.write(`${printable(words.linked({ count: plan.mentions.length, name }))}\n`);
      }
      return 1;
    case "planned": {
      const folder = `remove-${named.entry.id.replaceAll("/", "-")}`;
      const status = await finishPlan(site, plan, { name: folder, dryRun, json }, speech);
      const files = findTranslations(site.known, named).map(({ entry: { file } }) => file);
      if (status === 0 && !json && !removal.translations && files.length > 0)
        process.stderr.write(`${words.stay({ files })}\n`);
      return status;
    }
  }
}

async function decide(
  site: KnownSite,
  named: NamedEntry,
  { redirectTo, unlink, translations }: RemoveOptions,
  speech: Speech,
  ask: AskOne | undefined,
): Promise<Removal | undefined> {
  if (redirectTo !== undefined || unlink || ask === undefined || named.collection.kind === "single") {
    const replacement = redirectTo === undefined ? undefined : requireReplacement(redirectTo, site, named);
    return { replacement, translations, decide: () => (unlink ? "unlink" : replacement && "lead") };
  }
  const together = translations || (await askTranslations(nameTranslations(site, named), ask, speech));
  if (together === undefined) return undefined;
  const mentions = findMentionsOf(site, named, { translations: together });
  process.stderr.write(describeMentions(mentions));
  const routes = site.pages.map(({ route }) => route).filter((route) => route !== named.route);
  const decided = await askRemoval({ mentions, hasPage: named.route !== undefined, routes }, ask, speech);
  if (decided === undefined) return undefined;
  const { redirectTo: to } = decided;
  // The plan finds the mentions again, so their positions identify them.
  const chosen = new Map(mentions.map((mention) => [placeOfMention(mention), decided.decide(mention)]));
  return {
    translations: together,
    replacement: to === undefined ? undefined : requireReplacement(to, site, named),
    decide: (mention) => chosen.get(placeOfMention(mention)),
  };
}

/** Finds the page or entry that replaces the removed one. Throws `UsageError` when there is none. */
function requireReplacement(written: string, site: KnownSite, named: NamedEntry): Replacement {
  const replacement = findReplacement(written, site, named);
  if (replacement === "itself") throw new UsageError(say("usage.own-page"));
  if (replacement !== undefined) return replacement;
  if (!written.startsWith("/")) return { route: findOne(written, site).route, id: undefined };
  const routes = site.pages.map(({ route }) => route);
  const hint = suggestionHint(written, routes, say("noun.pages"));
  throw new UsageError(say("usage.no-page", { route: written, hint }));
}

function findTerminal({ json, dryRun }: RemoveOptions, speech: Speech): AskOne | undefined {
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY && !json && !dryRun;
  return isTerminal ? askOneInTerminal(process.stdin, process.stderr, speech) : undefined;
}

type Decided = {
  /** The address to which the old one redirects. Undefined for no redirect. */
  readonly redirectTo: string | undefined;
  readonly decide: (mention: Mention) => "lead" | "unlink";
};

type Asked = {
  readonly mentions: readonly Mention[];
  readonly hasPage: boolean;
  readonly routes: readonly string[];
};

/** Asks what to do with the links to an entry: with all together, or with each. Undefined when the user stops. */
async function askRemoval(
  { mentions, hasPage, routes }: Asked,
  ask: AskOne,
  { language }: Speech,
): Promise<Decided | undefined> {
  const words = inLanguage(removeWords, language);
  const choices = [
    { value: "lead", label: words.leadAll },
    { value: "unlink", label: words.unlinkAll },
    { value: "each", label: words.each },
    { value: "stop", label: words.stop },
  ];
  const how = mentions.length === 0 ? "unlink" : await ask(words.what({ count: mentions.length }), choices);
  if (how === undefined || how === "stop") return undefined;
  const each = new Map<Mention, "lead" | "unlink">();
  for (const mention of how === "each" ? mentions : []) {
    const chosen = await ask(describeMentions([mention]).trim(), [
      { value: "lead", label: words.lead },
      { value: "unlink", label: words.takeOff },
      { value: "stop", label: words.stop },
    ]);
    if (chosen === undefined || chosen === "stop") return undefined;
    each.set(mention, chosen === "lead" ? "lead" : "unlink");
  }
  const leads = how === "lead" || [...each.values()].includes("lead");
  if (!leads && !hasPage) return { redirectTo: undefined, decide: () => "unlink" };
  const pages = routes.map((route) => ({ value: route, label: route }));
  const nowhere = leads ? [] : [{ value: "", label: words.nowhere }];
  const to = await ask(words.where, [...nowhere, ...pages]);
  if (to === undefined) return undefined;
  const decide = (mention: Mention) => each.get(mention) ?? (how === "lead" ? "lead" : "unlink");
  return { redirectTo: to === "" ? undefined : to, decide };
}

/** Asks whether the translations of an entry are removed with it. Undefined when the user stops. */
async function askTranslations(
  names: readonly string[],
  ask: AskOne,
  { language }: Speech,
): Promise<boolean | undefined> {
  const words = inLanguage(removeWords, language);
  if (names.length === 0) return false;
  const chosen = await ask(words.withTranslations({ names }), [
    { value: "go", label: words.translationsGo },
    { value: "stay", label: words.translationsStay },
    { value: "stop", label: words.stop },
  ]);
  return chosen === undefined || chosen === "stop" ? undefined : chosen === "go";
}
