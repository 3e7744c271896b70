import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Metafile } from "esbuild";
import { hashOf } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Memory } from "../model/memory/memory.ts";
import type { RawFile } from "../model/model.ts";
import { generatorRoot } from "../store/generator-root.ts";
import { haveChangedSince } from "../store/held-files.ts";
import { isLeftOut, listFiles, readFiles } from "../store/read-files.ts";
import type { Problem } from "../words/problem.ts";
import { pathOfInput, withoutSuffix } from "./input-names.ts";

/** The inputs of a bundle besides `templates/` and the generator: absolute paths, and their content. */
export type OutsideInputs = { readonly outside: readonly string[]; readonly outsideDigest: string };

type BundleName = {
  readonly kind: "templates" | "assets";
  /** Describes the request to the bundler, as far as the files alone do not. */
  readonly asked: string;
  /** What `templatesKey` has returned a moment ago. */
  readonly inputs?: string | undefined;
};

/**
 * Returns the remembered bundle for the same request and the same files, or makes it. Failed bundles, for which `make`
 * returns problems, are not remembered. Bundles must be JSON-safe.
 */
export async function rememberBundle<T extends OutsideInputs>(
  root: string,
  memory: Memory,
  { kind, asked, inputs }: BundleName,
  make: () => Promise<T | readonly Problem[]>,
): Promise<T | readonly Problem[]> {
  const first = inputs ?? templatesKey(root);
  return rememberByInputs(memory, kind, [first, asked], make, () => templatesKey(root) === first);
}

/**
 * Returns what is remembered under this key and was made from files that are still the same, or makes it. `isAsAsked`
 * is called afterwards, and says whether the key still holds. Problems are not remembered.
 */
export async function rememberByInputs<T extends OutsideInputs>(
  memory: Memory,
  kind: "templates" | "assets" | "styles",
  asked: readonly [string, string],
  make: () => Promise<T | readonly Problem[]>,
  isAsAsked = () => true,
): Promise<T | readonly Problem[]> {
  // The files of a result are known only after it is made: each remembered result lists its own, and when they have
  // changed, their new content is part of the key of the next.
  const begunAt = Date.now();
  // The result may contain a file as it was before or after a save.
  const isCertain = (made: T) => isAsAsked() && !haveChangedSince(expandFolders(made.outside), begunAt);
  for (let key = keys[kind](...asked); ; ) {
    const bundle = await recall(memory, kind, key, make, isCertain);
    if (isProblems(bundle)) return bundle;
    const digest = digestOf(bundle.outside);
    if (digest === bundle.outsideDigest) return bundle;
    key = keys[kind](key, digest);
  }
}

/** The files of a bundle that `templatesKey` does not cover. `root` is the folder from which it was made. */
export function findOutsideInputs({ inputs }: Pick<Metafile, "inputs">, root: string): OutsideInputs {
  const generators = ["src", "node_modules"].map((name) => join(generatorRoot, name) + sep);
  // esbuild gives real paths, relative to the real path of the folder.
  const trueRoot = realpathSync(root);
  const places = Object.keys(inputs)
    .flatMap((input) => pathOfInput(input) ?? [])
    .map((path) => withoutSuffix(path.startsWith("..") ? resolve(trueRoot, path) : resolve(root, path)))
    .filter((path) => !isInTemplatesKey(path, root))
    .filter((path) => !generators.some((folder) => path.startsWith(folder)));
  return withDigest(places);
}

/** These files and folders as they are. */
export function withDigest(places: readonly string[]): OutsideInputs {
  const outside = [...new Set(places)].sort();
  return { outside, outsideDigest: digestOf(outside) };
}

/** All files: folders are replaced by what is in them. */
export function expandFolders(places: readonly string[]): readonly string[] {
  return places.flatMap((place) =>
    existsSync(place) && statSync(place).isDirectory()
      ? listFiles(place, "").map(({ place }) => place)
      : place,
  );
}

async function recall<T>(
  memory: Memory,
  kind: "templates" | "assets" | "styles",
  key: string,
  make: () => Promise<T | readonly Problem[]>,
  isCertain: (made: T) => boolean,
): Promise<T | readonly Problem[]> {
  const known = memory.find<T>(kind, key);
  if (known !== undefined) return known;
  const made = await make();
  return isProblems(made) || !isCertain(made) ? made : memory.keep<T>(kind, key, made);
}

function isProblems(made: unknown): made is readonly Problem[] {
  return Array.isArray(made);
}

/** Files beside `templates/` that affect every bundle. */
export const steeringFiles = ["package.json", "package-lock.json", "tsconfig.json"] as const;

/**
 * The usual inputs of a bundle, without the generator itself, which is part of the key of every memory. Paths are from
 * the root.
 */
export function readBundleInputs(
  root: string,
  read: (place: string) => Uint8Array = readFileSync,
): readonly RawFile[] {
  const steering = steeringFiles.filter((name) => existsSync(join(root, name)));
  return [
    ...readFiles(join(root, "templates"), "templates", { read }),
    ...steering.map((name) => ({ path: name, bytes: read(join(root, name)) })),
  ];
}

/** Identifies the usual inputs of a bundle. */
export function templatesKey(root: string): string {
  return hashOf(...readBundleInputs(root).flatMap(({ path, bytes }) => [path, bytes]));
}

/**
 * `readFiles` skips hidden files, which can be imported like any others. `path` is a real path, or begins with `root`.
 */
function isInTemplatesKey(path: string, root: string): boolean {
  const [top, ...names] = relative(root, path).split(sep);
  return top === "templates" && !names.some((name) => isLeftOut(name, false));
}

function digestOf(places: readonly string[]): string {
  const files = expandFolders(places);
  const bytes = files.map((path) => (existsSync(path) ? readFileSync(path) : ""));
  // In a folder, the names count too.
  return hashOf(...bytes, ...files.filter((file) => !places.includes(file)));
}
