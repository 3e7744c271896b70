import { posix } from "node:path";
import {
  isTooLargeToRead,
  type OutputFile,
  type Page,
  type PageLoad,
  type PagePart,
  type PageWeights,
  type RenderedPage,
  type Weighable,
} from "../model/model.ts";

export type WeighedPage = {
  readonly page: Page;
  readonly hasIsland: boolean;
  /** The page itself and every file that it loads, each once. */
  readonly parts: readonly PagePart[];
  /** False after a quick compression, which gives more bytes than that of hosts, never less. */
  readonly isExact: boolean;
};

export type Weighing = {
  readonly files: readonly OutputFile[];
  readonly base: string;
  /** Bytes after brotli; a quick compression gives at least as many. */
  readonly weigh: (file: Weighable, how?: "quickly") => number;
};

/**
 * Finds the files of every page and weighs each once. Fonts are all those that its styles name, although a browser
 * loads only those whose characters occur. Scripts include everything that they import, at once or later. Files on
 * other origins are not counted.
 */
export function weighPages(
  pages: readonly RenderedPage[],
  { files, base, weigh: compress }: Weighing,
  how?: "quickly",
): readonly WeighedPage[] {
  const weigh: Weighing["weigh"] = (file) => compress(file, how);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const toPath = (url: string) =>
    (url.startsWith(`${base}/`) ? url.slice(base.length + 1) : "").replace(/[?#].*$/s, "");
  const needs = memoize((path) => findNeeds(path, byPath.get(path), toPath));
  const weights = memoize((path) => weighFile(path, byPath.get(path), weigh));

  return pages.map((rendered) => {
    const { page, facts } = rendered;
    const parts = new Map<string, PagePart>();
    const add = (kind: PageLoad["kind"] | "font", path: string) => {
      if (parts.has(path) || !byPath.has(path)) return;
      parts.set(path, { path, kind, bytes: weights(path) });
      for (const need of needs(path)) add(need.kind, need.path);
    };
    // Blocking and preloaded files are counted by name first; styles and scripts may name them again.
    const inOrder = [...facts.loads].sort((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
    for (const { kind, url } of inOrder) add(kind, toPath(url));
    const self: PagePart = { path: pathOf(page, byPath), kind: "html", bytes: weigh(rendered) };
    const all = [self, ...parts.values()];
    return { page, hasIsland: facts.hasIsland, parts: all, isExact: how === undefined };
  });
}

/** The totals for the report. */
export function sumWeights(parts: readonly PagePart[]): PageWeights {
  const sum = (...kinds: readonly PagePart["kind"][]) =>
    parts.reduce((total, { kind, bytes }) => (kinds.includes(kind) ? total + bytes : total), 0);
  return {
    html: sum("html"),
    styles: sum("blocking-style", "style"),
    fonts: sum("font", "preloaded-font"),
    scripts: sum("script"),
    images: sum("image"),
    firstPaint: sum(...firstPaintKinds),
    total: parts.reduce((total, { bytes }) => total + bytes, 0),
  };
}

/** What must arrive before the page is shown. */
export const firstPaintKinds: readonly PagePart["kind"][] = ["html", "blocking-style"];

const ranks: readonly PageLoad["kind"][] = ["preloaded-font", "blocking-style", "style", "script", "image"];

function memoize<T>(compute: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const value = known.has(path) ? (known.get(path) as T) : compute(path);
    known.set(path, value);
    return value;
  };
}

type Need = { readonly kind: "font" | "image" | "script"; readonly path: string };

/** The files that a style or script names, as paths from the root of `dist/`. */
function findNeeds(
  path: string,
  file: OutputFile | undefined,
  toPath: (url: string) => string,
): readonly Need[] {
  const isStyle = path.endsWith(".css");
  if (file === undefined || isTooLargeToRead(file) || !(isStyle || path.endsWith(".js"))) return [];
  const text = new TextDecoder().decode(file.bytes);
  const urls = [...text.matchAll(isStyle ? urlsOfStyles : urlsOfScripts)].map(([, url = ""]) => url);
  return urls.map((url) => {
    const plain = url.replace(/[?#].*$/s, "");
    return {
      kind: isStyle ? (/\.woff2?$/.test(plain) ? "font" : "image") : "script",
      path: plain.startsWith("/") ? toPath(plain) : posix.join(posix.dirname(path), plain),
    };
  });
}

const urlsOfStyles = /url\(\s*["']?((?!data:|#)[^"')]+)/g;
/** The bundler writes imports as paths relative to the script: `from"./a.js"`, `import("./b.js")`. */
const urlsOfScripts = /(?:\bfrom|\bimport\s*\(?)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Compressed formats are transferred as they are, and so are files that are too large to compress. */
function weighFile(path: string, file: OutputFile | undefined, weigh: Weighing["weigh"]): number {
  if (file === undefined) return 0;
  return isTooLargeToRead(file) || /\.(?:woff2?|avif|webp|png|jpe?g|gif|mp4|webm)$/.test(path)
    ? (file.sizeBytes ?? file.bytes.byteLength)
    : weigh(file);
}

function pathOf({ route }: Page, files: ReadonlyMap<string, unknown>): string {
  const path = route === "/" ? "index" : route.slice(1);
  return files.has(`${path}.html`) ? `${path}.html` : `${path}/index.html`;
}
