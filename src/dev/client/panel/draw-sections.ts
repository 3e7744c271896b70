import { drawFaults, type Markup } from "../../faults/draw-faults.ts";
import { type Fault, faultsPath, type PageFaults } from "../../faults/fault.ts";
import type { PageDescription } from "../../panel/page-description.ts";
import type { SpokenWords } from "../spoken.ts";
import { drawPreviews } from "./draw-previews.ts";
import { type Overflows, tellOverflows } from "./find-overflows.ts";
import { make } from "./make.ts";
import type { Section } from "./sections.ts";

/** The results of the panel’s own checks: a sentence where one could not run, undefined until it has. */
export type PageFindings = {
  readonly violations: readonly Fault[] | string | undefined;
  readonly overflows: Overflows | undefined;
};

/** The faults that the panel itself has found. */
export function listFindings({ violations, overflows }: PageFindings, words: SpokenWords): readonly Fault[] {
  return [...(Array.isArray(violations) ? violations : []), ...tellOverflows(overflows, words)];
}

/** The sections of the panel, in order. `ofPage` is undefined until the server has looked at the page. */
export function drawSections(
  description: PageDescription,
  ofPage: PageFaults | undefined,
  findings: PageFindings,
  words: SpokenWords,
): readonly Section[] {
  const { route, template, publication, service, sources, weights, neighbours } = description;
  return [
    {
      id: "faults",
      title: words["faults.title"],
      state: [ofPage ?? "waiting", findings],
      draw: () => drawPageFaults(route, ofPage, findings, words),
    },
    {
      id: "page",
      title: words["page.title"],
      state: [route, template, publication, service],
      draw: () => drawPage(description, words),
    },
    {
      id: "unpublished",
      title: words["unpublished.title"],
      state: ofPage?.coming ?? "waiting",
      draw: () => drawComing(ofPage?.coming, words),
    },
    {
      id: "sources",
      title: words["sources.title"],
      state: sources,
      draw: () => drawSources(sources, words),
    },
    {
      id: "weight",
      title: words["weight.title"],
      state: weights,
      draw: () => drawWeights(weights, words),
    },
    {
      id: "links",
      title: words["links.title"],
      state: neighbours,
      draw: () => drawNeighbours(neighbours, words),
    },
    ...drawPreviews(description, document, words),
  ];
}

/** The faults of the page, what the checks have found nothing of or still look for, and the way to the whole list. */
function drawPageFaults(
  route: string,
  ofPage: PageFaults | undefined,
  findings: PageFindings,
  words: SpokenWords,
): readonly Node[] {
  const known = ofPage?.faults ?? [];
  const faults = [...known, ...listFindings(findings, words)];
  const below = known.find(({ page }) => page?.route === route)?.page?.label;
  const states = [
    ofPage?.faults.length === 0 ? words["build.nothing"] : undefined,
    describeViolations(findings.violations, words),
    describeOverflows(findings.overflows, words),
  ];
  return [
    ...(faults.length === 0 ? [] : [makeMarkup(drawFaults(faults, { level: "h4", below }))]),
    ...states.flatMap((text) => (text === undefined ? [] : [make("p", {}, text)])),
    ...(ofPage === undefined ? [] : [make("p", {}, make("a", { href: faultsPath }, ofPage.all))]),
  ];
}

function describeViolations(violations: PageFindings["violations"], words: SpokenWords): string | undefined {
  if (violations === undefined) return words["axe.running"];
  if (typeof violations === "string") return violations;
  return violations.length === 0 ? words["axe.nothing"] : undefined;
}

function describeOverflows(overflows: Overflows | undefined, words: SpokenWords): string | undefined {
  switch (overflows?.status) {
    case "running":
      return words["overflow.running"](overflows);
    case "failed":
      return words["overflow.failed"];
    case "found":
      return overflows.found.length === 0 ? words["overflow.nothing"](overflows) : words["overflow.hint"];
    case undefined:
      return undefined;
  }
}

/** The entries of the site that are not published yet. */
function drawComing(coming: readonly Fault[] | undefined, words: SpokenWords): readonly Node[] {
  if (coming?.length === 0) return [make("p", {}, words["unpublished.nothing"])];
  const rest = (coming?.length ?? 0) - most;
  return [
    makeMarkup(drawFaults(coming?.slice(0, most) ?? [], { level: "h4" })),
    ...(rest > 0 ? [make("p", {}, words["and-more"]({ count: rest }))] : []),
  ];
}

function makeMarkup(piece: Markup): Node {
  if (typeof piece === "string") return new Text(piece);
  const [name, attributes, ...content] = piece;
  return make(name, attributes, ...content.map(makeMarkup));
}

function drawSources(sources: PageDescription["sources"], words: SpokenWords): readonly Node[] {
  const items = sources.map(({ what, name, file, line, link }) => {
    const place = `${file}:${line}`;
    const location = link === undefined ? make("code", {}, place) : make("a", { href: link }, place);
    const kind = words[sourceKeys[what]]({ name });
    return make("li", {}, location, " ", copyButton(place, words), make("small", {}, kind));
  });
  return [make("ul", {}, ...items)];
}

/**
 * A button that copies `text`. An empty string if the browser has no clipboard API: pages that another machine opens
 * have none, because they come without TLS.
 */
function copyButton(text: string, words: SpokenWords): Node | string {
  if (navigator.clipboard === undefined) return "";
  const button: HTMLElement = make(
    "button",
    {
      type: "button",
      "aria-label": words["copy.what"]({ what: text }),
      click: () =>
        void navigator.clipboard.writeText(text).then(
          () => button.replaceChildren(words["copy.done"]),
          () => button.replaceChildren(words["copy.refused"]),
        ),
    },
    words.copy,
  );
  return button;
}

/** The pages that link to the page, and those that it links to. */
function drawNeighbours(
  { to, shared, from, isLinkedByAll, outside }: PageDescription["neighbours"],
  words: SpokenWords,
): readonly Node[] {
  const list = (title: string, addresses: readonly string[]) => [
    make("p", {}, title),
    listSome(
      addresses.map((address) => make("li", {}, linkTo(address))),
      words,
    ),
  ];
  return [
    ...list(words[isLinkedByAll ? "links.from-all" : "links.from"]({ count: from.length }), from),
    ...list(words["links.to"]({ count: to.length }), to),
    make("p", {}, words["links.shared"]({ count: shared.length })),
    ...list(words["links.outside"]({ count: outside.length }), outside),
  ];
}

function linkTo(address: string): Node {
  if (!address.startsWith("/") || address.startsWith("//")) return make("code", {}, address);
  return make("a", { href: toAddress(address) }, address);
}

/** The kind of the page, and whether it is published. */
function drawPage(
  { route, template, publication, service }: PageDescription,
  words: SpokenWords,
): readonly Node[] {
  return [
    make("p", {}, make("code", {}, route)),
    make("p", {}, words["page.group"]({ group: template })),
    make("p", { class: publication.status }, publication.text),
    ...(service === undefined ? [] : [make("p", {}, make("a", { href: service.href }, service.text))]),
  ];
}

/** The weights of the page and its budgets. */
function drawWeights(
  { isKnown, lines, heaviest }: PageDescription["weights"],
  words: SpokenWords,
): readonly Node[] {
  return isKnown ? [drawLines(lines, words), drawFiles(heaviest, words)] : [drawWaiting(words)];
}

function drawWaiting(words: SpokenWords): Node {
  return make("p", {}, words["weight.running"]);
}

function drawLines(lines: PageDescription["weights"]["lines"], words: SpokenWords): Node {
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

function describeBudget(budget: string | undefined, isOver: boolean, words: SpokenWords): string {
  if (budget === undefined) return words["weight.no-budget"];
  return isOver ? words["weight.over"]({ budget }) : words["weight.budget"]({ budget });
}

function drawFiles(files: PageDescription["weights"]["heaviest"], words: SpokenWords): Node {
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

/**
 * The address of the page of `route` on this server: below the base that the server writes into its script element.
 */
function toAddress(route: string): string {
  const base = document.querySelector<HTMLScriptElement>("script[data-session]")?.dataset.base ?? "";
  return base + route;
}

const most = 30;

/** A list that shows its first items and the number of the others. */
function listSome(items: readonly Node[], words: SpokenWords): Node {
  const rest = items.length - most;
  return make(
    "ul",
    {},
    ...items.slice(0, most),
    ...(rest > 0 ? [make("li", {}, words["and-more"]({ count: rest }))] : []),
  );
}

const sourceKeys = {
  content: "sources.content",
  template: "sources.template",
  island: "sources.island",
} as const;

const weightKeys = {
  firstPaint: "weight.firstPaint",
  fonts: "weight.fonts",
  preloadedFonts: "weight.preloadedFonts",
  scripts: "weight.scripts",
  page: "weight.page",
} as const;
