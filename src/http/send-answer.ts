import { closeSync, createReadStream, fstatSync, openSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { isMessage, say } from "../catalogue/message.ts";
import type { Tell } from "../catalogue/tell.ts";
import { systemCode } from "../system/system-code.ts";
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
  const file = isFileBody(body) ? openFile(body) : undefined;
  if (file === "gone") {
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
    ...(status !== 304 && { "Content-Length": file?.sizeBytes ?? bytes.byteLength }),
    ...(hasBody && { Connection: "close" }),
  });
  if (request.method === "HEAD" || status === 304) {
    if (file !== undefined) closeSync(file.handle);
    response.end();
  } else if (file === undefined) response.end(bytes);
  else sendFile(file, response);
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
}

function isFileBody(body: Answer["body"]): body is FileBody {
  return typeof body === "object" && "place" in body;
}

type OpenFile = { readonly handle: number; readonly sizeBytes: number };

function openFile({ place }: FileBody): OpenFile | "gone" {
  try {
    const handle = openSync(place, "r");
    return { handle, sizeBytes: fstatSync(handle).size };
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return "gone";
  }
}

/** Reads as fast as the client does, and closes the file when the client leaves. */
function sendFile({ handle, sizeBytes }: OpenFile, response: ServerResponse): void {
  // Bytes that are added meanwhile are not part of the announced length.
  const content = createReadStream("", { fd: handle, start: 0, end: Math.max(0, sizeBytes - 1) });
  // Of a file that became shorter the client gets an incomplete answer, which it notices.
  pipeline(content, response, () => {});
}
