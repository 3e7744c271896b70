import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Metafile } from "esbuild";
import { hashOf } from "../../memory/hash.ts";
import { keys } from "../../memory/kinds.ts";
import type { Memory } from "../../memory/memory.ts";
import type { Problem } from "../../problems/problem.ts";
import { generatorRoot } from "../generator-root.ts";
import { haveChangedSince } from "../read/have-changed-since.ts";
import { isLeftOut } from "../read/is-left-out.ts";
import { readFiles } from "../read/read-files.ts";
import { withoutSuffix } from "./without-suffix.ts";

/** What a bundle was made from, besides `templates/` and the generator: absolute paths, and what they held. */
export type OutsideInputs = { readonly outside: readonly string[]; readonly outsideDigest: string };

/** `asked` says what the bundler is asked for, where the files alone do not. */
type BundleKind = "templates" | "assets";
type BundleName = { readonly kind: BundleKind; readonly asked: string };

/**
 * Gives back the bundle that was asked for in the same way and made from the same files, or makes it. One that could not be
 * made, for which `make` gives problems, is not remembered. Bundles must be JSON-safe.
 */
export async function rememberBundle<T extends OutsideInputs>(
  root: string,
  memory: Memory,
  { kind, asked }: BundleName,
  make: () => Promise<T | readonly Problem[]>,
): Promise<T | readonly Problem[]> {
  // Which files from elsewhere a bundle needs is known once it is made: each bundle names its own, and one that finds
  // them changed leads to the next.
  const first = templatesKey(root);
  const begunAt = Date.now();
  // Nothing tells whether the bundle has a file as it was before a save or after.
  const isCertain = (made: T) => templatesKey(root) === first && !haveChangedSince(made.outside, begunAt);
  for (let key = keys[kind](first, asked); ; ) {
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
  // esbuild gives true paths, from the true path of the folder.
  const trueRoot = realpathSync(root);
  const places = Object.keys(inputs)
    // Modules that esbuild or a plugin makes up have no file: `<runtime>`, `(disabled):fs`, `island:Guide`.
    .filter((path) => !/^(?:<|\(disabled\):|[a-z]{2,}:)/.test(path))
    .map((path) => withoutSuffix(path.startsWith("..") ? resolve(trueRoot, path) : resolve(root, path)))
    .filter((path) => !isInTemplatesKey(path, root))
    .filter((path) => !generators.some((folder) => path.startsWith(folder)));
  const outside = [...new Set(places)].sort();
  return { outside, outsideDigest: digestOf(outside) };
}

async function recall<T>(
  memory: Memory,
  kind: BundleKind,
  key: string,
  make: () => Promise<T | readonly Problem[]>,
  isCertain: (made: T) => boolean,
): Promise<T | readonly Problem[]> {
  let forgotten: T | readonly Problem[] | undefined;
  try {
    const bytes = await memory.getBytes(kind, key, async () => {
      const made = await make();
      if (!isProblems(made) && isCertain(made)) return Buffer.from(JSON.stringify(made));
      forgotten = made;
      throw new Error("not to be remembered");
    });
    return JSON.parse(Buffer.from(bytes).toString()) as T;
  } catch (error) {
    if (forgotten === undefined) throw error;
    return forgotten;
  }
}

function isProblems(made: unknown): made is readonly Problem[] {
  return Array.isArray(made);
}

/** Files beside `templates/` that decide what a bundle becomes. */
export const steeringFiles = ["package.json", "package-lock.json", "tsconfig.json"] as const;

/** Everything that a bundle is usually made from, besides the generator itself, which is in the key of every memory. */
function templatesKey(root: string): string {
  const steering = steeringFiles.map((name) => join(root, name));
  return hashOf(
    ...readFiles(join(root, "templates"), "templates").flatMap(({ path, bytes }) => [path, bytes]),
    ...steering.map((path) => (existsSync(path) ? readFileSync(path) : "")),
  );
}

/** `readFiles` leaves out hidden files, which can be imported like all others. `path` is a true one, or begins with `root`. */
function isInTemplatesKey(path: string, root: string): boolean {
  const [top, ...names] = relative(root, path).split(sep);
  return top === "templates" && !names.some((name) => isLeftOut(name, false));
}

function digestOf(paths: readonly string[]): string {
  return hashOf(...paths.map((path) => (existsSync(path) ? readFileSync(path) : "")));
}
