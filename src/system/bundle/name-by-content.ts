import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Metafile, OutputFile } from "esbuild";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";

/**
 * Names each output of the bundler by its content and that of its imports only: the bundler’s own hashes also depend on
 * the folders in which it runs.
 */
export function nameByContent(outputs: readonly OutputFile[], metafile: Metafile) {
  const files = new Map(
    outputs.map((file) => [posix.basename(file.path.replaceAll("\\", "/")), file.contents]),
  );
  const given = [...files.keys()];
  const plain = new Map(
    given.map((name) => [
      name,
      name.replace(/^entry-\d+\./, "").replace(/\.[A-Z0-9]{8}(?=\.[a-z0-9]+$)/, ""),
    ]),
  );
  const imports = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => [
      posix.basename(path),
      imports.map((each) => posix.basename(each.path)).filter((name) => files.has(name)),
    ]),
  );
  const rename = createRenamer(given);
  const bare = new Map([...files].map(([name, contents]) => [name, rename(contents, name, plain)]));
  const final = new Map(
    given.map((name) => {
      const hash = createHash("sha256");
      for (const each of [name, ...closure(name, imports)]) hash.update(bare.get(each) ?? "");
      const { name: stem, ext } = posix.parse(plain.get(name) ?? name);
      return [name, `${stem}.${hash.digest("hex").slice(0, 10)}${ext}`];
    }),
  );
  // Outputs with the same name have the same content, because it is part of the name.
  const named = new Map(
    [...files].map(([name, contents]) => [final.get(name) ?? name, rename(contents, name, final)]),
  );
  return {
    /** From the bundler’s name to the final one. */
    names: final,
    files: [...named].map(([name, contents]) => ({ name, contents })),
  };
}

/** Marks entries with the same name until `nameByContent` names them; it removes the mark. */
export function markEntry(name: string, index: number): string {
  return `entry-${index}.${name}`;
}

/** Everything that `name` imports, directly or indirectly, in the order of the imports, without itself. */
function closure(name: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set<string>();
  const follow = (each: string) => {
    for (const next of imports.get(each) ?? []) {
      if (next === name || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(name);
  return [...found];
}

/** Scripts and styles refer to other files; fonts and images do not. */
function createRenamer(given: readonly string[]) {
  // Of two names with the same beginning, the longer one is tried first.
  const longestFirst = [...given].sort((a, b) => b.length - a.length);
  const anyName = new RegExp(longestFirst.map(escapeRegExp).join("|"), "g");
  return (contents: Uint8Array, name: string, names: ReadonlyMap<string, string>): Uint8Array => {
    if (!/\.(?:js|css)$/.test(name)) return contents;
    const text = Buffer.from(contents).toString();
    return Buffer.from(text.replace(anyName, (found) => names.get(found) ?? found));
  };
}
