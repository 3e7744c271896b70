import { posix } from "node:path";
import { kindAt, placeOfSource } from "../define/fields-of.ts";
import type { Source } from "../define/sources.ts";
import { fewAtOnce } from "../few-at-once.ts";
import { identifyImage } from "../media/identify-image.ts";
import { TooLarge, UnusableFile } from "../media/raster-limits.ts";
import { toFileStem } from "../model/image-name.ts";
import { digestOf } from "../model/memory/hash.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { FetchFailure, type FetchWithinLimits } from "./fetch-within-limits.ts";

/** An image that a source names by its address, as it is kept. */
export type SourceImage = {
  readonly address: string;
  /** Below the folder of the source: the digest of the bytes, and a name. */
  readonly file: string;
  /** What the server wants to be asked with next time. */
  readonly etag?: string;
  readonly modified?: string;
};

/** The same with its bytes. */
export type HeldImage = SourceImage & { readonly bytes: Uint8Array };

const atOnce = 6;

/**
 * Fetches the images whose addresses stand in fields that the schema declares as images, or in its Markdown. Those of `known` are asked
 * for again, and kept where the server says that they are the same. Each problem has the path of the field.
 */
export async function fetchImages(
  name: string,
  source: Source,
  value: unknown,
  known: readonly HeldImage[],
  fetch: FetchWithinLimits,
): Promise<{ readonly images: readonly HeldImage[]; readonly problems: readonly Problem[] }> {
  const fields = new Map<string, readonly PropertyKey[]>();
  eachImage(name, source, value, (address, path) => {
    if (!fields.has(address)) fields.set(address, path);
    return address;
  });
  const problems: Problem[] = [];
  const fetched = await fewAtOnce([...fields], atOnce, async ([address, path]) => {
    try {
      const former = known.find((one) => one.address === address);
      return [await fetchImage(address, former, fetch)];
    } catch (error) {
      const why = reasonOf(error);
      if (why === undefined) throw error;
      const hint = say("sources/image.hint");
      const file = placeOfSource(path);
      problems.push({
        code: "sources/image",
        severity: "error",
        file,
        message: say("sources/image", { why }),
        hint,
      });
      return [];
    }
  });
  return { images: fetched.flat(), problems };
}

function reasonOf(error: unknown) {
  if (error instanceof FetchFailure) return error.why;
  return error instanceof TooLarge || error instanceof UnusableFile ? error.reason : undefined;
}

async function fetchImage(
  address: string,
  former: HeldImage | undefined,
  fetch: FetchWithinLimits,
): Promise<HeldImage> {
  const response = await fetch(address, {
    headers: {
      accept: "image/*",
      ...(former?.etag && { "if-none-match": former.etag }),
      ...(former?.modified && { "if-modified-since": former.modified }),
    },
  });
  if (response.status === 304 && former !== undefined) return former;
  const { extension, bytes } = await identifyImage(Buffer.from(await response.arrayBuffer()));
  const stem = toFileStem(posix.parse(decodeName(new URL(address).pathname)).name) || "image";
  const etag = response.headers.get("etag");
  const modified = response.headers.get("last-modified");
  return {
    address,
    file: `${digestOf(bytes).slice(0, 32)}/${stem.slice(0, 60)}${extension}`,
    bytes,
    ...(etag !== null && { etag }),
    ...(modified !== null && { modified }),
  };
}

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address in `![words](https://…)`. */
const inMarkdown = /(?<=!\[[^[\]\n]{0,300}\]\()https?:\/\/[^\s()<>]+/gi;

/** Returns the value with what `replace` gives for each address of an image. `path` begins with the name. */
export function eachImage(
  name: string,
  source: Source,
  value: unknown,
  replace: (address: string, path: readonly PropertyKey[]) => string,
): unknown {
  const schema = source.inField(name);
  const visit = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === "string") {
      if (!/https?:\/\//i.test(value)) return value;
      const kind = kindAt(schema, path);
      if (kind === "markdown") return value.replace(inMarkdown, (address: string) => replace(address, path));
      return kind === "image" && /^https?:/i.test(value) ? replace(value, path) : value;
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, visit(inner, [...path, key])]),
    );
  };
  return visit(value, [name]);
}
