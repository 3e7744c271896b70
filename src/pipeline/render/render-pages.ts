import type { RenderSettings } from "../../define/renderer.ts";
import type { OnProgress } from "../../few-at-once.ts";
import { toPlainHtml } from "../../html/plain-html.ts";
import { findRefused, isPlainObject, nameValue } from "../../model/find-refused.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { keys, sharedByPages } from "../../model/memory/kinds.ts";
import { type Memory, noMemory, remember, rememberLong } from "../../model/memory/memory.ts";
import {
  type CardImage,
  type LongResult,
  type Page,
  type PageFacts,
  type PageMarkup,
  type PlannedFeed,
  type PlannedItem,
  type RenderedFeed,
  type RenderedPage,
  UnmodifiedEntry,
} from "../../model/model.ts";
import { encodeRoute } from "../../model/route.ts";
import { Mistake, say } from "../../words/message.ts";
import { gatherFailures, type Templates } from "../steps.ts";

/** What pages and feeds are drawn with. */
export type Drawing = Omit<Templates, "settings"> &
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
    readonly progress: OnProgress;
  };

/** Draws every page. A page whose template throws or draws nothing is reported and left out; the others continue. */
export function renderPages(pages: readonly Page[], drawing: Drawing): readonly RenderedPage[] {
  const { render, end } = createPageRenderer(drawing, pages.length);
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
export function createPageRenderer(drawing: Drawing, total: number): PageRenderer {
  const { origin, base, manifest, routes, memory, report } = drawing;
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

/** Draws every item of every feed. An item whose template throws is reported and left out. */
export function renderFeeds(feeds: readonly PlannedFeed[], drawing: Drawing): readonly RenderedFeed[] {
  const { origin, base, manifest, routes, memory, report } = drawing;
  const shared = sharedByPages(drawing);
  const draw = ({ name, language }: PlannedFeed, { props, ...item }: PlannedItem) => {
    const { route } = item;
    const feed = language === undefined ? name : `${name} ${language}`;
    const key = keys["feed-items"](shared, feed, route, describeProps(props, noMemory));
    const html = remember(memory, "feed-items", key, () =>
      toPlainHtml(
        drawing.renderItem(name, { route, props, language }, { origin, base, manifest, routes }),
        origin + base + encodeRoute(route),
      ),
    );
    return { ...item, html };
  };
  return feeds.map((feed) => {
    const failures = gatherFailures(drawing.explainThrow);
    const items = feed.items.flatMap((item) => {
      try {
        return [draw(feed, item)];
      } catch (error) {
        failures.note(error, item.route);
        return [];
      }
    });
    failures.reportAll(report, (page, more) =>
      more > 0
        ? say("doing.draw-all-for-feed", { page, more, feed: feed.name })
        : say("doing.draw-for-feed", { page, feed: feed.name }),
    );
    return { ...feed, items };
  });
}

/** A longer description is replaced by its hash, so that it is not repeated in full. */
const maxLength = 200;

/**
 * Identifies the props of a page: props that a template could distinguish have different descriptions. Entries and
 * bodies are described by their digests, so their HTML is not read; a copy of an entry is described in full.
 * `linkedPages` identifies the pages that links to files point to, which may change while the props stay the same
 * objects. Throws when props contain something that cannot be described, such as a function or a `Map`.
 */
export function describeProps(props: unknown, memory: Memory, linkedPages = ""): string {
  try {
    return describeValue(props, memory, linkedPages);
  } catch (error) {
    const refused = findRefused(props, judge);
    throw refused ? new Mistake(say("thrown.props", refused)) : error;
  }
}

function describeValue(value: unknown, memory: Memory, linkedPages: string): string {
  if (typeof value !== "object" || value === null) return describeLeaf(value);
  const description = describeObject(value, memory, linkedPages);
  return description.length > maxLength ? hashOf(description) : description;
}

/** Values in props are often the same objects from build to build; the props themselves are new objects. */
function describeWithin(value: unknown, memory: Memory, linkedPages: string): string {
  if (typeof value !== "object" || value === null) return describeLeaf(value);
  return isNamed(value)
    ? describeObject(value, memory, linkedPages)
    : memory.getFor("describe", value, [linkedPages], () => describeValue(value, memory, linkedPages));
}

function describeLeaf(value: unknown): string {
  switch (typeof value) {
    case "function":
    case "symbol":
      throw new Error(`a ${typeof value} among props`);
    case "number":
    case "bigint":
    case "undefined":
      return String(value);
    default:
      return JSON.stringify(value);
  }
}

function isNamed(value: object): boolean {
  return value instanceof UnmodifiedEntry || isBody(value);
}

function isBody(value: object): value is { readonly digest: unknown } {
  return "digest" in value && "parts" in value;
}

function describeObject(value: object, memory: Memory, linkedPages: string): string {
  if (value instanceof UnmodifiedEntry)
    return `entry${JSON.stringify([value.digest, value.id])}${value.linkedPages()}`;
  if (isBody(value)) return `body${JSON.stringify(value.digest)}`;
  if (Array.isArray(value))
    return `[${value.map((item) => describeWithin(item, memory, linkedPages)).join()}]`;
  if ("toJSON" in value) return JSON.stringify(value);
  if (!isPlainObject(value)) throw new Error("an instance among props");
  const fields = Object.entries(value)
    .filter(([key, field]) => field !== undefined && !isGet(field, key, value))
    .map(([key, field]) => `${JSON.stringify(key)}:${describeWithin(field, memory, linkedPages)}`);
  return `{${fields.join()}}`;
}

/** `all` and `fallbacks` of a collection already describe the entries that `get` finds. */
function isGet(value: unknown, key: string | number | undefined, around: unknown): boolean {
  return key === "get" && typeof value === "function" && around instanceof Object && "all" in around;
}

/** Agrees with `describeValue`. */
const judge: Parameters<typeof findRefused>[1] = (value, key, around) => {
  if (typeof value === "function") return isGet(value, key, around) ? "keep" : nameValue(value);
  if (typeof value === "symbol") return nameValue(value);
  if (typeof value !== "object" || value === null || isNamed(value)) return "keep";
  if (Array.isArray(value)) return "look-inside";
  if ("toJSON" in value) return "keep";
  return isPlainObject(value) ? "look-inside" : nameValue(value);
};
