/** Numbers, plurals and lists as a language writes them. Each is made when it is first asked for: `Intl` takes its time to load. */
export function createFormat(locale: string) {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const lists = new Map<string, Intl.ListFormat>();
  const number = (value: number): string => {
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(value);
  };
  const list = (items: readonly string[], type: "conjunction" | "disjunction"): string => {
    const format = lists.get(type) ?? new Intl.ListFormat(locale, { type });
    lists.set(type, format);
    return format.format(items);
  };
  return {
    number,
    /** The form that goes with a number, without the number. */
    plural: (count: number, forms: { readonly one: string; readonly other: string }): string => {
      plurals ??= new Intl.PluralRules(locale);
      return plurals.select(count) === "one" ? forms.one : forms.other;
    },
    /** `a, b and c` */
    and: (items: readonly string[]): string => list(items, "conjunction"),
    /** `a, b or c` */
    or: (items: readonly string[]): string => list(items, "disjunction"),
  };
}
