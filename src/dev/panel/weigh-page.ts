import { compareWithBudgets, sumOf, type WeighedPage, weighPages } from "../../check/check-budgets.ts";
import type { OutputFile, RenderedPage, Weighable } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { isShownImage } from "../../text/image-endings.ts";
import { type BudgetKind, budgetKinds, type HeavyFile, type PageWeight } from "./page-description.ts";

const mostListed = 5;

/** The weights of a page and its budgets. `weigh` returns 0 for a file that is still being compressed. */
export function weighPage(
  rendered: RenderedPage,
  { files, settings }: Pick<Drawn, "files" | "settings">,
  base: string,
  weigh: (file: Weighable) => number,
): PageWeight {
  let isKnown = true;
  const note = (file: Weighable) => {
    const bytes = weigh(file);
    if (bytes === 0) isKnown = false;
    return bytes;
  };
  const [weighed] = weighPages([rendered], { files, base, weigh: note });
  if (weighed === undefined) return { isKnown: false, lines: [], heaviest: [] };
  const lines = describeWeight(weighed, settings);
  const heaviest = [...weighed.parts].sort((a, b) => b.bytes - a.bytes).slice(0, mostListed);
  return { isKnown, lines, heaviest: heaviest.map(({ path, bytes }) => ({ path, bytes })) };
}

/** Each weight of a page that a budget can be set for, in bytes or as a number of files. */
export function describeWeight(
  weighed: WeighedPage,
  { budgets }: Pick<Drawn["settings"], "budgets">,
): PageWeight["lines"] {
  return compareWithBudgets(weighed, budgets).map(({ field, budget, counted, isOver }) => {
    const isNumber = field === "preloadedFonts";
    return {
      what: kindOf(field),
      unit: isNumber ? ("files" as const) : ("bytes" as const),
      amount: isNumber ? counted.length : sumOf(counted),
      budget: budget === undefined || isNumber ? budget : Math.round(budget * 1000),
      isOver,
    };
  });
}

/** `field` is a field of the settings, which may be followed by the name of a group. */
function kindOf(field: string): BudgetKind {
  if (field === "islandScripts") return "scripts";
  return budgetKinds.find((kind) => field.split(".")[0] === kind) ?? "page";
}

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
  const limit = /\.pdf$/i.test(path) ? most.pdf : isShownImage(path) ? most.image : undefined;
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
