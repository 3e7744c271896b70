import { type NamedEntry, placeOfMention } from "../edit/entries/find-mentions.ts";
import { findReplacement } from "../edit/entries/find-replacement.ts";
import { findTranslations, nameTranslations } from "../edit/entries/find-translations.ts";
import type { KnownSite } from "../edit/entries/known-site.ts";
import { findMentionsOf, planRemoval, type Removal, type Replacement } from "../edit/entries/plan-removal.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { suggestionHint } from "../words/suggest.ts";
import { type AskOne, askOneInTerminal } from "./ask-one.ts";
import { askRemoval, askTranslations } from "./ask-removal.ts";
import { describeMentions } from "./describe-plan.ts";
import { findOne } from "./find-one.ts";
import { finishPlan, refuse, toLink } from "./finish-plan.ts";
import { printable, toPrintableJson } from "./printable.ts";
import { readRoot } from "./read-build-options.ts";
import { UsageError } from "./usage-error.ts";
import { type OpenSite, withOpenSite } from "./with-open-site.ts";

/** The options as commander returns them. */
export type RawRemoveOptions = {
  readonly root: string;
  readonly redirectTo?: string;
  readonly unlink?: boolean;
  readonly translations?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
};

/**
 * Runs `site remove` and returns its exit status. Without an option for links to the entry, asks in a terminal;
 * elsewhere, lists the links and stops.
 */
export function runRemove(
  name: string,
  options: RawRemoveOptions,
  speech: Speech,
  ask: AskOne | undefined = findTerminal(options, speech),
): Promise<number> {
  return withOpenSite(readRoot(options.root), speech, (site) => remove(site, name, options, speech, ask));
}

async function remove(
  site: OpenSite,
  name: string,
  options: RawRemoveOptions,
  speech: Speech,
  ask: AskOne | undefined,
): Promise<number> {
  const { dryRun = false, json = false } = options;
  const named = findOne(name, site.known);
  const removal = await decide(site.known, named, options, speech, ask);
  if (removal === undefined) {
    process.stderr.write(`${speech.command.new.nothing}\n`);
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
        process.stderr.write(
          `${printable(speech.command.remove.linked({ count: plan.mentions.length, name }))}\n`,
        );
      }
      return 1;
    case "planned": {
      const folder = `remove-${named.entry.id.replaceAll("/", "-")}`;
      const status = await finishPlan(site, plan, { name: folder, dryRun, json }, speech);
      const files = findTranslations(site.known, named).map(({ entry: { file } }) => file);
      if (status === 0 && !json && !removal.translations && files.length > 0)
        process.stderr.write(`${speech.command.remove.stay({ files })}\n`);
      return status;
    }
  }
}

async function decide(
  site: KnownSite,
  named: NamedEntry,
  { redirectTo, unlink = false, translations }: RawRemoveOptions,
  speech: Speech,
  ask: AskOne | undefined,
): Promise<Removal | undefined> {
  if (redirectTo !== undefined || unlink || ask === undefined || named.collection.kind === "single") {
    const wanted = translations ?? false;
    const replacement = redirectTo === undefined ? undefined : requireReplacement(redirectTo, site, named);
    return { replacement, translations: wanted, decide: () => (unlink ? "unlink" : replacement && "lead") };
  }
  const together = translations ?? (await askTranslations(nameTranslations(site, named), ask, speech));
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

function findTerminal({ json, dryRun }: RawRemoveOptions, speech: Speech): AskOne | undefined {
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY && !json && !dryRun;
  return isTerminal ? askOneInTerminal(process.stdin, process.stderr, speech) : undefined;
}
