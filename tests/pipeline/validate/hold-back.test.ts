import { folderCollection } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ValidEntry } from "../../../src/model/model.ts";
import { createCalendar, holdBack } from "../../../src/pipeline/validate/hold-back.ts";
import { calendarDay } from "../../../src/text/calendar-day.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { locateBy } from "../../support/locate-by.ts";

function entry(id: string, data: unknown): ValidEntry {
  const file = `content/articles/${id}.md`;
  return { collection: "articles", id, file, digest: id, data, locate: () => undefined, source: undefined };
}

const after = (today: string) => (date: string) => date > today;

const ids = (entries: readonly ValidEntry[]) => entries.map(({ id }) => id);

test("entries of yesterday and today are published, those of tomorrow are held back with their date", () => {
  const { published, heldBack } = holdBack(
    [
      entry("hier", { date: "2026-01-14" }),
      entry("aujourd-hui", { date: "2026-01-15" }),
      entry("demain", { date: "2026-01-16" }),
    ],
    { isFuture: after("2026-01-15"), drafts: false },
  );
  expect(ids(published)).toEqual(["hier", "aujourd-hui"]);
  expect(heldBack).toEqual([
    {
      collection: "articles",
      id: "demain",
      file: "content/articles/demain.md",
      reason: "future",
      due: "2026-01-16",
    },
  ]);
});

test("a draft of a later date is held back as a draft: no date makes it due", () => {
  const { heldBack } = holdBack([entry("guides/a", { date: "2027-01-01", draft: true })], {
    isFuture: after("2026-01-15"),
    drafts: false,
  });
  expect(heldBack).toEqual([
    {
      collection: "articles",
      id: "guides/a",
      file: "content/articles/guides/a.md",
      reason: "draft",
      due: undefined,
    },
  ]);
});

test("--drafts publishes drafts and later dates alike, in their order, and lists them", () => {
  const entries = [entry("a", { draft: true }), entry("b", { date: "2030-01-01" }), entry("c", {})];
  const { published, heldBack, shownDrafts } = holdBack(entries, {
    isFuture: after("2026-01-15"),
    drafts: true,
  });
  expect(ids(published)).toEqual(["a", "b", "c"]);
  expect(heldBack).toEqual([]);
  expect(shownDrafts.map(({ id, reason }) => [id, reason])).toEqual([
    ["a", "draft"],
    ["b", "future"],
  ]);
});

test.each([
  ["a group without either field", { title: "x" }],
  ["a text", "x"],
  ["a list", ["x"]],
  ["nothing", null],
  ["a date that is no text", { date: 2030 }],
  ["a draft that is no truth value", { draft: "true" }],
])("an entry whose data is %s is published", (_, data) => {
  const { published } = holdBack([entry("a", data)], { isFuture: after("2026-01-15"), drafts: false });
  expect(ids(published)).toEqual(["a"]);
});

test.each([
  ["the last second of the day in Paris, in winter", "2026-01-15T22:59:59Z", "Europe/Paris", "2026-01-15"],
  ["midnight in Paris, in winter", "2026-01-15T23:00:00Z", "Europe/Paris", "2026-01-16"],
  ["the last second of the day in Paris, in summer", "2026-07-14T21:59:59Z", "Europe/Paris", "2026-07-14"],
  ["midnight in Paris, in summer", "2026-07-14T22:00:00Z", "Europe/Paris", "2026-07-15"],
  ["the night on which clocks go forward in Paris", "2026-03-28T23:00:00Z", "Europe/Paris", "2026-03-29"],
  ["the night on which clocks go back in Paris", "2026-10-25T22:59:59Z", "Europe/Paris", "2026-10-25"],
  ["new year in Paris", "2025-12-31T23:00:00Z", "Europe/Paris", "2026-01-01"],
  ["the same moment in UTC", "2025-12-31T23:00:00Z", "UTC", "2025-12-31"],
  ["the same moment in Auckland", "2025-12-31T23:00:00Z", "Pacific/Auckland", "2026-01-01"],
])("%s falls on its reader’s day", (_, now, timeZone, day) => {
  expect(calendarDay(new Date(now), timeZone)).toBe(day);
});

test("an article is due at midnight in Paris, not at midnight in Greenwich", () => {
  const due = (now: string) =>
    holdBack([entry("a", { date: "2026-07-15" })], {
      isFuture: createCalendar(new Date(now), "Europe/Paris"),
      drafts: false,
    }).published.length;
  expect([due("2026-07-14T21:59:59Z"), due("2026-07-14T22:00:00Z")]).toEqual([0, 1]);
});

test.each(["Etc/GMT+12", "Pacific/Niue", "Europe/Paris", "UTC", "Asia/Kolkata", "Pacific/Kiritimati"])(
  "at every hour of two days, what is to come in %s is what is after its day",
  (timeZone) => {
    for (let hour = 0; hour < 48; hour += 1) {
      const now = new Date(Date.UTC(2026, 1, 27, hour, 30));
      const isFuture = createCalendar(now, timeZone);
      const dates = [
        "2026-02-25",
        "2026-02-26",
        "2026-02-27",
        "2026-02-28",
        "2026-03-01",
        "2026-03-02",
        "2027-01-01",
      ];
      expect(dates.filter(isFuture), `${hour} h`).toEqual(dates.filter(after(calendarDay(now, timeZone))));
    }
  },
);

const later = [
  { date: "2026-01-15", text: "aujourd’hui" },
  { date: "2026-01-16", text: "demain" },
  { date: "2026-01-10", text: "avant" },
];
const noted = (overview: unknown): ValidEntry => ({
  collection: "articles",
  id: "audit",
  file: "content/articles/audit.md",
  digest: "audit",
  data: { title: "Audit", overview },
  locate: () => undefined,
  source: undefined,
});
const collections = {
  articles: folderCollection({
    folder: "articles",
    format: "yaml",
    schema: z.any(),
    datedList: "overview.updates",
  }),
};
const gate = { isFuture: after("2026-01-15"), drafts: false };

test("items of a list with a future date are held back, and the entry is published without them", () => {
  const before = noted({ updates: later });
  const { published, heldBack } = holdBack([before], gate, collections);
  expect(published.map(({ data }) => data)).toEqual([
    { title: "Audit", overview: { updates: [later[0], later[2]] } },
  ]);
  expect(heldBack).toEqual([
    {
      collection: "articles",
      id: "audit",
      file: "content/articles/audit.md",
      reason: "future",
      due: "2026-01-16",
      part: "overview.updates[1]",
    },
  ]);
  // Whatever is remembered of the entry is remembered anew on the day of the note.
  expect(published[0]?.digest).not.toBe(before.digest);
  expect(holdBack([before], { ...gate, isFuture: after("2026-01-16") }, collections)).toEqual({
    published: [before],
    heldBack: [],
    shownDrafts: [],
  });
});

test("a mistake in an item after one that is held back is reported at its place", () => {
  const line = locateBy((path) => ({ line: Number(path[2] ?? 100), column: 1 }));
  const before = { ...noted({ updates: later }), locate: line };
  const [rest] = holdBack([before], gate, collections).published;
  expect(rest?.locate(["overview", "updates", 1, "text"], "value")?.line).toBe(2);
  expect(rest?.locate(["overview", "updates", 0, "text"], "value")?.line).toBe(0);
  expect(rest?.locate(["title"], "value")?.line).toBe(100);
});

test("--drafts shows the notes of later days, and names them", () => {
  const { published, shownDrafts } = holdBack(
    [noted({ updates: later })],
    { ...gate, drafts: true },
    collections,
  );
  expect(published[0]?.data).toEqual({ title: "Audit", overview: { updates: later } });
  expect(shownDrafts.map(({ part, due }) => [part, due])).toEqual([["overview.updates[1]", "2026-01-16"]]);
});

test.each([undefined, null, {}, { updates: "bientôt" }, { updates: [null, "demain", { date: 2027 }] }])(
  "an entry without such items, %j, is published unchanged",
  (overview) => {
    const before = noted(overview);
    expect(holdBack([before], gate, collections).published).toEqual([before]);
  },
);

const article = (date: string, more = "") =>
  `---\ntitle: A\ndate: ${date}\ncategory: energie\n${more}---\n\nTexte.\n`;
const files = {
  "content/site.yaml": "name: Essai\nurl: https://www.essai.example\ntimeZone: Europe/Paris\n",
  "content/articles/demain.md": article("2026-07-15"),
  "content/articles/idee.md": article("2025-01-01", "draft: true\n"),
};

/** The articles that visitors can reach at a moment, by page and by sitemap. */
async function publishedAt(now: string, drafts = false) {
  const { written, outcome } = await buildInMemory(files, { now: new Date(now), drafts });
  const sitemap = written.get("sitemap.xml") ?? "";
  const pages = ["demain", "idee"].filter((id) => written.has(`blog/${id}.html`));
  expect(pages.filter((id) => sitemap.includes(`/blog/${id}<`))).toEqual(pages);
  return { pages, heldBack: outcome.heldBack };
}

test("an article appears at midnight in Paris, whatever the clock of the machine says", async () => {
  expect(await publishedAt("2026-07-14T21:59:59Z")).toEqual({
    pages: [],
    heldBack: [
      {
        collection: "articles",
        id: "demain",
        file: "content/articles/demain.md",
        reason: "future",
        due: "2026-07-15",
      },
      {
        collection: "articles",
        id: "idee",
        file: "content/articles/idee.md",
        reason: "draft",
        due: undefined,
      },
    ],
  });
  expect((await publishedAt("2026-07-14T22:00:00Z")).pages).toEqual(["demain"]);
});

test("--drafts publishes everything", async () => {
  expect(await publishedAt("2026-01-01T00:00:00Z", true)).toEqual({
    pages: ["demain", "idee"],
    heldBack: [],
  });
});
