import { Parser } from "htmlparser2";
import { childrenOf, readXml, textsOf, type XmlElement } from "./read-xml.ts";

/** What RFC 4287 says of a feed, and this one breaks. Throws where the text is not even XML. */
export function findAtomFaults(xml: string): readonly string[] {
  const feed = readXml(xml);
  const entries = childrenOf(feed, atom("entry"));
  const ids = entries.flatMap((entry) => textsOf(entry, atom("id")));
  const selves = childrenOf(feed, atom("link")).filter(({ attributes }) => attributes.rel === "self");
  return faultsOf([
    ["the root is an Atom feed", feed.name === atom("feed")],
    ["the feed has a language", /^[a-z]{2}/.test(feed.attributes["xml:lang"] ?? "")],
    ["the feed says once where it is", selves.length === 1],
    ["ids are unique", new Set(ids).size === ids.length],
    ["the feed has an author, for entries without", childrenOf(feed, atom("author")).length > 0],
    ["authors have a name", authorsOf(feed, entries).every(hasName)],
    ["the newest entry comes first", isNewestFirst(entries.map(publishedOf))],
    [
      "the feed is as young as its youngest entry",
      entries.length === 0 ||
        Date.parse(textsOf(feed, atom("updated"))[0] ?? "") ===
          Math.max(...entries.map((entry) => Date.parse(textsOf(entry, atom("updated"))[0] ?? ""))),
    ],
    ...[feed, ...entries].flatMap((element) => commonRules(element, feed)),
    ...entries.flatMap(entryRules),
  ]);
}

type Rule = readonly [rule: string, holds: boolean];

function faultsOf(rules: readonly Rule[]): readonly string[] {
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

function atom(name: string): string {
  return `{http://www.w3.org/2005/Atom}${name}`;
}

/** What sections 4.1.1 and 4.1.2 ask of feeds and entries alike. */
function commonRules(element: XmlElement, feed: XmlElement): readonly Rule[] {
  const what = element === feed ? "the feed" : textsOf(element, atom("id"))[0];
  const allowed = element === feed ? feedChildren : entryChildren;
  const links = childrenOf(element, atom("link"));
  const alternates = links.filter(({ attributes }) => attributes.rel === "alternate");
  return [
    ...["id", "title", "updated"].map(
      (name): Rule => [`${what} has one ${name}`, textsOf(element, atom(name)).filter(Boolean).length === 1],
    ),
    ...["published", "subtitle", "summary", "content", "rights", "generator"].map(
      (name): Rule => [`${what} has no two of ${name}`, childrenOf(element, atom(name)).length <= 1],
    ),
    [`${what} has an absolute IRI as id`, textsOf(element, atom("id")).every(isAbsolute)],
    [
      `${what} has dates of RFC 3339`,
      ["updated", "published"].flatMap((name) => textsOf(element, atom(name))).every(isMoment),
    ],
    [
      `${what} has links to absolute IRIs`,
      links.every(({ attributes }) => isAbsolute(attributes.href ?? "")),
    ],
    [`${what} has one alternate link`, alternates.length === 1],
    [`${what} has only elements of Atom`, element.children.every(({ name }) => allowed.has(name))],
    [`${what} has no markup where text is meant`, childrenOf(element, atom("title")).every(isPlain)],
    [`${what} has no text between its elements`, element.text.trim() === ""],
  ];
}

const shared = ["author", "category", "contributor", "id", "link", "rights", "title", "updated"];
const feedChildren = new Set([...shared, "entry", "generator", "icon", "logo", "subtitle"].map(atom));
const entryChildren = new Set([...shared, "content", "published", "source", "summary"].map(atom));

function entryRules(entry: XmlElement): readonly Rule[] {
  const what = textsOf(entry, atom("id"))[0];
  const [content] = childrenOf(entry, atom("content"));
  const [published = ""] = textsOf(entry, atom("published"));
  const [updated = ""] = textsOf(entry, atom("updated"));
  return [
    [`${what} has its text`, content !== undefined && content.text.length > 0],
    [
      `${what} has HTML as text, escaped`,
      content?.attributes.type === "html" && content.children.length === 0,
    ],
    [`${what} is published before it is updated`, Date.parse(published) <= Date.parse(updated)],
    [
      `${what} has categories with a term`,
      childrenOf(entry, atom("category")).every(({ attributes }) => (attributes.term ?? "") !== ""),
    ],
    ...contentRules(what, content?.text ?? ""),
  ];
}

/** What feed readers need of HTML that is torn off its page. */
function contentRules(what: string | undefined, html: string): readonly Rule[] {
  const { addresses, names } = readHtml(html);
  const unknown = names.filter((name) => !readable.has(name));
  return [
    [
      `${what} has absolute addresses: ${addresses.find((url) => !isAbsolute(url))}`,
      addresses.every(isAbsolute),
    ],
    [`${what} has only text, lists, tables, images: ${unknown}`, unknown.length === 0],
  ];
}

const readable: ReadonlySet<string> = new Set(
  "a abbr b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre q section small span strong sub summary sup table tbody td tfoot th thead time tr ul".split(
    " ",
  ),
);

function readHtml(html: string) {
  const addresses: string[] = [];
  const names: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, src, style, class: className, id }) {
      names.push(name, ...((style ?? className ?? id) ? [`${name} with style, class or id`] : []));
      addresses.push(...[href, src].filter((url) => url !== undefined));
    },
  });
  parser.end(html);
  return { addresses, names };
}

/** What RSS 2.0 and its advisory board say of a feed, and this one breaks. Throws where the text is not even XML. */
export function findRssFaults(xml: string): readonly string[] {
  const rss = readXml(xml);
  const [channel, ...others] = childrenOf(rss, plain("channel"));
  if (channel === undefined || others.length > 0) return ["the feed has one channel"];
  const items = childrenOf(channel, plain("item"));
  const guids = items.flatMap((item) => textsOf(item, plain("guid")));
  const selves = childrenOf(channel, atom("link")).filter(({ attributes }) => attributes.rel === "self");
  return faultsOf([
    ["the root is RSS 2.0", rss.name === plain("rss") && rss.attributes.version === "2.0"],
    ["the feed has a language", /^[a-z]{2}/.test(textsOf(channel, plain("language"))[0] ?? "")],
    ["the feed says once where it is", selves.length === 1 && isAbsolute(selves[0]?.attributes.href)],
    ["guids are unique", new Set(guids).size === guids.length],
    ["the newest item comes first", isNewestFirst(items.flatMap((item) => textsOf(item, plain("pubDate"))))],
    ["the channel has only its elements", channel.children.every(({ name }) => channelChildren.has(name))],
    [
      "a feed of items has a date",
      items.length === 0 || textsOf(channel, plain("lastBuildDate")).every(isRssDate),
    ],
    ["there is no text between elements", [rss, channel, ...items].every(({ text }) => text.trim() === "")],
    ...[channel, ...items].flatMap((element) => {
      const what = element === channel ? "the channel" : textsOf(element, plain("guid"))[0];
      return ["title", "link", "description"].flatMap((name): readonly Rule[] => [
        [`${what} has one ${name}`, textsOf(element, plain(name)).filter(Boolean).length === 1],
        [
          `${what} has plain text as ${name}`,
          childrenOf(element, plain(name)).every(({ children }) => children.length === 0),
        ],
        [`${what} has an absolute link`, textsOf(element, plain("link")).every(isAbsolute)],
      ]);
    }),
    ...items.flatMap((item): readonly Rule[] => {
      const [guid] = childrenOf(item, plain("guid"));
      const [content] = childrenOf(item, "{http://purl.org/rss/1.0/modules/content/}encoded");
      const what = guid?.text;
      return [
        [`${what} has one guid`, childrenOf(item, plain("guid")).length === 1],
        [`${what} is its own address`, guid?.attributes.isPermaLink === "true" && isAbsolute(what)],
        [`${what} has one date of RFC 822`, isOne(textsOf(item, plain("pubDate")), isRssDate)],
        [`${what} has one author`, isOne(textsOf(item, "{http://purl.org/dc/elements/1.1/}creator"), isText)],
        [`${what} has topics that are texts`, textsOf(item, plain("category")).every(isText)],
        [`${what} has only elements of RSS`, item.children.every(({ name }) => itemChildren.has(name))],
        [`${what} has its text, escaped`, content !== undefined && content.children.length === 0],
        ...contentRules(what, content?.text ?? ""),
      ];
    }),
  ]);
}

/** A name without a namespace. */
function plain(name: string): string {
  return `{}${name}`;
}

const channelChildren = new Set([
  ..."title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs cloud ttl image textInput skipHours skipDays item"
    .split(" ")
    .map(plain),
  atom("link"),
]);
// RSS wants an address of e-mail in `author`.
const itemChildren = new Set([
  ..."title link description category comments enclosure guid pubDate source".split(" ").map(plain),
  "{http://purl.org/dc/elements/1.1/}creator",
  "{http://purl.org/rss/1.0/modules/content/}encoded",
]);

function isOne(texts: readonly string[], is: (text: string) => boolean): boolean {
  return texts.length === 1 && texts.every(is);
}

/** RFC 822 with a year of four digits and the right day of the week, of a day that there is. */
function isRssDate(text: string): boolean {
  const [, day = "", date = ""] =
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}) \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/.exec(
      text,
    ) ?? [];
  const inUtc = new Date(`${date} 00:00:00 GMT`);
  return !Number.isNaN(inUtc.getTime()) && inUtc.toUTCString().startsWith(`${day}, ${date}`);
}

/** What JSON Feed 1.1 says of a feed, and this one breaks. Throws where the text is not JSON. */
export function findJsonFeedFaults(text: string): readonly string[] {
  const feed = JSON.parse(text) as Record<string, unknown>;
  const items = (feed.items ?? []) as readonly Record<string, unknown>[];
  return faultsOf([
    ["the version is 1.1", feed.version === "https://jsonfeed.org/version/1.1"],
    ["the feed has a title", isText(feed.title)],
    ["the feed has items", Array.isArray(feed.items)],
    ["the feed has absolute addresses", [feed.home_page_url, feed.feed_url].every(isAbsolute)],
    ["the feed has a language", /^[a-z]{2}/.test(String(feed.language))],
    ["the feed has authors with names", namesAuthors(feed.authors)],
    ["ids are unique", new Set(items.map(({ id }) => id)).size === items.length],
    ["the newest item comes first", isNewestFirst(items.map((item) => String(item.date_published)))],
    ...unknownFields(feed, feedFields),
    ...items.flatMap((item): readonly Rule[] => {
      const { id, url, title, content_html: html, date_published: published, date_modified: modified } = item;
      const what = String(id);
      return [
        [`${what} has a text as id`, isText(id)],
        [`${what} has an absolute address`, isAbsolute(url)],
        [`${what} has a title and its text`, isText(title) && isText(html)],
        [`${what} has dates of RFC 3339`, [published, modified].every(isMoment)],
        [`${what} has topics that are texts`, ((item.tags ?? []) as unknown[]).every(isText)],
        ...unknownFields(item, itemFields),
        ...contentRules(what, String(html)),
      ];
    }),
  ]);
}

const feedFields =
  "authors description expired favicon feed_url home_page_url hubs icon items language next_url title user_comment version";
const itemFields =
  "attachments authors banner_image content_html content_text date_modified date_published external_url id image language summary tags title url";

function unknownFields(object: Readonly<Record<string, unknown>>, known: string): readonly Rule[] {
  const fields = new Set(known.split(" "));
  return Object.keys(object).map((field): Rule => [`${field} is a field of JSON Feed`, fields.has(field)]);
}

function namesAuthors(authors: unknown): boolean {
  return Array.isArray(authors) && authors.length > 0 && authors.every(({ name }) => isText(name));
}

function authorsOf(feed: XmlElement, entries: readonly XmlElement[]): readonly XmlElement[] {
  return [feed, ...entries].flatMap((element) => childrenOf(element, atom("author")));
}

function hasName(author: XmlElement): boolean {
  return textsOf(author, atom("name")).filter(Boolean).length === 1;
}

function publishedOf(entry: XmlElement): string {
  return textsOf(entry, atom("published"))[0] ?? "";
}

function isPlain({ attributes, children }: XmlElement): boolean {
  return (attributes.type ?? "text") === "text" && children.length === 0;
}

function isNewestFirst(dates: readonly string[]): boolean {
  return dates.every((date, index) => index === 0 || Date.parse(date) <= Date.parse(dates[index - 1] ?? ""));
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function isAbsolute(address: unknown): boolean {
  return (
    typeof address === "string" &&
    /^(?:https?:\/\/[^/\s]+|mailto:|tel:)\S*$/.test(address) &&
    URL.canParse(address)
  );
}

/** RFC 3339, with seconds and an offset, of a day that there is. */
function isMoment(text: unknown): boolean {
  return (
    typeof text === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
