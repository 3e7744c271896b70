import type { ChangedFile, SiteChanges } from "../../changes/changes.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { HeldBack } from "../../model/model.ts";
import { nameEntry } from "../../model/name-entry.ts";
import { isSource } from "../../model/sources.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { labelKind } from "../model/locate/label-fields.ts";
import { isNone, listDifferences } from "./differences.ts";
import type { Repository } from "./repository.ts";

/** What a built version has in the files of `content/`. */
export type ContentNotes = {
  /** By file, from the root of the site. */
  readonly sources: ReadonlyMap<string, SourceNote>;
  /** The images that its pages show. */
  readonly images: ReadonlySet<string>;
};

type SourceNote = {
  /** The name of its collection: « Article ». */
  readonly kind: string;
  /** The name of its entry. Undefined for a file with several entries, and for the settings. */
  readonly name: string | undefined;
  /** The pages made from it: its own ones, or all those that show something of it if it has none. */
  readonly routes: readonly string[];
  /** True if it has pages of its own. */
  readonly hasPages: boolean;
  /** True if it holds several entries, or the settings. */
  readonly isShared: boolean;
  /** What waits in it, as drafts or for a day. */
  readonly held: readonly HeldBack[];
};

/** A changed file of `content/` that no told change of a page accounts for. */
export type UnseenEntry = Pick<SourceNote, "kind" | "name"> & {
  readonly state: ChangedFile["state"];
  /** Why visitors do not see it yet. Undefined if that is no reason. */
  readonly held: HeldBack | undefined;
};

/** What a publication sends and the comparison of the pages does not show. */
export type Unseen = {
  readonly entries: readonly UnseenEntry[];
  /** The changed images that no page shows, as `images/facade.jpg`. */
  readonly images: readonly ChangedFile[];
  /** The changed files of `static/`, from there. */
  readonly files: readonly ChangedFile[];
};

export function noteContent({ site, parsed, entries, heldBack, pages, finished }: Drawn): ContentNotes {
  const sources = new Map<string, SourceNote>();
  for (const { file, data } of parsed) {
    const held = heldBack.filter((one) => one.file === file);
    const { collection } = entries.find((entry) => entry.file === file) ?? held[0] ?? {};
    const own = pages.filter(({ page }) => page.sources[0] === file);
    const shown = own.length > 0 ? own : pages.filter(({ page }) => page.sources.includes(file));
    const isOneOfMany = collection !== undefined && site.collections[collection]?.kind === "folder";
    sources.set(file, {
      kind: collection === undefined && file !== settingsFile ? file : labelKind(site, collection),
      name: isOneOfMany ? nameEntry(data) : undefined,
      routes: shown.map(({ page }) => page.route),
      hasPages: own.length > 0,
      isShared:
        file === settingsFile || (collection !== undefined && site.collections[collection]?.kind === "file"),
      held,
    });
  }
  return { sources, images: new Set(finished.images) };
}

/**
 * Compares the files of two trees, and leaves out those whose change is told with a page. `before` and `after` are the
 * notes of their builds; undefined if a version cannot be built. `found` are the changes of the pages.
 */
export async function findUnseen(
  { git, prefix }: Pick<Repository, "git" | "prefix">,
  trees: readonly [string, string],
  [before, after]: readonly [ContentNotes | undefined, ContentNotes | undefined],
  found: SiteChanges | undefined,
): Promise<Unseen> {
  const told = routesIn(found);
  const [entries, images, files]: [UnseenEntry[], ChangedFile[], ChangedFile[]] = [[], [], []];
  for (const difference of await listDifferences(git, ...trees)) {
    const file = difference.path.slice(prefix.length);
    const state = isNone(difference.before) ? "added" : isNone(difference.after) ? "removed" : "changed";
    const path = file.slice(file.indexOf("/") + 1);
    if (file.startsWith("static/")) files.push({ path, kind: "file", state });
    else if (!isSource(file)) {
      const isShown = (state === "removed" ? before : after)?.images.has(file) ?? false;
      if (!isShown) images.push({ path, kind: "file", state });
    } else {
      const [old, now] = [before?.sources.get(file), after?.sources.get(file)];
      const { kind, name } = now ?? old ?? { kind: file, name: undefined };
      const waits = (now?.held ?? []).filter(
        (one) => one.part === undefined || !old?.held.some((other) => isSame(one, other)),
      );
      for (const held of waits) entries.push({ kind, name, state, held });
      const isTold = [...(old?.routes ?? []), ...(now?.routes ?? [])].some((route) => told.has(route));
      const isSettings = file === settingsFile && told.size > 0;
      if (waits.length === 0 && !isTold && !isSettings) entries.push({ kind, name, state, held: undefined });
    }
  }
  return { entries, images, files };
}

/** The routes of the pages whose changes are told. */
function routesIn(found: SiteChanges | undefined): ReadonlySet<string> {
  if (found === undefined) return new Set();
  const pages = found.pages.flatMap(({ route, from }) => (from === undefined ? [route] : [route, from]));
  const shared = found.shared.flatMap(({ routes }) => routes);
  return new Set([...pages, ...shared, ...found.redirects.map(({ from }) => from)]);
}

function isSame(one: HeldBack, other: HeldBack): boolean {
  return one.id === other.id && one.part === other.part && one.due === other.due;
}
