import { posix } from "node:path";
import type { GeneratorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { readNameOfWidth } from "../model/image-name.ts";
import {
  isTooLargeToRead,
  type OutputFile,
  type Page,
  type PageLoad,
  type PagePart,
  type PageRecord,
  type PageWeights,
  type RenderedPage,
  type Weighable,
} from "../model/model.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import { isPackedImage } from "../text/image-endings.ts";
import { say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";

const budgetCode = "page/budget";

type Budgets = GeneratorSettings["budgets"];

/**
 * One of a page’s budgets, and the files that count towards it. In kilobytes, except `preloadedFonts`, which is a
 * number of files.
 */
type BudgetLine = {
  readonly what: keyof typeof nouns;
  /** The field of `budgets` in the settings. */
  readonly field: string;
  readonly budget: number | undefined;
  readonly counted: readonly PagePart[];
  readonly isOver: boolean;
};

/**
 * Compares the weights of pages with the site’s budgets; a budget of 13 is 13,000 bytes. A page over a budget is
 * reported with the heaviest of the files that count.
 */
export function checkBudgets(pages: readonly WeighedPage[], budgets: Budgets, report: Report): void {
  for (const weighed of pages) {
    const { page } = weighed;
    for (const line of compareWithBudgets(weighed, budgets)) {
      if (line.budget === undefined || !line.isOver) continue;
      report({
        code: budgetCode,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        ...explainExcess(line, line.budget, page.route),
      });
    }
  }
}

export function isOverBudget({ code }: Problem): boolean {
  return code === budgetCode;
}

/** All budgets of a page, including those that the site does not set. */
export function compareWithBudgets(
  { page, hasIsland, parts }: WeighedPage,
  budgets: Budgets,
): readonly BudgetLine[] {
  const of = (kinds: readonly PagePart["kind"][]) => parts.filter(({ kind }) => kinds.includes(kind));
  const weigh = (
    what: BudgetLine["what"],
    field: string,
    budget: number | undefined,
    counted: readonly PagePart[],
  ) => ({
    what,
    field,
    budget,
    counted,
    isOver: budget !== undefined && sumOf(counted) > Math.round(budget * 1000),
  });
  const firstPaint = pickBudget("firstPaint", budgets, page.template);
  const scripts = pickBudget("scripts", budgets, page.template);
  const preloaded = of(["preloaded-font"]);
  const { preloadedFonts } = budgets;
  return [
    weigh("first paint", firstPaint.field, firstPaint.budget, of(firstPaintKinds)),
    weigh("fonts", "fonts", budgets.fonts, of(["font", "preloaded-font"])),
    {
      what: "preloaded fonts",
      field: "preloadedFonts",
      budget: preloadedFonts,
      counted: preloaded,
      isOver: preloadedFonts !== undefined && preloaded.length > preloadedFonts,
    },
    hasIsland
      ? weigh("scripts", "islandScripts", budgets.islandScripts, of(["script"]))
      : weigh("scripts", scripts.field, scripts.budget, of(["script"])),
    weigh("whole page", "page", hasIsland ? undefined : budgets.page, parts),
  ];
}

export function sumOf(parts: readonly PagePart[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

/** A group’s own budget, else the general one, with the name of its field. */
function pickBudget(field: "firstPaint" | "scripts", budgets: Budgets, group: string) {
  const bounds = budgets[field] ?? {};
  if (typeof bounds === "number") return { field, budget: bounds };
  const name = Object.hasOwn(bounds, group) ? group : "default";
  return { field: `${field}.${name}`, budget: bounds[name] };
}

const nouns = {
  "first paint": say("noun.first-paint"),
  fonts: say("noun.fonts"),
  "preloaded fonts": say("noun.preloaded-fonts"),
  scripts: say("noun.scripts"),
  "whole page": say("noun.whole-page"),
} as const;

function explainExcess(
  { what, field, counted }: BudgetLine,
  budget: number,
  page: string,
): Pick<Problem, "message" | "hint"> {
  const setting = { field, file: settingsFile };
  const [first] = [...counted].sort((a, b) => b.bytes - a.bytes);
  const heaviest = { file: first?.path ?? "", fileWeight: (first?.bytes ?? 0) / 1000 };
  const over = { what: nouns[what], page, budget };
  if (field === "preloadedFonts")
    return {
      message: say("page/budget.files", { ...over, weight: counted.length, ...heaviest }),
      hint: say("page/budget.hint", setting),
    };
  // To the byte, so that a page one byte over the budget does not appear to be within it.
  const weight = sumOf(counted) / 1000;
  const photograph = readNameOfWidth(heaviest.file);
  if (photograph === undefined)
    return {
      message: say("page/budget", { ...over, weight, ...heaviest }),
      hint: say("page/budget.hint", setting),
    };
  const { name, width } = photograph;
  const fitting = fittingWidth(width, heaviest.fileWeight, heaviest.fileWeight - (weight - budget));
  return {
    message: say("page/budget.photograph", { ...over, weight, name, nameWeight: heaviest.fileWeight, width }),
    hint:
      fitting === undefined
        ? say("page/budget.photographs.hint", setting)
        : say("page/budget.photograph.hint", { name, width: fitting, ...setting }),
  };
}

/** A narrower photograph shows too little. */
const leastWidth = 200;

/**
 * Estimates the width in px, a multiple of ten, at which a photograph weighs `most` bytes, from its `weight` at
 * `width`. Undefined when that is too narrow. Half the width has a quarter of the pixels, but more than a quarter of
 * the weight.
 */
function fittingWidth(width: number, weight: number, most: number): number | undefined {
  const share = Math.max(0, most) / weight;
  const fitting = Math.floor((width * share ** (1 / 1.6)) / 10) * 10;
  return fitting < leastWidth ? undefined : fitting;
}

/**
 * Weighs only the pages that may be over a budget. Compressing as strongly as hosts do takes fifty times as long as a
 * quick compression, whose result is never smaller: a page that is within its budgets with the quick one needs no exact
 * weight. Pages of the workbench have no budget, because visitors never load them.
 */
export function weighSuspects(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  weighing: Weighing,
): readonly WeighedPage[] {
  return weighNear(pages, budgets, weighing, 1);
}

/** Weighs only the pages that may be over a share of a budget, from 0 to 1. */
export function weighNear(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  weighing: Weighing,
  share: number,
): readonly WeighedPage[] {
  if (Object.keys(budgets).length === 0) return [];
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const isNear = (weighed: WeighedPage) => isNearBudget(weighed, budgets, share);
  const near = new Set(weighPages(published, weighing, "quickly").filter(isNear).map(routeOf));
  return weighPages(
    pages.filter(({ page }) => near.has(page.route)),
    weighing,
  );
}

/** Weighs every page: exactly where it may be over a budget, else quickly. */
export function weighAll(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  weighing: Weighing,
): readonly WeighedPage[] {
  const exact = new Map(weighSuspects(pages, budgets, weighing).map((page) => [routeOf(page), page]));
  return weighPages(pages, weighing, "quickly").map((page) => exact.get(routeOf(page)) ?? page);
}

function isNearBudget(weighed: WeighedPage, budgets: GeneratorSettings["budgets"], share: number): boolean {
  return compareWithBudgets(weighed, budgets).some(
    ({ field, budget = Number.POSITIVE_INFINITY, isOver, counted }) =>
      isOver || (field !== "preloadedFonts" && sumOf(counted) > Math.round(budget * 1000) * share),
  );
}

function routeOf({ page }: WeighedPage): string {
  return page.route;
}

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
const firstPaintKinds: readonly PagePart["kind"][] = ["html", "blocking-style"];

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
  return isTooLargeToRead(file) || isPackedImage(path) || /\.(?:woff2?|mp4|webm)$/.test(path)
    ? (file.sizeBytes ?? file.bytes.byteLength)
    : weigh(file);
}

function pathOf({ route }: Page, files: ReadonlyMap<string, unknown>): string {
  const path = route === "/" ? "index" : route.slice(1);
  return files.has(`${path}.html`) ? `${path}.html` : `${path}/index.html`;
}

/** A page as a row of the report; with weights if it was weighed. */
export function toPageRecord(rendered: RenderedPage, weighed: WeighedPage | undefined): PageRecord {
  const { route, template, sources } = rendered.page;
  const bytes = rendered.sizeBytes;
  if (weighed === undefined) return { route, template, sources, bytes };
  const weights = { ...sumWeights(weighed.parts), exact: weighed.isExact };
  return { route, template, sources, bytes, brotli: weights.html, weights };
}
