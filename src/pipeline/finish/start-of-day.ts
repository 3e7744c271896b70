import { once } from "../../once.ts";

/**
 * Returns when a calendar date begins in a time zone, in the format of RFC 3339: `2025-09-01` in Paris gives
 * `2025-09-01T00:00:00+02:00`. Where clocks go forward at midnight, the day begins at one o’clock, which is the same
 * instant.
 */
export function startOfDay(timeZone: string): (date: string) => string {
  // Created once, and only for a site with feeds: it is slower than all its uses.
  const getFormat = once(() => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }));
  return (date) => {
    const format = getFormat();
    const asUtc = Date.parse(date);
    // The offset at midnight UTC is off by at most an hour, on days when clocks change.
    const guess = asUtc - minutesAhead(asUtc, format) * 60_000;
    return `${date}T00:00:00${writeOffset(minutesAhead(guess, format))}`;
  };
}

function minutesAhead(time: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // `GMT+02:00`; `GMT` for UTC itself.
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, "0");
  return minutes === 0 ? "Z" : `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
