import type { ChangedAsset, ChangedFile, SiteChanges } from "../../changes/changes.ts";
import type { ChangeWords } from "../../changes/tell-change.ts";
import { type ToldChange, tellChanges } from "../../changes/tell-changes.ts";
import type { Unseen, UnseenEntry } from "./unseen.ts";

/** Only these kinds of assets are files that an author has put in place. */
const ownKinds: ReadonlySet<ChangedAsset["kind"]> = new Set(["image", "other"]);

/** The site writes files of these kinds itself, such as `llms.txt` or the index of a search. */
const writtenBySite = /\.(?:txt|json|xml)$/;

const nothing: SiteChanges = { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 0 };

/**
 * Tells the changes of pages and files, and what leaves unseen: entries that wait for their day, and files that no page
 * shows. Leaves out what follows from them: styles, scripts, social images and feeds. If nothing else can be seen, it
 * tells those. `compared` is undefined if the pages cannot be compared.
 */
export function tellOwnChanges(
  compared: SiteChanges | undefined,
  unseen: Unseen,
  words: ChangeWords,
): readonly ToldChange[] {
  const found = compared ?? nothing;
  const assets = found.assets.filter(({ kind }) => ownKinds.has(kind));
  const copied = new Set(unseen.files.map(({ path }) => path));
  const files = found.files.filter(
    ({ kind, path }) => kind === "file" && !writtenBySite.test(path) && !copied.has(path),
  );
  const all = [...files, ...unseen.files.filter((file) => !isShown(file, assets)), ...unseen.images];
  const seen = tellChanges({ ...found, assets, files: all }, words);
  const entries = unseen.entries.map((entry) => tellEntry(entry, words));
  return [...(seen.length > 0 ? seen : tellChanges(found, words)), ...entries];
}

/** True for an image of `static/` that is told with the pages that show it. */
function isShown({ path }: ChangedFile, assets: readonly ChangedAsset[]): boolean {
  return assets.some(({ name }) => name === path.slice(path.lastIndexOf("/") + 1));
}

function tellEntry({ kind, name, state, held }: UnseenEntry, words: ChangeWords): ToldChange {
  return {
    name: name === undefined ? kind : words["entry.name"]({ kind, name }),
    what: held === undefined ? words[entryKeys[state]] : tellWaiting(held, state, words),
  };
}

const entryKeys = {
  added: "entry.added",
  changed: "entry.changed",
  removed: "entry.removed",
} as const;

function tellWaiting(
  { reason, due = "", part }: NonNullable<UnseenEntry["held"]>,
  state: UnseenEntry["state"],
  words: ChangeWords,
): string {
  if (reason === "draft") return words[state === "changed" ? "entry.draft.changed" : "entry.draft"];
  if (part !== undefined) return words["entry.due.part"]({ due });
  return words[state === "changed" ? "entry.due.changed" : "entry.due"]({ due });
}
