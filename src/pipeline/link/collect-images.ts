import { say } from "../../catalogue/message.ts";
import { mapTagged } from "../../define/tagged-values.ts";
import { type Memory, noMemory } from "../../memory/memory.ts";
import { isSource } from "../../model/is-source.ts";
import type { Entry } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { suggestionHint } from "../../problems/suggest.ts";

/** The images that entries show, as paths from the project root, each once, sorted. Reports missing ones. */
export function collectImages(
  entries: readonly Entry[],
  available: ReadonlySet<string>,
  report: Report,
  memory: Memory = noMemory,
): readonly string[] {
  const wanted = new Set<string>();
  const images = [...available].filter((file) => !isSource(file));
  for (const entry of entries) {
    // Images in fields were checked when the entry was linked.
    for (const image of memory.getFor("images", entry, [], () => imagesOf(entry))) wanted.add(image);
    for (const { image, at } of entry.body?.images ?? []) {
      if (available.has(image)) wanted.add(image);
      else
        report({
          code: "entry/missing-image",
          severity: "error",
          file: entry.file,
          at,
          message: say("entry/missing-image", { image }),
          hint: suggestionHint(image, images, say("noun.images")),
        });
    }
  }
  return [...wanted].sort();
}

function imagesOf({ data }: Entry): readonly string[] {
  const images: string[] = [];
  mapTagged(data, (as, value) => {
    if (as === "image") images.push((value as { readonly image: string }).image);
    return value;
  });
  return images;
}
