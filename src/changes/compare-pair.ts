import type { Block } from "./blocks.ts";
import type { Change, Part, Place } from "./changes.ts";
import { compareWords, type WordChange } from "./compare-words.ts";

/** Lists the changes between two versions of a block. */
export function comparePair(part: Part, old: Block, now: Block): readonly Change[] {
  const place = placeOf(part, now);
  if (now.image !== undefined && old.image !== undefined) {
    return old.image === now.image
      ? [{ ...place, kind: "alternative", before: old.text, after: now.text }]
      : [{ ...place, kind: "image", text: now.text, before: old.image, after: now.image }];
  }
  if (now.kind === "image") return [{ ...place, kind: "alternative", before: old.text, after: now.text }];
  const words = compareWords(old.text, now.text).map(
    (change): Change => ({ ...place, kind: "words", ...change, ...aboutOf(change, now) }),
  );
  return [...words, ...compareLinks(part, old, now)];
}

/** Lists the links with the same words and another target. */
export function compareLinks(part: Part, old: Block, now: Block): readonly Change[] {
  return now.links.flatMap(({ text, href }, at): readonly Change[] => {
    const before = old.links[at];
    return before === undefined || before.href === href || before.text !== text
      ? []
      : [{ ...placeOf(part, now), kind: "link", text: text.trim(), before: before.href, after: href }];
  });
}

export function placeOf(part: Part, { kind, text }: Block): Place {
  return { part, block: kind, ...(kind === "row" && { row: text.split(" · ")[0] }) };
}

/** Says whether the new words are the text of a `tel:` or `mailto:` link. */
function aboutOf({ after }: WordChange, { links }: Block): { readonly about?: "phone" | "email" } {
  const { href = "" } = links.find(({ text }) => after !== "" && text.includes(after)) ?? {};
  if (href.startsWith("tel:")) return { about: "phone" };
  return href.startsWith("mailto:") ? { about: "email" } : {};
}
