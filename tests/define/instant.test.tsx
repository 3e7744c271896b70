import { fileCollection, folderCollection, instant, publication, title } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { withZone } from "../../src/define/check-scope.ts";
import { readInstant } from "../../src/text/instants.ts";
import { createDice } from "../support/dice.ts";
import { readSite } from "../support/read-site.tsx";

const read = (text: string, options?: { readonly zone?: string }) => instant(options).safeParse(text).data;

test.each([
  ["2015-05-28 23:23:39 -0500", "2015-05-29T04:23:39.000Z", "2015-05-29T06:23:39"],
  ["2015-05-28T23:23:39-05:00", "2015-05-29T04:23:39.000Z", "2015-05-29T06:23:39"],
  ["2015-05-28T23:23:39.5Z", "2015-05-28T23:23:39.500Z", "2015-05-29T01:23:39"],
  ["2015-05-28 23:23", "2015-05-28T21:23:00.000Z", "2015-05-28T23:23:00"],
  ["2026-01-15T09:00:00", "2026-01-15T08:00:00.000Z", "2026-01-15T09:00:00"],
  ["1890-01-01 12:00", "1890-01-01T11:50:39.000Z", "1890-01-01T12:00:00"],
])("%s in Paris is the moment %s", (text, utc, local) => {
  expect(read(text, { zone: "Europe/Paris" })).toEqual({ utc, local, zone: "Europe/Paris" });
});

test("a time without an offset is one of the site’s zone, where the field names none", () => {
  expect(withZone("America/New_York", () => read("2026-07-01 09:00"))).toEqual({
    utc: "2026-07-01T13:00:00.000Z",
    local: "2026-07-01T09:00:00",
    zone: "America/New_York",
  });
  expect(read("2026-07-01 09:00")?.utc).toBe("2026-07-01T09:00:00.000Z");
});

test("what clocks skip or show twice, days that the calendar lacks and other forms are refused", () => {
  const faultOf = (text: string) => readInstant(text, "Europe/Paris");
  expect(faultOf("2026-03-29 02:30")).toEqual({ fault: "skipped" });
  expect(faultOf("2026-10-25 02:30")).toEqual({
    fault: "twice",
    choices: ["2026-10-25 02:30 +01:00", "2026-10-25 02:30 +02:00"],
  });
  expect(faultOf("2026-10-25 02:30 +0200")).toMatchObject({ utc: "2026-10-25T00:30:00.000Z" });
  expect(faultOf("2026-02-30 10:00")).toEqual({ fault: "no-day" });
  for (const text of [
    "2026-01-15",
    "09:00",
    "2026-01-15 24:00",
    "2026-01-15 9:00",
    "demain",
    "2026-01-15 10:00 PST",
  ])
    expect(faultOf(text), text).toEqual({ fault: "form" });
});

test("any moment is read back from what clocks show, in any zone and year", () => {
  const zones = [
    "UTC",
    "Europe/Paris",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Apia",
  ] as const;
  for (let seed = 1; seed <= 2000; seed += 1) {
    const dice = createDice(seed);
    const zone = dice.pick(zones);
    const moment = new Date(
      Date.UTC(
        1975 + dice.next(70),
        dice.next(12),
        1 + dice.next(28),
        dice.next(24),
        dice.next(60),
        dice.next(60),
      ),
    );
    const shown = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "medium",
    }).format(moment);
    const read = readInstant(shown, zone);
    if ("fault" in read) {
      expect(read.fault, `seed ${seed}: ${shown} ${zone}`).toBe("twice");
      const choices = "choices" in read ? read.choices : [];
      expect(
        choices.map((one) => Date.parse(one.replace(" ", "T").replace(" ", `:${shown.slice(-2)}`))),
      ).toContain(moment.getTime());
    } else {
      expect(read.utc, `seed ${seed}: ${shown} ${zone}`).toBe(moment.toISOString());
      expect(read.local).toBe(shown.replace(" ", "T"));
    }
  }
});

const notes = folderCollection({
  folder: "notes",
  format: "markdown",
  schema: z.strictObject({ title: title("en"), ...publication, date: instant() }),
});

test("a site’s entries are read in its zone, mistakes have a place, and an entry is held back to the minute", async () => {
  const note = (date: string) => `---\ntitle: Note\ndate: ${date}\n---\n`;
  const site = "name: Essai\nurl: https://www.essai.example\ntimeZone: Europe/Paris\n";
  const good = {
    "content/site.yaml": site,
    "content/notes/past.md": note("2026-01-15 08:59"),
    "content/notes/later.md": note("2026-01-15 09:01"),
    "content/notes/toml.md": "+++\ntitle = 'Note'\ndate = 2015-05-28T23:23:39-05:00\n+++\n",
  };
  const { seen, heldBack, problems } = await readSite({ notes }, good, {
    now: new Date("2026-01-15T08:00:00Z"),
  });
  expect(problems).toEqual([]);
  expect(seen.notes).toMatchObject({
    past: { date: { utc: "2026-01-15T07:59:00.000Z", zone: "Europe/Paris" } },
    toml: { date: { utc: "2015-05-29T04:23:39.000Z" } },
  });
  expect(heldBack).toMatchObject([{ id: "later", reason: "future", due: "2026-01-15" }]);

  const { said } = await readSite(
    { notes, hours: fileCollection({ file: "hours.csv", schema: z.strictObject({ opens: instant() }) }) },
    {
      "content/site.yaml": site,
      "content/hours.csv": "id,opens\na,soon\n",
      "content/notes/a.md": note("2026-10-25 02:30"),
      "content/notes/b.md": note("2026-03-29 02:30"),
      "content/notes/c.md": note("2026-02-30 10:00"),
    },
  );
  expect(said).toEqual([
    "content/hours.csv:2:3 | entry/invalid-field | opens must be a day and a time, but it is “soon” | write the day, the hour and the minute, as in 2026-01-15 09:00, and the offset of another zone, as in 2026-01-15 09:00 -0500",
    "content/notes/a.md:3:7 | entry/invalid-field | date names a time that clocks in Europe/Paris show twice on that day | write which: 2026-10-25 02:30 +01:00 or 2026-10-25 02:30 +02:00",
    "content/notes/b.md:3:7 | entry/invalid-field | date names a time that clocks in Europe/Paris skip on that day | write the time an hour later, or with its offset, as in +0100",
    "content/notes/c.md:3:7 | entry/invalid-field | date names a day that the calendar does not have | check the month and the day",
  ]);
});
