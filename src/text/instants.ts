/**
 * A moment, as plain values: `utc` is `2015-05-29T04:23:39.000Z`, which sorts as text and which `new Date` takes;
 * `local` is what clocks show then in `zone`, without an offset: `2015-05-29T06:23:39`.
 */
export type Instant = { readonly utc: string; readonly local: string; readonly zone: string };

/** Why a text names no moment. Clocks skip times in spring, and show some twice in autumn: then as `choices`. */
type InstantFault =
  | { readonly fault: "form" | "no-day" | "skipped" }
  | { readonly fault: "twice"; readonly choices: readonly string[] };

/** A day and a time, and the offset from UTC if there is one. */
export const instantForm =
  /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?: ?([Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?))?$/;

/** Reads a time with its offset from UTC, or without one as clocks show it in `zone`, an IANA name. */
export function readInstant(text: string, zone: string): Instant | InstantFault {
  const [, day, hours, minutes, seconds = "00", fraction = "", offset] = instantForm.exec(text) ?? [];
  if (day === undefined) return { fault: "form" };
  const shown = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${fraction.padEnd(3, "0").slice(0, 3)}Z`);
  // JavaScript reads the 30th of February as a day of March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(day)) return { fault: "no-day" };
  if (offset !== undefined) return toInstant(shown - minutesOf(offset) * 60_000, zone);
  const dayMs = 24 * 60 * 60 * 1000;
  const offsets = new Set([shown - dayMs, shown + dayMs].map((time) => offsetAt(time, zone)));
  const times = [...offsets]
    .map((ahead) => shown - ahead)
    .filter((time) => time + offsetAt(time, zone) === shown);
  const [time, ...others] = times;
  if (time === undefined) return { fault: "skipped" };
  if (others.length === 0) return toInstant(time, zone);
  const written = `${day} ${hours}:${minutes}`;
  return { fault: "twice", choices: times.map((each) => `${written} ${writeOffset(shown - each)}`).sort() };
}

function toInstant(time: number, zone: string): Instant {
  const local = new Date(time + offsetAt(time, zone)).toISOString().slice(0, 19);
  return { utc: new Date(time).toISOString(), local, zone };
}

function minutesOf(offset: string): number {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function writeOffset(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Calendars are slow to load, and a site has few zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far clocks are ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  if (zone === "UTC") return 0;
  const known = formats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      ...{ year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    });
  if (known === undefined) formats.set(zone, format);
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  const shown = new Date(0);
  shown.setUTCFullYear(year, month - 1, day);
  shown.setUTCHours(hour, minute, second);
  return shown.getTime() - Math.floor(time / 1000) * 1000;
}
