/** The date of `now` in `timeZone`, as in 2025-09-01. */
export function calendarDay(now: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}

/** How many days a calendar date such as `2026-12-03` is after another. `NaN` when one of them is not a date. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}
