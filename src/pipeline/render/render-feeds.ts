import type { LoadedTemplates } from "../../define/renderer.ts";
import { hashOf } from "../../memory/hash.ts";
import { noReuse } from "../../memory/reuse.ts";
import type { PlannedFeed, PlannedItem, Remember, RenderedFeed } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { gatherFailures } from "../steps/gather-failures.ts";
import { describeProps } from "./describe-props.ts";
import { toPlainHtml } from "./plain-html.ts";
import type { Drawing } from "./render-pages.ts";

type FeedDrawing = Omit<Drawing, "renderPage" | "readFacts" | "rememberLong" | "progress"> &
  Pick<LoadedTemplates, "renderItem"> & {
    readonly remember: Remember;
  };

/** Draws every item of every feed. One whose template throws is reported and left out. */
export function renderFeeds(
  feeds: readonly PlannedFeed[],
  drawing: FeedDrawing,
  report: Report,
): readonly RenderedFeed[] {
  const { digest, origin, base, manifest, settings, remember } = drawing;
  const shared = hashOf(digest, origin, base, manifest.digest, JSON.stringify(settings));
  const draw = (feed: string, { props, ...item }: PlannedItem) => {
    const key = hashOf(shared, feed, item.route, describeProps(props, noReuse));
    const html = remember("feed-items", key, () =>
      toPlainHtml(
        drawing.renderItem(feed, { route: item.route, props }, { origin, base, manifest }),
        origin + base + item.route,
      ),
    );
    return { ...item, html };
  };
  return feeds.map((feed) => {
    const failures = gatherFailures(drawing.explainThrow);
    const items = feed.items.flatMap((item) => {
      try {
        return [draw(feed.name, item)];
      } catch (error) {
        failures.note(error, item.route);
        return [];
      }
    });
    failures.tell(report, (first, more) => {
      const others = more > 0 ? ` and ${more} more` : "";
      return `drawing ${first}${others} for the feed “${feed.name}”`;
    });
    return { ...feed, items };
  });
}
