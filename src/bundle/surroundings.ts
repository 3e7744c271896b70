import { existsSync, readFileSync, realpathSync } from "node:fs";
import { builtinModules, createRequire } from "node:module";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Outside, outsideKey } from "../define/read-outside.ts";
import type { Kept } from "../model/memory/memory.ts";
import { readYaml } from "../text/read-yaml.ts";
import { maxAliases } from "../text/yaml-limits.ts";
import { Mistake, say } from "../words/message.ts";
import { createReadNotes, type OutsideQuestion, type ReadNotes, type ReadSource } from "./outside-reads.ts";
import { createStackReader, cutStack, type MappedCode } from "./read-stack.ts";

/** What code of templates finds around it: the globals and modules of Node, of which each use is noted. */
export type Surroundings = {
  readonly notes: ReadNotes;
  /** By the name of each global that it replaces. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Replaces a module of Node. Undefined for a package. */
  readonly findModule: (name: string) => unknown;
  /** The names in stack frames of all code that runs in them. */
  readonly files: Set<string>;
  /** Its source maps, as far as there are any, by the same names. */
  readonly codes: Map<string, MappedCode>;
};

/** `root` is the folder of the site, and `memory` tells what earlier builds have read. */
export function createSurroundings(root: string, memory: Kept): Surroundings {
  const codes = new Map<string, MappedCode>();
  const files = new Set<string>();
  const notes = createReadNotes(
    memory,
    createStackReader(root, (file) => codes.get(file)),
    (stack) => cutStack(stack, files),
  );
  const { noteAsked, noteSource } = notes;

  const findModule = (name: string): unknown => {
    const plain = name.replace(/^node:/, "");
    if (!name.startsWith("node:") && !builtinModules.includes(plain)) return undefined;
    if (pureModules.has(plain)) return require(name);
    let found = modules.get(plain);
    if (found === undefined) {
      found = replacements[plain]?.() ?? noteCalls(require(name), `node:${plain}`, noteAsked);
      modules.set(plain, found);
    }
    return found;
  };
  const modules = new Map<string, unknown>();
  const globals: Record<string, unknown> = {
    ...clocks(noteAsked),
    ...chance(noteAsked),
    ...networks(noteAsked),
    process: replaceProcess(notes, findModule),
  };
  const everything = replaceGlobal({ ...globals, [outsideKey]: lend(root, notes) });
  const fs = () => replaceFiles(noteAsked, noteSource);
  const replacements: Readonly<Record<string, () => unknown>> = {
    fs,
    process: () => globals.process,
    crypto: () => replaceCrypto(globals.crypto, noteAsked),
    perf_hooks: () => ({ ...require("node:perf_hooks"), performance: globals.performance }),
    module: () => ({
      ...require("node:module"),
      createRequire: (from: string | URL) => {
        const load = createRequire(from);
        return Object.assign((name: string) => findModule(name) ?? load(name), load);
      },
    }),
  };
  return {
    notes,
    files,
    codes,
    findModule,
    globals: { ...globals, globalThis: everything, global: everything },
  };
}

const require = createRequire(import.meta.url);

/** Modules of Node whose answers depend on nothing but what they are given. */
const pureModules: ReadonlySet<string> = new Set(
  "assert assert/strict async_hooks buffer console constants diagnostics_channel events path path/posix path/win32 punycode querystring stream stream/consumers stream/promises stream/web string_decoder sys timers timers/promises tty url util util/types v8 zlib".split(
    " ",
  ),
);

type Note = ReadNotes["noteAsked"];
type AnyFunction = (...given: never[]) => unknown;

/** The same function or class, noted at each call. */
function noted<Call extends object>(call: Call, asked: OutsideQuestion, note: Note): Call {
  return new Proxy(call, {
    apply: (target, self, given) => {
      note(asked);
      return Reflect.apply(target as AnyFunction, self, given);
    },
    construct: (target, given, made) => {
      note(asked);
      return Reflect.construct(target as AnyFunction, given, made);
    },
    // As in `process.hrtime.bigint`.
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" && Object.hasOwn(target, name) ? noted(value, asked, note) : value;
    },
  });
}

/** A copy of an object or module, in which `replace` may exchange the values. */
function copyWith(original: object, replace: (name: string, value: unknown) => unknown): object {
  const copy = {};
  for (const name of Object.getOwnPropertyNames(original)) {
    let known: unknown;
    // Some values are costly or deprecated, and made when they are first read.
    const get = () => {
      known ??= replace(name, (original as Readonly<Record<string, unknown>>)[name]);
      return known;
    };
    Object.defineProperty(copy, name, { get, enumerable: true, configurable: true });
  }
  return copy;
}

/** A copy of a module whose functions are noted, also those of objects in it. */
function noteCalls(
  module: object,
  name: string,
  note: Note,
  kind: OutsideQuestion["kind"] = "other",
): object {
  return copyWith(module, (key, value) => {
    const path = key === "default" ? name : `${name}.${key}`;
    if (typeof value === "function") return noted(value, { kind, name: path }, note);
    return typeof value === "object" && value !== null ? noteCalls(value, path, note, kind) : value;
  });
}

/** The clock, wherever it can be asked without being given a moment. */
function clocks(note: Note) {
  const ask = (name: string) => note({ kind: "clock", name });
  const now = noted(Date.now, { kind: "clock", name: "Date.now()" }, note);
  const DateHere: DateConstructor = new Proxy(Date, {
    construct: (target, given, made) => {
      if (given.length === 0) ask("new Date()");
      return Reflect.construct(target, given, made === DateHere ? target : made);
    },
    apply: () => {
      ask("Date()");
      return Date();
    },
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  const heed = (format: Intl.DateTimeFormat) => {
    for (const name of ["format", "formatToParts"] as const) {
      const write = format[name].bind(format) as (date?: Date | number) => unknown;
      const value = (date?: Date | number) => {
        if (date === undefined) ask("Intl.DateTimeFormat");
        return write(date);
      };
      Object.defineProperty(format, name, { value });
    }
    return format;
  };
  const DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, given, made) => heed(Reflect.construct(target, given, made) as Intl.DateTimeFormat),
    apply: (target, _self, given) => heed(Reflect.construct(target, given) as Intl.DateTimeFormat),
  });
  const performanceHere = {
    now: noted(() => performance.now(), { kind: "clock", name: "performance.now()" }, note),
    get timeOrigin() {
      ask("performance.timeOrigin");
      return performance.timeOrigin;
    },
    mark: () => {},
    measure: () => {},
    clearMarks: () => {},
    clearMeasures: () => {},
    getEntriesByName: () => [],
    getEntriesByType: () => [],
    getEntries: () => [],
  };
  return {
    Date: DateHere,
    Intl: Object.create(Object.prototype, {
      ...Object.getOwnPropertyDescriptors(Intl),
      DateTimeFormat: { value: DateTimeFormat, writable: true, configurable: true },
    }),
    performance: performanceHere,
  };
}

function chance(note: Note) {
  const random = noted(Math.random, { kind: "random", name: "Math.random()" }, note);
  // Node loads the object when it is first touched, in 7 ms.
  const own =
    (name: "randomUUID" | "getRandomValues") =>
    (...given: never[]) => {
      note({ kind: "random", name: `crypto.${name}()` });
      return (crypto[name] as AnyFunction)(...given);
    };
  return {
    Math: Object.create(Object.prototype, {
      ...Object.getOwnPropertyDescriptors(Math),
      random: { value: random, writable: true, configurable: true },
    }),
    crypto: {
      randomUUID: own("randomUUID"),
      getRandomValues: own("getRandomValues"),
      get subtle() {
        return crypto.subtle;
      },
    },
  };
}

function networks(note: Note): Readonly<Record<string, unknown>> {
  // Not every version of Node has each.
  const found = ["fetch", "WebSocket", "EventSource"].filter((name) => name in globalThis);
  return Object.fromEntries(found.map((name) => [name, noted(later(name), { kind: "network", name }, note)]));
}

/** Can be called, constructed and extended, which an arrow function cannot. */
function standIn(): void {}

/** A function or class of Node that is loaded when it is first used. */
function later(name: string): AnyFunction {
  const load = () => (globalThis as unknown as Readonly<Record<string, AnyFunction>>)[name] as AnyFunction;
  return new Proxy(standIn, {
    apply: (_, self, given) => Reflect.apply(load(), self, given),
    construct: (_, given, made) => Reflect.construct(load(), given, made),
    get: (_, key) => Reflect.get(load(), key),
  });
}

const processClocks: ReadonlySet<string> = new Set(["hrtime", "uptime", "cpuUsage", "resourceUsage"]);
const processOthers: ReadonlySet<string> = new Set(
  "argv argv0 execArgv execPath pid ppid title memoryUsage availableMemory constrainedMemory report".split(
    " ",
  ),
);

function replaceProcess(
  { noteAsked, noteSource }: ReadNotes,
  findModule: (name: string) => unknown,
): NodeJS.Process {
  const noteVariable = (name: string | symbol) => {
    if (typeof name === "symbol") return;
    noteSource(["variable", name]);
    noteAsked({ kind: "variable", name });
  };
  const env = new Proxy(process.env, {
    get: (target, name) => {
      // The bundler writes it into all other code.
      if (name === "NODE_ENV") return "production";
      noteVariable(name);
      return Reflect.get(target, name);
    },
    has: (target, name) => {
      noteVariable(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      noteVariable(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: (target) => {
      noteAsked({ kind: "other", name: "process.env" });
      return Reflect.ownKeys(target);
    },
  });
  return new Proxy(process, {
    get: (target, name) => {
      if (name === "env") return env;
      if (name === "getBuiltinModule") return findModule;
      const value: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return value;
      if (processClocks.has(name) && typeof value === "function")
        return noted(value, { kind: "clock", name: `process.${name}()` }, noteAsked);
      if (processOthers.has(name)) noteAsked({ kind: "other", name: `process.${name}` });
      return value;
    },
  });
}

/** The global object, also for code that asks it by name. */
function replaceGlobal(values: Readonly<Record<string | symbol, unknown>>): unknown {
  const everything: unknown = new Proxy(globalThis, {
    get: (target, name) => {
      if (name === "globalThis" || name === "global") return everything;
      return Object.hasOwn(values, name) ? values[name] : Reflect.get(target, name);
    },
    has: (target, name) => Object.hasOwn(values, name) || Reflect.has(target, name),
    set: (target, name, value) => Reflect.set(target, name, value),
  });
  return everything;
}

/** The file system: the text of a file, the names in a folder and whether there is a file can be looked up again. */
function replaceFiles(noteAsked: Note, noteSource: ReadNotes["noteSource"]): object {
  const sources: Readonly<Record<string, ReadSource[0]>> = {
    readFileSync: "text",
    existsSync: "exists",
    readdirSync: "folder",
  };
  return copyWith(require("node:fs"), (name, value) => {
    const kind = sources[name];
    if (kind === undefined || typeof value !== "function") {
      if (typeof value === "function") return noted(value, { kind: "other", name: `fs.${name}` }, noteAsked);
      return name === "promises" ? noteCalls(value as object, "fs.promises", noteAsked) : value;
    }
    return (file: unknown, ...given: unknown[]) => {
      const place = file instanceof URL ? fileURLToPath(file) : String(file);
      const isWhole = typeof file !== "number" && (kind !== "folder" || given[0] === undefined);
      if (isWhole) noteSource([kind, resolve(place)]);
      noteAsked(isWhole ? { kind: "file", name: place } : { kind: "other", name: `fs.${name}` });
      return Reflect.apply(value as AnyFunction, undefined, [file, ...given]);
    };
  });
}

function replaceCrypto(web: unknown, note: Note): object {
  return copyWith(require("node:crypto"), (name, value) => {
    if (name === "webcrypto") return web;
    const isChance = /^(?:random|getRandom|generate|pseudoRandom|prng|rng|createDiffieHellman|createECDH)/;
    return typeof value === "function" && isChance.test(name)
      ? noted(value, { kind: "random", name: `crypto.${name}()` }, note)
      : value;
  });
}

/** What `readText`, `readData` and `today` of the package lead to. */
function lend(root: string, notes: ReadNotes): Outside {
  const readText = (path: string): string => {
    const place = placeOf(root, path);
    notes.noteSource(["text", place]);
    if (!existsSync(place))
      throw new Mistake(say("thrown.no-file", { path }), say("thrown.no-file.hint", { path }));
    return readFileSync(place, "utf8").replace(/^\uFEFF/, "");
  };
  return {
    readText,
    readData: (path) => {
      const text = readText(path);
      if (/\.ya?ml$/i.test(path)) return parseOr(path, () => parseYaml(text));
      if (/\.json$/i.test(path)) return parseOr(path, () => JSON.parse(text) as unknown);
      throw new Mistake(say("thrown.no-data", { path }), say("thrown.no-data.hint", { path }));
    },
    today: () => {
      const day = notes.today();
      if (day === undefined) throw new Mistake(say("thrown.no-day"), say("thrown.no-day.hint"));
      return day;
    },
  };
}

/** The absolute path of a file of the project. Throws a `Mistake` for one outside its folder. */
function placeOf(root: string, path: string): string {
  const place = resolve(root, path);
  const isWithin = (top: string, file: string) => {
    const way = relative(top, file);
    return way !== ".." && !way.startsWith(`..${sep}`) && resolve(top, way) === file && way !== "";
  };
  const isOurs =
    isWithin(root, place) && (!existsSync(place) || isWithin(realpathSync(root), realpathSync(place)));
  if (!isOurs) throw new Mistake(say("thrown.file-elsewhere", { path }), say("thrown.file-elsewhere.hint"));
  return place;
}

function parseOr(path: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    const said = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    throw new Mistake(say("thrown.bad-data", { path, said }));
  }
}

function parseYaml(text: string): unknown {
  const document = readYaml(text);
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document.toJS({ maxAliasCount: maxAliases });
}
