import { join } from "node:path";
import type { OutputFile } from "../../model/model.ts";
import { blame } from "../blame.ts";
import type { StagedFile, Staging } from "./create-staging.ts";
import {
  type DistManifest,
  distManifestName,
  formatDistManifest,
  parseDistManifest,
  toDistManifest,
} from "./dist-manifest.ts";
import type { Publication } from "./publication.ts";

/** What the manifest must be before the first published file changes, and after the last. Empty where it is so already. */
export type StagedManifests = {
  readonly before: readonly StagedFile[];
  readonly after: readonly StagedFile[];
};

/**
 * While files change, the manifest lists both the old and the new ones: whatever a killed build leaves is in it. A
 * folder that has none gets one at once, so that the next build knows it for ours.
 */
export function stageManifests(
  files: readonly OutputFile[],
  hasManifest: boolean,
  staging: Staging,
  { folder, site, fileSystem, undo, hasBegun }: Publication,
): StagedManifests {
  // Without the manifest an author could not build again after a power cut, so this one file is worth the wait.
  const stage = (bytes: Uint8Array) => staging.stage(distManifestName, bytes, { durable: true });
  const wanted = toDistManifest(files, site);
  if (!hasManifest) {
    const first = stage(formatDistManifest(wanted));
    undo.add(() => {
      if (!hasBegun()) fileSystem.remove(join(folder, distManifestName));
    });
    staging.putInPlace(first);
    return { before: [], after: [] };
  }
  const current = blame(distManifestName, () => fileSystem.read(join(folder, distManifestName)));
  const listed = parseDistManifest(current);
  if (listed !== undefined && isSameManifest(listed, wanted)) return { before: [], after: [] };
  const exact = formatDistManifest(wanted);
  const both = formatDistManifest({ site, files: new Map([...(listed?.files ?? []), ...wanted.files]) });
  return {
    before: isSame(both, current) ? [] : [stage(both)],
    after: isSame(both, exact) ? [] : [stage(exact)],
  };
}

function isSameManifest(a: DistManifest, b: DistManifest): boolean {
  if (a.site !== b.site || a.files.size !== b.files.size) return false;
  return [...a.files].every(([path, digest]) => b.files.get(path) === digest);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
