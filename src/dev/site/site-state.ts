import type { HeldBack, OutputFile, PageRecord } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Problem } from "../../problems/problem.ts";

/** Published files by path. Bytes are fetched when they are asked for. */
export type BuiltFiles = {
  readonly size: number;
  has(path: string): boolean;
  keys(): Iterable<string>;
  get(path: string): Uint8Array | undefined;
  /** Another one where the bytes are others; undefined where only the bytes can tell. */
  digestOf?(path: string): string | undefined;
};

export function toBuiltFiles(files: readonly OutputFile[]): BuiltFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return {
    size: byPath.size,
    has: (path) => byPath.has(path),
    keys: () => byPath.keys(),
    get: (path) => byPath.get(path)?.bytes,
    digestOf: (path) => byPath.get(path)?.digest,
  };
}

/** The files of both; where a path is in both, that of `above`. */
export function layOver(below: BuiltFiles, above: BuiltFiles): BuiltFiles {
  const pick = (path: string) => (above.has(path) ? above : below);
  const added = [...above.keys()].filter((path) => !below.has(path));
  return {
    size: below.size + added.length,
    has: (path) => pick(path).has(path),
    keys: () => [...below.keys(), ...added],
    get: (path) => pick(path).get(path),
    digestOf: (path) => pick(path).digestOf?.(path),
  };
}

/** A site as it would be published. Paths are from the root of `dist/`. */
export type BuiltSite = {
  readonly files: BuiltFiles;
  readonly pages: readonly PageRecord[];
  /** What is shown because drafts are. */
  readonly early: readonly HeldBack[];
  /** What is left out because drafts are. */
  readonly heldBack: readonly HeldBack[];
  /** Warnings. */
  readonly problems: readonly Problem[];
  /** For whoever looks closer at a page. */
  readonly drawn?: Drawn | undefined;
};

/** What there is to show. `version` grows with each change that a reader can see. */
export type SiteState =
  /** `early`: pages that somebody waits for and that are drawn already, and what they load. */
  | { readonly status: "starting"; readonly version: number; readonly early?: BuiltFiles }
  | { readonly status: "good"; readonly version: number; readonly site: BuiltSite }
  | {
      readonly status: "broken";
      readonly version: number;
      readonly problems: readonly Problem[];
      /** Undefined where no build was good yet. */
      readonly lastGood: BuiltSite | undefined;
      /** The version with which the site broke, the same until it is mended. */
      readonly since: number;
    };

/** What its last build found; nothing before the first. */
export function problemsOf(state: SiteState): readonly Problem[] {
  switch (state.status) {
    case "starting":
      return [];
    case "good":
      return state.site.problems;
    case "broken":
      return state.problems;
  }
}

/** The last site that was good; undefined where none was. */
export function siteOf(state: SiteState): BuiltSite | undefined {
  switch (state.status) {
    case "starting":
      return undefined;
    case "good":
      return state.site;
    case "broken":
      return state.lastGood;
  }
}
