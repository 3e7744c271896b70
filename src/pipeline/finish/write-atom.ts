import { escapeXml } from "../../html/escape.ts";
import type { DatedFeed, DatedItem } from "./dated-feed.ts";

/** A feed as Atom, RFC 4287. Its id is its own address, the id of an entry is the address of the page. */
export function writeAtom(feed: DatedFeed): string {
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

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>`;
}
