import type { PageDescription } from "../../panel/page-description.ts";
import type { TodoCount } from "../../todo/todo-count.ts";
import type { Words } from "../spoken.ts";
import { copyButton } from "./copy-button.ts";
import { drawFaults } from "./draw-faults.ts";
import { drawNeighbours } from "./draw-neighbours.ts";
import { drawOverflows } from "./draw-overflows.ts";
import { drawPage } from "./draw-page.ts";
import { drawPreviews } from "./draw-previews.ts";
import { drawUnpublished } from "./draw-unpublished.ts";
import { drawWeights } from "./draw-weights.ts";
import type { Overflows } from "./find-overflows.ts";
import type { Violation } from "./find-violations.ts";
import { make } from "./make.ts";
import type { Section } from "./sections.ts";

/** The results of the panel’s own checks. Undefined until they have run. */
export type Findings = {
  readonly violations: readonly Violation[] | "failed" | undefined;
  readonly overflows: Overflows | undefined;
};

/** The sections of the panel, in order. `todo` is the number of tasks on the whole site. */
export function drawSections(
  description: PageDescription,
  { violations, overflows }: Findings,
  todo: TodoCount | undefined,
  words: Words,
): readonly Section[] {
  const { route, template, publication, mails, sources, weights, heavy, neighbours, unpublished } =
    description;
  return [
    {
      id: "page",
      title: words["page.title"],
      state: [route, template, publication, mails, todo],
      draw: () => drawPage(description, words, todo),
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

function drawSources(sources: PageDescription["sources"], words: Words): readonly Node[] {
  const items = sources.map(({ what, name, file, line, link }) => {
    const place = `${file}:${line}`;
    const location = link === undefined ? make("code", {}, place) : make("a", { href: link }, place);
    const kind = words[sourceKeys[what]]({ name });
    return make("li", {}, location, " ", copyButton(place, words), make("small", {}, kind));
  });
  return [make("ul", {}, ...items)];
}

const sourceKeys = {
  content: "sources.content",
  template: "sources.template",
  island: "sources.island",
} as const;
