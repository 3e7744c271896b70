import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { EntryName } from "../model/edit.ts";
import { correctMentions } from "../model/entries/correct-mentions.ts";
import { type Mention, type NamedEntry, placeOfMention } from "../model/entries/find-mentions.ts";
import { findReplacement } from "../model/entries/find-replacement.ts";
import { nameTranslations } from "../model/entries/find-translations.ts";
import { createChanges, type KnownSite } from "../model/entries/known-site.ts";
import { findMentionsOf, planRemoval } from "../model/entries/plan-removal.ts";
import { entriesOf } from "../model/form/describe-form.ts";
import type { Choice, EntryAnswer, PlanAnswer, Refused, RequestTo } from "../requests.ts";
import { buildKnownSite, drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuse, refuseImpossible } from "./explain-refusal.ts";
import { findNamedEntry, labelNamed } from "./find-entry.ts";
import { listPages } from "./list-pages.ts";
import { showMention } from "./show-mention.ts";
import { writePlan } from "./write-plan.ts";

/** Describes an entry before it is copied, renamed or removed. Undefined if the site has no such entry. */
export function describeEntry(
  desk: EditDesk,
  name: EntryName,
  speech: Speech,
): Promise<EntryAnswer | Refused | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const { entry, route } = named;
    return {
      label: labelNamed(known, name),
      called: route ?? entry.id,
      hasPage: route !== undefined,
      translations: nameTranslations(known, named),
      mentions: findMentionsOf(known, named).map((mention) => ({
        ...showMention(known, mention, speech),
        ...(!canUnlink(known, mention) && { mustLead: true }),
      })),
      replacements: listReplacements(desk, known, named),
    };
  });
}

function canUnlink(known: KnownSite, mention: Mention): boolean {
  const unlinked = { mention, correction: { kind: "unlink" } } as const;
  return correctMentions(known, createChanges(known), [unlinked]) === undefined;
}

function listReplacements(desk: EditDesk, known: KnownSite, { entry, route }: NamedEntry): readonly Choice[] {
  if (route === undefined)
    return entriesOf(known, entry.collection).filter(({ value }) => value !== entry.id);
  const drawn = drawnSite(desk);
  return (drawn ? listPages(drawn) : [])
    .filter((page) => page.route !== route)
    .map((page) => ({ value: page.route, label: page.title }));
}

/** Removes an entry. Undefined if the site has no such entry, or no such replacement. */
export function removeEntry(
  desk: EditDesk,
  { entry: name, replacement: written, decided, writes }: RequestTo<"remove">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const replacement = written === undefined ? undefined : findReplacement(written, known, named);
    if (replacement === "itself" || (written !== undefined && replacement === undefined)) return undefined;
    const plan = planRemoval(known, named, {
      replacement,
      decide: (mention) => {
        const place = placeOfMention(mention);
        return Object.hasOwn(decided, place) ? decided[place] : undefined;
      },
    });
    switch (plan.status) {
      case "impossible":
        return refuseImpossible(plan, known, speech);
      case "linked":
        return refuse(speech.tell(say("edit/remove.linked")));
      case "planned": {
        const { entry, route } = named;
        const answer = await writePlan(
          desk,
          known,
          plan,
          {
            name: `remove-${entry.id.replaceAll("/", "-")}`,
            label: speech.tell(say("edit/step.remove", { what: labelNamed(known, name) })),
            entry: name,
            file: entry.file,
            before: route ?? entry.file,
            after: "",
            address: replacement?.route ?? "/",
            writes,
          },
          speech,
        );
        if (answer.status === "written") desk.drafts.follow(name, undefined);
        return answer;
      }
    }
  });
}
