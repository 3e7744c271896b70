import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FileDigest, RawFile } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { distManifestName, parseDistManifest } from "../publish/dist-manifest.ts";
import type { SecondThread } from "../threads/start-second-thread.ts";
import { createDigestJob, finish, workOn } from "./digest-job.ts";
import { FileOnDisk } from "./hold-files.ts";
import { type LostLink, tellLost } from "./lost-link.ts";
import { type ListedFile, listFiles, readFile } from "./read-files.ts";

/**
 * What a second thread finds out of the files of a large site while a build begins, which is likely to find most of them as
 * they were.
 */
export type LookAhead = {
  /** The files of `content/`. They are read where somebody wants their bytes: of a site that is remembered, hardly any. */
  content(report?: Report): readonly RawFile[];
  /** The folder that the site is published into. */
  readonly published: SeenFolder;
  /** For the rest of the build, which closes it. */
  readonly thread: SecondThread;
};

/** A published folder as it was a moment ago. That holds as long as its manifest, which changes before its files. */
export type SeenFolder = {
  readonly manifest: Uint8Array;
  /** The paths, from the folder, of those of its files that do not hold what it says, or cannot be read. */
  altered(): ReadonlySet<string>;
};

/** Below this a thread takes longer to start than it saves: some 3,000 published files. */
const largeManifestBytes = 300_000;
/** How long the thread may take for one block of files: one that has died would never finish. */
const patienceMs = 5000;

/**
 * Undefined where the manifest in `out` has less than `leastBytes`, or where anything cannot be read: the build itself says
 * why. Both folders are absolute.
 */
export async function lookAhead(
  content: string,
  out: string,
  leastBytes = largeManifestBytes,
): Promise<LookAhead | undefined> {
  try {
    const manifest = readLargeManifest(join(out, distManifestName), leastBytes);
    if (manifest === undefined) return undefined;
    // Small sites, which need no thread, need not wait for what starts one.
    const { startSecondThread } = await import("../threads/start-second-thread.ts");
    const thread = startSecondThread();
    return thread && begin(content, out, manifest, thread);
  } catch {
    return undefined;
  }
}

function begin(content: string, out: string, manifest: Uint8Array, thread: SecondThread): LookAhead {
  const share = (places: readonly string[]) => {
    const job = createDigestJob(places);
    thread.digest(job);
    return () => {
      workOn(job);
      return finish(job, patienceMs);
    };
  };
  // In the order in which the build asks for them.
  const lost: LostLink[] = [];
  const files = listFiles(content, "content", { onLost: (link) => void lost.push(link) });
  const digestContent = share(files.map(({ place }) => place));
  const rows = [...(parseDistManifest(manifest)?.files ?? [])];
  const digestPublished = share(rows.map(([path]) => join(out, path)));
  return {
    content: (report) => {
      lost.forEach(tellLost(report));
      const digests = digestContent();
      // One that could not be read says why when it is read again.
      return files.flatMap((file, index) => toRawFile(file, digests[index]) ?? readFile(file) ?? []);
    },
    published: {
      manifest,
      altered: () => {
        const digests = digestPublished();
        const altered = rows.filter(([, digest], index) => digests[index]?.digest !== digest);
        return new Set(altered.map(([path]) => path));
      },
    },
    thread,
  };
}

function readLargeManifest(path: string, leastBytes: number): Uint8Array | undefined {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return size < leastBytes ? undefined : readFileSync(path);
}

function toRawFile({ path, place }: ListedFile, known: FileDigest | undefined): RawFile | undefined {
  return known && new FileOnDisk(path, place, known);
}
