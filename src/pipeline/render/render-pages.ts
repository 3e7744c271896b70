import type { LoadedTemplates, RenderSettings } from "../../define/renderer.ts";
import { keys, sharedByPages } from "../../model/memory/kinds.ts";
import { type Memory, rememberLong } from "../../model/memory/memory.ts";
import type { CardImage, LongResult, Page, PageFacts, PageMarkup, RenderedPage } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { gatherFailures } from "../steps/take-steps.ts";
import { describeProps } from "./describe-props.ts";

export type Drawing = Omit<LoadedTemplates, "renderItem" | "digests"> &
  RenderSettings & {
    /** Part of every page’s key: entries are compiled with it. */
    readonly settings: unknown;
    /** By route. */
    readonly cards?: ReadonlyMap<string, CardImage>;
    /** Identifies the pages that links to files point to. */
    readonly linkedPages?: string;
    readonly readFacts: (page: PageMarkup, language: string | undefined) => PageFacts;
    /** The last change to the HTML. Its other inputs are already part of every page’s key. */
    readonly seal: (page: PageMarkup, facts: PageFacts, route: Page["route"]) => string;
    readonly memory: Memory;
    readonly progress: (done: number, total: number) => void;
  };

/** Draws every page. A page whose template throws or draws nothing is reported and left out; the others continue. */
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

type PageRenderer = {
  /** Undefined when the page cannot be drawn. */
  render(page: Page): RenderedPage | undefined;
  /** Reports why pages could not be drawn. */
  end(): void;
};

/** `total` is the number of pages, for progress. */
export function createPageRenderer(drawing: Drawing, total: number, report: Report): PageRenderer {
  const { origin, base, manifest, routes, memory } = drawing;
  const shared = sharedByPages(drawing);
  const failures = gatherFailures(drawing.explainThrow);
  const cardOf = (page: Page) => drawing.cards?.get(page.route);
  const make = (page: Page) => {
    const markup = drawing.renderPage(page, { origin, base, manifest, routes, card: cardOf(page) });
    const facts = drawing.readFacts(markup, page.language);
    return { facts, bytes: Buffer.from(drawing.seal(markup, facts, page.route)) };
  };
  const keyOfPage = (page: Page) =>
    keys.pages(
      shared,
      page.template,
      page.route,
      describeProps(page.props, memory, drawing.linkedPages) + describeVersions(page),
      JSON.stringify(cardOf(page) ?? ""),
    );
  let asked = 0;
  const render = (page: Page) => {
    asked += 1;
    drawing.progress(asked, total);
    try {
      const drawn = rememberLong(memory, "pages", keyOfPage(page), () => make(page));
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
  return { render, end: () => failures.reportAll(report) };
}

/** Empty on a site with one language. */
function describeVersions({ language, translations }: Page): string {
  return language === undefined ? "" : JSON.stringify([language, translations]);
}

/** A class, because every object literal with a getter gets its own hidden class in V8. */
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
