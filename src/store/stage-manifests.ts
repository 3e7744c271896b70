import { join } from "node:path";
import type { OutputFile } from "../model/model.ts";
import { blame } from "./blame.ts";
import type { StagedFile, Staging } from "./create-staging.ts";
import {
  type DistManifest,
  distManifestName,
  formatDistManifest,
  parseDistManifest,
  toDistManifest,
} from "./dist-manifest.ts";
import type { Publication } from "./publication.ts";

/**
 * The manifest to write before the first published file changes, and the one to write after the last. Empty when the
 * existing one is right.
 */
export type StagedManifests = {
  readonly before: readonly StagedFile[];
  readonly after: readonly StagedFile[];
};

/**
 * While files change, the manifest lists both old and new ones, so it covers everything that a killed build leaves. A
 * folder without a manifest gets one at once, so that the next build recognises it as ours.
 */
export function stageManifests(
  files: readonly OutputFile[],
  hasManifest: boolean,
  staging: Staging,
  { folder, site, fileSystem, undo, hasBegun }: Publication,
): StagedManifests {
  // Without the manifest, builds would refuse the folder after a power cut, so waiting for the disk is worth it for
  // this file.
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
