import type { Entry } from "../model.ts";
import type { Report } from "../problem.ts";
import { suggestionHint } from "../suggest.ts";
import { mapTagged } from "../tagged-values.ts";

/** The image files that entries show, from the project root, each once, sorted. Missing ones are reported. */
export function collectImages(
  entries: readonly Entry[],
  available: ReadonlySet<string>,
  report: Report,
): readonly string[] {
  const wanted = new Set<string>();
  const images = [...available].filter((file) => !/\.(?:md|ya?ml)$/.test(file));
  for (const entry of entries) {
    mapTagged(entry.data, (as, value) => {
      // Fields were proved when their entry was linked.
      if (as === "image") wanted.add((value as { readonly image: string }).image);
      return value;
    });
    for (const { image, at } of entry.body?.images ?? []) {
      if (available.has(image)) wanted.add(image);
      else
        report({
          code: "entry/missing-image",
          severity: "error",
          file: entry.file,
          at,
          message: `the image ${image} is not there`,
          hint: suggestionHint(image, images, "images of content/"),
        });
    }
  }
  return [...wanted].sort();
}
