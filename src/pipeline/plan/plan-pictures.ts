import { type Lettering, MissingCharacter, type OpenFonts } from "../../define/assets.ts";
import type { CardArt, GeneratedAsset, WebApp } from "../../define/define.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { digestOf, hashOf } from "../../model/memory/hash.ts";
import { keys } from "../../model/memory/kinds.ts";
import {
  appFiles,
  type CardImage,
  type OutputFile,
  type Page,
  type Picture,
  type SharedCard,
  type SourceFile,
} from "../../model/model.ts";
import { once } from "../../once.ts";
import { type Message, Mistake, say } from "../../words/message.ts";
import type { Position, Problem, Report } from "../../words/problem.ts";
import type { Templates } from "../steps.ts";
import { type Failures, gatherFailures } from "../steps.ts";

type OpenFontFiles = (fonts: CardArt<unknown>["fonts"], report: Report) => OpenFonts | undefined;

export type CardPlanner = {
  /** Plans the cards of these pages, each once. A page’s card must be planned before the page is drawn. */
  plan(pages: readonly Page[]): Promise<void>;
  /** Cards planned so far, by route. */
  readonly images: ReadonlyMap<string, CardImage>;
  /** Cards planned so far, each once, even if several pages share it. */
  pictures(): readonly Picture[];
};

/** Drawings have few colours and their blends: more would enlarge the file without a visible difference. */
const coloursOfCards = 64;

/**
 * Finds the names of the cards of pages. A name contains the fingerprint of the card’s SVG, which is drawn for that
 * unless it is remembered; the PNG is made later. A card that cannot be drawn is reported and left out.
 */
export function createCardPlanner(
  sources: readonly SourceFile[],
  openFonts: OpenFontFiles,
  { site, digests, explainThrow, memory, report }: Templates,
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
  const digest = hashOf(svgDigest, JSON.stringify(["png", width, height, coloursOfCards]));
  return {
    path: `assets/card.${digest.slice(0, 10)}.png`,
    digest,
    format: "png",
    colours: coloursOfCards,
    ...made,
  };
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

export type PlannedApp = {
  readonly assets: readonly GeneratedAsset[];
  readonly pictures: readonly Picture[];
  readonly files: readonly OutputFile[];
};

const none: PlannedApp = { assets: [], pictures: [], files: [] };

/** The icons of the site, all from one SVG, and the web manifest that lists them. */
export function planApp({ site, explainThrow, settings, base, report }: Templates): PlannedApp {
  if (site.app === undefined) return none;
  try {
    return planFiles(site.app(settings), { language: site.language, base });
  } catch (error) {
    report(explainThrow(error, say("doing.app")));
    return none;
  }
}

type Place = { readonly language: string; readonly base: string };

function planFiles(app: WebApp, place: Place): PlannedApp {
  const wide = withView(app.icon, app.wideView);
  const icons: readonly ManifestIcon[] = [
    { picture: toIcon(app.icon, 192), purpose: "any" },
    { picture: toIcon(app.icon, 512), purpose: "any" },
    { picture: toIcon(wide, 512), purpose: "maskable" },
  ];
  return {
    assets: [{ path: appFiles.icon, text: app.icon }],
    pictures: uniqueByPath([
      // Programs without SVG support request these names.
      { ...toIcon(app.icon, 32), format: "ico", path: appFiles.favicon },
      { ...toIcon(wide, 180), path: appFiles.touchIcon },
      ...icons.map(({ picture }) => picture),
    ]),
    files: [
      { path: appFiles.manifest, bytes: new TextEncoder().encode(describeManifest(app, icons, place)) },
    ],
  };
}

function withView(svg: string, view: string): string {
  const seen = svg.replace(/(<svg\b[^>]*?\sviewBox=")[^"]*"/, (_, before: string) => `${before}${view}"`);
  if (seen === svg && !svg.includes(`viewBox="${view}"`)) throw new Mistake(say("thrown.no-view"));
  return seen;
}

/** When the wide view equals the normal one, both icons are one file. */
function uniqueByPath(pictures: readonly Picture[]): readonly Picture[] {
  return [...new Map(pictures.map((picture) => [picture.path, picture])).values()];
}

/** More than the few coloursOfIcons of an icon and their blends. */
const coloursOfIcons = 128;

function toIcon(svg: string, size: number): Picture {
  const digest = hashOf(svg, JSON.stringify(["icon", size, coloursOfIcons]));
  return {
    path: `assets/icon-${size}.${digest.slice(0, 10)}.png`,
    digest,
    svg: async () => svg,
    format: "png",
    width: size,
    height: size,
    colours: coloursOfIcons,
  };
}

type ManifestIcon = { readonly picture: Picture; readonly purpose: "any" | "maskable" };

/** https://www.w3.org/TR/appmanifest/ */
function describeManifest(app: WebApp, icons: readonly ManifestIcon[], { language, base }: Place): string {
  const manifest = {
    lang: language,
    name: app.name,
    short_name: app.shortName,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: app.display,
    theme_color: app.themeColour,
    background_color: app.backgroundColour,
    icons: icons.map(({ picture: { path, width, height }, purpose }) => ({
      src: `${base}/${path}`,
      sizes: `${width}x${height}`,
      type: "image/png",
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
