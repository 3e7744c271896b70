import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { GeneratedAsset } from "../define/define.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { groupBy } from "../group-by.ts";
import { reportTwins } from "../model/assets.ts";
import { fingerprint, hashOf, hashOfAll, withFingerprint } from "../model/memory/hash.ts";
import {
  type Manifest,
  type OutputFile,
  type Picture,
  type PlannedAsset,
  placeholderStyles,
  Undrawable,
  type WorkerScripts,
  workerRegistration,
} from "../model/model.ts";
import { generatorRoot } from "../store/generator-root.ts";
import type { Report } from "../words/problem.ts";

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

/** The fingerprinted names of drawings, as in a manifest: reading a name makes the drawing. */
function nameDrawings(drawings: readonly PlannedAsset[]): Manifest["assets"] {
  const names = drawings.map((drawing) => [
    drawing.path,
    { enumerable: true, configurable: true, get: () => publishedPath(drawing.path, drawing.draw().digest) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(names));
}

/** The drawings as files. Those that cannot be drawn are left out. */
export function publishDrawings(drawings: readonly PlannedAsset[]): readonly OutputFile[] {
  return drawings.flatMap((drawing) => {
    try {
      return [toFile(drawing)];
    } catch (error) {
      if (error instanceof Undrawable) return [];
      throw error;
    }
  });
}

/** The drawings that a page may load: those whose plain name occurs in the HTML. */
export function findMentioned(html: string, drawings: readonly PlannedAsset[]): readonly PlannedAsset[] {
  const addresses = html.match(new RegExp(address, "g"))?.join("\n") ?? "";
  return drawings.filter(({ path }) => addresses.includes(address.exec(stemOf(path))?.[0] ?? ""));
}

/** Up to the first character that HTML may escape. */
const address = /assets\/[^\s"'<>&(),\\]*/;

/** The part before the fingerprint. */
function stemOf(path: string): string {
  const { dir, name } = posix.parse(path);
  return posix.join("assets", dir, `${name}.`);
}

function toFile({ path, draw }: PlannedAsset): OutputFile {
  const drawn = draw();
  return {
    path: publishedPath(path, drawn.digest),
    digest: drawn.digest,
    sizeBytes: drawn.sizeBytes,
    get bytes() {
      return drawn.bytes;
    },
  };
}

function publishedPath(path: string, digest: string): string {
  return `assets/${withFingerprint(path, digest)}`;
}

/** The script that registers the service worker, if the site has one. */
export function registerWorker(
  { worker }: GeneratorSettings["offline"],
  scripts: () => WorkerScripts,
): readonly GeneratedAsset[] {
  switch (worker) {
    case "visited":
      return [{ path: workerRegistration, text: scripts().register }];
    case "retired":
    case "none":
      // Browsers update a worker by themselves: no page needs to register one that is retired.
      return [];
  }
}

/** The scripts of the service worker, bundled with the command. */
export function readWorkerScripts(): WorkerScripts {
  const read = (name: string) => readFileSync(join(generatorRoot, "lib/offline", `${name}.js`), "utf8");
  return { worker: read("worker"), retired: read("retired"), register: read("register") };
}
