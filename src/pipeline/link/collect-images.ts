import { posix } from "node:path";
import { mapTagged } from "../../define/tagged-values.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { Entry } from "../../model/model.ts";
import { isSource } from "../../model/sources.ts";
import { once } from "../../once.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggest, suggestionHint } from "../../words/suggest.ts";

/**
 * The images that entries show, as paths from the project root, each once, sorted. Reports missing ones. Texts may also
 * show files of `static/`, as paths from there.
 */
export function collectImages(
  entries: readonly Entry[],
  available: ReadonlySet<string>,
  listStatic: () => readonly string[],
  report: Report,
  memory: Memory = noMemory,
): readonly string[] {
  const statics = once(() => new Set(listStatic().map((path) => `content/${path.normalize("NFC")}`)));
  const wanted = new Set<string>();
  const images = [...available].filter((file) => !isSource(file));
  for (const entry of entries) {
    // Images in fields were checked when the entry was linked.
    for (const image of memory.getFor("images", entry, [], () => imagesOf(entry))) wanted.add(image);
    for (const { image, at } of entry.body?.images ?? []) {
      if (available.has(image)) wanted.add(image);
      else if (!statics().has(image))
        report({
          code: "entry/missing-image",
          severity: "error",
          file: entry.file,
          at,
          message: say("entry/missing-image", { image }),
          hint: adviseOnImage(image, images, posix.dirname(entry.file)),
        });
    }
  }
  return [...wanted].sort();
}

/** Writes the suggestion as a text would: relative to the folder of the text, or as a path from `content/`. */
function adviseOnImage(image: string, images: readonly string[], folder: string): Message {
  const word = suggest(image, images);
  if (word === undefined) return suggestionHint(image, images, say("noun.images"));
  const isBeside = word.startsWith(`${folder}/`);
  return say("near-word", {
    word: isBeside ? `./${posix.relative(folder, word)}` : word.replace(/^content(?=\/)/, ""),
  });
}

function imagesOf({ data }: Entry): readonly string[] {
  const images: string[] = [];
  mapTagged(data, (as, value) => {
    if (as === "image") images.push((value as { readonly image: string }).image);
    return value;
  });
  return images;
}
