import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { toOrigin } from "../model/route.ts";
import type { BuildOptions } from "../pipeline/build.ts";
import { say } from "../words/message.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawBuildOptions = {
  readonly root: string;
  readonly out: string;
  readonly base: string;
  readonly url?: string;
  readonly drafts?: boolean;
  readonly strict?: boolean;
  readonly cache: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
};

export type ReadBuildOptions = Omit<BuildOptions, "now" | "weigh" | "workbench"> & {
  /** Absolute. */
  readonly root: string;
  /** Absolute. */
  readonly out: string;
  readonly cache: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
};

/** Checks the options of the commands that build. Throws `UsageError`. */
export function readBuildOptions(raw: RawBuildOptions): ReadBuildOptions {
  const root = readRoot(raw.root);
  return {
    root,
    out: resolve(root, raw.out),
    base: readBase(raw.base),
    url: readOrigin(raw.url),
    drafts: raw.drafts ?? false,
    strict: raw.strict ?? false,
    cache: raw.cache,
    json: raw.json ?? false,
    quiet: raw.quiet ?? false,
    verbose: raw.verbose ?? false,
  };
}

/** Returns the absolute folder of the site. Throws `UsageError` when there is none. */
export function readRoot(written: string): string {
  const root = resolve(written);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new UsageError(say("usage.no-folder", { written }));
  return root;
}

/** `/sous/chemin/` and `/sous/chemin` mean the same; `/` is the root. */
function readBase(written: string): string {
  const base = written.replace(/\/$/, "");
  // Browsers resolve the segments . and .., so no link would lead below such a base.
  const isPath = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/.test(base);
  if (base !== "" && !isPath) {
    throw new UsageError(say("usage.no-path", { written }));
  }
  return base;
}

function readOrigin(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const origin = toOrigin(written);
  if (origin === undefined) throw new UsageError(say("usage.no-origin", { written }));
  return origin;
}
