import { writeRank } from "../../hosts/write-rank.ts";
import type { HeldBack, OutputFile, PageRecord } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { withoutSeal } from "../../pipeline/render/policies.ts";
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

/**
 * What visitors do not see yet of the entry that a page is made from: that of its first source, and in a file of many
 * entries, such as a table, the one that its plan names.
 */
export function findOwnDraft({ shownDrafts, drawn }: BuiltSite, page: PageRecord): HeldBack | undefined {
  const own = shownDrafts.filter(({ file }) => file === page.sources[0]);
  const [first] = own;
  if (first === undefined || !isOneOfMany(first, drawn)) return first;
  const planned = drawn?.pages.find(({ page: { route } }) => route === page.route)?.page;
  return own.find(({ file, id }) => file === planned?.entry && id === planned.entryId);
}

/** Names what visitors do not see by its file, in a file of many entries with its id. */
export function nameDraft(draft: HeldBack, drawn: Drawn | undefined): string {
  return isOneOfMany(draft, drawn) ? `${draft.file} (${draft.id})` : draft.file;
}

function isOneOfMany({ collection }: HeldBack, drawn: Drawn | undefined): boolean {
  return drawn?.site.collections[collection]?.kind === "file";
}

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

/** How a page drawn from an earlier version can show the current one. */
type Change = "none" | "styles" | "reload";

/** Records the version in which each page last changed, so that only tabs with changed pages update. */
export type ChangeLedger = {
  /**
   * Returns true when a reader can see a difference. When `after` is only a part of a site, missing files do not count
   * as removed.
   */
  record(before: BuiltSite | undefined, after: BuiltSite, version: number, extent?: "part"): boolean;
  /** `path` is that of a file, from the root of `dist/`. */
  changeSince(path: string, version: number): Change;
};

export function createChangeLedger(): ChangeLedger {
  const changed = new Map<string, number>();
  const changedBeyondStyles = new Map<string, number>();
  /** When a file without a fingerprint, or the notes about drafts, last changed: any page may show these. */
  let changedEverywhere = 0;
  return {
    record: (before, after, version, extent) => {
      if (before === undefined) {
        // Pages shown before the end of the first build have no notes about drafts.
        if (after.shownDrafts.length > 0) changedEverywhere = version;
        return true;
      }
      const renamed = renamedStyles(before, after);
      let isDifferent = extent !== "part" && before.files.size !== after.files.size;
      if (hasOtherDrafts(before, after)) {
        isDifferent = true;
        changedEverywhere = version;
      }
      for (const path of after.files.keys()) {
        const isNew = !before.files.has(path);
        if (!isNew && isSame(path, before.files, after.files)) continue;
        isDifferent = true;
        if (!path.endsWith(".html")) {
          if (isShown(path) && !isNew) changedEverywhere = version;
          continue;
        }
        changed.set(path, version);
        const isLarge = [before, after].some(({ files }) => files.placeOf?.(path) !== undefined);
        if (isNew || isLarge || isOtherPage(textOf(path, before.files), textOf(path, after.files), renamed))
          changedBeyondStyles.set(path, version);
      }
      if (extent === "part") return isDifferent;
      for (const path of before.files.keys()) {
        if (after.files.has(path)) continue;
        isDifferent = true;
        if (isShown(path)) changedEverywhere = version;
      }
      return isDifferent;
    },
    changeSince: (path, version) => {
      if ((changedBeyondStyles.get(path) ?? 0) > version || changedEverywhere > version) return "reload";
      return (changed.get(path) ?? 0) > version ? "styles" : "none";
    },
  };
}

/** The old and new name of each style whose content changed: `assets/site.2d711642b7.css`. */
function renamedStyles(before: BuiltSite, after: BuiltSite): readonly (readonly [string, string])[] {
  const isStyle = (path: string) => path.endsWith(".css") && isFingerprinted(path);
  const plain = (path: string) => path.replace(/\.[0-9a-z]+(?=\.css$)/i, "");
  const gone = [...before.files.keys()].filter((path) => isStyle(path) && !after.files.has(path));
  const come = [...after.files.keys()].filter((path) => isStyle(path) && !before.files.has(path));
  return gone.flatMap((path) => {
    const [next, ...others] = come.filter((other) => plain(other) === plain(path));
    return next !== undefined && others.length === 0 ? [[path, next] as const] : [];
  });
}

/** When styles change, so do their integrity hashes. */
function isOtherPage(old: string, html: string, names: ReturnType<typeof renamedStyles>): boolean {
  return rename(withoutSeal(old), names) !== withoutSeal(html);
}

function rename(html: string, names: readonly (readonly [string, string])[]): string {
  return names.reduce((text, [from, to]) => text.replaceAll(from, to), html);
}

function hasOtherDrafts(before: BuiltSite, after: BuiltSite): boolean {
  return JSON.stringify(before.shownDrafts) !== JSON.stringify(after.shownDrafts);
}

/** True for a file that any page may show: its name does not change with its content, and it is not a map or a feed. */
function isShown(path: string): boolean {
  return !isFingerprinted(path) && writeRank(path) !== 2;
}

function isFingerprinted(path: string): boolean {
  return path.startsWith("assets/");
}

function isSame(path: string, a: BuiltFiles, b: BuiltFiles): boolean {
  const digests = [a.digestOf?.(path), b.digestOf?.(path)];
  if (digests[0] !== undefined && digests[1] !== undefined) return digests[0] === digests[1];
  const [old, current] = [a.get(path), b.get(path)];
  return old === current || Buffer.compare(old ?? new Uint8Array(), current ?? new Uint8Array()) === 0;
}

function textOf(path: string, files: BuiltFiles): string {
  const bytes = files.get(path) ?? new Uint8Array();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}
