import type { OldHead } from "./old-site.ts";
import { toText } from "./read-tree.ts";

/** The values of `:year`, `:title` and so on in a pattern of addresses. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** `/:year/:title/` becomes `/2020/a-title`. Undefined when a name has no value. */
export function fillPattern(pattern: string, tokens: Tokens): string | undefined {
  let isWhole = true;
  const filled = pattern.replace(/:(\w+)|\{(\w+)\}/g, (_, colon?: string, brace?: string) => {
    const value = tokens[colon ?? brace ?? ""];
    if (value === undefined) isWhole = false;
    return value ?? "";
  });
  return isWhole ? toAddress(filled) : undefined;
}

/** Gives the variants that hosts treat alike one form: a slash at the start, none at the end, no `.html`. */
export function toAddress(written: string): string {
  const path = `/${written}`
    .replace(/[?#].*/s, "")
    .replace(/\/index\.html?$/, "/")
    .replace(/\.html?$/, "")
    .split("/")
    .filter((part) => part !== "");
  return `/${path.join("/")}`;
}

/** The parts of a day such as `2020-01-02`, for patterns. */
export function dateTokens(date: string | undefined): Tokens {
  if (date === undefined) return {};
  const [year = "", month = "", day = ""] = date.split("-");
  const short = (part: string) => part.replace(/^0/, "");
  return {
    ...{ year, month, day, short_year: year.slice(2) },
    ...{ i_month: short(month), i_day: short(day) },
    ...weekTokens(new Date(date)),
  };
}

/** The day of the year, and the week and the weekday of ISO 8601, as Jekyll writes them. */
function weekTokens(day: Date): Tokens {
  const weekday = day.getUTCDay() || 7;
  // A week belongs to the year of its Thursday.
  const thursday = new Date(day.getTime() + (4 - weekday) * dayMs);
  return {
    y_day: String(dayOfYear(day)).padStart(3, "0"),
    week: String(Math.ceil(dayOfYear(thursday) / 7)).padStart(2, "0"),
    short_day: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday - 1],
  };
}

const dayMs = 24 * 60 * 60 * 1000;

function dayOfYear(day: Date): number {
  return (day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / dayMs + 1;
}

/** The address that a head sets. Undefined when it sets none, or a pattern that only the engine can fill in. */
export function ownAddress(head: OldHead, fields: readonly string[]): string | undefined {
  const written = findAddress(head, fields);
  return written !== undefined && !isPattern(written) ? toAddress(written) : undefined;
}

/** The address that a head sets, if it is a pattern that only the engine can fill in. */
export function ownPattern(head: OldHead, fields: readonly string[]): string | undefined {
  const written = findAddress(head, fields);
  return written !== undefined && isPattern(written) ? written : undefined;
}

function findAddress(head: OldHead, fields: readonly string[]): string | undefined {
  return fields.flatMap((field) => toText(head[field]) ?? [])[0];
}

function isPattern(written: string): boolean {
  return /[{}:]/.test(written);
}
