import { digestOfFile } from "../model/memory/hash.ts";
import type { OutputFile } from "../model/model.ts";
import { compareText } from "../words/problem.ts";

/** The manifest of the published folder: marks it as ours and lists its files. */
export const distManifestName = ".site-manifest.json";

export type DistManifest = {
  /** The origin of the published site. Undefined when no build has recorded it. */
  readonly site: string | undefined;
  /** From the path of each published file, from the root of the folder, to the SHA-256 of its bytes in hex. */
  readonly files: ReadonlyMap<string, string>;
};

export function toDistManifest(files: readonly OutputFile[], site: string | undefined): DistManifest {
  return { site, files: new Map(files.map((file) => [file.path, digestOfFile(file)])) };
}

/** One file a line, sorted: two manifests can be compared with `diff`. */
export function formatDistManifest({ site, files }: DistManifest): Uint8Array {
  const rows = [...files]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, sha256]) => JSON.stringify({ path, sha256 }));
  const head = JSON.stringify({ generator: "charpente", format: 1, site }).slice(0, -1);
  return Buffer.from(`${head},"files":[\n${rows.join(",\n")}\n]}\n`);
}

let last: { readonly bytes: Uint8Array; readonly manifest: DistManifest | undefined } | undefined;

/** Undefined when the bytes are not a manifest of ours. A build parses the same bytes several times. */
export function parseDistManifest(bytes: Uint8Array): DistManifest | undefined {
  if (last === undefined || Buffer.compare(last.bytes, bytes) !== 0) last = { bytes, manifest: parse(bytes) };
  return last.manifest;
}

function parse(bytes: Uint8Array): DistManifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.generator !== "charpente" || !Array.isArray(value.files)) return undefined;
  const rows: readonly unknown[] = value.files;
  const files = rows.flatMap((row): [string, string][] =>
    isRecord(row) && typeof row.path === "string" && typeof row.sha256 === "string"
      ? [[row.path, row.sha256]]
      : [],
  );
  return { site: toOrigin(value.site), files: new Map(files) };
}

/** A build only records origins. */
function toOrigin(value: unknown): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  return new URL(value).origin === value ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
