import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
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
 */
export function sendAnswer(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  tell: Tell,
  common: Readonly<Record<string, string>> = {},
): void {
  const { status, headers, body } = answer;
  const file = isFileBody(body) ? { place: body.place, mark: lookAt(body) } : undefined;
  if (file !== undefined && file.mark === undefined) {
    sendAnswer(plainAnswer(404, say("http.preview.gone")), request, response, tell, common);
    return;
  }
  const written = isMessage(body) ? `${tell(body)}\n` : isFileBody(body) ? "" : body;
  const bytes = typeof written === "string" ? Buffer.from(written) : written;
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  // An unread request body keeps the connection busy; closing it ends an endless body.
  const hasBody = !request.complete && (encoding !== undefined || length !== "0");
  // Hosts may spell a header name in another case. `writeHead` replaces headers that are set before it, whatever their
  // case, so none is sent twice.
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  response.writeHead(status, {
    ...headers,
    ...(status !== 304 && { "Content-Length": file?.mark?.size ?? bytes.byteLength }),
    ...(hasBody && { Connection: "close" }),
  });
  if (request.method === "HEAD" || status === 304) response.end();
  else if (file?.mark === undefined) response.end(bytes);
  // A client that leaves is no error.
  else pipeline(Readable.from(readPieces(file.place, file.mark)), response, () => {});
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
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

/** In bytes. Every connection may hold this much. */
const pieceBytes = 256 * 1024;

/**
 * Yields the file as fast as the client reads it. Opens it anew for each piece: a client that waits would otherwise
 * hold a file handle, of which builds need some. When a build replaces the file meanwhile, the answer ends incomplete,
 * which the client notices.
 */
function* readPieces(place: string, mark: FileMark): Generator<Uint8Array> {
  for (let at = 0; at < mark.size; ) {
    const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, mark.size - at));
    const count = nodeFileSystem.readInto(place, piece, at);
    if (count === 0 || !isSameMark(nodeFileSystem.mark(place), mark)) throw new FileChanged(place);
    yield piece.subarray(0, count);
    at += count;
  }
}
