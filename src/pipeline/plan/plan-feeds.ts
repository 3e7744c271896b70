import type { ContentIn, FeedItem, SiteDefinition, SiteLanguage, SiteSummary } from "../../define/define.ts";
import { toLanguageFile, toLanguageRoute } from "../../model/language.ts";
import type { Page, PlannedFeed, PlannedItem } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import { type Message, say } from "../../words/message.ts";
import { compareText, type Problem, type Report } from "../../words/problem.ts";
import type { Templates } from "../steps.ts";

/**
 * Asks every feed for its items and checks them: each belongs to a page of the site and has calendar dates. A wrong
 * item is reported and left out. The newest comes first.
 */
export function planFeeds(
  contents: readonly ContentIn[],
  pages: readonly Page[],
  { site, settings, explainThrow, report }: Asked<"feeds">,
): readonly PlannedFeed[] {
  const routes = new Map<string, Route>(pages.map(({ route }) => [route, route]));
  return Object.entries(site.feeds).flatMap(([name, feed]): readonly PlannedFeed[] => {
    const planIn = ({ content, language }: ContentIn): readonly PlannedFeed[] => {
      const plans =
        feed.files === undefined
          ? feed.plan(content, settings, language)
          : [{ ...feed.plan(content, settings, language), files: feed.files }];
      const find: FindRoute = (route) =>
        routes.get(toLanguageRoute(language.path, route)) ?? routes.get(route);
      return plans.flatMap(({ items, route: wanted, files, ...rest }) => {
        const proved = items.flatMap((item) => proveItem(item, name, find, report) ?? []);
        const route = find(wanted);
        if (route === undefined) {
          report(explainItem(say("feed/invalid-item.route", { feed: name, route: wanted })));
          return [];
        }
        const own = {
          files: {
            atom: toLanguageFile(language.path, files.atom),
            json: toLanguageFile(language.path, files.json),
            ...(files.rss !== undefined && { rss: toLanguageFile(language.path, files.rss) }),
          },
          ...(contents.length > 1 && { language: language.code }),
        };
        return [{ ...rest, ...own, name, route, items: proved.sort(byDate) }];
      });
    };
    try {
      return contents.flatMap(planIn);
    } catch (error) {
      report(explainThrow(error, say("doing.plan-feed", { feed: name })));
      return [];
    }
  });
}

type Asked<Part extends keyof SiteDefinition> = Pick<Templates, "settings" | "explainThrow" | "report"> & {
  readonly site: Pick<SiteDefinition, Part>;
};

/** The page of a route: that in the language of the feed, or where there is none, that in the first. */
type FindRoute = (route: string) => Route | undefined;

function proveItem(
  { topics = [], updated, ...item }: FeedItem<unknown>,
  feed: string,
  find: FindRoute,
  report: Report,
): PlannedItem | undefined {
  const route = find(item.route);
  const dates = [item.published, updated ?? item.published];
  const wrong = dates.find((date) => !isDate(date));
  if (route === undefined) report(explainItem(say("feed/invalid-item.page", { feed, route: item.route })));
  else if (wrong !== undefined)
    report(explainItem(say("feed/invalid-item.date", { feed, route: item.route, date: wrong })));
  else return { ...item, route, topics, updated: updated ?? item.published };
  return undefined;
}

/** Feeds contain points in time, so an invalid date could not be written. `date` may be the `utc` of an instant. */
function isDate(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/.test(date)
    ? Date.parse(date)
    : Number.NaN;
  // JavaScript reads the 30th of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function byDate(a: PlannedItem, b: PlannedItem): number {
  return compareText(b.published, a.published) || compareText(a.route, b.route);
}

function explainItem(message: Message): Problem {
  return {
    code: "feed/invalid-item",
    severity: "error",
    file: "templates/site.ts",
    message,
    hint: say("feed/invalid-item.hint"),
  };
}

/** The content of `llms.txt` in one of the languages of a site. */
export type SummaryIn = { readonly language: SiteLanguage; readonly summary: SiteSummary };

/** Asks the site for the content of `llms.txt` in every language. Empty when it wants none. */
export function planSummaries(
  contents: readonly ContentIn[],
  { site: { summary }, settings, explainThrow, report }: Asked<"summary">,
): readonly SummaryIn[] {
  if (summary === undefined) return [];
  try {
    return contents.map(({ content, language }) => ({
      language,
      summary: summary(content, settings, language),
    }));
  } catch (error) {
    report(explainThrow(error, say("doing.plan-summary")));
    return [];
  }
}
