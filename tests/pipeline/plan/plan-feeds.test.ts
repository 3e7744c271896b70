import { expect, test } from "vitest";
import type { FeedItem, FeedPlan } from "../../../src/define/define.ts";
import type { GeneratorSettings } from "../../../src/define/settings.ts";
import type { Page } from "../../../src/model/model.ts";
import { planFeeds } from "../../../src/pipeline/plan/plan-feeds.ts";
import type { Text } from "../../../src/words/message.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { noContents } from "../../support/one-language.ts";
import { tell } from "../../support/speech.ts";

function item(route: string, published: string, updated?: string): FeedItem<object> {
  return { route, title: "Un", summary: "Deux", published, updated, props: {} };
}

function planned(plan: () => FeedPlan<object>) {
  const problems: Problem[] = [];
  const feed = { files: { atom: "atom.xml", json: "feed.json" }, template: () => null, plan };
  const pages = ["/blog", "/a", "/b", "/c"].map((route) => ({ route }) as Page);
  const explain = (error: unknown, doing: Text): Problem => ({
    code: "template/throws",
    severity: "error",
    file: "templates/site.ts",
    message: `${tell(doing)}: ${(error as Error).message}`,
  });
  const feeds = planFeeds(noContents, pages, {
    site: { feeds: { blog: feed } },
    settings: {} as GeneratorSettings,
    explainThrow: explain,
    report: (problem) => problems.push(problem),
  });
  return { feeds, messages: problems.map(({ message }) => tell(message)) };
}

const feedOf =
  (items: readonly FeedItem<object>[], route = "/blog") =>
  () => ({
    title: "Essai",
    description: "…",
    route,
    author: "Nous",
    items,
  });

test("the newest item comes first, and items of one day are in the order of their routes", () => {
  const { feeds, messages } = planned(
    feedOf([item("/b", "2025-01-01"), item("/c", "2025-09-01"), item("/a", "2025-01-01", "2025-12-01")]),
  );
  expect(messages).toEqual([]);
  expect(feeds[0]?.items.map(({ route, updated }) => [route, updated])).toEqual([
    ["/c", "2025-09-01"],
    ["/a", "2025-12-01"],
    ["/b", "2025-01-01"],
  ]);
});

test("an item without a page or a date is reported, and the others are published", () => {
  const { feeds, messages } = planned(
    feedOf([
      item("/a", "2025-01-01"),
      item("/nulle-part", "2025-01-01"),
      item("/b", "hier"),
      item("/b", "2025-09"),
      item("/c", "2025-01-01", "2025-02-30"),
    ]),
  );
  expect(messages).toEqual([
    "the feed “blog” has an item for /nulle-part, which is not a page",
    "the feed “blog” dates /b “hier”, which is not a calendar date",
    "the feed “blog” dates /b “2025-09”, which is not a calendar date",
    "the feed “blog” dates /c “2025-02-30”, which is not a calendar date",
  ]);
  expect(feeds[0]?.items.map(({ route }) => route)).toEqual(["/a"]);
});

test("a feed that links to no page, or whose plan throws, is reported and left out", () => {
  const lost = planned(feedOf([item("/a", "2025-01-01")], "/journal"));
  expect(lost).toEqual({ feeds: [], messages: ["the feed “blog” leads to /journal, which is not a page"] });
  const thrown = planned(() => {
    throw new Error("rien");
  });
  expect(thrown).toEqual({ feeds: [], messages: ["planning the feed “blog”: rien"] });
});

test("a group of feeds has the files that its plan names, and a feed without a page is reported", () => {
  const problems: Problem[] = [];
  const plan = () =>
    ["a", "nowhere"].map((tag) => ({
      ...feedOf([item("/b", "2025-01-01")], `/${tag}`)(),
      files: { atom: `${tag}.xml`, json: `${tag}.json` },
    }));
  const pages = ["/a", "/b"].map((route) => ({ route }) as Page);
  const explain = () => {
    throw new Error("nothing threw");
  };
  const feeds = planFeeds(noContents, pages, {
    site: { feeds: { tags: { template: () => null, plan } } },
    settings: {} as GeneratorSettings,
    explainThrow: explain,
    report: (problem) => problems.push(problem),
  });
  expect(feeds).toMatchObject([{ name: "tags", route: "/a", files: { atom: "a.xml", json: "a.json" } }]);
  expect(problems.map(({ code }) => code)).toEqual(["feed/invalid-item"]);
});
