import { join } from "node:path";
import { digestOf } from "../model/memory/hash.ts";
import type { OutputFile } from "../model/model.ts";
import { blame } from "./blame.ts";
import { createStaging, type StagedFile } from "./create-staging.ts";
import { distManifestName, parseDistManifest } from "./dist-manifest.ts";
import type { FileSystem } from "./file-system.ts";
import { keepLargeFacts, readLargeFacts } from "./large-files.ts";
import { listTree, removeTree, type Tree } from "./list-tree.ts";
import { planPublication } from "./plan-publication.ts";
import type { Publication } from "./publication.ts";
import { stageManifests } from "./stage-manifests.ts";
import { lockName } from "./temporary-names.ts";

/**
 * Makes the folder contain exactly `files`, given in the order of publishing, and the manifest. New bytes are first
 * written under temporary names; when all are on the disk, every further step is a rename, which is atomic for readers,
 * and nothing interrupts the renames.
 */
export async function publishFiles(
  files: readonly OutputFile[],
  publication: Publication,
): Promise<{ readonly changed: number; readonly removed: number }> {
  const { folder, fileSystem, breathe, begin } = publication;
  const tree = listTree(folder, fileSystem);
  for (const path of tree.leftovers) removeTree(path, folder, fileSystem);
  const entries = new Map(
    [...tree.entries].filter(([path]) => path !== distManifestName && path !== lockName),
  );
  const plan = planPublication(files, entries);

  const changed: OutputFile[] = [];
  const isDifferent = createComparison(publication, recallSeen(publication, tree));
  for (const file of files) {
    await breathe();
    if (plan.present.has(file.path)) {
      // Of small files there may be many: no wait for each.
      const isOther = file.large === undefined ? isDifferent(file) : await isOtherLarge(file, publication);
      if (!isOther) continue;
    }
    changed.push(file);
  }

  const staging = createStaging(plan, publication);
  const manifests = stageManifests(files, tree.entries.has(distManifestName), staging, publication);
  for (const path of plan.folders) staging.makeFolder(path);
  const staged: StagedFile[] = [];
  for (const file of changed) {
    await breathe();
    const { path, large } = file;
    staged.push(
      large === undefined
        ? staging.stage(path, file.bytes)
        : await staging.stageCopy(path, large, () => breathe(true)),
    );
  }

  await breathe(true);
  const change = <T>(step: () => T): T => {
    const result = step();
    begin();
    return result;
  };
  for (const manifest of manifests.before) change(() => staging.putInPlace(manifest));
  const obstacles = plan.obstacles.map((path) => change(() => staging.moveAway(path)));
  for (const path of plan.blockedFolders) staging.makeFolder(path);
  for (const file of staged) change(() => staging.putInPlace(file));
  for (const path of obstacles) removeTree(path, folder, fileSystem);
  for (const path of plan.staleFiles) change(() => blame(path, () => fileSystem.remove(join(folder, path))));
  for (const path of plan.staleFolders) blame(path, () => fileSystem.removeFolder(join(folder, path)));
  for (const manifest of manifests.after) staging.putInPlace(manifest);

  for (const file of changed) await keepPublishedFacts(file, publication);

  const wanted = new Set(files.map((file) => file.path));
  const removed = [...entries].filter(([path, kind]) => kind !== "folder" && !wanted.has(path)).length;
  return { changed: changed.length, removed };
}

/** A moved file has another mark than before. The next build need not read it. */
async function keepPublishedFacts(
  { path, digest, large }: OutputFile,
  { folder, fileSystem, memory }: Publication,
): Promise<void> {
  if (large === undefined || digest === undefined) return;
  const place = join(folder, path);
  const mark = blame(path, () => fileSystem.mark(place));
  if (mark.size !== large.mark.size) return;
  await keepLargeFacts(place, mark, { digest, holdsKey: large.holdsKey }, memory);
}

/**
 * Compares files with the published ones byte by byte, so that a file changed by others is published again. All files
 * are read into the same block of memory, because thousands of allocations would fragment it.
 */
function createComparison(
  { folder, fileSystem }: Publication,
  recall: (file: OutputFile) => boolean | undefined,
): (file: OutputFile) => boolean {
  let block = Buffer.alloc(0);
  return (file) => {
    const isSame = recall(file);
    if (isSame !== undefined) return !isSame;
    const { digest, sizeBytes = file.bytes.byteLength } = file;
    if (block.byteLength <= sizeBytes) block = Buffer.allocUnsafeSlow(2 * sizeBytes + 1);
    // The additional byte shows whether the published file is longer.
    const room = block.subarray(0, sizeBytes + 1);
    const count = blame(file.path, () => fileSystem.readInto(join(folder, file.path), room));
    if (count !== sizeBytes) return true;
    const published = block.subarray(0, count);
    return digest === undefined ? !published.equals(file.bytes) : digestOf(published) !== digest;
  };
}

/** Compares a large file with the published one by digest. */
async function isOtherLarge(
  { path, digest, sizeBytes }: OutputFile,
  { folder, fileSystem, memory, breathe }: Publication,
): Promise<boolean> {
  const place = join(folder, path);
  const mark = blame(path, () => fileSystem.mark(place));
  if (mark.size !== sizeBytes) return true;
  const readInto: FileSystem["readInto"] = (...at) => blame(path, () => fileSystem.readInto(...at));
  const known = await readLargeFacts(place, mark, { memory, readInto, breathe: () => breathe(true) });
  return known.digest !== digest;
}

/**
 * Finds out whether a file is published with the same bytes, from the hashes computed before the lock was taken.
 * Undefined when they do not show it, and for all files when another build has published since.
 */
function recallSeen(
  { folder, fileSystem, seen }: Publication,
  { entries }: Tree,
): (file: OutputFile) => boolean | undefined {
  const nothing = () => undefined;
  if (seen === undefined || !entries.has(distManifestName)) return nothing;
  const manifest = blame(distManifestName, () => fileSystem.read(join(folder, distManifestName)));
  const listed = parseDistManifest(manifest)?.files;
  if (listed === undefined || Buffer.compare(manifest, seen.manifest) !== 0) return nothing;
  const altered = seen.altered();
  return ({ path, digest }) =>
    digest === undefined || altered.has(path) || !listed.has(path) ? undefined : listed.get(path) === digest;
}
