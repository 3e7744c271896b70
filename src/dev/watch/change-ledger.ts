import { writeRank } from "../../hosts/write-rank.ts";
import { withoutSeal } from "../../pipeline/render/policies.ts";
import type { BuiltFiles, BuiltSite } from "../site/site-state.ts";

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
