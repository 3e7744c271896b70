import type { HeavyFile, PageDescription } from "../../panel/page-description.ts";
import type { Words } from "../spoken.ts";
import { make } from "./make.ts";

/** The weights of the page and its budgets, after the files that are too heavy. */
export function drawWeights(
  { isKnown, lines, heaviest }: PageDescription["weights"],
  heavy: readonly HeavyFile[],
  words: Words,
): readonly Node[] {
  return [
    ...(heavy.length === 0 ? [] : [make("ul", {}, ...heavy.map((file) => drawHeavy(file, words)))]),
    ...(isKnown ? [drawLines(lines, words), drawFiles(heaviest, words)] : [drawWaiting(words)]),
  ];
}

function drawHeavy({ kind, path, bytes, most }: HeavyFile, words: Words): Node {
  return make(
    "li",
    { class: "warning" },
    make("p", {}, make("code", {}, path)),
    make("p", {}, words[kind === "image" ? "heavy.image" : "heavy.pdf"]({ bytes, most })),
  );
}

function drawWaiting(words: Words): Node {
  return make("p", {}, words["weight.running"]);
}

function drawLines(lines: PageDescription["weights"]["lines"], words: Words): Node {
  const rows = lines.map(({ what, unit, amount, budget, isOver }) => {
    const write = (value: number) =>
      unit === "bytes" ? words["weight.bytes"]({ bytes: value }) : words["weight.files"]({ count: value });
    return make(
      "tr",
      { class: isOver ? "over" : undefined },
      make("th", { scope: "row" }, words[weightKeys[what]]),
      make("td", {}, write(amount)),
      make("td", {}, describeBudget(budget === undefined ? undefined : write(budget), isOver, words)),
    );
  });
  return make("table", {}, make("caption", {}, words["weight.compressed"]), make("tbody", {}, ...rows));
}

const weightKeys = {
  firstPaint: "weight.firstPaint",
  fonts: "weight.fonts",
  preloadedFonts: "weight.preloadedFonts",
  scripts: "weight.scripts",
  page: "weight.page",
} as const;

function describeBudget(budget: string | undefined, isOver: boolean, words: Words): string {
  if (budget === undefined) return words["weight.no-budget"];
  return isOver ? words["weight.over"]({ budget }) : words["weight.budget"]({ budget });
}

function drawFiles(files: PageDescription["weights"]["heaviest"], words: Words): Node {
  const rows = files.map(({ path, bytes }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, make("code", {}, path)),
      make("td", {}, words["weight.bytes"]({ bytes })),
    ),
  );
  return make("table", {}, make("caption", {}, words["weight.heaviest"]), make("tbody", {}, ...rows));
}
