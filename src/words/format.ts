const units = [
  { unit: "megabyte", size: 1_000_000, unitDisplay: "short" },
  { unit: "kilobyte", size: 1000, unitDisplay: "short" },
  { unit: "byte", size: 1, unitDisplay: "long" },
] as const;

/**
 * Formats numbers, plurals, lists, days and sizes in a language. Formatters of `Intl` are slow to create, so each is
 * created at its first use.
 */
export function createFormat(locale: keyof typeof numberSigns) {
  let plurals: Intl.PluralRules | undefined;
  let lists: Intl.ListFormat | undefined;
  let days: Intl.DateTimeFormat | undefined;
  let moments: Intl.DateTimeFormat | undefined;
  let times: Intl.DateTimeFormat | undefined;
  return {
    /** Gives the same text as `Intl.NumberFormat`. Without `decimals`, a number has three decimals at most. */
    number: (value: number, decimals?: number): string => {
      const digits = decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals);
      const [whole = "", part] = digits.split(".");
      const { group, decimal } = numberSigns[locale];
      const grouped = groupDigits(whole, group);
      return part === undefined ? grouped : grouped + decimal + part;
    },
    /** The form of a word for a number. The number is not a part of it. */
    plural: (count: number, forms: { readonly one: string; readonly other: string }): string => {
      plurals ??= new Intl.PluralRules(locale);
      return plurals.select(count) === "one" ? forms.one : forms.other;
    },
    /** Joins words with commas and “and”: `a, b and c`. */
    list: (words: readonly string[]): string => {
      lists ??= new Intl.ListFormat(locale);
      return lists.format(words);
    },
    /**
     * A calendar date such as `2026-09-01`, in words. A text that is not a date is returned as it is: schemas of a site
     * may allow one.
     */
    day: (date: string): string => {
      const known = new Date(date);
      if (Number.isNaN(known.getTime())) return date;
      days ??= new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
      const words = days.format(known);
      // French ordinals end at the first of a month, which Intl does not know.
      return locale === "fr" ? words.replace(/^1 /, "1er ") : words;
    },
    /** A date and time, in the time zone of this machine. */
    moment: (at: Date): string => {
      moments ??= new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
      return moments.format(at);
    },
    /** A day with its weekday, and with its year unless that is the one of `now`, in the time zone of this machine. */
    weekday: (at: Date, now?: Date): string => {
      const year = at.getFullYear() === now?.getFullYear() ? undefined : ("numeric" as const);
      const format = new Intl.DateTimeFormat(locale, {
        weekday: "long",
        day: "numeric",
        month: "long",
        year,
      });
      const words = format.format(at);
      return locale === "fr" ? words.replace(/ 1 /, " 1er ") : words;
    },
    /** Hours and minutes, in the time zone of this machine. */
    time: (at: Date): string => {
      times ??= new Intl.DateTimeFormat(locale, { timeStyle: "short" });
      return times.format(at);
    },
    /** Bytes in a suitable unit, such as `25 bytes` or `1.23 kB`. A kilobyte is 1000 bytes. */
    weight: (bytes: number): string => {
      const { unit, size, unitDisplay } = units.find(({ size }) => bytes >= size) ?? units[2];
      const format = new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay,
        maximumSignificantDigits: 3,
      });
      return format.format(bytes / size);
    },
  };
}

/** Group and decimal separators of numbers, by language. `Intl` knows them too, and takes ten milliseconds to load. */
export const numberSigns = {
  en: { group: ",", decimal: "." },
  fr: { group: "\u202f", decimal: "," },
} as const;

/** Writes `12345` as `12,345` with the comma as `group`. */
export function groupDigits(digits: string, group: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, group);
}
