import type { OldHead, OldSite, Untold } from "./old-site.ts";
import { Call, Computed, createScriptReader, toData } from "./read-script.ts";
import { toMapping } from "./read-values.ts";

/** A configuration that is a program, read as data. */
export type Config = {
  readonly path: string;
  /** The value below these keys. Parts that only running the program would tell are left out, and added to `untold`. */
  readonly get: (...keys: readonly string[]) => unknown;
  /** The same, with calls of packages as `Call`. */
  readonly raw: (...keys: readonly string[]) => unknown;
  /** Reads a value of `raw` as `get` does. */
  readonly plain: (value: unknown) => unknown;
  /** A mapping of `raw`, empty for any other value. */
  readonly mapping: (...keys: readonly string[]) => OldHead;
  /** The same for a value that has been found. */
  readonly open: (value: unknown) => OldHead;
  readonly untold: readonly Untold[];
};

/** Reads the default export of a file. A call of a package, as `extend({ … })`, is what it is given. */
export function readConfig(site: OldSite, path: string, name?: string): Config {
  const whole = createScriptReader(site).read(path, name);
  const untold: Untold[] = [];
  const places = new Set<string>();
  const tell = ({ file, line, text }: Computed) => {
    if (places.has(`${file}:${line}`)) return;
    places.add(`${file}:${line}`);
    untold.push({ file, line, text: text.length > 80 ? `${text.slice(0, 80)}…` : text });
  };
  const top = whole instanceof Call ? whole.given[0] : whole;
  if (top instanceof Computed) tell(top);
  const open = (value: unknown) => {
    if (value instanceof Computed) tell(value);
    return value instanceof Computed ? {} : toMapping(value);
  };
  const raw = (...keys: readonly string[]) => keys.reduce<unknown>((value, key) => open(value)[key], top);
  const plain = (value: unknown) => toData(value, tell);
  return {
    get: (...keys) => plain(raw(...keys)),
    mapping: (...keys) => open(raw(...keys)),
    ...{ path, raw, plain, open, untold },
  };
}
