import type { Collection, SiteDefinition } from "../../define/define.ts";
import { isTranslation, toOriginalId, toTranslationFile } from "../../model/language.ts";
import type { Entry, Places } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import { compareText, type Report } from "../../words/problem.ts";

type Translated = {
  readonly site: Pick<SiteDefinition, "collections" | "languages">;
  readonly entries: readonly Entry[];
  readonly places: Places;
  /** All files of `content/`. */
  readonly names: ReadonlySet<string>;
};

/** Warns of entries that a language lacks, and of translations whose original has changed since. */
export function checkTranslations({ site, entries, places, names }: Translated, report: Report): void {
  const [, ...others] = site.languages;
  if (others.length === 0) return;
  const translations = new Map(
    entries.filter(isTranslation).map((entry) => [keyOf(entry, entry.language), entry]),
  );
  const reported = new Set<string>();
  for (const entry of entries) {
    const collection: Collection | undefined = site.collections[entry.collection];
    if (collection === undefined || collection.shared || isTranslation(entry)) continue;
    const missing = others.filter(({ code }) => {
      const file = toTranslationFile(entry.file, code);
      // A translation that is held back or has an error exists already. In a file of many entries, each is checked.
      return !(names.has(file) && collection.kind !== "file") && !translations.has(keyOf(entry, code));
    });
    const files = missing.map(({ code }) => toTranslationFile(entry.file, code));
    const isWhole = files.every((file) => !names.has(file));
    // A missing file of many entries is reported once.
    if (missing.length > 0 && !(isWhole && reported.has(entry.file))) {
      const at = isWhole ? undefined : places.get(entry)?.([], "key");
      report({
        code: "language/missing-translation",
        severity: "warning",
        file: entry.file,
        ...(at && { at }),
        message: say("language/missing-translation", {
          id: entry.id,
          languages: missing.map(({ name }) => name),
        }),
        hint: say("language/missing-translation.hint", { files }),
      });
      if (isWhole) reported.add(entry.file);
    }
    for (const { code, name } of others) {
      const translation = translations.get(keyOf(entry, code));
      if (translation !== undefined) checkAge(entry, translation, name, places, report);
    }
  }
}

function keyOf(entry: Entry, language: string | undefined): string {
  return JSON.stringify([entry.collection, toOriginalId(entry), language]);
}

function checkAge(
  original: Entry,
  translation: Entry,
  language: string,
  places: Places,
  report: Report,
): void {
  const [changed, translated] = [dateOf(original), dateOf(translation)];
  if (changed === undefined || translated === undefined || compareText(changed.day, translated.day) <= 0)
    return;
  const at = places.get(translation)?.([translated.field], "value");
  report({
    code: "language/older-translation",
    severity: "warning",
    file: translation.file,
    ...(at && { at }),
    message: say("language/older-translation", {
      language,
      changed: changed.day,
      translated: translated.day,
      file: original.file,
    }),
    hint: say("language/older-translation.hint", { field: changed.field, day: changed.day }),
  });
}

/** The day of the last change: a field that a site may have, else that of publication. */
function dateOf({ data }: Entry): { readonly field: string; readonly day: string } | undefined {
  const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
  for (const field of ["updated", "date"]) {
    const day = fields[field];
    if (typeof day === "string") return { field, day };
  }
  return undefined;
}
