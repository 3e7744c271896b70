import { expect, test } from "vitest";
import type { ValidEntry } from "../../../src/model/model.ts";
import { createCalendar, holdBack } from "../../../src/pipeline/validate/hold-back.ts";
import { calendarDay } from "../../../src/text/calendar-day.ts";

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
