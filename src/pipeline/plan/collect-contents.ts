import { posix } from "node:path";
import type {
  Collections,
  Content,
  ContentIn,
  Entries,
  Reference,
  SiteDefinition,
} from "../../define/define.ts";
import { mapTagged } from "../../define/tagged-values.ts";
import { groupBy } from "../../group-by.ts";
import { isTranslation } from "../../model/language.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import { type Body, type Entry, type HeldBack, UnmodifiedEntry } from "../../model/model.ts";
import { isSource } from "../../model/sources.ts";
import { once } from "../../once.ts";
import { type Message, Mistake, say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { suggest, suggestionHint } from "../../words/suggest.ts";

/**
 * Arranges the entries as templates receive them, for each language. Undefined when the first language lacks a single
 * entry.
 */
export function collectContents(
  entries: readonly Entry[],
  {
    languages: [first, ...others],
    ...site
  }: Pick<SiteDefinition, "languages" | "collections"> & Partial<Pick<SiteDefinition, "sources">>,
  heldBack: readonly HeldBack[],
  report: Report,
): readonly ContentIn[] | undefined {
  const collections: Collections = { ...site.collections, ...site.sources };
  const originals = others.length === 0 ? entries : entries.filter((entry) => !isTranslation(entry));
  const content = collectContent(originals, collections, heldBack, report);
  if (content === undefined) return undefined;
  const translated = others.map((language) => {
    const own = entries.filter((entry) => isTranslation(entry) && entry.language === language.code);
    return { language, content: translateContent(content, collections, own.map(withOriginalId)) };
  });
  return [{ language: first, content }, ...translated];
}

function withOriginalId(entry: Entry): Entry {
  return entry instanceof UnmodifiedEntry ? entry.withOriginalId() : entry;
}

/**
 * The content in another language. A single file without a translation is that of the first language. Lists contain
 * only the entries in the language, but references also find those of the first one.
 */
function translateContent(
  content: Content<Collections>,
  collections: Collections,
  own: readonly Entry[],
): Content<Collections> {
  const byCollection = groupBy(own, (entry) => entry.collection);
  const translated = Object.entries(collections).map(([name, { kind, shared = false }]) => {
    const first = content[name] as Entry | Entries<unknown>;
    const members = byCollection.get(name) ?? [];
    if (shared || (kind !== "folder" && members.length === 0)) return [name, first];
    if (kind === "single") return [name, members[0]];
    return [name, toEntries(name, members, (first as Entries<unknown>).all)];
  });
  return Object.fromEntries(translated) as Content<Collections>;
}

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
function toEntries(name: string, all: readonly Entry[], others: readonly Entry[] = []): Entries<unknown> {
  const own = new Set(all.map(({ id }) => id));
  const fallbacks = others.filter(({ id }) => !own.has(id));
  const byId = new Map([...fallbacks, ...all].map((entry) => [entry.id, entry]));
  return {
    all,
    ...(fallbacks.length > 0 && { fallbacks }),
    get({ collection, id }: Reference) {
      const entry = collection === name ? byId.get(id) : undefined;
      if (entry === undefined) throw new Mistake(say("thrown.no-entry", { id, collection, name }));
      return entry;
    },
  };
}

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
    const own = memory.getFor("images", entry, [], () => ({
      images: imagesOf(entry),
      texts: [...(entry.body === undefined ? [] : [entry.body]), ...textsIn(entry.data)],
    }));
    for (const image of own.images) wanted.add(image);
    for (const { image, at } of own.texts.flatMap(({ images = [] }) => images)) {
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

/** The compiled Markdown in fields. */
function textsIn(value: unknown): readonly Body[] {
  if (typeof value !== "object" || value === null) return [];
  if ("parts" in value && "digest" in value) return [value as Body];
  return Object.values(value).flatMap(textsIn);
}

function imagesOf({ data }: Entry): readonly string[] {
  const images: string[] = [];
  mapTagged(data, (as, value) => {
    if (as === "image") images.push((value as { readonly image: string }).image);
    return value;
  });
  return images;
}
