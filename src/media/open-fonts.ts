import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import { type Lettering, MissingCharacter, type OpenFonts, type Typeface } from "../define/assets.ts";
import { hashOf } from "../model/memory/hash.ts";
import { Mistake, say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";

/** Reads TrueType files below `templates/`, by name. Undefined, with a problem, when one is missing. */
export function openFonts(
  fonts: Readonly<Record<string, string>>,
  root: string,
  report: Report,
): OpenFonts | undefined {
  const files = new Map<string, Uint8Array>();
  for (const [name, path] of Object.entries(fonts)) {
    const file = join(root, "templates", path);
    if (existsSync(file)) files.set(name, readFileSync(file));
    else report(explainMissingFont(name, `templates/${path}`));
  }
  if (files.size < Object.keys(fonts).length) return undefined;
  return {
    digest: hashOf(...[...files].flat()),
    load: () => createLettering(files),
  };
}

/** `file` is from the project root. */
function explainMissingFont(name: string, file: string): Problem {
  return {
    code: "template/missing-asset",
    severity: "error",
    file: "templates/site.ts",
    message: say("template/missing-asset.font", { name, file }),
    hint: say("template/missing-asset.font.hint"),
  };
}

/** Shapes text with HarfBuzz, as browsers do. `fonts` are TrueType files by the names that `Typeface` uses. */
export async function createLettering(fonts: ReadonlyMap<string, Uint8Array>): Promise<Lettering> {
  // Loading it takes longer than drawing a card, and most builds draw none.
  const harfBuzz = await import("harfbuzzjs");
  const shape = createShaper(harfBuzz);
  const setLine = (text: string, face: Typeface, font: OpenFont) => placeGlyphs(text, face, font, shape);
  const opened = new Map([...fonts].map(([name, bytes]) => [name, openFont(bytes, harfBuzz)]));
  const find = (name: string): OpenFont => {
    const font = opened.get(name);
    if (font === undefined) throw new Mistake(say("thrown.no-font", { name, known: [...fonts.keys()] }));
    return font;
  };
  return {
    measure: (text, face) => setLine(text, face, find(face.font)).length,
    outline: (text, { x, y, ...face }) => {
      const { font, perEm } = find(face.font);
      const scale = face.size / perEm;
      return setLine(text, face, { font, perEm })
        .glyphs.map(({ id, at, rise }) => movePath(font.glyphToPath(id), x + at, y - rise, scale))
        .join("");
    },
  };
}

type HarfBuzz = typeof import("harfbuzzjs");

type OpenFont = { readonly font: Font; readonly perEm: number };

function openFont(bytes: Uint8Array, { Blob, Face, Font }: HarfBuzz): OpenFont {
  const face = new Face(new Blob(bytes));
  return { font: new Font(face), perEm: face.upem };
}

type Shape = ReturnType<typeof createShaper>;

/** With tabular, lining figures, as the site’s style sheet requests. */
function createShaper({ Buffer, Feature, shape }: HarfBuzz) {
  const features = ["tnum", "lnum"].map((tag) => new Feature(tag));
  // One buffer for all texts: new ones would be freed late, and HarfBuzz never returns memory.
  const buffer = new Buffer();
  return (text: string, font: Font) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
  };
}

type SetGlyph = { readonly id: number; readonly at: number; readonly rise: number };

function placeGlyphs(
  text: string,
  { font: name, size, tracking = 0 }: Typeface,
  { font, perEm }: OpenFont,
  shape: Shape,
) {
  const { infos, positions } = shapeWhole(text, name, (wanted) => shape(wanted, font));
  const scale = size / perEm;
  const glyphs: SetGlyph[] = [];
  let pen = 0;
  for (const [index, { codepoint }] of infos.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    glyphs.push({ id: codepoint, at: pen + xOffset * scale, rise: yOffset * scale });
    pen += xAdvance * scale + (xAdvance === 0 ? 0 : tracking * size);
  }
  return { glyphs, length: Math.max(0, pen - tracking * size) };
}

/** Shapes a text after replacing characters that the font lacks by plain ones. */
function shapeWhole(
  text: string,
  font: string,
  shape: (text: string) => ReturnType<Shape>,
): ReturnType<Shape> {
  const shaped = shape(text);
  const missing = new Set(
    shaped.infos.flatMap(({ codepoint, cluster }) => (codepoint === 0 ? [characterAt(text, cluster)] : [])),
  );
  if (missing.size === 0) return shaped;
  const plain = shape([...text].map((one) => (missing.has(one) ? toPlain(one) : one)).join(""));
  for (const one of missing) {
    const stands = toPlain(one);
    const isThere = stands !== one && shape(stands).infos.every(({ codepoint }) => codepoint !== 0);
    if (!isThere) throw new MissingCharacter(one, text, font);
  }
  return plain;
}

function characterAt(text: string, place: number): string {
  return String.fromCodePoint(text.codePointAt(place) ?? 0);
}

/**
 * Unicode’s compatibility decomposition without accents: ₂ is 2, ™ is TM, ş is s; all dashes are equal, and all spaces.
 */
function toPlain(character: string): string {
  return character
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s/gu, " ");
}

/** Outlines are in units of the font with y upwards; the result is in px with y downwards, to hundredths. */
function movePath(path: string, x: number, y: number, scale: number): string {
  return path.replace(
    point,
    (_, right, up) => `${toHundredths(x + Number(right) * scale)},${toHundredths(y - Number(up) * scale)}`,
  );
}

const point = /(?<![\d.-])([\d.-]+),([\d.-]+)/g;

function toHundredths(length: number): number {
  return Math.round(length * 100) / 100;
}
