import type { DatedFeed } from "./dated-feed.ts";

/** A feed as JSON Feed 1.1. The id of an item is its address, as the format recommends. */
export function writeJsonFeed(feed: DatedFeed): string {
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
