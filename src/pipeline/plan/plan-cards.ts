import { type Lettering, MissingCharacter, type OpenFonts } from "../../define/assets.ts";
import type { CardArt } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { digestOf, hashOf } from "../../model/memory/hash.ts";
import { keys } from "../../model/memory/kinds.ts";
import type { Memory } from "../../model/memory/memory.ts";
import type { CardImage, Page, Picture, SharedCard, SourceFile } from "../../model/model.ts";
import { once } from "../../once.ts";
import { type Message, say } from "../../words/message.ts";
import type { Position, Problem, Report } from "../../words/problem.ts";
import { type Failures, gatherFailures } from "../steps/take-steps.ts";

type Making = Pick<LoadedTemplates, "site" | "digests" | "explainThrow"> & {
  readonly sources: readonly SourceFile[];
  readonly openFonts: (fonts: CardArt<unknown>["fonts"], report: Report) => OpenFonts | undefined;
  readonly memory: Memory;
};

export type CardPlanner = {
  /** Plans the cards of these pages, each once. A page’s card must be planned before the page is drawn. */
  plan(pages: readonly Page[]): Promise<void>;
  /** Cards planned so far, by route. */
  readonly images: ReadonlyMap<string, CardImage>;
  /** Cards planned so far, each once, even if several pages share it. */
  pictures(): readonly Picture[];
};

/** Drawings have few colours and their blends: more would enlarge the file without a visible difference. */
const colours = 64;

/**
 * Finds the names of the cards of pages. A name contains the fingerprint of the card’s SVG, which is drawn for that
 * unless it is remembered; the PNG is made later. A card that cannot be drawn is reported and left out.
 */
export function createCardPlanner(
  { site, digests, explainThrow, sources, openFonts, memory }: Making,
  report: Report,
): CardPlanner {
  const images = new Map<string, CardImage>();
  const pictures = new Map<string, Picture>();
  const art = site.cards;
  const fonts = art && openFonts(art.fonts, report);
  if (art === undefined || fonts === undefined) return { images, plan: async () => {}, pictures: () => [] };
  const draw = createArtist(art, fonts);
  const { width, height } = art;

  const planned = new Set<Page>();
  const planOne = async (page: Page, failures: Failures) => {
    const { route, card } = page;
    if (card === undefined || planned.has(page)) return;
    planned.add(page);
    const svg = once(() => draw(card));
    try {
      const key = keys.cards(digests.cards, fonts.digest, JSON.stringify(card.art));
      const drawn =
        memory.find<string>("cards", key) ?? memory.keep("cards", key, digestOf(Buffer.from(await svg())));
      const picture = toPicture(drawn, { svg, width, height });
      pictures.set(picture.path, picture);
      images.set(route, { path: picture.path, width, height, alt: card.alt });
    } catch (error) {
      if (error instanceof MissingCharacter) report(explainMissing(error, page, sources));
      else failures.note(error, route);
    }
  };
  return {
    images,
    plan: async (pages) => {
      const failures = gatherFailures(explainThrow);
      for (const page of pages) await planOne(page, failures);
      failures.reportAll(report, drawCards);
    },
    pictures: () => [...pictures.values()],
  };
}

function drawCards(route: string, more: number): Message {
  return more === 0 ? say("doing.draw-card", { route }) : say("doing.draw-cards", { route, more });
}

/** Reported where the text was written, not where it is drawn. */
function explainMissing(
  { character, font, text }: MissingCharacter,
  { route, sources: files }: Page,
  sources: readonly SourceFile[],
): Problem {
  return {
    code: "card/missing-character",
    severity: "error",
    file: files[0] ?? settingsFile,
    ...findCharacter(character, [...files, settingsFile], sources),
    message: say("card/missing-character", { route, character, font, text }),
    hint: say("card/missing-character.hint"),
  };
}

/** Fonts are loaded for the first card that has to be drawn. */
function createArtist(art: CardArt<unknown>, fonts: OpenFonts) {
  let lettering: Promise<Lettering> | undefined;
  return async (card: SharedCard): Promise<string> => {
    lettering ??= fonts.load();
    return art.draw(card.art, await lettering);
  };
}

function toPicture(svgDigest: string, made: Pick<Picture, "svg" | "width" | "height">): Picture {
  const { width, height } = made;
  const digest = hashOf(svgDigest, JSON.stringify(["png", width, height, colours]));
  return { path: `assets/card.${digest.slice(0, 10)}.png`, digest, format: "png", colours, ...made };
}

/** The position of a character in the first of `files` that contains it. */
function findCharacter(
  character: string,
  files: readonly string[],
  sources: readonly SourceFile[],
): Pick<Problem, "file" | "at"> | undefined {
  for (const file of files) {
    const text = sources.find((source) => source.file === file)?.text ?? "";
    const at = findIn(text, character);
    if (at !== undefined) return { file, at };
  }
  return undefined;
}

function findIn(text: string, character: string): Position | undefined {
  const place = text.indexOf(character);
  if (place === -1) return undefined;
  const before = text.slice(0, place).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, length: character.length };
}
