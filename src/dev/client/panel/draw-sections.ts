import type { PageDescription } from "../../panel/page-description.ts";
import { drawFaults } from "./draw-faults.ts";
import { drawPreviews } from "./draw-previews.ts";
import type { Violation } from "./find-violations.ts";
import { make } from "./make.ts";
import type { Section } from "./sections.ts";

/** The parts of the panel, in their order. */
export function drawSections(
  description: PageDescription,
  violations: readonly Violation[] | "failed" | undefined,
  page: Document,
): readonly Section[] {
  const { route, template, publication, mails, sources, weights, neighbours } = description;
  return [
    {
      name: "This page",
      state: [route, template, publication, mails],
      draw: () => drawPage(description),
    },
    ...drawFaults(description, violations),
    { name: "Sources", state: sources, draw: () => drawSources(sources) },
    { name: "Weight", state: weights, draw: () => drawWeights(weights) },
    { name: "Links", state: neighbours, draw: () => drawNeighbours(neighbours) },
    ...drawPreviews(description, page),
  ];
}

function drawPage({ route, template, publication, mails }: PageDescription): readonly Node[] {
  return [
    make("p", {}, make("code", {}, route), ` of the group ${template}`),
    make("p", { class: publication.status }, describePublication(publication)),
    make("p", {}, make("a", { href: "/__mail" }, `Mail: ${mails}`)),
  ];
}

function describePublication(publication: PageDescription["publication"]): string {
  switch (publication.status) {
    case "published":
      return "Published by site build.";
    case "hidden-from-search":
      return "Published by site build, and kept out of search engines and the sitemap.";
    case "workbench":
      return "Of the workbench: site build leaves it out.";
    case "draft":
      return `Draft: site build leaves ${publication.file} out.`;
    case "future":
      return `Due on ${publication.due}: until then site build leaves ${publication.file} out.`;
    case "partly":
      return `Published by site build, until ${publication.due} without ${publication.part} of ${publication.file}.`;
  }
}

function drawSources(sources: PageDescription["sources"]): readonly Node[] {
  const items = sources.map(({ what, name, file, line, link }) => {
    const place = `${file}:${line}`;
    const shown = link === undefined ? make("code", {}, place) : make("a", { href: link }, place);
    return make("li", {}, shown, " ", copyButton(place), make("small", {}, `${what} ${name}`));
  });
  return [make("ul", {}, ...items)];
}

/** Nothing where the browser keeps the clipboard to itself: on other machines, which come without TLS. */
function copyButton(text: string): Node | string {
  if (navigator.clipboard === undefined) return "";
  const button: HTMLElement = make(
    "button",
    {
      type: "button",
      "aria-label": `Copy ${text}`,
      click: () =>
        void navigator.clipboard.writeText(text).then(
          () => button.replaceChildren("Copied"),
          () => button.replaceChildren("Refused"),
        ),
    },
    "Copy",
  );
  return button;
}

function drawWeights({ isKnown, lines, heaviest }: PageDescription["weights"]): readonly Node[] {
  if (!isKnown) return [make("p", {}, "Being weighed…")];
  const rows = lines.map(({ what, unit, amount, budget, isOver }) => {
    const write = (number: number) => (unit === "bytes" ? kilobytes(number) : String(number));
    const limit = budget === undefined ? "no budget" : `of ${write(budget)}`;
    return make(
      "tr",
      { class: isOver ? "over" : undefined },
      make("th", { scope: "row" }, what),
      make("td", {}, write(amount)),
      make("td", {}, isOver ? `${limit}, over` : limit),
    );
  });
  const files = heaviest.map(({ path, bytes }) =>
    make("tr", {}, make("th", { scope: "row" }, make("code", {}, path)), make("td", {}, kilobytes(bytes))),
  );
  return [
    make("table", {}, make("caption", {}, "After compression"), make("tbody", {}, ...rows)),
    make("table", {}, make("caption", {}, "The heaviest files"), make("tbody", {}, ...files)),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 2 : 0)} KB`;
}

/** Longer lists are cut: they say how much there is, and the rest is not worth the room. */
const maxLinks = 30;

function drawNeighbours(neighbours: PageDescription["neighbours"]): readonly Node[] {
  const { to, shared, from, isLinkedByAll, outside } = neighbours;
  const list = (title: string, addresses: readonly string[]) => [
    make("p", {}, `${title} (${addresses.length})`),
    make(
      "ul",
      {},
      ...addresses.slice(0, maxLinks).map((address) => make("li", {}, linkTo(address))),
      ...(addresses.length > maxLinks ? [make("li", {}, `and ${addresses.length - maxLinks} more`)] : []),
    ),
  ];
  return [
    ...list(isLinkedByAll ? "Every page links here; by itself" : "Linked from", from),
    ...list("Links to", to),
    make("p", {}, `As every page, it links to ${shared.length} more.`),
    ...list("Leads out to", outside),
  ];
}

/** The site may be deployed below a base, which its own links to its home have. */
function linkTo(address: string): Node {
  if (!address.startsWith("/") || address.startsWith("//")) return make("code", {}, address);
  const base = document.querySelector<HTMLScriptElement>("script[data-session]")?.dataset.base ?? "";
  return make("a", { href: base + address }, address);
}
