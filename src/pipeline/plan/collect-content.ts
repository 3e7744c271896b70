import type { Collections, Content, Entries, Reference } from "../../define/define.ts";
import { groupBy } from "../../group-by.ts";
import type { Entry, HeldBack } from "../../model/model.ts";
import { Mistake, say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";

/**
 * Arranges the entries as templates receive them. Undefined when a single entry is missing, because templates require
 * it. If it is held back, that is reported; if it was refused, its problem is already reported.
 */
export function collectContent(
  entries: readonly Entry[],
  collections: Collections,
  heldBack: readonly HeldBack[],
  report: Report,
): Content<Collections> | undefined {
  const byCollection = groupBy(entries, (entry) => entry.collection);
  const content: Record<string, Entry | Entries<unknown>> = {};
  let isComplete = true;
  for (const [name, { kind }] of Object.entries(collections)) {
    const members = byCollection.get(name) ?? [];
    if (kind !== "single") content[name] = toEntries(name, members);
    else if (members[0] !== undefined) content[name] = members[0];
    else {
      isComplete = false;
      const held = heldBack.find(({ collection, part }) => collection === name && part === undefined);
      if (held !== undefined) report(explainHeldBack(held));
    }
  }
  return isComplete ? (content as Content<Collections>) : undefined;
}

function explainHeldBack({ file, due }: HeldBack): Problem {
  return {
    code: "entry/held-back",
    severity: "error",
    file,
    message: due === undefined ? say("entry/held-back.draft") : say("entry/held-back.future", { due }),
    hint: say("entry/held-back.hint"),
  };
}

/** `others` are the entries of the first language: a reference finds them when this language has none with its id. */
export function toEntries(
  name: string,
  all: readonly Entry[],
  others: readonly Entry[] = [],
): Entries<unknown> {
  const own = new Set(all.map(({ id }) => id));
  const fallbacks = others.filter(({ id }) => !own.has(id));
  const byId = new Map([...fallbacks, ...all].map((entry) => [entry.id, entry]));
  return {
    all,
    ...(fallbacks.length > 0 && { fallbacks }),
    get({ collection, id }: Reference) {
      const entry = collection === name ? byId.get(id) : undefined;
      if (entry === undefined) throw new Mistake(say("template/throws.no-entry", { id, collection, name }));
      return entry;
    },
  };
}
