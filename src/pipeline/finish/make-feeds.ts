import type { OutputFile, RenderedFeed } from "../../model/model.ts";
import { compareText } from "../../words/problem.ts";
import type { DatedFeed } from "./dated-feed.ts";
import { startOfDay } from "./start-of-day.ts";
import { writeAtom } from "./write-atom.ts";
import { writeJsonFeed } from "./write-json-feed.ts";

export type FeedContext = {
  readonly origin: string;
  readonly base: string;
  /** The language of feeds that name none. */
  readonly language: string;
  /** The IANA time zone in which a calendar date begins. */
  readonly timeZone: string;
};

/** Every feed in both formats: Atom (RFC 4287) and JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function makeFeeds(feeds: readonly RenderedFeed[], context: FeedContext): readonly OutputFile[] {
  const encoder = new TextEncoder();
  const begin = createBegin(context);
  return feeds.flatMap((feed) => {
    const dated = toDated(feed, begin, context);
    return [
      { path: feed.files.atom, bytes: encoder.encode(writeAtom(dated)) },
      { path: feed.files.json, bytes: encoder.encode(writeJsonFeed(dated)) },
    ];
  });
}

/** Returns when a day begins, and keeps the result, because most days occur more than once. */
function createBegin({ timeZone }: FeedContext): (date: string) => string {
  const computeStart = startOfDay(timeZone);
  const known = new Map<string, string>();
  return (date) => {
    const start = known.get(date) ?? computeStart(date);
    known.set(date, start);
    return start;
  };
}

function toDated(
  feed: RenderedFeed,
  begin: (date: string) => string,
  { origin, base, language: first }: FeedContext,
): DatedFeed {
  const root = origin + base;
  const { language = first } = feed;
  const latest = feed.items.map(({ updated }) => updated).reduce(later, noItems);
  return {
    language,
    title: feed.title,
    description: feed.description,
    author: { name: feed.author, url: `${root}/` },
    page: root + feed.route,
    updated: begin(latest),
    addresses: { atom: `${root}/${feed.files.atom}`, json: `${root}/${feed.files.json}` },
    items: feed.items.map(({ route, published, updated, ...item }) => ({
      ...item,
      address: root + route,
      published: begin(published),
      updated: begin(updated),
    })),
  };
}

/** Atom requires a date even for a feed without items, and the time of the build would change the file each time. */
const noItems = "1970-01-01";

function later(a: string, b: string): string {
  return compareText(a, b) < 0 ? b : a;
}
