import { expect, test } from "vitest";
import { startOfDay } from "../../../src/pipeline/finish/make-feeds.ts";

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
