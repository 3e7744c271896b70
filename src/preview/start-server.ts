import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Answer } from "../dev/answer.ts";
import { listen } from "../dev/listen.ts";

type ServerOptions = {
  readonly host: string;
  /** The first port to try; 0 takes any. */
  readonly port: number;
  /** Told of each port that somebody else holds. */
  readonly onBusy: (port: number) => void;
  readonly answer: (request: IncomingMessage) => Answer;
  readonly limits?: Partial<typeof defaultLimits>;
};

/** What a client may take. */
const defaultLimits = {
  /** Until the head of a request is there. */
  headMs: 10_000,
  /** Until all of it is there. */
  requestMs: 15_000,
  /** A connection on which nothing moves. */
  idleMs: 60_000,
  headBytes: 16 * 1024,
  connections: 4096,
};

export type RunningServer = {
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
};

/**
 * Answers requests on `host`, on the first free port from `port` on. No client can hold it up: it reads no body, and lets
 * go of whoever is slow. Rejects with the error of Node where there is no port.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const limits = { ...defaultLimits, ...options.limits };
  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      // The timeouts above are looked at this often.
      connectionsCheckingInterval: Math.min(1000, limits.headMs),
    },
    (request, response) => {
      try {
        send(options.answer(request), request, response);
      } catch (error) {
        response.destroy();
        // A mistake of this program, to be seen: the server goes on.
        console.error(error);
      }
    },
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.idleMs);
  server.keepAliveTimeout = limits.idleMs;
  const port = await listen(server, options.host, options.port, options.onBusy);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  // Nobody here reads a body: the connection goes with it, so that none can be endless.
  const hasBody = encoding !== undefined || length !== "0";
  response.writeHead(status, {
    ...headers,
    ...(status !== 304 && { "Content-Length": bytes.byteLength }),
    ...(hasBody && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" || status === 304 ? undefined : bytes);
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
}
