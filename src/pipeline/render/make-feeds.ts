import { escapeXml } from "../../html/escape.ts";
import type { OutputFile, RenderedFeed } from "../../model/model.ts";
import { encodeAddress, encodeRoute } from "../../model/route.ts";
import { once } from "../../once.ts";
import { compareText } from "../../words/problem.ts";

export type FeedContext = {
  readonly origin: string;
  readonly base: string;
  /** The language of feeds that name none. */
  readonly language: string;
  /** The IANA time zone in which a calendar date begins. */
  readonly timeZone: string;
};

/**
 * Every feed as Atom (RFC 4287), as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), and if it names a file for it
 * as RSS 2.0 (https://www.rssboard.org/rss-specification).
 */
export function makeFeeds(feeds: readonly RenderedFeed[], context: FeedContext): readonly OutputFile[] {
  const encoder = new TextEncoder();
  const begin = createBegin(context);
  return feeds.flatMap((feed) => {
    const dated = toDated(feed, begin, context);
    const { atom, json, rss } = feed.files;
    return [
      { path: atom, bytes: encoder.encode(writeAtom(dated)) },
      { path: json, bytes: encoder.encode(writeJsonFeed(dated)) },
      ...(rss === undefined
        ? []
        : [
            {
              path: rss,
              bytes: encoder.encode(
                writeRss(dated, context.origin + context.base + encodeAddress(`/${rss}`)),
              ),
            },
          ]),
    ];
  });
}

/** Returns when a day begins, or an instant as it is, and keeps the result, because most days occur more than once. */
function createBegin({ timeZone }: FeedContext): (date: string) => string {
  const computeStart = startOfDay(timeZone);
  const known = new Map<string, string>();
  return (date) => {
    const isInstant = date.length > "2025-09-01".length;
    const start = known.get(date) ?? (isInstant ? date : computeStart(date));
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
    page: root + encodeRoute(feed.route),
    updated: begin(latest),
    addresses: {
      atom: root + encodeAddress(`/${feed.files.atom}`),
      json: root + encodeAddress(`/${feed.files.json}`),
    },
    items: feed.items.map(({ route, published, updated, ...item }) => ({
      ...item,
      address: root + encodeRoute(route),
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

/** A feed as JSON Feed 1.1. The id of an item is its address, as the format recommends. */
function writeJsonFeed(feed: DatedFeed): string {
  const { language, title, description, author, page, addresses, items } = feed;
  const written = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: addresses.json,
    description,
    language,
    authors: [author],
    items: items.map(({ address, title, summary, published, updated, topics, author, html }) => ({
      id: address,
      url: address,
      title,
      summary,
      content_html: html,
      date_published: published,
      date_modified: updated,
      ...(author !== undefined && { authors: [{ name: author }] }),
      ...(topics.length > 0 && { tags: topics }),
    })),
  };
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

/**
 * Returns when a calendar date begins in a time zone, in the format of RFC 3339: `2025-09-01` in Paris gives
 * `2025-09-01T00:00:00+02:00`. Where clocks go forward at midnight, the day begins at one o’clock, which is the same
 * instant.
 */
export function startOfDay(timeZone: string): (date: string) => string {
  // Created once, and only for a site with feeds: it is slower than all its uses.
  const getFormat = once(() => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }));
  return (date) => {
    const format = getFormat();
    const asUtc = Date.parse(date);
    // The offset at midnight UTC is off by at most an hour, on days when clocks change.
    const guess = asUtc - minutesAhead(asUtc, format) * 60_000;
    return `${date}T00:00:00${writeOffset(minutesAhead(guess, format))}`;
  };
}

function minutesAhead(time: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // `GMT+02:00`; `GMT` for UTC itself.
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, "0");
  return minutes === 0 ? "Z" : `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** A feed as Atom, RFC 4287. Its id is its own address, the id of an entry is the address of the page. */
function writeAtom(feed: DatedFeed): string {
  const { language, title, description, author, page, updated, addresses, items } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element("id", addresses.atom),
    element("title", title),
    element("subtitle", description),
    element("updated", updated),
    link("self", "application/atom+xml", addresses.atom),
    link("alternate", "text/html", page),
    `<author>${element("name", author.name)}${element("uri", author.url)}</author>`,
    ...items.flatMap(writeEntry),
    "</feed>",
    "",
  ].join("\n");
}

function writeEntry({ address, title, summary, published, updated, topics, author, html }: DatedItem) {
  return [
    "<entry>",
    element("id", address),
    element("title", title),
    link("alternate", "text/html", address),
    element("published", published),
    element("updated", updated),
    ...(author === undefined ? [] : [`<author>${element("name", author)}</author>`]),
    ...topics.map((topic) => `<category term="${escapeXml(topic)}"/>`),
    element("summary", summary),
    `<content type="html">${escapeXml(html)}</content>`,
    "</entry>",
  ];
}

/**
 * A feed as RSS 2.0, at `address`. Authors are those of Dublin Core, since RSS wants their e-mail addresses, and full
 * texts are in the module that readers look for.
 */
function writeRss(feed: DatedFeed, address: string): string {
  const { language, title, description, author, page, updated, items } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", page),
    element("description", description),
    element("language", language),
    ...(items.length === 0 ? [] : [element("lastBuildDate", toRssDate(updated))]),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(address)}"/>`,
    ...items.flatMap((item) => [
      "<item>",
      element("title", item.title),
      element("link", item.address),
      `<guid isPermaLink="true">${escapeXml(item.address)}</guid>`,
      element("pubDate", toRssDate(item.published)),
      element("dc:creator", item.author ?? author.name),
      ...item.topics.map((topic) => element("category", topic)),
      element("description", item.summary),
      element("content:encoded", item.html),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** `2025-09-01T00:00:00+02:00` becomes `Mon, 01 Sep 2025 00:00:00 +0200`, as RFC 822 writes it. */
function toRssDate(moment: string): string {
  const [local = "", offset = ""] = moment.split(/(?=Z|[+-]\d\d:\d\d$)/);
  const zone = offset === "Z" ? "GMT" : offset.replace(":", "");
  return new Date(`${local}Z`).toUTCString().replace("GMT", zone);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>`;
}

/** A feed ready to be written in each format: addresses are absolute, dates are points in time. */
type DatedFeed = {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly url: string };
  /** The page that lists the same items. */
  readonly page: string;
  readonly updated: string;
  readonly addresses: { readonly atom: string; readonly json: string };
  readonly items: readonly DatedItem[];
};

type DatedItem = {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly published: string;
  readonly updated: string;
  readonly topics: readonly string[];
  readonly author?: string | undefined;
  readonly html: string;
};
