import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the service answers: a status with its text, never, or by closing the connection. */
export type MailAnswer = { readonly status: number; readonly text: string } | "hang" | "reset";

/** A request that carried a message, as it came in. Preflights are counted apart. */
export type MailRequest = {
  readonly path: string;
  readonly type: string;
  /** Of `send`. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
  /** Of `send-form`, in order; a file as its name, its type and its bytes. */
  readonly fields: readonly (readonly [string, string | MailFile])[];
};
type MailFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

const accepted: MailAnswer = { status: 200, text: "OK" };

/** Answers on loopback as EmailJS does, from another origin than the site’s, and keeps what it was asked. */
export async function startMailService() {
  const requests: MailRequest[] = [];
  const waiting = new Set<ServerResponse>();
  let answer: MailAnswer = accepted;
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    // On a connection used before, Chromium itself repeats a request that is cut off.
    response.setHeader("connection", "close");
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-methods", "POST, OPTIONS");
      response.setHeader("access-control-allow-headers", "content-type");
      response.writeHead(204).end();
      return;
    }
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (request.method !== "POST" || !/^\/api\/v1\.0\/email\/send(-form)?$/.test(path)) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
      return;
    }
    requests.push(await readRequest(path, request));
    if (answer === "hang") waiting.add(response);
    else if (answer === "reset") request.socket.destroy();
    else response.writeHead(answer.status, { "content-type": "text/plain" }).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests as readonly MailRequest[],
    /** From the next message on. */
    answerWith(next: MailAnswer): void {
      answer = next;
    },
    /** Answers all that hang as if nothing had been. */
    release(): void {
      for (const response of waiting) response.writeHead(200, { "content-type": "text/plain" }).end("OK");
      waiting.clear();
    },
    /** Forgets all requests, and accepts what comes. */
    reset(): void {
      requests.length = 0;
      answer = accepted;
    },
    close(): Promise<void> {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function readRequest(path: string, request: IncomingMessage): Promise<MailRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) {
    return { path, type, json: JSON.parse(body.toString()) as Record<string, unknown>, fields: [] };
  }
  // Node reads multipart bodies of answers, and what a browser sends has the same form.
  const data = await new Response(body, { headers: { "content-type": type } }).formData();
  const fields = await Promise.all(
    [...data].map(async ([name, value]) => [name, await readPart(value)] as const),
  );
  return { path, type, json: undefined, fields };
}

async function readPart(value: string | File): Promise<string | MailFile> {
  if (typeof value === "string") return value;
  return { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
}
