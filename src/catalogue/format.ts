/** Numbers and plurals as a language writes them. Each is made when it is first asked for: `Intl` takes its time to load. */
export function createFormat(locale: string) {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  return {
    number: (value: number): string => {
      numbers ??= new Intl.NumberFormat(locale);
      return numbers.format(value);
    },
    /** The form that goes with a number, without the number. */
    plural: (count: number, forms: { readonly one: string; readonly other: string }): string => {
      plurals ??= new Intl.PluralRules(locale);
      return plurals.select(count) === "one" ? forms.one : forms.other;
    },
  };
}
