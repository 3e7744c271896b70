import { folderCollection } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ValidEntry } from "../../../src/model/model.ts";
import { holdBack } from "../../../src/pipeline/validate/hold-back.ts";
import { locateBy } from "../../support/locate-by.ts";

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
const after = (today: string) => (date: string) => date > today;
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
