import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limitConnections } from "./connection-limit.ts";
import { listen } from "./listen.ts";

type ServerOptions = {
  readonly host: string;
  /** The first port to try; 0 takes any. */
  readonly port: number;
  /** Told of each port that somebody else holds. */
  readonly onBusy: (port: number) => void;
  /** Takes each request. A connection whose request it refuses to take, by rejecting, is cut. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly limits?: Partial<ServerLimits> | undefined;
};

/** What a client may take. */
export type ServerLimits = typeof defaultLimits & {
  /** Held at once; see `limitConnections`. */
  readonly connections: number;
};

const defaultLimits = {
  /** Until the head of a request is there. */
  headMs: 10_000,
  /** Until all of it is there. */
  requestMs: 15_000,
  /** A connection on which nothing moves. */
  idleMs: 60_000,
  headBytes: 16 * 1024,
};

export type RunningServer = {
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
};

/**
 * Takes requests on `host`, on the first free port from `port` on. No client can hold it up: it lets go of whoever is
 * slow. Rejects with the error of Node where there is no port.
 */
export async function startServer({
  host,
  port: first,
  onBusy,
  handle,
  ...asked
}: ServerOptions): Promise<RunningServer> {
  const busy = new WeakSet<Socket>();
  const limits = { ...defaultLimits, connections: limitConnections(), ...asked.limits };
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    // Browsers wait for an answer before they ask for more. Who does not could have thousands made, and read none.
    if (busy.has(socket)) return void socket.destroy();
    busy.add(socket);
    response.once("close", () => busy.delete(socket));
    void handle(request, response).catch(() => response.destroy());
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      // The timeouts above are looked at this often.
      connectionsCheckingInterval: Math.min(1000, limits.headMs),
    },
    take,
  );
  // Node answers by itself what expects more of it than to continue, whatever name it was called by.
  server.on("checkExpectation", take);
  server.maxConnections = limits.connections;
  // Who waits between two requests makes room for who asks.
  server.on("drop", () => server.closeIdleConnections());
  server.setTimeout(limits.idleMs);
  server.keepAliveTimeout = limits.idleMs;
  const port = await listen(server, host, first, onBusy);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
