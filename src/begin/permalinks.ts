import type { Head } from "./old-site.ts";

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

/** Year, month and day of `2020-01-02`, for patterns. */
export function dateTokens(date: string | undefined): Tokens {
  const [year, month, day] = date?.split("-") ?? [];
  const short = (part: string | undefined) => part?.replace(/^0/, "");
  return {
    ...{ year, month, day, short_year: year?.slice(2) },
    ...{ i_month: short(month), i_day: short(day) },
  };
}

/** The address that a head sets. Undefined when it sets none, or a pattern that only the engine can fill in. */
export function ownAddress(head: Head, fields: readonly string[]): string | undefined {
  const written = fields
    .map((field) => head[field])
    .find((value) => typeof value === "string" && value !== "");
  return typeof written === "string" && !/[{}:]/.test(written) ? toAddress(written) : undefined;
}
