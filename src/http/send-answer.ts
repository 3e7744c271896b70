import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";

/** No page of another origin shows ours in a frame, where its visitors would press our buttons. A policy that says more wins. */
export const ownFrames = { "X-Frame-Options": "SAMEORIGIN" };

/** Sends an answer, without its body to `HEAD`. `common` are the headers of every answer that has none of that name. */
export function sendAnswer(
  { status, headers, body }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  common: Readonly<Record<string, string>> = {},
): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  // A body that nobody reads takes the connection with it, so that none can be endless.
  const hasBody = !request.complete && (encoding !== undefined || length !== "0");
  // A rule of a host may spell a name its own way: set first, it is not sent twice.
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  response.writeHead(status, {
    ...headers,
    ...(status !== 304 && { "Content-Length": bytes.byteLength }),
    ...(hasBody && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" || status === 304 ? undefined : bytes);
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
}
