import { z } from "zod";
import { Mistake, say } from "../words/message.ts";
import type { Collection } from "./collections.ts";

/** Entries, or one value, that a build takes from elsewhere. Made by `source`. */
export type Source<Schema extends z.ZodType = z.ZodType> = Collection<Schema> & {
  /** `file` for entries, `single` for one value. */
  readonly kind: "file" | "single";
  readonly load: (tools: SourceTools) => Promise<unknown>;
  /** The id of an entry that fits the schema. Undefined for one value. */
  readonly idOf: ((item: unknown) => string) | undefined;
  /** How old a kept result may be. 0 to load it for each build. */
  readonly everyMs: number;
  readonly whenItFails: "keep" | "refuse";
  readonly variables: readonly string[];
  readonly limits: Required<SourceLimits>;
  /** Checks a whole result, as the value of a field that is called `name`. */
  readonly inField: (name: string) => z.ZodType<Readonly<Record<string, unknown>>>;
};

/** The sources of a site, by the names that plans use. */
export type Sources = { readonly [name: string]: Source };

/** What a source is loaded with. */
export type SourceTools<Variable extends string = string> = {
  /**
   * Like the `fetch` of browsers, but it rejects for an answer that is no success, with its `status`, follows five redirects at most, asks
   * three times where a server is down for a moment, and reads text in the encoding that the answer names.
   */
  readonly fetch: (address: string | URL, options?: RequestInit) => Promise<Response>;
  /** Aborted when the result is no longer wanted. `fetch` heeds it. */
  readonly signal: AbortSignal;
  /** The values of the declared variables that are set. */
  readonly variables: { readonly [Name in Variable]?: string };
  /** The last good result, as `load` returned it. Undefined when none is kept. */
  readonly previous: unknown;
  /** Shows progress in the terminal. */
  readonly report: (done: number, total: number) => void;
};

/** What one request may take. */
type SourceLimits = {
  /** Until the whole answer is there. 30 by default. A whole source may take twenty times as long. */
  readonly seconds?: number;
  /** Of an answer, unpacked. 20 by default. */
  readonly megabytes?: number;
};

type SourceOptions<Schema extends z.ZodType, Variable extends string> = {
  /** Returns what JSON can hold: a list of entries, or one value. */
  readonly load: (tools: SourceTools<Variable>) => Promise<unknown>;
  /** The schema of an entry, or of the value. Addresses in its images and its Markdown are fetched. */
  readonly schema: Schema;
  /** A younger result is used without asking. `1 day` by default; `build` asks for each build. */
  readonly every?: Every;
  /** With `keep`, the default, the last good result is used with a warning. With `refuse`, there is no site. */
  readonly whenItFails?: "keep" | "refuse";
  /** The environment variables that `load` gets. Their values are secret: a result that holds one is refused. */
  readonly variables?: readonly Variable[];
  /** What one request may take. */
  readonly limits?: SourceLimits;
};

type Every = "build" | `${number} ${keyof typeof units}${"" | "s"}`;

const hour = 60 * 60 * 1000;
const units = { minute: hour / 60, hour, day: 24 * hour, week: 7 * 24 * hour };

/**
 * What a site takes from elsewhere: a service, a forge, a feed. With `id`, a list whose items become entries, as those
 * of a collection; without, one value, as a single entry.
 *
 * @throws a `Mistake` when `every` is no duration.
 *
 * @example
 * ```tsx
 * const releases = source({
 *   load: async ({ fetch }) => (await fetch("https://forge.example/releases.json")).json(),
 *   schema: z.object({ tag: z.string(), notes: markdown() }),
 *   id: ({ tag }) => tag,
 *   every: "6 hours",
 * });
 * const weather = source({
 *   load: async ({ fetch, variables, signal, previous, report }) => {
 *     const headers = { authorization: `Bearer ${variables.WEATHER_TOKEN}` };
 *     const answer = await fetch("https://weather.example/today", { headers, signal });
 *     report(1, 1);
 *     return (await answer.json()) ?? previous;
 *   },
 *   schema: z.object({ degrees: z.number() }),
 *   every: "build",
 *   whenItFails: "refuse",
 *   variables: ["WEATHER_TOKEN"],
 *   limits: { seconds: 10, megabytes: 1 },
 * });
 * ```
 */
export function source<Schema extends z.ZodType, const Variable extends string = never>(
  options: SourceOptions<Schema, Variable> & {
    /** The id of an entry, as content and plans name it. */
    readonly id: (item: z.output<Schema>) => string;
  },
): Source<Schema> & { readonly kind: "file" };
export function source<Schema extends z.ZodType, const Variable extends string = never>(
  options: SourceOptions<Schema, Variable> & { readonly id?: undefined },
): Source<Schema> & { readonly kind: "single" };
export function source<Schema extends z.ZodType, Variable extends string>({
  load,
  schema,
  id,
  every = "1 day",
  whenItFails = "keep",
  variables = [],
  limits: { seconds = 30, megabytes = 20 } = {},
}: SourceOptions<Schema, Variable> & {
  readonly id?: ((item: never) => string) | undefined;
}): Source<Schema> {
  return {
    kind: id === undefined ? "single" : "file",
    path: "",
    format: "yaml",
    shared: true,
    schema,
    load: load as Source["load"],
    idOf: id as Source["idOf"],
    everyMs: readDuration(every),
    whenItFails,
    variables,
    limits: { seconds, megabytes },
    inField: (name) => z.object({ [name]: id === undefined ? schema : z.array(schema) }),
  };
}

function readDuration(every: string): number {
  if (every === "build") return 0;
  const [, count, unit] = /^(\d+) (minute|hour|day|week)s?$/.exec(every) ?? [];
  if (count === undefined) throw new Mistake(say("thrown.no-every", { every }), say("thrown.no-every.hint"));
  return Number(count) * units[unit as keyof typeof units];
}
