import { expect, test } from "vitest";
import type { RenderedFeed } from "../../../src/model/model.ts";
import type { Route } from "../../../src/model/route.ts";
import { type FeedContext, makeFeeds, startOfDay } from "../../../src/pipeline/render/make-feeds.ts";
import { findAtomFaults, findJsonFeedFaults, findRssFaults } from "../../support/feed-rules.ts";
import { childrenOf, readXml } from "../../support/read-xml.ts";

type Item = RenderedFeed["items"][number];

function item(route: string, more: Partial<Item> = {}): Item {
  return {
    route: route as Route,
    title: "Un article",
    summary: "En deux mots.",
    published: "2025-09-01",
    updated: "2025-09-01",
    topics: [],
    html: "<p>Le texte.</p>",
    ...more,
  };
}

function feedOf(items: readonly Item[], context: Partial<FeedContext> = {}, hasRss = true) {
  const feed: RenderedFeed = {
    name: "blog",
    files: { atom: "atom.xml", json: "feed.json", ...(hasRss && { rss: "rss.xml" }) },
    title: "Essai",
    description: "Les articles.",
    route: "/blog" as Route,
    author: "La rédaction",
    items,
  };
  const files = makeFeeds([feed], {
    origin: "https://www.essai.example",
    base: "",
    language: "fr",
    timeZone: "Europe/Paris",
    ...context,
  });
  const [atom = "", json = "", rss = ""] = files.map(({ bytes }) => Buffer.from(bytes).toString());
  return { paths: files.map(({ path }) => path), atom, json, rss, parsed: JSON.parse(json) };
}

test("an article is in both feeds with its page, its topics and its dates as midnight in Paris", () => {
  const { paths, atom, parsed } = feedOf([
    item("/a", { published: "2025-01-10", updated: "2025-07-14", topics: ["Énergie"] }),
  ]);
  expect(paths).toEqual(["atom.xml", "feed.json", "rss.xml"]);
  expect(atom).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
      "<id>https://www.essai.example/atom.xml</id>",
      "<title>Essai</title>",
      "<subtitle>Les articles.</subtitle>",
      "<updated>2025-07-14T00:00:00+02:00</updated>",
      '<link rel="self" type="application/atom+xml" href="https://www.essai.example/atom.xml"/>',
      '<link rel="alternate" type="text/html" href="https://www.essai.example/blog"/>',
      "<author><name>La rédaction</name><uri>https://www.essai.example/</uri></author>",
      "<entry>",
      "<id>https://www.essai.example/a</id>",
      "<title>Un article</title>",
      '<link rel="alternate" type="text/html" href="https://www.essai.example/a"/>',
      "<published>2025-01-10T00:00:00+01:00</published>",
      "<updated>2025-07-14T00:00:00+02:00</updated>",
      '<category term="Énergie"/>',
      "<summary>En deux mots.</summary>",
      '<content type="html">&lt;p&gt;Le texte.&lt;/p&gt;</content>',
      "</entry>",
      "</feed>",
      "",
    ].join("\n"),
  );
  expect(parsed.items).toEqual([
    {
      id: "https://www.essai.example/a",
      url: "https://www.essai.example/a",
      title: "Un article",
      summary: "En deux mots.",
      content_html: "<p>Le texte.</p>",
      date_published: "2025-01-10T00:00:00+01:00",
      date_modified: "2025-07-14T00:00:00+02:00",
      tags: ["Énergie"],
    },
  ]);
});

test("an article is in RSS with the same data, and a feed that names no file for it has none", () => {
  const dated = item("/a", { published: "2025-01-10", updated: "2025-07-14", topics: ["Énergie", "R&D"] });
  expect(feedOf([dated]).rss).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      "<channel>",
      "<title>Essai</title>",
      "<link>https://www.essai.example/blog</link>",
      "<description>Les articles.</description>",
      "<language>fr</language>",
      "<lastBuildDate>Mon, 14 Jul 2025 00:00:00 +0200</lastBuildDate>",
      '<atom:link rel="self" type="application/rss+xml" href="https://www.essai.example/rss.xml"/>',
      "<item>",
      "<title>Un article</title>",
      "<link>https://www.essai.example/a</link>",
      '<guid isPermaLink="true">https://www.essai.example/a</guid>',
      "<pubDate>Fri, 10 Jan 2025 00:00:00 +0100</pubDate>",
      "<dc:creator>La rédaction</dc:creator>",
      "<category>Énergie</category>",
      "<category>R&amp;D</category>",
      "<description>En deux mots.</description>",
      "<content:encoded>&lt;p&gt;Le texte.&lt;/p&gt;</content:encoded>",
      "</item>",
      "</channel>",
      "</rss>",
      "",
    ].join("\n"),
  );
  expect(feedOf([dated], {}, false).paths).toEqual(["atom.xml", "feed.json"]);
});

test.each([
  ["UTC", "Mon, 01 Sep 2025 00:00:00 GMT"],
  ["America/St_Johns", "Mon, 01 Sep 2025 00:00:00 -0230"],
  ["Pacific/Kiritimati", "Mon, 01 Sep 2025 00:00:00 +1400"],
])("in %s, RSS gives the 1st of September as %s", (timeZone, date) => {
  const { rss } = feedOf([item("/a")], { timeZone });
  expect(rss).toContain(`<pubDate>${date}</pubDate>`);
  expect(findRssFaults(rss)).toEqual([]);
});

test("a signed article names its author in each feed", () => {
  const { atom, rss, parsed } = feedOf([item("/a", { author: "Ada & Co" }), item("/b")]);
  expect(rss.match(/<dc:creator>.*?<\/dc:creator>/g)).toEqual([
    "<dc:creator>Ada &amp; Co</dc:creator>",
    "<dc:creator>La rédaction</dc:creator>",
  ]);
  expect(atom.match(/<author>.*?<\/author>/g)).toEqual([
    "<author><name>La rédaction</name><uri>https://www.essai.example/</uri></author>",
    "<author><name>Ada &amp; Co</name></author>",
  ]);
  expect(parsed.items.map(({ authors }: { authors?: unknown }) => authors)).toEqual([
    [{ name: "Ada & Co" }],
    undefined,
  ]);
});

test("no words of an author can break a feed", () => {
  const awkward = 'a & b < c > d "e" \' ]]> \u0000\u0008\uffff é';
  const { atom, json, rss, parsed } = feedOf([
    item("/a", { title: awkward, summary: awkward, topics: [awkward], html: `<p>${"&amp;"} ]]></p>` }),
  ]);
  expect(findAtomFaults(atom)).toEqual([]);
  expect(findJsonFeedFaults(json)).toEqual([]);
  expect(findRssFaults(rss)).toEqual([]);
  const [entry] = childrenOf(readXml(atom), "{http://www.w3.org/2005/Atom}entry");
  const texts = Object.fromEntries(
    (entry?.children ?? []).map(({ name, text }) => [name.split("}")[1], text]),
  );
  expect(texts.title).toBe('a & b < c > d "e" \' ]]>  é');
  expect(texts.content).toBe("<p>&amp; ]]></p>");
  expect(parsed.items[0].title).toBe(awkward);
});

test("under a base path every address has it", () => {
  const { atom, rss, parsed } = feedOf([item("/a")], { base: "/sous/chemin" });
  const own = [...`${atom}${rss}`.matchAll(/https:\/\/www\.essai\.example([^<"]*)/g)].map(([, path]) => path);
  expect(own).not.toEqual([]);
  expect(own.filter((path) => !path?.startsWith("/sous/chemin/"))).toEqual([]);
  expect(parsed.feed_url).toBe("https://www.essai.example/sous/chemin/feed.json");
  expect(parsed.items[0].url).toBe("https://www.essai.example/sous/chemin/a");
});

test("the date of a feed is that of its latest item, whatever the order of the items", () => {
  const updated = (...days: readonly string[]) =>
    /<updated>(.*?)<\/updated>/.exec(feedOf(days.map((day) => item("/a", { updated: day }))).atom)?.[1];
  const latest = "2025-11-02T00:00:00+01:00";
  expect(updated("2025-09-01", "2025-11-02", "2025-10-01")).toBe(latest);
  expect(updated("2025-11-02", "2025-09-01")).toBe(latest);
});

test("a feed that has no item yet is a valid one", () => {
  const { atom, json, rss, parsed } = feedOf([]);
  expect([...findAtomFaults(atom), ...findRssFaults(rss)]).toEqual([]);
  expect(findJsonFeedFaults(json)).toEqual([]);
  expect(parsed.items).toEqual([]);
});

test.each([
  ["a second id", "</id>", "</id><id>https://www.essai.example/b</id>"],
  ["an entry without a title", "<title>Un article</title>", ""],
  ["a day in the place of a moment", "2025-09-01T00:00:00+02:00</published>", "2025-09-01</published>"],
  ["a month that there is not", "2025-09-01T00:00:00+02:00</updated>", "2025-19-01T00:00:00+02:00</updated>"],
  ["no author", /<author>.*<\/author>/, ""],
  ["an author without a name", "<name>La rédaction</name>", ""],
  ["a link that leads nowhere from elsewhere", 'href="https://www.essai.example/a"', 'href="/a"'],
  ["an image that does not either", "Le texte.", "&lt;img src=&quot;/i.png&quot;&gt;"],
  ["a script", "Le texte.", "&lt;script&gt;&lt;/script&gt;"],
  ["HTML that is not escaped", "&lt;p&gt;Le texte.&lt;/p&gt;", "<p>Le texte.</p>"],
  ["an element that Atom does not have", "<summary>", "<pubDate/><summary>"],
  ["no address of its own", /<link rel="self".*>/, ""],
])("the validator of feeds reports %s", (_, right, wrong) => {
  const { atom } = feedOf([item("/a")]);
  expect(findAtomFaults(atom)).toEqual([]);
  expect(findAtomFaults(atom.replace(right, wrong))).not.toEqual([]);
});

test.each([
  ["another version", 'version="2.0"', 'version="0.91"'],
  ["two channels", "</channel>", "</channel><channel/>"],
  ["an item without a title", "<title>Un article</title>", ""],
  ["a second guid", "</guid>", "</guid><guid>https://www.essai.example/b</guid>"],
  ["a date of Atom", /<pubDate>.*<\/pubDate>/, "<pubDate>2025-09-01T00:00:00+02:00</pubDate>"],
  ["a wrong day of the week", "<pubDate>Mon", "<pubDate>Tue"],
  ["a day that there is not", "<pubDate>Mon, 01 Sep", "<pubDate>Wed, 31 Sep"],
  ["no author", /<dc:creator>.*<\/dc:creator>/, ""],
  [
    "an author without an address of e-mail",
    "dc:creator>La rédaction</dc:creator",
    "author>La rédaction</author",
  ],
  ["a link that leads nowhere from elsewhere", "<link>https://www.essai.example/a<", "<link>/a<"],
  ["an image that does not either", "Le texte.", "&lt;img src=&quot;/i.png&quot;&gt;"],
  ["HTML that is not escaped", "&lt;p&gt;Le texte.&lt;/p&gt;", "<p>Le texte.</p>"],
  ["no address of its own", /<atom:link .*>/, ""],
])("the validator of RSS reports %s", (_, right, wrong) => {
  const { rss } = feedOf([item("/a")]);
  expect(findRssFaults(rss)).toEqual([]);
  expect(findRssFaults(rss.replace(right, wrong))).not.toEqual([]);
});

test.each([
  ["2025-01-10", "Europe/Paris", "2025-01-10T00:00:00+01:00"],
  ["2025-09-01", "Europe/Paris", "2025-09-01T00:00:00+02:00"],
  // Clocks change in the night from Saturday, three hours after midnight: the day begins as the one before.
  ["2025-03-30", "Europe/Paris", "2025-03-30T00:00:00+01:00"],
  ["2025-10-26", "Europe/Paris", "2025-10-26T00:00:00+02:00"],
  ["2025-10-27", "Europe/Paris", "2025-10-27T00:00:00+01:00"],
  // Clocks change between midnight there and midnight of UTC.
  ["2025-10-05", "Australia/Sydney", "2025-10-05T00:00:00+10:00"],
  ["2025-04-06", "Australia/Sydney", "2025-04-06T00:00:00+11:00"],
  ["2025-09-01", "UTC", "2025-09-01T00:00:00Z"],
  ["2025-09-01", "America/St_Johns", "2025-09-01T00:00:00-02:30"],
  ["2025-09-01", "Pacific/Kiritimati", "2025-09-01T00:00:00+14:00"],
  ["2025-09-01", "Asia/Kathmandu", "2025-09-01T00:00:00+05:45"],
])("%s begins in %s at %s", (date, timeZone, moment) => {
  expect(startOfDay(timeZone)(date)).toBe(moment);
});
