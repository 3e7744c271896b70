import type { ChangedAsset, SiteChanges } from "../../changes/changes.ts";
import type { ChangeWords } from "../../changes/tell-change.ts";
import { type ToldChange, tellChanges } from "../../changes/tell-changes.ts";

/** Only these kinds of assets are files that an author has put in place. */
const ownKinds: ReadonlySet<ChangedAsset["kind"]> = new Set(["image", "other"]);

/** The site writes files of these kinds itself, such as `llms.txt` or the index of a search. */
const writtenBySite = /\.(?:txt|json|xml)$/;

/**
 * Tells the changes of pages and files, and leaves out what follows from them: styles, scripts, social images and feeds.
 * If nothing else changes, it tells those.
 */
export function tellOwnChanges(found: SiteChanges, words: ChangeWords): readonly ToldChange[] {
  const assets = found.assets.filter(({ kind }) => ownKinds.has(kind));
  const files = found.files.filter(({ kind, path }) => kind === "file" && !writtenBySite.test(path));
  const told = tellChanges({ ...found, assets, files }, words);
  return told.length > 0 ? told : tellChanges(found, words);
}
