import { Option } from "commander";
import { say } from "../words/message.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { UsageError } from "./usage-error.ts";

/** The options that several commands share, described in a language. Each is made where a command asks for it. */
export function commonOptions({ command: { options, values } }: CommandSpeech) {
  return {
    get root() {
      return new Option(`--root <${values.folder}>`, options.root).default(".");
    },
    get base() {
      return new Option(`--base <${values.path}>`, options.base).default("/");
    },
    get url() {
      return new Option(`--url <${values.origin}>`, options.url);
    },
    get cache() {
      return new Option("--no-cache", options.cache);
    },
    get json() {
      return new Option("--json", options.json);
    },
    get quiet() {
      return new Option("--quiet", options.quiet);
    },
    get port() {
      return new Option(`--port <${values.number}>`, options.port).argParser(readPort);
    },
    get host() {
      return new Option(`--host <${values.address}>`, options.host).default("127.0.0.1");
    },
    get open() {
      return new Option("--open", options.open);
    },
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
