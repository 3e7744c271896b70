import type { IncomingMessage, ServerResponse } from "node:http";
import { isMessage } from "../catalogue/message.ts";
import type { Tell } from "../catalogue/tell.ts";
import type { Answer } from "./answer.ts";

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
  { status, headers, body }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  tell: Tell,
  common: Readonly<Record<string, string>> = {},
): void {
  const written = isMessage(body) ? `${tell(body)}\n` : body;
  const bytes = typeof written === "string" ? Buffer.from(written) : written;
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  // An unread request body keeps the connection busy; closing it ends an endless body.
  const hasBody = !request.complete && (encoding !== undefined || length !== "0");
  // Hosts may spell a header name in another case. `writeHead` replaces headers that are set before it, whatever their
  // case, so none is sent twice.
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  response.writeHead(status, {
    ...headers,
    ...(status !== 304 && { "Content-Length": bytes.byteLength }),
    ...(hasBody && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" || status === 304 ? undefined : bytes);
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
}
