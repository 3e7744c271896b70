import type { GeneratedAsset } from "../define.ts";
import { groupBy } from "../group-by.ts";
import { fingerprint } from "../hash.ts";
import { type Manifest, type OutputFile, type Picture, placeholderStyles } from "../model.ts";
import type { Report } from "../problem.ts";

/** Scripts, styles and fonts as the bundler left them. `assets` and `imports` are as in the manifest. */
export type BundledAssets = Pick<Manifest, "assets" | "imports"> & { readonly files: readonly OutputFile[] };

/** Images ready to be shown, under their path from the project root. */
export type PreparedImages = Pick<Manifest, "images"> & { readonly files: readonly OutputFile[] };

/**
 * Brings everything that pages point to under its fingerprinted name. Two files of one plain name are reported: pages
 * could not tell which one they get.
 */
export function assembleManifest(
  bundled: BundledAssets,
  prepared: PreparedImages,
  generated: readonly GeneratedAsset[],
  pictures: readonly Picture[],
  report: Report,
): { readonly manifest: Manifest; readonly files: readonly OutputFile[] } {
  const { imports } = bundled;
  const { images } = prepared;
  const named = pictures.flatMap(({ plain, path }) => (plain === undefined ? [] : [[plain, path] as const]));
  const assets = { ...bundled.assets, ...Object.fromEntries(named) };
  const texts = [...generated, ...paintPlaceholders(images)];
  refuseTwins(
    [...Object.keys(bundled.assets), ...named.map(([plain]) => plain), ...texts.map(({ path }) => path)],
    report,
  );
  const { manifest, files } = extendManifest({ assets, images, imports }, texts);
  return { manifest, files: [...bundled.files, ...prepared.files, ...files] };
}

function refuseTwins(names: readonly string[], report: Report): void {
  for (const [name, twins] of groupBy(names, (name) => name)) {
    if (twins.length === 1) continue;
    report({
      code: "asset/duplicate",
      severity: "error",
      file: "templates/site.ts",
      message: `two assets have the path ${name}`,
      hint: "a file that assets makes needs a path that no style, script, icon or file of the generator has",
    });
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
    manifest: { ...manifest, assets: { ...manifest.assets, ...names } },
    files: named.map(({ file }) => file),
  };
}

/**
 * A style that shows each photograph’s own colour in its place until it has come. Attributes of style would do, but
 * strict policies refuse them.
 */
function paintPlaceholders(images: Manifest["images"]): readonly GeneratedAsset[] {
  const colours = new Set(Object.values(images).flatMap(({ placeholder }) => placeholder ?? []));
  if (colours.size === 0) return [];
  const rules = [...colours].sort().map((colour) => `[data-placeholder="${colour}"]{background:${colour}}`);
  return [{ path: placeholderStyles, text: `${rules.join("\n")}\n` }];
}
