import { upperFirst } from "../../../check/check-terms.ts";
import { readEntryId } from "../../../define/collections.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { groupBy } from "../../../group-by.ts";
import { collectFacts } from "../../../pipeline/validate/validate-settings.ts";
import { say } from "../../../words/message.ts";
import { type FieldPath, fieldKey, isSameEntry, type Value } from "../edit.ts";
import { createChanges, type KnownSite } from "../entries/known-site.ts";
import { type Impossible, type Plan, planOf } from "../entries/plan.ts";
import { setValue } from "../new-entry/set-value.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { formatOfFile } from "../splice/open-file.ts";
import type { Saying } from "./find-said.ts";

/**
 * Plans the change of a shared value in its settings. Each text of `followers`, which writes the value itself, names it
 * from then on, or writes the new one where braces are plain signs.
 */
export function planValue(
  site: Pick<KnownSite, "site" | "settings" | "sources" | "entries">,
  values: readonly { readonly path: FieldPath; readonly value: Value }[],
  followers: readonly Saying[],
): Plan | Impossible {
  const changes = createChanges(site);
  const { collections } = site.site;
  const settings = values.reduce<unknown>(
    (held, { path, value }) => setValue(held, path, value),
    site.settings,
  );
  const factsIn = collectFacts(site.site, settings as typeof site.settings);
  for (const sayings of groupBy(followers, ({ field }) => fieldKey(field.entry, field.path)).values()) {
    const [{ field } = {}] = sayings;
    const bytes = field && changes.read(field.file);
    if (field === undefined || bytes === undefined) continue;
    const text = replaceIn(field.value, sayings, (name) => {
      const { language } = site.entries.find((entry) => isSameEntry(entry, field.entry)) ?? {};
      return factsIn(language)?.[name];
    });
    const collection = collections[field.entry.collection ?? ""];
    const within = collection?.kind === "file" ? [readEntryId(field.entry.id, collection).key] : [];
    const edit =
      field.kind === "body"
        ? ({ kind: "body", text } as const)
        : ({ kind: "set", path: field.path, value: text } as const);
    const applied = applyEdit(bytes, formatOfFile(field.file, collections), within, edit);
    if (applied.status === "impossible") return applied;
    changes.write(field.file, applied.bytes);
  }
  for (const { path, value } of values) {
    const bytes = changes.read(settingsFile);
    if (bytes === undefined)
      return { status: "impossible", why: say("edit/no-file", { file: settingsFile }) };
    const applied = applyEdit(bytes, "yaml", [], { kind: "set", path, value });
    if (applied.status === "impossible") return applied;
    changes.write(settingsFile, applied.bytes);
  }
  return planOf(changes.edits());
}

/** Replaces written values. The last come first, so that the offsets of the others stay. */
function replaceIn(
  text: string,
  sayings: readonly Saying[],
  newValue: (name: string) => string | undefined,
): string {
  return sayings
    .toSorted((a, b) => b.index - a.index)
    .reduce((left, { index, length, name, mayName }) => {
      const before = left.slice(index, index + length);
      const copied = newValue(name) ?? before;
      const written = mayName ? `{${name}}` : /^\p{Lu}/u.test(before) ? upperFirst(copied) : copied;
      return left.slice(0, index) + written + left.slice(index + length);
    }, text);
}
