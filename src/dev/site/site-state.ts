import type { HeldBack, OutputFile, PageRecord } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Problem } from "../../words/problem.ts";

/** Published files by path. Bytes are read when they are requested. */
export type BuiltFiles = {
  readonly size: number;
  has(path: string): boolean;
  keys(): Iterable<string>;
  get(path: string): Uint8Array | undefined;
  /** The absolute path of a large file of `static/`, which is sent from the disk: its bytes may be newer there. */
  placeOf?(path: string): string | undefined;
  /** Differs when the bytes differ; undefined when only the bytes can show that. */
  digestOf?(path: string): string | undefined;
};

export function toBuiltFiles(files: readonly OutputFile[]): BuiltFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return {
    size: byPath.size,
    has: (path) => byPath.has(path),
    keys: () => byPath.keys(),
    get: (path) => byPath.get(path)?.bytes,
    placeOf: (path) => byPath.get(path)?.large?.place,
    digestOf: (path) => byPath.get(path)?.digest,
  };
}

/** The files of both; a path in both gets the file of `above`. */
export function layOver(below: BuiltFiles, above: BuiltFiles): BuiltFiles {
  const pick = (path: string) => (above.has(path) ? above : below);
  const added = [...above.keys()].filter((path) => !below.has(path));
  return {
    size: below.size + added.length,
    has: (path) => pick(path).has(path),
    keys: () => [...below.keys(), ...added],
    get: (path) => pick(path).get(path),
    placeOf: (path) => pick(path).placeOf?.(path),
    digestOf: (path) => pick(path).digestOf?.(path),
  };
}

/** A site as it would be published. Paths are from the root of `dist/`. */
export type BuiltSite = {
  readonly files: BuiltFiles;
  readonly pages: readonly PageRecord[];
  /** Entries that are shown only because drafts are. */
  readonly shownDrafts: readonly HeldBack[];
  /** Entries that are left out because drafts are. */
  readonly heldBack: readonly HeldBack[];
  /** Warnings. */
  readonly problems: readonly Problem[];
  /** The data for describing pages. */
  readonly drawn?: Drawn | undefined;
};

/** What the server shows. `version` increases with every change that a reader can see. */
export type SiteState =
  /** `early`: pages with waiting readers that are already drawn, and the files that they load. */
  | { readonly status: "starting"; readonly version: number; readonly early?: BuiltFiles }
  | { readonly status: "good"; readonly version: number; readonly site: BuiltSite }
  | {
      readonly status: "broken";
      readonly version: number;
      readonly problems: readonly Problem[];
      /** Undefined before the first good build. */
      readonly lastGood: BuiltSite | undefined;
      /** The version in which the current series of errors began. */
      readonly since: number;
    };

/** The problems of its last build; empty before the first. */
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

/** The last good site; undefined when there was none. */
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

/** The data that every response of the server is made from. */
export type View = {
  readonly state: SiteState;
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** Identifies this run of the server. */
  readonly session: string;
};
