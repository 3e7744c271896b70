import type { GeneratedAsset } from "../define/define.ts";
import { groupBy } from "../group-by.ts";
import { reportTwins } from "../model/assets.ts";
import { fingerprint, hashOf, hashOfAll } from "../model/memory/hash.ts";
import {
  type Manifest,
  type OutputFile,
  type Picture,
  type PlannedAsset,
  placeholderStyles,
} from "../model/model.ts";
import type { Report } from "../words/problem.ts";
import { nameDrawings, publishDrawings } from "./publish-drawings.ts";

/** Scripts, styles and fonts from the bundler. `assets` and `imports` are as in the manifest. */
export type BundledAssets = Pick<Manifest, "assets" | "imports"> & { readonly files: readonly OutputFile[] };

/** Processed images, by their path from the project root. */
export type PreparedImages = Pick<Manifest, "images"> & { readonly files: readonly OutputFile[] };

/** The files that pages point to. */
export type AssembledAssets = {
  readonly manifest: Manifest;
  /** All files except `drawings`. */
  readonly files: readonly OutputFile[];
  readonly drawings: readonly PlannedAsset[];
};

/**
 * Gives everything that pages point to its fingerprinted name. Reports two files with the same plain name, because
 * pages could only address one of them. Makes no drawing.
 */
export function assembleManifest(
  bundled: BundledAssets,
  prepared: PreparedImages,
  generated: { readonly texts: readonly GeneratedAsset[]; readonly drawings: readonly PlannedAsset[] },
  pictures: readonly Picture[],
  report: Report,
): AssembledAssets {
  const { imports } = bundled;
  const { images } = prepared;
  const { drawings } = generated;
  const named = pictures.flatMap(({ plain, path }) => (plain === undefined ? [] : [[plain, path] as const]));
  const texts = [...generated.texts, ...paintPlaceholders(images)];
  refuseTwins(
    [
      ...Object.keys(bundled.assets),
      ...named.map(([plain]) => plain),
      ...[...texts, ...drawings].map(({ path }) => path),
    ],
    report,
  );
  const known = { ...bundled.assets, ...Object.fromEntries(named) };
  const digest = hashOfAll([
    JSON.stringify([known, images, imports]),
    ...drawings.flatMap((drawing) => [drawing.path, drawing.digest]),
  ]);
  const assets = addNames(known, nameDrawings(drawings));
  const { manifest, files } = extendManifest({ assets, images, imports, digest }, texts);
  return {
    manifest,
    files: [
      ...bundled.files,
      ...prepared.files,
      ...files,
      ...publishDrawings(drawings.filter(isScriptOrStyle)),
    ],
    drawings: drawings.filter((drawing) => !isScriptOrStyle(drawing)),
  };
}

/**
 * Pages contain hashes of scripts and styles, and depend on what styles load, so all of these are complete before pages
 * are drawn.
 */
function isScriptOrStyle({ path }: PlannedAsset): boolean {
  return /\.(?:css|m?js)$/.test(path);
}

function refuseTwins(names: readonly string[], report: Report): void {
  for (const [name, twins] of groupBy(names, (name) => name)) {
    if (twins.length === 1) continue;
    reportTwins(name, "bundle", report);
  }
}

/** Adds text files, each under its fingerprinted name. */
export function extendManifest(
  manifest: Manifest,
  texts: readonly GeneratedAsset[],
): { readonly manifest: Manifest; readonly files: readonly OutputFile[] } {
  const encoder = new TextEncoder();
  const named = texts.map(({ path, text }) => {
    const bytes = encoder.encode(text);
    return { plain: path, file: { path: `assets/${fingerprint(path, bytes)}`, bytes } };
  });
  const names = Object.fromEntries(named.map(({ plain, file }) => [plain, file.path]));
  return {
    manifest: {
      ...manifest,
      assets: addNames(manifest.assets, names),
      digest: hashOf(manifest.digest, JSON.stringify(names)),
    },
    files: named.map(({ file }) => file),
  };
}

/** Reads no values: reading the name of a drawing would draw it. */
function addNames(assets: Manifest["assets"], more: Manifest["assets"]): Manifest["assets"] {
  const names = { ...Object.getOwnPropertyDescriptors(assets), ...Object.getOwnPropertyDescriptors(more) };
  return Object.defineProperties({}, names);
}

/**
 * A style that shows each photograph’s main colour until the image has loaded. Style attributes would do the same, but
 * strict policies refuse them.
 */
function paintPlaceholders(images: Manifest["images"]): readonly GeneratedAsset[] {
  const colours = new Set(Object.values(images).flatMap(({ placeholder }) => placeholder ?? []));
  if (colours.size === 0) return [];
  const rules = [...colours].sort().map((colour) => `[data-placeholder="${colour}"]{background:${colour}}`);
  return [{ path: placeholderStyles, text: `${rules.join("\n")}\n` }];
}
