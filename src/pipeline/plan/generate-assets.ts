import type { Connections, ContentIn, DrawnAsset, GeneratedAsset } from "../../define/define.ts";
import { groupBy } from "../../group-by.ts";
import { readText } from "../../html/read-text.ts";
import { reportTwins } from "../../model/assets.ts";
import { toLanguageFile } from "../../model/language.ts";
import { keys } from "../../model/memory/kinds.ts";
import { type Memory, remember, rememberLong } from "../../model/memory/memory.ts";
import {
  type Entry,
  type LongResult,
  type Manifest,
  type PageText,
  type PlannedAsset,
  type RenderedPage,
  Undrawable,
} from "../../model/model.ts";
import { once } from "../../once.ts";
import { Mistake, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import type { Templates } from "../steps.ts";
import { gatherFailures } from "../steps.ts";

export type GeneratedAssets = {
  readonly texts: readonly GeneratedAsset[];
  readonly drawings: readonly PlannedAsset[];
  /**
   * Makes the drawings that nothing has requested yet, one per step, and then reports those that cannot be drawn. To be
   * used once.
   */
  readonly steps: IterableIterator<void>;
};

/**
 * Asks the site for the files that it makes from its content. Draws nothing yet. A file that is listed twice is made
 * once; two different files cannot share a path, because pages could only address one.
 */
export function generateAssets(
  contents: readonly ContentIn[],
  templates: Pick<Templates, "site" | "digests" | "explainThrow" | "settings" | "memory" | "report">,
): GeneratedAssets {
  const { site, digests, explainThrow, settings, memory, report } = templates;
  const { plan, draw = refuseToDraw } = site.assets;
  const drawing = { draw, digest: digests.drawings, memory };
  const toDrawing = (asset: DrawnAsset) => planDrawing(asset, drawing);
  try {
    const planIn = ({ content, language }: ContentIn) => plan(content, settings, language);
    const assets = refuseTwins(
      contents.length === 1 ? contents.flatMap(planIn) : planAll(contents, planIn),
      report,
    );
    const drawings = assets.flatMap((asset) => ("from" in asset ? [toDrawing(asset)] : []));
    const texts = assets.filter((asset) => "text" in asset);
    return { texts, drawings, steps: drawAll(drawings, explainThrow, report) };
  } catch (error) {
    report(explainThrow(error, say("doing.assets")));
    return { texts: [], drawings: [], steps: [].values() };
  }
}

/** Each language has files of its own, except those that are the same in the first one. */
function planAll(
  contents: readonly ContentIn[],
  planIn: (content: ContentIn) => readonly (GeneratedAsset | DrawnAsset)[],
): readonly (GeneratedAsset | DrawnAsset)[] {
  const [first = [], ...others] = contents.map(planIn);
  const known = new Set(first.map((asset) => JSON.stringify(asset)));
  const own = others.flatMap((assets, index) => {
    const path = contents[index + 1]?.language.path ?? "";
    return assets
      .filter((asset) => !known.has(JSON.stringify(asset)))
      .map((asset) => ({ ...asset, path: toLanguageFile(path, asset.path) }));
  });
  return [...first, ...own];
}

function refuseToDraw(): never {
  throw new Mistake(say("thrown.no-draw"));
}

function refuseTwins(
  assets: readonly (GeneratedAsset | DrawnAsset)[],
  report: Report,
): readonly (GeneratedAsset | DrawnAsset)[] {
  return [...groupBy(assets, ({ path }) => path)].flatMap(([path, twins]) => {
    if (twins.length === 1 || new Set(twins.map((twin) => JSON.stringify(twin))).size === 1)
      return twins.slice(0, 1);
    reportTwins(path, "plan", report, twins.length);
    return [];
  });
}

function* drawAll(
  drawings: readonly PlannedDrawing[],
  explainThrow: Templates["explainThrow"],
  report: Report,
): Generator<void> {
  const failures = gatherFailures(explainThrow);
  // In the order of the list, whichever was requested first.
  for (const { path, attempt } of drawings) {
    const attempted = attempt();
    if (attempted.status === "failed") failures.note(attempted.error, path);
    yield;
  }
  failures.reportAll(report, (path, more) =>
    more === 0 ? say("doing.draw", { path }) : say("doing.draw-more", { path, more }),
  );
}

type Drawing = {
  readonly draw: (from: unknown) => string;
  /** Identifies the code of `draw`. */
  readonly digest: string;
  readonly memory: Memory;
};

/** A drawing that is attempted once, when one of the two functions is first called. */
type PlannedDrawing = PlannedAsset & { readonly attempt: () => Attempt };

type Attempt =
  | { readonly status: "drawn"; readonly drawn: LongResult<null> }
  | { readonly status: "failed"; readonly error: unknown };

/** Plans a drawing. Its result is stored for the same data and code. */
function planDrawing({ path, from }: DrawnAsset, { draw, digest, memory }: Drawing): PlannedDrawing {
  // `draw` gets only what the key identifies, whatever else `from` contains.
  const data = JSON.stringify(from) ?? "null";
  const key = keys.drawings(digest, data);
  const attempt = once((): Attempt => {
    try {
      const drawn = rememberLong(memory, "drawings", key, () => ({
        facts: null,
        bytes: Buffer.from(draw(JSON.parse(data))),
      }));
      return { status: "drawn", drawn };
    } catch (error) {
      return { status: "failed", error };
    }
  });
  return {
    path,
    digest: key,
    attempt,
    draw: () => {
      const attempted = attempt();
      if (attempted.status === "drawn") return attempted.drawn;
      throw new Undrawable(`${path} cannot be drawn`, { cause: attempted.error });
    },
  };
}

/**
 * Asks the site for the files that it derives from its pages, for each language. Undefined, with a problem, when that
 * fails or a name is taken. Remembered while pages, content and settings stay the same.
 */
export function deriveAssets(
  rendered: readonly RenderedPage[],
  contents: readonly ContentIn[],
  entries: readonly Entry[],
  manifest: Manifest,
  { site, digest, explainThrow, base, settings, memory, report }: Templates,
): readonly GeneratedAsset[] | undefined {
  const { derive } = site;
  if (derive === undefined) return [];
  const deriveIn = ({ content, language }: ContentIn): readonly GeneratedAsset[] => {
    const isOwn = ({ page }: RenderedPage) => (page.language ?? language.code) === language.code;
    const pages = rendered.filter((one) => isOwn(one) && one.page.indexed);
    const key = keys.derived(digest, base, JSON.stringify(settings), [
      ...entries.map((entry) => entry.digest),
      ...pages.flatMap((page) => [page.page.route, page.page.template, page.digest]),
      ...(contents.length > 1 ? [language.code] : []),
    ]);
    const derived = remember(memory, "derived", key, () =>
      derive(
        pages.map((page) => toText(page, memory)),
        content,
        settings,
        language,
      ),
    );
    return derived.map(({ path, text }) => ({ path: toLanguageFile(language.path, path), text }));
  };
  try {
    const derived = contents.flatMap(deriveIn);
    const names = derived.map(({ path }) => path);
    const taken = names.find((path, place) => path in manifest.assets || names.indexOf(path) < place);
    if (taken === undefined) return derived;
    reportTwins(taken, "derive", report);
  } catch (error) {
    report(explainThrow(error, say("doing.derive")));
  }
  return undefined;
}

function toText(rendered: RenderedPage, memory: Memory): PageText {
  const { page, facts, digest } = rendered;
  return {
    route: page.route,
    template: page.template,
    title: facts.title ?? "",
    description: facts.description ?? "",
    sections: remember(memory, "texts", keys.texts(digest), () => readText(rendered.html)),
  };
}

/** Asks the site which origins its islands connect to. */
export function askConnections({ site, explainThrow, settings, report }: Templates): Connections {
  try {
    return site.connections(settings);
  } catch (error) {
    report(explainThrow(error, say("doing.connections")));
    return {};
  }
}
