import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "../../hosts/host.ts";
import { digestOf, hashOf } from "../../model/memory/hash.ts";
import { mostWholeBytes } from "../../model/model.ts";
import type { Answer } from "../answer.ts";
import { contentTypeOf } from "../content-types.ts";
import type { DistFiles, LargeDistFile } from "./dist-files.ts";

type FileAnswer = {
  readonly path: string;
  readonly status: number;
  /** Returns the file’s own headers, with those of the host and its rules. */
  readonly addHostHeaders: (own: Answer["headers"]) => Answer["headers"];
  readonly encodings: readonly Encoding[];
};

/** The encodings that the client accepts and the version that it has cached, from its request. */
export type Client = {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

/**
 * Answers with a file, compressed if that makes it smaller, or with status 304 if the client’s version is current.
 * Undefined when the file has just been removed.
 */
export function answerFile(
  { path, status, addHostHeaders, encodings }: FileAnswer,
  files: DistFiles,
  client: Client,
): Answer | undefined {
  const type = contentTypeOf(path);
  const mayBeText = texts.test(type);
  const large = files.findLarge(path);
  const isSentInPieces = large !== undefined && (!mayBeText || large.mark.size > mostWholeBytes);
  const content = isSentInPieces ? large : files.read(path);
  if (content === undefined) return undefined;
  const isText = mayBeText && content instanceof Uint8Array && content.byteLength >= worthBytes;
  const encoding = isText ? negotiateEncoding(client.acceptEncoding, encodings) : undefined;
  const tag = `"${versionOf(content)}${encoding === undefined ? "" : `-${encoding}`}"`;
  const about = { ...(isText && { Vary: "Accept-Encoding" }), ETag: tag };
  if (status === 200 && hasAlready(client.ifNoneMatch, tag)) {
    return { status: 304, headers: addHostHeaders(about), body: "" };
  }
  return {
    status,
    headers: {
      ...addHostHeaders({ "Content-Type": type, ...about }),
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
    },
    body:
      encoding === undefined || !(content instanceof Uint8Array)
        ? content
        : compress(content, encoding, path, files),
  };
}

/**
 * The encoding to send, from those `offered`, the best first; undefined when the client accepts none of them.
 * `accepted` is the `Accept-Encoding` of the request. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
function negotiateEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(
    (accepted ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  // Among equally acceptable encodings, the first offered wins.
  return offered
    .filter((encoding) => weightOf(encoding) > 0)
    .reduce<Encoding | undefined>(
      (best, encoding) => (best === undefined || weightOf(encoding) > weightOf(best) ? encoding : best),
      undefined,
    );
}

/** A large file is known by its mark: hashing it would delay every answer. */
function versionOf(content: Uint8Array | LargeDistFile): string {
  const digest =
    content instanceof Uint8Array ? digestOf(content) : hashOf(...Object.values(content.mark).map(String));
  return digest.slice(0, 32);
}

const texts = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|wasm)\b)/;
/** Below this size the headers outweigh what compression saves. */
const worthBytes = 256;

/** https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((item) => {
    const known = item.trim().replace(/^W\//, "");
    return known === tag || known === "*";
  });
}

/** The build may have compressed the file already, and more strongly than is possible in the time of a request. */
function compress(bytes: Uint8Array, encoding: Encoding, path: string, files: DistFiles): Uint8Array {
  switch (encoding) {
    case "br":
      return files.read(`${path}.br`) ?? brotliCompressSync(bytes, quick);
    case "gzip":
      return files.read(`${path}.gz`) ?? gzipSync(bytes);
  }
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
