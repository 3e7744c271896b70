import { once } from "../../once.ts";

/**
 * Tells at which moment a calendar date begins in a time zone, as RFC 3339 writes it: `2025-09-01` in Paris is
 * `2025-09-01T00:00:00+02:00`. Where clocks go forward at midnight, the day begins an hour late and the moment is the same.
 */
export function startOfDay(timeZone: string): (date: string) => string {
  // Made once, and only where a day is not remembered: it costs more than all that it is asked.
  const getFormat = once(() => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }));
  return (date) => {
    const format = getFormat();
    const asUtc = Date.parse(date);
    // What the zone is ahead at midnight of UTC is off by an hour at most, on days when clocks change.
    const guess = asUtc - minutesAhead(asUtc, format) * 60_000;
    return `${date}T00:00:00${writeOffset(minutesAhead(guess, format))}`;
  };
}

function minutesAhead(time: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // `GMT+02:00`; UTC itself is `GMT`.
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, "0");
  return minutes === 0 ? "Z" : `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
