/** Two values of a datum that differ in every form in which a message may write it. */
export type Variant = "one" | "other";

const texts = { one: "2031-05-04", other: "2042-11-27" } as const;
const numbers = { one: 89, other: 1_234_567 } as const;

/** What data that only choose a form may be. A message is written once with each. */
export type Choices = { readonly [name: string]: readonly unknown[] };

export type Sample = {
  /** Stands for the data of a message, or for the one value that it takes. */
  readonly data: unknown;
  /** The names under which the message asked for data; "" for the one value. */
  readonly asked: ReadonlySet<string>;
};

/**
 * Data for any message: their types are gone when tests run. Each datum is a date where a text is wanted, a number
 * where one is, and a list of one text. `given` are data that are just what they are there.
 */
export function createSample(
  variantOf: (name: string) => Variant,
  given: Readonly<Record<string, unknown>> = {},
): Sample {
  const asked = new Set<string>();
  const datum = (name: string) => {
    asked.add(name);
    return Object.hasOwn(given, name) ? given[name] : stand(variantOf(name));
  };
  const data = new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name === "string" && !["join", "map"].includes(name)
          ? datum(name)
          : (Reflect.get(datum("") as object, name) as unknown),
    },
  );
  return { data, asked };
}

function stand(variant: Variant): object {
  const [text, number] = [texts[variant], numbers[variant]];
  return new Proxy([text], {
    get: (list, key) => {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === "number" ? number : text);
      const holder = [list, Object(text), Object(number), new Date(text)].find((one: object) => key in one) as
        | object
        | undefined;
      const found = holder && (Reflect.get(holder, key) as unknown);
      return typeof found === "function" ? (found.bind(holder) as unknown) : found;
    },
  });
}
