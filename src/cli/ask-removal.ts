import type { Mention } from "../edit/entries/find-mentions.ts";
import type { Speech } from "../words/speech.ts";
import type { AskOne } from "./ask-one.ts";
import { describeMentions } from "./describe-plan.ts";

export type Decided = {
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
export async function askRemoval(
  { mentions, hasPage, routes }: Asked,
  ask: AskOne,
  { command: { remove: words } }: Speech,
): Promise<Decided | undefined> {
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
export async function askTranslations(
  names: readonly string[],
  ask: AskOne,
  { command: { remove: words } }: Speech,
): Promise<boolean | undefined> {
  if (names.length === 0) return false;
  const chosen = await ask(words.withTranslations({ names }), [
    { value: "go", label: words.translationsGo },
    { value: "stay", label: words.translationsStay },
    { value: "stop", label: words.stop },
  ]);
  return chosen === undefined || chosen === "stop" ? undefined : chosen === "go";
}
