import type { z } from "zod";
import type { HeldBack, PageRecord } from "../../../model/model.ts";
import { isWorkbenchRoute } from "../../../model/route.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import type { Exchange } from "../../../store/exchange.ts";
import type { FieldPath } from "../edit.ts";
import type { Format } from "../splice/open-file.ts";

/** A built site with its drafts, from which the move, removal or copy of an entry is planned. */
export type KnownSite = Pick<
  Drawn,
  "site" | "settings" | "sources" | "parsed" | "entries" | "heldBack" | "waiting"
> & {
  /** `ids` are the anchors of a page. */
  readonly pages: readonly (Pick<PageRecord, "route" | "sources"> & { readonly ids: readonly string[] })[];
  /** The entries and items that are not published yet. */
  readonly shownDrafts: readonly HeldBack[];
};

/** True for an entry that no reader knows yet: its address needs no redirect. */
export function isUnpublished({ shownDrafts }: KnownSite, entry: Pick<HeldBack, "file" | "id">): boolean {
  return shownDrafts.some(
    ({ file, id, part }) => file === entry.file && id === entry.id && part === undefined,
  );
}

type Built = { readonly pages: readonly PageRecord[]; readonly shownDrafts: readonly HeldBack[] };

/** Joins the drawing and the outcome of a build. */
export function toKnownSite(drawn: Drawn, { pages, shownDrafts }: Built): KnownSite {
  const ids = new Map<string, readonly string[]>(
    drawn.pages.map(({ page, facts }) => [page.route, facts.ids]),
  );
  const own = pages.filter(({ route }) => !isWorkbenchRoute(route));
  return { ...drawn, pages: own.map((page) => ({ ...page, ids: ids.get(page.route) ?? [] })), shownDrafts };
}

/** A working copy of the files of a site, in which a plan collects its changes. */
export type Changes = {
  /** Undefined if there is no such file. */
  read(file: string): Uint8Array | undefined;
  write(file: string, bytes: Uint8Array): void;
  remove(file: string): void;
  /** Sorted by file name. */
  edits(): readonly Exchange[];
};

export function createChanges({ sources }: Pick<KnownSite, "sources">): Changes {
  const known = new Map(sources.map((source) => [source.file, source]));
  const changed = new Map<string, Uint8Array | undefined>();
  const before = (file: string) => known.get(file)?.bytes;
  return {
    read: (file) => (changed.has(file) ? changed.get(file) : before(file)),
    write: (file, bytes) => void changed.set(file, bytes),
    remove: (file) => void changed.set(file, undefined),
    edits: () =>
      [...changed]
        .map(([file, after]): Exchange => ({ file, before: before(file), after }))
        .filter((edit) => !isSame(edit.before, edit.after))
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}

/** A file of `content/` whose mentions are corrected. */
export type ContentFile = {
  readonly bytes: Uint8Array;
  readonly format: Format;
  /** The data of the file before validation. */
  readonly data: unknown;
  /** The directives that its texts may use. */
  readonly directives: readonly string[];
  /**
   * Finds the schema of the entry around a path, and the path of that entry. Undefined if no schema describes the file.
   */
  readonly schemaOf: (
    path: FieldPath,
  ) => { readonly schema: z.ZodType; readonly within: FieldPath } | undefined;
};
