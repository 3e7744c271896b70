import { placeOfSource } from "../define/fields-of.ts";
import type { Source, Sources } from "../define/sources.ts";
import { fewAtOnce, type OnProgress } from "../few-at-once.ts";
import type { RawFile, SourceRecord, ValidEntry } from "../model/model.ts";
import { isMistake, say, type Text } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { eachImage, fetchImages, type HeldImage } from "./fetch-images.ts";
import { createFetch, FetchFailure, refuseInner } from "./fetch-within-limits.ts";
import { imageFolderOf, type KeptSource, keepSource, readKept } from "./kept-sources.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** When sources are asked. `due`: when what is kept is too old; `kept`: when nothing is kept; `anew`: always. */
export type SourceMode = "due" | "kept" | "anew" | "offline";

/** What a build takes from a source. */
export type LoadedSource = SourceRecord & {
  readonly entries: readonly ValidEntry[];
  /** The images that its entries show. Their paths are from the root. */
  readonly images: readonly RawFile[];
  readonly problems: readonly Problem[];
};

export type CheckedSource = {
  readonly entries: readonly ValidEntry[];
  readonly problems: readonly Problem[];
};

/** What only a build knows. */
export type LoadingTools = {
  /** Checks a result against its schema. */
  readonly check: (name: string, source: Source, value: unknown) => CheckedSource;
  /** Finds the line of the templates that has thrown. */
  readonly explainThrow: (error: unknown, doing: Text) => Problem;
  readonly progress: OnProgress;
};

type LoaderOptions = {
  /** Absolute folder whose `.site/` keeps results. */
  readonly root: string;
  readonly mode: SourceMode;
  readonly userAgent: string;
  /** Proves that a build with the same key has kept a result. */
  readonly key: string;
  readonly readEnvironment: (variables: readonly string[]) => Readonly<Record<string, string>>;
  /** Called with the names of the sources that are asked over the network. */
  readonly onAsking?: ((names: readonly string[]) => void) | undefined;
  /** The pause before a request is made again. Tests use a shorter one. */
  readonly pauseMs?: number;
};

export type SourceLoader = {
  /** Loads each source once, or takes what is kept, and from then on returns the same while its code is the same. */
  load(sources: Sources, tools: LoadingTools): Promise<readonly LoadedSource[]>;
  /** Loads the same sources anew. The next `load` returns what came. */
  loadAnew(): Promise<void>;
  /** Ends all requests. */
  close(): void;
  /** True when a result could not be kept. */
  hasFailedToStore(): boolean;
};

/** What is known of a source in this process. */
type Held = { readonly source: Source; readonly last: Usable | undefined; readonly result: LoadedSource };

/** A result that fits its schema. */
type Usable = { readonly kept: KeptSource; readonly entries: readonly ValidEntry[] };

const atOnce = 4;
/** A whole source may take this many times the limit of one request. */
const wholeTimes = 20;

export function createSourceLoader(options: LoaderOptions): SourceLoader {
  const { root, mode, key, onAsking = () => {} } = options;
  const held = new Map<string, Held>();
  const closing = new AbortController();
  let latest: { readonly sources: Sources; readonly tools: LoadingTools } | undefined;
  let hasFailedToStore = false;

  const keep = (name: string, kept: KeptSource) => {
    try {
      keepSource(root, name, kept, key);
    } catch {
      hasFailedToStore = true;
    }
  };
  /** Finds what is kept of a source, and decides whether it is asked. */
  const look = (name: string, source: Source, mode: SourceMode, tools: LoadingTools): Looked => {
    const secrets = createSecrets(options.readEnvironment(source.variables));
    const kept = held.get(name)?.last?.kept ?? readKept(root, name, key);
    const last = kept && secrets.find(kept.value) === undefined ? kept : undefined;
    const checked = last && check(name, source, last, tools);
    const usable = checked?.problems.length === 0 ? { kept: last as KeptSource, ...checked } : undefined;
    return { name, source, secrets, last, checked, usable, isAsked: isAsked(source, usable, last, mode) };
  };
  const loadAll = async (sources: Sources, tools: LoadingTools, mode: SourceMode) => {
    latest = { sources, tools };
    const looked = Object.entries(sources).flatMap(([name, source]) => {
      const before = held.get(name);
      if (before?.source === source && mode !== "anew") return [];
      return [look(name, source, before === undefined ? mode : modeAfter(before, source, mode), tools)];
    });
    const asked = looked.filter(({ isAsked }) => isAsked);
    if (asked.length > 0) onAsking(asked.map(({ name }) => name));
    const progress = createProgress(asked.length, tools.progress);
    await fewAtOnce(looked, atOnce, async ({ isAsked, name, source, secrets, last, checked, usable }) => {
      if (!isAsked) {
        held.set(name, { source, last: usable, result: takeKept(name, usable, checked) });
        return;
      }
      const report = progress.begin();
      const loading = { options, tools, secrets, last, report, closing: closing.signal };
      const loaded = await loadSource(name, source, loading);
      report(1, 1);
      if (loaded.status === "good") keep(name, loaded.usable.kept);
      const result = conclude(name, source, loaded, usable);
      held.set(name, { source, last: loaded.status === "good" ? loaded.usable : usable, result });
    });
    progress.end();
    return Object.keys(sources).flatMap((name) => held.get(name)?.result ?? []);
  };
  return {
    load: (sources, tools) => loadAll(sources, tools, mode),
    loadAnew: async () => {
      if (latest !== undefined && mode !== "offline") await loadAll(latest.sources, latest.tools, "anew");
    },
    close: () => closing.abort(),
    hasFailedToStore: () => hasFailedToStore,
  };
}

type Looked = {
  readonly name: string;
  readonly source: Source;
  readonly secrets: Secrets;
  /** What is kept, though it may not fit the schema. */
  readonly last: KeptSource | undefined;
  readonly checked: CheckedSource | undefined;
  readonly usable: Usable | undefined;
  readonly isAsked: boolean;
};

/** Templates have changed under `site dev`: sources with another `load`, and those that have failed, are asked again. */
function modeAfter({ source: before, result }: Held, source: Source, mode: SourceMode): SourceMode {
  if (mode === "offline" || mode === "anew") return mode;
  return String(before.load) !== String(source.load) || result.problems.length > 0 ? "anew" : "kept";
}

function isAsked(
  { everyMs }: Source,
  usable: Usable | undefined,
  last: KeptSource | undefined,
  mode: SourceMode,
): boolean {
  switch (mode) {
    case "offline":
      return false;
    case "anew":
      return true;
    case "kept":
      return last === undefined;
    case "due": {
      const ageMs = usable && Date.now() - Date.parse(usable.kept.loadedAt);
      // A clock that was put back says nothing about the age.
      return ageMs === undefined || ageMs < 0 || ageMs >= everyMs;
    }
  }
}

/** The entries of a result, with images as the files that are kept. */
function check(
  name: string,
  source: Source,
  { value, images }: KeptSource,
  tools: LoadingTools,
): CheckedSource {
  const files = new Map(images.map(({ address, file }) => [address, `./${imageFolderOf(name)}/${file}`]));
  return tools.check(
    name,
    source,
    eachImage(name, source, value, (address) => files.get(address) ?? address),
  );
}

function toLoaded(name: string, { kept, entries }: Usable, status: "loaded" | "kept"): LoadedSource {
  const images = kept.images.map(({ file, bytes }) => ({ path: `${imageFolderOf(name)}/${file}`, bytes }));
  return { name, status, loadedAt: kept.loadedAt, entries, images, problems: [] };
}

const refused = { status: "refused", loadedAt: undefined, entries: [], images: [] } as const;

function takeKept(
  name: string,
  usable: Usable | undefined,
  checked: CheckedSource | undefined,
): LoadedSource {
  if (usable !== undefined) return toLoaded(name, usable, "kept");
  const hint = say("sources/offline.hint");
  const message = say("sources/offline", { name });
  const none: Problem = {
    code: "sources/offline",
    severity: "error",
    file: placeOfSource([name]),
    message,
    hint,
  };
  return { name, ...refused, problems: checked?.problems ?? [none] };
}

type Loaded =
  | { readonly status: "good"; readonly usable: Usable }
  | { readonly status: "failed"; readonly problems: readonly Problem[] };

/** After a failure, the last good result is used with warnings, if there is one and the site wants it. */
function conclude(name: string, source: Source, loaded: Loaded, usable: Usable | undefined): LoadedSource {
  if (loaded.status === "good") return toLoaded(name, loaded.usable, "loaded");
  const { problems } = loaded;
  if (usable === undefined) return { name, ...refused, problems };
  const { loadedAt } = usable.kept;
  if (source.whenItFails === "refuse") {
    const hint = say("sources/failed.refuse.hint", { loadedAt });
    return { name, ...refused, problems: problems.map((one) => (isFailure(one) ? { ...one, hint } : one)) };
  }
  const hint = say("sources/failed.kept.hint", { loadedAt });
  const told = problems.some(isFailure)
    ? problems
    : [failureOf(name, say("source-why.result", { count: problems.length })), ...problems];
  const warnings = told.map(
    (one): Problem => ({ ...one, severity: "warning", ...(isFailure(one) && { hint }) }),
  );
  return { ...toLoaded(name, usable, "kept"), problems: warnings };
}

function isFailure({ code }: Problem): boolean {
  return code === "sources/failed";
}

function failureOf(
  name: string,
  why: Text,
  place: Pick<Problem, "file" | "at"> = { file: placeOfSource([name]) },
): Problem {
  const hint = say("sources/failed.hint");
  return {
    code: "sources/failed",
    severity: "error",
    ...place,
    message: say("sources/failed", { name, why }),
    hint,
  };
}

type Loading = {
  readonly options: LoaderOptions;
  readonly tools: LoadingTools;
  readonly secrets: Secrets;
  readonly last: KeptSource | undefined;
  readonly report: OnProgress;
  readonly closing: AbortSignal;
};

/** Runs `load` of a source, fetches the images that it names, and checks all of it. */
async function loadSource(name: string, source: Source, loading: Loading): Promise<Loaded> {
  const { options, tools, secrets, last, report } = loading;
  const { limits } = source;
  const variables = options.readEnvironment(source.variables);
  const wholeSeconds = limits.seconds * wholeTimes;
  const ending = new AbortController();
  // Unlike AbortSignal.timeout, this keeps the process alive while a load waits for nothing.
  const timer = setTimeout(() => ending.abort(), wholeSeconds * 1000);
  const signal = AbortSignal.any([ending.signal, loading.closing]);
  const origins = new Set<string>();
  const own = {
    limits: { ...limits, pauseMs: options.pauseMs ?? 500 },
    ...{ signal, secrets, userAgent: options.userAgent },
  };
  const fetchAny = createFetch({ ...own, look: ({ origin }) => void origins.add(origin) });
  const fetchImage = createFetch({
    ...own,
    look: (address) => (origins.has(address.origin) ? undefined : refuseInner(address)),
  });
  const failed = (problems: readonly Problem[]): Loaded => ({
    status: "failed",
    problems: secrets.maskAll(problems),
  });
  try {
    const returned = await unlessAborted(
      (async () =>
        source.load({
          fetch: fetchAny,
          signal,
          variables,
          previous: last?.value,
          report,
        }))(),
      signal,
    );
    const value = toData(returned);
    if (value === undefined) return failed([failureOf(name, say("source-why.no-data"))]);
    const secret = secrets.find({ [name]: value });
    if (secret !== undefined) return failed([explainSecret(secret)]);
    const known = last?.images ?? [];
    const { images, problems } = await unlessAborted(
      fetchImages(name, source, value, known, fetchImage),
      signal,
    );
    if (problems.length > 0) {
      // The schema is checked as well, so that one build tells all faults. Images that are missing are told already.
      return failed([...problems, ...tools.check(name, source, value).problems]);
    }
    const kept: KeptSource = {
      loadedAt: new Date().toISOString(),
      value,
      images: images as readonly HeldImage[],
    };
    const { entries, problems: misfits } = check(name, source, kept, tools);
    return misfits.length > 0 ? failed(misfits) : { status: "good", usable: { kept, entries } };
  } catch (error) {
    // A request without its token is refused by words that do not say so.
    const unset = source.variables.filter((variable) => variables[variable] === undefined);
    const tell = (why: Text) => (unset.length === 0 ? why : say("source-why.unset", { why, names: unset }));
    if (ending.signal.aborted)
      return failed([failureOf(name, tell(say("source-why.endless", { seconds: wholeSeconds })))]);
    return failed([explainThrown(name, error, tools, tell)]);
  } finally {
    clearTimeout(timer);
  }
}

function explainThrown(
  name: string,
  error: unknown,
  tools: LoadingTools,
  tell: (why: Text) => Text,
): Problem {
  if (error instanceof FetchFailure) return failureOf(name, tell(error.why));
  const said = isMistake(error) ? error.text : error instanceof Error ? error.message : String(error);
  const { file, at } = tools.explainThrow(error, name);
  return failureOf(name, tell(said), at && { file, at });
}

function explainSecret({ variable, path }: NonNullable<ReturnType<Secrets["find"]>>): Problem {
  return {
    code: "sources/secret",
    severity: "error",
    file: placeOfSource(path),
    message: say("sources/secret", { variable }),
    hint: say("sources/secret.hint"),
  };
}

/** What JSON keeps of a value: a kept result is the same as a fresh one. Undefined when it cannot hold the value. */
function toData(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

/** A load that never settles ends with its signal. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Adds up what sources report. Those that report nothing count as one step. */
function createProgress(count: number, show: LoadingTools["progress"]) {
  const steps: { done: number; total: number }[] = [];
  const sum = (of: "done" | "total") => steps.reduce((all, step) => all + step[of], 0);
  const draw = () => show(sum("done"), sum("total") + Math.max(0, count - steps.length));
  // Also shown while nothing is reported, since one request may take long.
  const timer = count > 0 ? setInterval(draw, 500) : undefined;
  return {
    begin: () => {
      const step = { done: 0, total: 1 };
      steps.push(step);
      return (done: number, total: number) => {
        Object.assign(step, { done, total });
        draw();
      };
    },
    end: () => clearInterval(timer),
  };
}
