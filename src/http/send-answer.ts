import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import fresh from "fresh";
import parseRange from "range-parser";
import { hashOf } from "../model/memory/hash.ts";
import type { FileMark } from "../model/model.ts";
import { nodeFileSystem } from "../store/disk.ts";
import { FileChanged, systemCode } from "../store/failures.ts";
import { isSameMark } from "../store/held-files.ts";
import { isMessage, say } from "../words/message.ts";
import type { Tell } from "../words/tell.ts";
import { type Answer, type FileBody, plainAnswer } from "./answer.ts";

/**
 * Forbids pages of other origins to show ours in a frame, to prevent clickjacking. A stricter policy of the page takes
 * precedence.
 */
export const ownFrames = { "X-Frame-Options": "SAMEORIGIN" };

/**
 * Sends a response, without its body for `HEAD`. `tell` speaks the language of the reader. `common` are headers for
 * every response that does not set them itself.
 *
 * A file, which has an `ETag`, is not sent to a client that has it, and in part to one that asks for a part. One on the
 * disk gets its `ETag` here.
 */
export function sendAnswer(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  tell: Tell,
  common: Readonly<Record<string, string>> = {},
): void {
  const { status, body } = answer;
  const file = isFileBody(body) ? { ...body, mark: lookAt(body) } : undefined;
  if (file !== undefined && file.mark === undefined) {
    sendAnswer(plainAnswer(404, say("http.preview.gone")), request, response, tell, common);
    return;
  }
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  // An unread request body keeps the connection busy; closing it ends an endless body.
  const hasBody = !request.complete && (encoding !== undefined || length !== "0");
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
  const headers = { ...common, ...(file?.mark && { ETag: tagOf(file.mark) }), ...answer.headers };
  // Hosts may spell a header name in another case. This replaces a header whatever its case, so none is sent twice.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (hasBody) response.setHeader("Connection", "close");

  const isVersioned = status === 200 && response.hasHeader("ETag");
  // Browsers add `Cache-Control: no-cache` when a script asks in this way, which hosts ignore.
  const { "cache-control": _, ...conditions } = request.headers;
  if (isVersioned && fresh(conditions, response.getHeaders())) {
    for (const name of ["Content-Type", "Content-Encoding"]) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const bytes = isFileBody(body) ? new Uint8Array() : toBytes(body, tell);
  const sizeBytes = file?.mark?.size ?? bytes.byteLength;
  const part = isVersioned ? choosePart(sizeBytes, request, response) : { start: 0, end: sizeBytes };
  const partBytes = part.end - part.start;
  response.writeHead(part.status ?? status, { "Content-Length": partBytes });
  if (request.method === "HEAD") response.end();
  else if (file?.mark === undefined) response.end(bytes.subarray(part.start, part.end));
  // A client that leaves is no error.
  else pipeline(Readable.from(readPieces(file.place, file.mark, part)), response, () => {});
}

function isFileBody(body: Answer["body"]): body is FileBody {
  return typeof body === "object" && "place" in body;
}

/** The version of the file to send. Undefined when it has just been removed. */
function lookAt({ place }: FileBody): FileMark | undefined {
  try {
    return nodeFileSystem.mark(place);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Hashing a large file itself would delay every answer. */
function tagOf(mark: FileMark): string {
  return `"${hashOf(...Object.values(mark).map(String)).slice(0, 32)}"`;
}

function toBytes(body: Exclude<Answer["body"], FileBody>, tell: Tell): Uint8Array {
  const written = isMessage(body) ? `${tell(body)}\n` : typeof body === "function" ? body() : body;
  return typeof written === "string" ? Buffer.from(written) : written;
}

/** From `start` to before `end`, in bytes. */
type Part = { readonly start: number; readonly end: number };

/** Decides how much of a file is sent, and sets the headers that say so. `status` is set when it is not the whole. */
function choosePart(
  sizeBytes: number,
  request: IncomingMessage,
  response: ServerResponse,
): Part & { readonly status?: number } {
  const whole = { start: 0, end: sizeBytes };
  // A part of compressed bytes is of no use to a player.
  if (response.hasHeader("Content-Encoding")) return whole;
  response.setHeader("Accept-Ranges", "bytes");
  const range = readRange(request, String(response.getHeader("ETag")), sizeBytes);
  if (range === undefined) return whole;
  const asked = range === "outside" ? "*" : `${range.start}-${range.end - 1}`;
  response.setHeader("Content-Range", `bytes ${asked}/${sizeBytes}`);
  return range === "outside" ? { start: 0, end: 0, status: 416 } : { ...range, status: 206 };
}

/**
 * The part that a client asks for. Undefined for the whole: it asks for none or for several, cannot be understood, or
 * has the beginning of another version. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
function readRange(
  { method, headers: { range, "if-range": known } }: IncomingMessage,
  tag: string,
  sizeBytes: number,
): Part | "outside" | undefined {
  if (method !== "GET" || range === undefined) return undefined;
  if (known !== undefined && (known !== tag || tag.startsWith("W/"))) return undefined;
  // The library takes the last 500 bytes of a file of 300 for none, until its next version.
  const within = range.replace(/^bytes=-(\d+)$/, (_, last) => `bytes=-${Math.min(Number(last), sizeBytes)}`);
  const ranges = parseRange(sizeBytes, within, { combine: true });
  if (ranges === -1) return "outside";
  const [first, ...others] = ranges === -2 || ranges.type !== "bytes" ? [] : ranges;
  return first === undefined || others.length > 0 ? undefined : { start: first.start, end: first.end + 1 };
}

/** In bytes. Every connection may hold this much. */
const pieceBytes = 256 * 1024;

/**
 * Yields a part of a file as fast as the client reads it. Opens the file anew for each piece: a client that waits would
 * otherwise hold a file handle, of which builds need some. When a build replaces the file meanwhile, the answer ends
 * incomplete, which the client notices.
 */
function* readPieces(place: string, mark: FileMark, { start, end }: Part): Generator<Uint8Array> {
  for (let at = start; at < end; ) {
    const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, end - at));
    const count = nodeFileSystem.readInto(place, piece, at);
    if (count === 0 || !isSameMark(nodeFileSystem.mark(place), mark)) throw new FileChanged(place);
    yield piece.subarray(0, count);
    at += count;
  }
}
