import { say } from "../../catalogue/message.ts";
import type { LoadedTemplates, RenderSettings } from "../../define/renderer.ts";
import { keys, sharedByPages } from "../../memory/kinds.ts";
import type { Memory } from "../../memory/memory.ts";
import type { CardImage, LongResult, Page, PageFacts, PageMarkup, RenderedPage } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { gatherFailures } from "../steps/gather-failures.ts";
import { describeProps } from "./describe-props.ts";

export type Drawing = Omit<LoadedTemplates, "renderItem" | "digests"> &
  RenderSettings & {
    /** Part of every page’s identity: entries are compiled under them. */
    readonly settings: unknown;
    /** By route. */
    readonly cards?: ReadonlyMap<string, CardImage>;
    readonly readFacts: (page: PageMarkup) => PageFacts;
    /** Has the last word on the HTML. Whatever else it knows is part of every page’s identity already. */
    readonly seal: (page: PageMarkup, facts: PageFacts, route: Page["route"]) => string;
    readonly memory: Memory;
    readonly progress: (done: number, total: number) => void;
  };

/** Draws every page. One whose template throws or draws nothing is reported and left out; the others go on. */
export function renderPages(
  pages: readonly Page[],
  drawing: Drawing,
  report: Report,
): readonly RenderedPage[] {
  const { render, end } = createPageRenderer(drawing, pages.length, report);
  const rendered = pages.flatMap((page) => render(page) ?? []);
  end();
  return rendered;
}

export type PageRenderer = {
  /** Undefined where the page cannot be drawn. */
  render(page: Page): RenderedPage | undefined;
  /** Reports what kept pages from being drawn. */
  end(): void;
};

/** `total` is how many pages there are, for whoever is told of the progress. */
export function createPageRenderer(drawing: Drawing, total: number, report: Report): PageRenderer {
  const { origin, base, manifest, memory } = drawing;
  const shared = sharedByPages(drawing);
  const failures = gatherFailures(drawing.explainThrow);
  const cardOf = (page: Page) => drawing.cards?.get(page.route);
  const make = (page: Page) => {
    const markup = drawing.renderPage(page, { origin, base, manifest, card: cardOf(page) });
    const facts = drawing.readFacts(markup);
    return { facts, bytes: Buffer.from(drawing.seal(markup, facts, page.route)) };
  };
  const keyOfPage = (page: Page) =>
    keys.pages(
      shared,
      page.template,
      page.route,
      describeProps(page.props, memory),
      JSON.stringify(cardOf(page) ?? ""),
    );
  let asked = 0;
  const render = (page: Page) => {
    asked += 1;
    drawing.progress(asked, total);
    try {
      const drawn = memory.getLong("pages", keyOfPage(page), () => make(page));
      if (drawn.sizeBytes > 0) return new DrawnPage(page, drawn);
      report({
        code: "template/empty",
        severity: "error",
        file: page.sources[0] ?? "templates/site.ts",
        message: say("template/empty", { template: page.template, page: page.route }),
        hint: say("template/empty.hint"),
      });
    } catch (error) {
      failures.note(error, page.route);
    }
    return undefined;
  };
  return { render, end: () => failures.tell(report) };
}

/** A class: with a getter in a literal, each object would have a shape of its own. */
class DrawnPage implements RenderedPage {
  readonly facts: PageFacts;
  readonly digest: string;
  readonly sizeBytes: number;
  readonly #drawn: LongResult<PageFacts>;

  constructor(
    readonly page: Page,
    drawn: LongResult<PageFacts>,
  ) {
    this.facts = drawn.facts;
    this.digest = drawn.digest;
    this.sizeBytes = drawn.sizeBytes;
    this.#drawn = drawn;
  }

  get bytes(): Uint8Array {
    return this.#drawn.bytes;
  }

  get html(): string {
    return Buffer.from(this.bytes).toString();
  }
}
