import { Option } from "commander";
import { say } from "../catalogue/message.ts";
import type { CommandSpeech } from "../catalogue/speech.ts";
import { UsageError } from "./usage-error.ts";

/** The options that several commands share, described in a language. */
export function commonOptions({ command: { options, values } }: CommandSpeech) {
  return {
    root: new Option(`--root <${values.folder}>`, options.root).default("."),
    base: new Option(`--base <${values.path}>`, options.base).default("/"),
    url: new Option(`--url <${values.origin}>`, options.url),
    cache: new Option("--no-cache", options.cache),
    json: new Option("--json", options.json),
    quiet: new Option("--quiet", options.quiet),
    port: new Option(`--port <${values.number}>`, options.port).argParser(readPort),
    host: new Option(`--host <${values.address}>`, options.host).default("127.0.0.1"),
    open: new Option("--open", options.open),
  };
}

/** Reads a port. Throws `UsageError`. */
export function readPort(written: string): number {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(say("usage.no-port", { written }));
}

/** Accepts one of the given words. Throws `UsageError`. */
export function readChoice<T extends string>(name: string, choices: readonly T[]): (written: string) => T {
  return (written) => {
    const chosen = choices.find((choice) => choice === written);
    if (chosen === undefined) throw new UsageError(say("usage.no-choice", { name, written, choices }));
    return chosen;
  };
}
