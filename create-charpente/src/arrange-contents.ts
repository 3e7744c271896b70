import { slugify } from "../../src/model/route.ts";
import type { OldLanguage, OldPart, OldTexts } from "./old-site.ts";
import { toAddress } from "./paths.ts";
import type { PlacedText } from "./place-texts.ts";
import { humanise } from "./read-fields.ts";

/** The place of a text of a documentation: in a section, or below the page that leads to it. */
export type ContentsPlace = {
  readonly order: number;
  readonly section?: string | undefined;
  readonly parent?: string | undefined;
};

export type Contents = {
  readonly placeOf: (text: PlacedText) => ContentsPlace | undefined;
  /** The titles of the sections by name, in order, for each language that has contents. */
  readonly sections: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/**
 * Arranges texts as the contents of the old site do: each group is a section, with its texts in order, those of groups
 * in it as well. Posts, which no contents name, get a section by folder. All other texts are below the first page, so
 * that the contents leave them out too.
 */
export function arrangeContents(
  placed: readonly PlacedText[],
  { contents }: Pick<OldTexts, "contents">,
  languages: readonly OldLanguage[],
): Contents {
  const places = new Map<PlacedText, ContentsPlace>();
  const sections = new Map<string, ReadonlyMap<string, string>>();
  /** The section of each text, by what it has in common with its translations. */
  const known = new Map<string, string>();
  for (const [at, { code }] of languages.entries()) {
    const own = placed.filter(({ old }) => old.language === (at === 0 ? undefined : code));
    const parts = contents?.get(code) ?? [];
    const byAddress = new Map(own.map((text) => [text.old.address, text]));
    const titles = new Map<string, string>();
    let order = 0;
    const add = (text: PlacedText, section: string | undefined) => {
      order += 1;
      if (section !== undefined && text.old.original !== undefined && !known.has(text.old.original))
        known.set(text.old.original, section);
      places.set(text, { order, section });
    };
    for (const part of parts) {
      const texts = listTexts(part, byAddress).filter((text) => !places.has(text));
      if (texts.length === 0) continue;
      const section = part.title === undefined ? undefined : nameSection(part.title, texts, known, titles);
      if (section !== undefined && part.title !== undefined && !titles.has(section))
        titles.set(section, part.title);
      for (const text of texts) add(text, section);
    }
    if (parts.length === 0) continue;
    const posts = own.filter((text) => text.old.kind === "post" && !places.has(text));
    for (const text of posts.toSorted(compareDays)) {
      const title = humanise(text.old.folder.split("/")[0] || "posts");
      const section = slugify(title) || "posts";
      titles.set(section, titles.get(section) ?? title);
      add(text, section);
    }
    for (const text of own) {
      if (places.has(text)) continue;
      order += 1;
      places.set(
        text,
        text.address === "/" || text.old.kind === "home" ? { order: 0 } : { order, parent: "index" },
      );
    }
    sections.set(code, titles);
  }
  return { placeOf: (text) => places.get(text), sections };
}

function listTexts(
  { addresses }: OldPart,
  byAddress: ReadonlyMap<string, PlacedText>,
): readonly PlacedText[] {
  const found = addresses.flatMap((address) => byAddress.get(toAddress(address)) ?? []);
  // The first page stands above all sections.
  return [...new Set(found)].filter(({ old }) => old.kind !== "home");
}

/** A name for a section: that of the same section in the first language, or else one made of its title. */
function nameSection(
  title: string,
  texts: readonly PlacedText[],
  known: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): string {
  const original = texts.flatMap(({ old }) => known.get(old.original ?? "") ?? [])[0];
  if (original !== undefined && (titles.get(original) ?? title) === title) return original;
  const plain = slugify(title).replace(/[^a-z0-9-]/g, "") || "part";
  const names = [plain, ...Array.from({ length: titles.size + 1 }, (_, count) => `${plain}-${count + 2}`)];
  return names.find((name) => !titles.has(name)) ?? plain;
}

/** The newest first. */
function compareDays(a: PlacedText, b: PlacedText): number {
  const [first, second] = [a, b].map(({ fields, old }) => fields.date ?? old.date ?? "");
  return (second ?? "") < (first ?? "") ? -1 : 1;
}
