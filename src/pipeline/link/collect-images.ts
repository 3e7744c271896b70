import { say } from "../../catalogue/message.ts";
import { mapTagged } from "../../define/tagged-values.ts";
import { type Memory, noMemory } from "../../memory/memory.ts";
import { isSource } from "../../model/is-source.ts";
import type { Entry } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { suggestionHint } from "../../problems/suggest.ts";

/** The image files that entries show, from the project root, each once, sorted. Missing ones are reported. */
export function collectImages(
  entries: readonly Entry[],
  available: ReadonlySet<string>,
  report: Report,
  memory: Memory = noMemory,
): readonly string[] {
  const wanted = new Set<string>();
  const images = [...available].filter((file) => !isSource(file));
  for (const entry of entries) {
    // Fields were proved when their entry was linked.
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
