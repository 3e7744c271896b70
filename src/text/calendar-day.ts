/** The date of `now` in `timeZone`, as in 2025-09-01. */
export function calendarDay(now: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
