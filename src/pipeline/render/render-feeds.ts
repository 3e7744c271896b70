import type { LoadedTemplates } from "../../define/renderer.ts";
import { toPlainHtml } from "../../html/plain-html.ts";
import { keys, sharedByPages } from "../../model/memory/kinds.ts";
import { noMemory, remember } from "../../model/memory/memory.ts";
import type { PlannedFeed, PlannedItem, RenderedFeed } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { gatherFailures } from "../steps/take-steps.ts";
import { describeProps } from "./describe-props.ts";
import type { Drawing } from "./render-pages.ts";

type FeedDrawing = Omit<Drawing, "renderPage" | "readFacts" | "seal" | "progress"> &
  Pick<LoadedTemplates, "renderItem">;

/** Draws every item of every feed. An item whose template throws is reported and left out. */
export function renderFeeds(
  feeds: readonly PlannedFeed[],
  drawing: FeedDrawing,
  report: Report,
): readonly RenderedFeed[] {
  const { origin, base, manifest, routes, memory } = drawing;
  const shared = sharedByPages(drawing);
  const draw = ({ name, language }: PlannedFeed, { props, ...item }: PlannedItem) => {
    const { route } = item;
    const feed = language === undefined ? name : `${name} ${language}`;
    const key = keys["feed-items"](shared, feed, route, describeProps(props, noMemory));
    const html = remember(memory, "feed-items", key, () =>
      toPlainHtml(
        drawing.renderItem(name, { route, props, language }, { origin, base, manifest, routes }),
        origin + base + route,
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
