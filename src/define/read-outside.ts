import { Mistake, say } from "../words/message.ts";

/** What the generator lends to templates that it runs, through their global object. */
export type Outside = {
  readonly readText: (path: string) => string;
  readonly readData: (path: string) => unknown;
  readonly today: () => string;
};

export const outsideKey = Symbol.for("charpente.outside");

/**
 * The text of a file of the project. Its path is from the folder of the site. What was made from it is made again when
 * it changes.
 *
 * @throws a `Mistake` for a file that is not in the folder of the site, and in the browser.
 *
 * @example
 * ```tsx
 * const [header, ...rows] = readText("data/prices.csv").split("\n");
 * ```
 */
export function readText(path: string): string {
  return outside().readText(path);
}

/**
 * The value of a JSON or YAML file of the project, by its ending. Otherwise like `readText`.
 *
 * @example
 * ```tsx
 * const prices = z.array(z.number()).parse(readData("data/prices.yaml"));
 * ```
 */
export function readData(path: string): unknown {
  return outside().readData(path);
}

/**
 * The day of the build in the time zone of the site, as in `2026-09-01`. What shows it is drawn again the next day.
 *
 * @throws a `Mistake` before the settings are read, as in the first lines of a module, and in the browser.
 *
 * @example
 * ```tsx
 * const year = today().slice(0, 4);
 * ```
 */
export function today(): string {
  return outside().today();
}

function outside(): Outside {
  const lent = (globalThis as { readonly [outsideKey]?: Outside })[outsideKey];
  if (lent === undefined) throw new Mistake(say("thrown.no-site"));
  return lent;
}
