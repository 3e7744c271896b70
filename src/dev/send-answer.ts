import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";

/** Sends an answer, without its body to `HEAD`. `common` are the headers that every answer of the server has. */
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
  response.writeHead(status, {
    ...common,
    ...headers,
    ...(status !== 304 && { "Content-Length": bytes.byteLength }),
    ...(hasBody && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" || status === 304 ? undefined : bytes);
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
}
