import type { HeavyFile, PageDescription, PageProblem, Unpublished } from "../../panel/page-description.ts";
import type { SpokenWords } from "../spoken.ts";
import { drawPreviews } from "./draw-previews.ts";
import type { Overflows } from "./find-overflows.ts";
import type { Violation } from "./find-violations.ts";
import { make } from "./make.ts";
import type { TaskCount } from "./panel-extension.ts";
import type { Section } from "./sections.ts";

/** The results of the panel’s own checks. Undefined until they have run. */
export type Findings = {
  readonly violations: readonly Violation[] | "failed" | undefined;
  readonly overflows: Overflows | undefined;
};

/** The page that lists the tasks of the whole site, and their number if it is known. */
export type Tasks = { readonly page: string; readonly count: TaskCount | undefined };

/** The sections of the panel, in order. */
export function drawSections(
  description: PageDescription,
  { violations, overflows }: Findings,
  tasks: Tasks | undefined,
  words: SpokenWords,
): readonly Section[] {
  const { route, template, publication, service, sources, weights, heavy, neighbours, unpublished } =
    description;
  return [
    {
      id: "page",
      title: words["page.title"],
      state: [route, template, publication, service, tasks],
      draw: () => drawPage(description, words, tasks),
    },
    ...drawFaults(description, violations, words),
    {
      id: "overflow",
      title: words["overflow.title"],
      state: overflows ?? "waiting",
      draw: () => drawOverflows(overflows, words),
    },
    {
      id: "unpublished",
      title: words["unpublished.title"],
      state: unpublished,
      draw: () => drawUnpublished(unpublished, words),
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
      state: [weights, heavy],
      draw: () => drawWeights(weights, heavy, words),
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

function drawSources(sources: PageDescription["sources"], words: SpokenWords): readonly Node[] {
  const items = sources.map(({ what, name, file, line, link }) => {
    const place = `${file}:${line}`;
    const location = link === undefined ? make("code", {}, place) : make("a", { href: link }, place);
    const kind = words[sourceKeys[what]]({ name });
    return make("li", {}, location, " ", copyButton(place, words), make("small", {}, kind));
  });
  return [make("ul", {}, ...items)];
}

/** The entries of the site that are not published yet. */
function drawUnpublished(entries: readonly Unpublished[], words: SpokenWords): readonly Node[] {
  if (entries.length === 0) return [make("p", {}, words["unpublished.nothing"])];
  const items = entries.map(({ file, route, due, part }) => {
    const name = route === undefined ? make("code", {}, file) : make("a", { href: toAddress(route) }, file);
    const when = due === undefined ? words["unpublished.draft"] : words["unpublished.due"]({ due });
    const what = part === undefined ? "" : ` (${words["unpublished.part"]({ part })})`;
    return make("li", {}, name, make("small", {}, when + what));
  });
  return [listSome(items, words)];
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

/** The texts that do not fit at one of the widths. */
function drawOverflows(overflows: Overflows | undefined, words: SpokenWords): readonly Node[] {
  if (overflows === undefined) return [];
  switch (overflows.status) {
    case "running":
      return [make("p", {}, words["overflow.running"](overflows))];
    case "failed":
      return [make("p", {}, words["overflow.failed"])];
    case "found": {
      const { found, widths } = overflows;
      if (found.length === 0) return [make("p", {}, words["overflow.nothing"]({ widths }))];
      const items = found.map(({ how, text, widths, target }) =>
        showTarget(
          target,
          words.show,
          make("b", {}, words[overflowKeys[how]]({ words: text })),
          make("small", {}, words["overflow.widths"]({ widths })),
        ),
      );
      return [make("ul", { class: "warning" }, ...items), make("p", {}, words["overflow.hint"])];
    }
  }
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

/** The kind of the page, whether it is published, and the number of tasks on the whole site. */
function drawPage(
  { route, template, publication, service }: PageDescription,
  words: SpokenWords,
  tasks: Tasks | undefined,
): readonly Node[] {
  return [
    make("p", {}, make("code", {}, route)),
    make("p", {}, words["page.group"]({ group: template })),
    make("p", { class: publication.status }, describePublication(publication, words)),
    ...(tasks === undefined ? [] : [make("p", {}, drawTasks(tasks, words))]),
    ...(service === undefined ? [] : [make("p", {}, make("a", { href: service.href }, service.text))]),
  ];
}

function drawTasks({ page, count }: Tasks, words: SpokenWords): Node {
  const text = count === undefined ? words["page.todo"] : words["page.todo.count"](count);
  return make("a", { href: page }, text);
}

function describePublication(publication: PageDescription["publication"], words: SpokenWords): string {
  switch (publication.status) {
    case "published":
      return words["page.published"];
    case "hidden-from-search":
      return words["page.hidden-from-search"];
    case "workbench":
      return words["page.workbench"];
    case "draft":
      return words["page.draft"](publication);
    case "future":
      return words["page.future"](publication);
    case "partly":
      return words["page.partly"](publication);
  }
}

/** The weights of the page and its budgets, after the files that are too heavy. */
function drawWeights(
  { isKnown, lines, heaviest }: PageDescription["weights"],
  heavy: readonly HeavyFile[],
  words: SpokenWords,
): readonly Node[] {
  return [
    ...(heavy.length === 0 ? [] : [make("ul", {}, ...heavy.map((file) => drawHeavy(file, words)))]),
    ...(isKnown ? [drawLines(lines, words), drawFiles(heaviest, words)] : [drawWaiting(words)]),
  ];
}

function drawHeavy({ kind, path, bytes, most }: HeavyFile, words: SpokenWords): Node {
  return make(
    "li",
    { class: "warning" },
    make("p", {}, make("code", {}, path)),
    make("p", {}, words[kind === "image" ? "heavy.image" : "heavy.pdf"]({ bytes, most })),
  );
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

/** The problems that the build and axe find on the page. */
function drawFaults(
  { problems, problemsElsewhere }: Pick<PageDescription, "problems" | "problemsElsewhere">,
  violations: readonly Violation[] | "failed" | undefined,
  words: SpokenWords,
): readonly Section[] {
  return [
    {
      id: "build",
      title: words["build.title"],
      state: [problems, problemsElsewhere],
      draw: () => drawProblems(problems, problemsElsewhere, words),
    },
    {
      id: "axe",
      title: words["axe.title"],
      state: violations ?? "running",
      draw: () => drawViolations(violations, words),
    },
  ];
}

function drawProblems(
  problems: readonly PageProblem[],
  elsewhere: number,
  words: SpokenWords,
): readonly Node[] {
  const items = problems.map(({ severity, message, hint, place, link }) =>
    make(
      "li",
      { class: severity },
      make(
        "p",
        {},
        make("b", {}, words[severity === "error" ? "severity.error" : "severity.warning"]),
        ` ${message}`,
      ),
      ...(hint === undefined ? [] : [make("p", {}, hint)]),
      make("p", {}, link === undefined ? make("code", {}, place) : make("a", { href: link }, place)),
    ),
  );
  return [
    items.length === 0 ? make("p", {}, words["build.nothing"]) : make("ul", {}, ...items),
    ...(elsewhere === 0 ? [] : [make("p", {}, words["build.elsewhere"]({ count: elsewhere }))]),
  ];
}

const maxTargets = 5;

function drawViolations(
  violations: readonly Violation[] | "failed" | undefined,
  words: SpokenWords,
): readonly Node[] {
  if (violations === undefined) return [make("p", {}, words["axe.running"])];
  if (violations === "failed") return [make("p", {}, words["axe.failed"])];
  if (violations.length === 0) return [make("p", {}, words["axe.nothing"])];
  const items = violations.map(({ id, help, helpUrl, targets }) => {
    const why = make("a", { href: helpUrl, target: "_blank" }, words["axe.why"]);
    const places = targets.map((target) => showTarget(target, words.show, make("code", {}, target)));
    return make(
      "li",
      { class: "warning" },
      make("p", {}, make("b", {}, id), ` ${help} `, why),
      listSome(places, words, maxTargets),
    );
  });
  return [make("ul", {}, ...items)];
}

/**
 * The address of the page of `route` on this server: below the base that the server writes into its script element.
 */
function toAddress(route: string): string {
  const base = document.querySelector<HTMLScriptElement>("script[data-session]")?.dataset.base ?? "";
  return base + route;
}

/** The selector of an element of the page, with a button that scrolls to it. */
function showTarget(selector: string, label: string, ...content: readonly (Node | string)[]): Node {
  const show = () => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    element?.animate([{ outline: "4px solid #d5008f" }, { outline: "4px solid #d5008f" }], 1500);
  };
  return make("li", {}, make("button", { type: "button", click: show }, label), " ", ...content);
}

const most = 30;

/** A list that shows its first items and the number of the others. */
function listSome(items: readonly Node[], words: SpokenWords, limit = most): Node {
  const rest = items.length - limit;
  return make(
    "ul",
    {},
    ...items.slice(0, limit),
    ...(rest > 0 ? [make("li", {}, words["and-more"]({ count: rest }))] : []),
  );
}

const sourceKeys = {
  content: "sources.content",
  template: "sources.template",
  island: "sources.island",
} as const;

const overflowKeys = {
  covered: "overflow.covered",
  cut: "overflow.cut",
  outside: "overflow.outside",
} as const;

const weightKeys = {
  firstPaint: "weight.firstPaint",
  fonts: "weight.fonts",
  preloadedFonts: "weight.preloadedFonts",
  scripts: "weight.scripts",
  page: "weight.page",
} as const;
