import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { OutsideReads } from "../define/renderer.ts";
import { hashOf } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Kept } from "../model/memory/memory.ts";
import { systemCode } from "../store/failures.ts";
import { calendarDay } from "../text/calendar-day.ts";
import { say, type Text } from "../words/message.ts";
import { compareText, type Problem } from "../words/problem.ts";
import type { StackPlace, StackReader } from "./read-stack.ts";

/** Something outside the content that can be looked up again: its kind, and a name, an absolute path or a time zone. */
export type ReadSource = readonly ["variable" | "text" | "exists" | "folder" | "day", string];

/** Something that templates have asked for by themselves. */
export type OutsideQuestion =
  | { readonly kind: "variable" | "file"; readonly name: string }
  /** Its answer differs from build to build, or cannot be compared. */
  | { readonly kind: "clock" | "random" | "network" | "other"; readonly name: string };

/** How templates have asked: the stack, and whether a page was being drawn. */
type Suspect = { readonly asked: OutsideQuestion; readonly stack: string; readonly isDrawing: boolean };

/** The sources that templates have read so far, by JSON, each with what identifies its value. */
type Values = ReadonlyMap<string, string>;

/** Notes what templates read besides their content, for one site in one process. */
export type ReadNotes = {
  /** Notes a source whose value is part of every key. */
  noteSource(source: ReadSource): void;
  /** Notes what may be a fault: it is judged by its place when that matters. */
  noteAsked(asked: OutsideQuestion): void;
  /** Runs modules. */
  load<T>(run: () => T): T;
  /** Draws a page. Packages that ask for the clock meanwhile may show it. */
  draw<T>(run: () => T): T;
  /** The day of the build. Undefined before the settings are read. */
  today(): string | undefined;
  /** Ends the loading of templates: what is known to be read by now is part of the digest of their code. */
  seal(code: string, now: Date, declared: readonly string[]): SealedReads;
  /** False when something that was read has changed, or cannot be compared: the templates must run again. */
  areCurrent(now: Date): boolean;
  /** Forgets everything, before the templates run again. */
  clear(): void;
  /** True if a result since the templates were loaded depends on anything that was read. */
  hasNew(): boolean;
  /** How many reads have to be judged so far. */
  suspects(): number;
  /** The files that were read: absolute paths. */
  files(): readonly string[];
};

type SealedReads = {
  readonly reads: OutsideReads;
  /** Adds what was read to a digest of code. */
  readonly name: (digest: string) => string;
};

/** What earlier builds have read with this code. A guess: whatever it lacks is noticed when it is read. */
type Guess = { readonly code: string; readonly sources: readonly string[] };

/**
 * Results are remembered under the code of the templates and under all values that it has read. A module may keep what
 * it has read, so everything made after a read may depend on it, whoever asked. While something was read that is not
 * part of the key, nothing is kept.
 */
export function createReadNotes(
  memory: Kept,
  readStack: StackReader,
  cutStack: (stack: string) => string,
): ReadNotes {
  let values = new Map<string, string>();
  let suspects = new Map<string, Suspect>();
  let judged = new Map<string, Problem | undefined>();
  /** True when a source had two values in one build. */
  let isTorn = false;
  let isRecording = false;
  let isLoading = false;
  let isDrawing = false;
  let now = new Date();
  let timeZone: string | undefined;
  let sealed: Values = new Map();
  let valuesAtSeal = 0;
  let wantsDay = false;
  /** What `areKnown` has last said, and of how many reads: it is asked for each result. */
  let counted = -1;
  let wereKnown = true;
  let declared: ReadonlySet<string> = new Set();

  const count = () => values.size + suspects.size;
  const judge = (): readonly Problem[] => {
    for (const [key, suspect] of suspects)
      if (!judged.has(key)) judged.set(key, explain(suspect, readStack(suspect.stack), declared));
    return [...judged.values()].flatMap((problem) => problem ?? []);
  };
  const noteSource = (source: ReadSource): void => {
    if (!isRecording) return;
    const key = JSON.stringify(source);
    const value = identify(source, now);
    isTorn ||= (values.get(key) ?? value) !== value;
    values.set(key, value);
  };
  const areValuesInKey = () => [...values].every(([source, value]) => sealed.get(source) === value);

  return {
    noteSource,
    noteAsked: (asked) => {
      if (!isRecording) return;
      const stack = cutStack(stackHere());
      const key = `${asked.kind} ${asked.name} ${stack}`;
      if (!suspects.has(key)) suspects.set(key, { asked, stack, isDrawing });
    },
    load: (run) => {
      isRecording = true;
      isLoading = true;
      try {
        return run();
      } finally {
        isLoading = false;
        isRecording = false;
      }
    },
    draw: (run) => {
      isDrawing = true;
      try {
        return run();
      } finally {
        isDrawing = false;
      }
    },
    today: () => {
      wantsDay = true;
      if (isLoading || timeZone === undefined) return undefined;
      noteSource(["day", timeZone]);
      return calendarDay(now, timeZone);
    },
    seal: (code, at, variables) => {
      now = at;
      declared = new Set(variables);
      const guess = memory.find<Guess>("reads", keys.reads());
      const earlier = guess?.sources ?? [];
      const known = [...new Set([...earlier, ...values.keys()])].sort(compareText);
      sealed = new Map(
        known.map((source) => [source, values.get(source) ?? identify(JSON.parse(source), now)]),
      );
      judged = new Map();
      counted = -1;
      valuesAtSeal = values.size;
      wantsDay = false;
      const end = () => {
        isRecording = false;
        const kept = guess?.code === code ? known : [...values.keys()];
        const sources = [...new Set([...kept, ...values.keys()])].sort(compareText);
        if (guess?.code === code && sources.length === earlier.length) return;
        if (guess !== undefined || sources.length > 0)
          memory.keep<Guess>("reads", keys.reads(), { code, sources });
      };
      return {
        reads: {
          begin: () => {
            isRecording = true;
          },
          pause: async (run) => {
            isRecording = false;
            try {
              return await run();
            } finally {
              isRecording = true;
            }
          },
          resume: (run) => {
            const before = isRecording;
            isRecording = true;
            try {
              return run();
            } finally {
              isRecording = before;
            }
          },
          setCalendar: (at, zone) => {
            now = at;
            timeZone = zone;
          },
          areKnown: () => {
            if (counted !== count()) wereKnown = areValuesInKey() && judge().length === 0;
            counted = count();
            return wereKnown && !isTorn;
          },
          problems: () => withoutParts(judge()),
          end,
        },
        name: (digest) => (sealed.size === 0 ? digest : hashOf(digest, ...[...sealed].flat())),
      };
    },
    areCurrent: (at) =>
      count() === 0 ||
      (!isTorn &&
        [...values].every(([source, value]) => identify(JSON.parse(source), at) === value) &&
        judge().length === 0),
    clear: () => {
      values = new Map();
      suspects = new Map();
      judged = new Map();
      isTorn = false;
    },
    hasNew: () => wantsDay || values.size > valuesAtSeal || judge().length > 0,
    suspects: () => suspects.size,
    files: () =>
      [...values.keys()].flatMap((source) => {
        const [kind, path] = JSON.parse(source) as ReadSource;
        return kind === "text" ? [path] : [];
      }),
  };
}

/** Identifies the value of a source. */
function identify([kind, name]: ReadSource, now: Date): string {
  switch (kind) {
    case "variable":
      return process.env[name] === undefined ? "unset" : hashOf(process.env[name]);
    case "text":
      return tryToRead(() => hashOf(readFileSync(name)));
    case "exists":
      return String(existsSync(name));
    case "folder":
      return tryToRead(() => hashOf(...readdirSync(name).sort(compareText)));
    case "day":
      return calendarDay(now, name);
  }
}

function tryToRead(read: () => string): string {
  try {
    return read();
  } catch (error) {
    return `failed ${systemCode(error)}`;
  }
}

function stackHere(): string {
  const { stackTraceLimit } = Error;
  // A component of the site may be far below the function of a package that it calls.
  Error.stackTraceLimit = 100;
  const { stack = "" } = new Error("read");
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/**
 * Undefined when a read is no fault. The rule: variables and files are part of the key, so only the site’s own code has
 * to declare them. Clock, chance and all else are a fault wherever the site’s own code leads to them, and in any package
 * that draws. What packages ask by themselves, such as a seed while they load or the time that a plug-in takes, is their
 * own affair.
 */
function explain(
  { asked, isDrawing }: Suspect,
  stack: ReturnType<StackReader>,
  declared: ReadonlySet<string>,
): Problem | undefined {
  const places = ofTemplates(stack);
  const [reader] = places;
  const own = places.find(({ packageName }) => packageName === undefined);
  const isKeyed = asked.kind === "variable" || asked.kind === "file";
  if (asked.kind === "variable" && declared.has(asked.name)) return undefined;
  if (isKeyed && reader !== own) return undefined;
  if (own === undefined && (isKeyed || !isDrawing)) return undefined;
  return {
    code: "template/unknown-read",
    severity: "warning",
    file: own?.file ?? "templates/site.ts",
    ...(own && { at: own.at }),
    ...wordsFor(asked, reader?.packageName),
  };
}

/**
 * The templates’ part of a stack, up to the code that has called them: the generator, React, or what loads a module.
 */
function ofTemplates(stack: ReturnType<StackReader>): readonly StackPlace[] {
  const first = stack.findIndex((place) => place !== undefined);
  const rest = first === -1 ? [] : stack.slice(first);
  const end = rest.indexOf(undefined);
  return (end === -1 ? rest : rest.slice(0, end)).flatMap((place) => place ?? []);
}

function wordsFor(
  { kind, name }: OutsideQuestion,
  packageName: string | undefined,
): Pick<Problem, "message" | "hint"> {
  const through = (what: Text) =>
    packageName === undefined ? what : say("template/unknown-read.package", { package: packageName, what });
  switch (kind) {
    case "variable":
      return {
        message: say("template/unknown-read.variable", { name }),
        hint: say("template/unknown-read.variable.hint", { name }),
      };
    case "file":
      return {
        message: say("template/unknown-read.file", { name }),
        hint: say("template/unknown-read.file.hint"),
      };
    case "clock":
      return {
        message: through(say("template/unknown-read.clock", { name })),
        hint: say("template/unknown-read.clock.hint"),
      };
    case "random":
      return {
        message: through(say("template/unknown-read.random", { name })),
        hint: say("template/unknown-read.random.hint"),
      };
    case "network":
    case "other":
      return {
        message: through(say("template/unknown-read.other", { name })),
        hint: say("template/unknown-read.other.hint"),
      };
  }
}

/** Each place once. Code that lists all variables also asks for each. */
function withoutParts(problems: readonly Problem[]): readonly Problem[] {
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    const place = JSON.stringify([problem.file, problem.at ?? problem.message]);
    if (!told.has(place)) told.set(place, problem);
  }
  return [...told.values()];
}
