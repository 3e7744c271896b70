import type { OutputFile, RenderedPage } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import type { HeavyFile } from "./page-description.ts";

/** At 5 Mbit/s, a phone takes half a second for such an image and eight for such a PDF. */
const most = { image: 300_000, pdf: 5_000_000 } as const;

/** Images that phones load with a page, and PDF files that it links to, if they are too heavy; see `HeavyFile`. */
export function findHeavyFiles(
  { facts }: Pick<RenderedPage, "facts">,
  files: readonly OutputFile[],
  base: string,
): readonly HeavyFile[] {
  const kinds = new Map<string, HeavyFile["kind"]>();
  const note = (kind: HeavyFile["kind"], url: string) => {
    const path = toPath(url, base);
    if (path !== undefined) kinds.set(path, kind);
  };
  for (const { kind, url } of facts.loads) if (kind === "image") note("image", url);
  for (const url of linksOf(facts)) if (/\.pdf(?:[?#]|$)/i.test(url)) note("pdf", url);
  if (kinds.size === 0) return [];
  return files.flatMap((file) => {
    const kind = kinds.get(file.path);
    if (kind === undefined) return [];
    const bytes = file.sizeBytes ?? file.bytes.byteLength;
    return bytes > most[kind] ? [{ kind, path: file.path, bytes, most: most[kind] }] : [];
  });
}

/** True for an image or a PDF file that is too heavy. */
export function isHeavy(file: OutputFile): boolean {
  const { path } = file;
  const limit = /\.pdf$/i.test(path)
    ? most.pdf
    : /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)
      ? most.image
      : undefined;
  return limit !== undefined && (file.sizeBytes ?? file.bytes.byteLength) > limit;
}

/** The file of an address below `base`, from the root of `dist/`. */
function toPath(url: string, base: string): string | undefined {
  if (!url.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURI(url.slice(base.length + 1).replace(/[?#].*$/s, ""));
  } catch {
    return undefined;
  }
}
