import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FileDigest, RawFile } from "../../model/model.ts";
import { statIfThere } from "../../store/disk.ts";
import type { SeenFolder } from "../../store/dist.ts";
import { FileOnDisk, mostReadBytes } from "../../store/held-files.ts";
import { distManifestName, parseDistManifest } from "../../store/output-folder.ts";
import {
  type ListedFile,
  type LostLink,
  listFiles,
  readFile,
  reportLostLinks,
} from "../../store/read-files.ts";
import type { Report } from "../../words/problem.ts";
import { createDigestJob, finish, workOn } from "./digest-job.ts";
import type { SecondThread } from "./start-second-thread.ts";

/**
 * The hashes of a large site’s files, computed by a second thread while a build begins. Most files will be unchanged.
 */
export type LookAhead = {
  /** The files of `content/`. They are read when their bytes are needed, which is rare when results are remembered. */
  content(report?: Report): readonly RawFile[];
  /** The folder that the site is published into. */
  readonly published: SeenFolder;
  /** The thread, for the rest of the build, which closes it. */
  readonly thread: SecondThread;
};

/** For smaller manifests, a thread takes longer to start than it saves: some 3,000 published files. */
const largeManifestBytes = 300_000;
/** How long to wait for one block of files: a thread that has died would never finish it. */
const patienceMs = 5000;

/**
 * Undefined when the manifest in `out` has fewer than `leastBytes`, or when a file cannot be read: the build itself
 * then reports why. Both folders are absolute.
 */
export async function lookAhead(
  content: string,
  out: string,
  leastBytes = largeManifestBytes,
): Promise<LookAhead | undefined> {
  try {
    const manifest = readLargeManifest(join(out, distManifestName), leastBytes);
    if (manifest === undefined) return undefined;
    // Imported here, because small sites need no thread.
    const { startSecondThread } = await import("./start-second-thread.ts");
    const thread = startSecondThread();
    return thread && begin(content, out, manifest, thread);
  } catch {
    return undefined;
  }
}

function begin(content: string, out: string, manifest: Uint8Array, thread: SecondThread): LookAhead {
  const share = (places: readonly string[], most?: number) => {
    const job = createDigestJob(places, most);
    thread.digest(job);
    return () => {
      workOn(job);
      return finish(job, patienceMs);
    };
  };
  // In the order in which the build needs them.
  const lost: LostLink[] = [];
  const files = listFiles(content, "content", { onLost: (link) => void lost.push(link) });
  const digestContent = share(files.map(({ place }) => place));
  const rows = [...(parseDistManifest(manifest)?.files ?? [])];
  const digestPublished = share(
    rows.map(([path]) => join(out, path)),
    mostReadBytes,
  );
  return {
    content: (report) => {
      lost.forEach(reportLostLinks(report));
      const digests = digestContent();
      // An unreadable file is reported when the build reads it.
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
  const size = statIfThere(path)?.size ?? 0;
  return size < leastBytes ? undefined : readFileSync(path);
}

function toRawFile({ path, place }: ListedFile, known: FileDigest | undefined): RawFile | undefined {
  return known && new FileOnDisk(path, place, known);
}
