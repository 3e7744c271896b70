/** `Date` alone would also read “Summer 2020” as a day. */
const writtenDay =
  /^(?:\w+, )?(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2},? )?\d{4}\b/i;

/** The day as it is written, whatever its time zone. */
export function toDay(value: unknown): string | undefined {
  const written = typeof value === "string" ? value.trim() : value instanceof Date ? value.toISOString() : "";
  const day = /^\d{4}-\d{2}-\d{2}(?![\d-])/.exec(written)?.[0];
  if (day !== undefined) return day;
  // As Astro’s own examples write it: Jul 08 2022.
  const read = writtenDay.test(written) ? new Date(`${written} UTC`) : undefined;
  return read && !Number.isNaN(read.getTime()) ? read.toISOString().slice(0, 10) : undefined;
}

/** The parts of a date in UTC that patterns of addresses name. Numbers have the zeros of ISO 8601. */
export function partsOfDate(date: Date) {
  const [year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    date.toISOString().match(/\d+/g) ?? [];
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(date);
  return {
    ...{ year, month, day, hour, minute, second },
    ...{ plainMonth: month.replace(/^0/, ""), plainDay: day.replace(/^0/, "") },
    ...{ monthName: named({ month: "long" }), shortMonth: named({ month: "short" }) },
    ...{ dayName: named({ weekday: "long" }), shortDay: named({ weekday: "short" }) },
    /** From 0, for Sunday. */
    weekday: date.getUTCDay(),
    /** From 1. */
    dayOfYear: Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs) + 1,
  };
}

export const dayMs = 24 * 60 * 60 * 1000;
