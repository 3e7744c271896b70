import { basename, dirname, join, normalize } from "node:path/posix";
import type { NewRedirect } from "./list-redirects.ts";
import { isWhole, toAddress } from "./paths.ts";
import type { PlacedText } from "./place-texts.ts";

/** Finds the new address of a page by its old address or its file name. */
export function createPageFinder(
  placed: readonly PlacedText[],
  readUrl: (written: string) => string,
  redirects: readonly NewRedirect[] = [],
) {
  const byPath = new Map(placed.map(({ old, address }) => [old.path, address]));
  const byAddress = new Map([
    ...redirects.map(({ from, to }) => [from, to] as const),
    ...placed.map(({ old, address }) => [old.address, address] as const),
  ]);
  const byName = new Map(
    placed.flatMap(({ old, address }) => namesOf(old.path).map((name) => [name, address] as const)),
  );
  const addresses = new Set(placed.map(({ address }) => address));

  /** By its address on the old site, or the path of its file. */
  const link = (url: string, from: PlacedText): string | undefined => {
    const [, path = "", end = ""] = /^([^?#]*)(.*)$/s.exec(readUrl(url)) ?? [];
    if (path === "" || isWhole(path)) return undefined;
    // Some texts write the path of a file from the folder of all texts.
    const asFile = /\.mdx?$/.test(path)
      ? byName.get(path.replace(/^\/|(?:\/index)?\.mdx?$/g, ""))
      : undefined;
    const found = path.startsWith("/")
      ? (byAddress.get(toAddress(path)) ?? asFile)
      : (byPath.get(normalize(join(dirname(from.old.path), path))) ??
        byAddress.get(toAddress(join(from.old.address, path))) ??
        byAddress.get(toAddress(join(dirname(from.old.address), path))) ??
        asFile);
    return found === undefined ? undefined : found + end;
  };

  /** By the name of its file, as tags write it: `posts/first.md`, `first`, `2020-01-02-first`. */
  const refer = (written: string, from: PlacedText): string | undefined => {
    const [, path = "", end = ""] = /^([^#]*)(.*)$/s.exec(written) ?? [];
    const name = path.replace(/^\//, "").replace(/\.\w+$/, "");
    const found = link(path, from) ?? byName.get(name) ?? byName.get(basename(name));
    if (path === "" && end !== "") return end;
    return found === undefined ? undefined : found.replace(/#.*/s, "") + end;
  };

  return { link, refer, has: (address: string) => addresses.has(address.replace(/[?#].*/s, "")) };
}

/**
 * The names that tags may use for a file: its path without extension, and each end of it. A bundle has the names of its
 * folder.
 */
function namesOf(path: string): readonly string[] {
  const stem = path.replace(/\.\w+$/, "").replace(/\/_?index$/, "");
  const parts = stem.split("/");
  return parts.map((_, from) => parts.slice(from).join("/"));
}
