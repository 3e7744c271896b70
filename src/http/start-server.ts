import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { limitConnections } from "./connection-limit.ts";

type ServerOptions = {
  readonly host: string;
  /** The first port to try; 0 takes any. */
  readonly port: number;
  /** Called for each port that is in use. */
  readonly onBusy: (port: number) => void;
  /** Handles each request. If it rejects, the error is printed and the connection is closed. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly limits?: Partial<ServerLimits> | undefined;
};

/** Limits for clients. */
export type ServerLimits = typeof defaultLimits & {
  /** Connections at once; see `limitConnections`. */
  readonly connections: number;
};

const defaultLimits = {
  /** Until the headers of a request are complete. */
  headMs: 10_000,
  /** Until the whole request is complete. */
  requestMs: 15_000,
  /** Without any data on the connection. */
  idleMs: 60_000,
  headBytes: 16 * 1024,
};

export type RunningServer = {
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
};

/**
 * Starts a server on `host`, on the first free port from `port` on. Slow or idle clients are disconnected, so none can
 * block it. Rejects with the error of Node when no port is free.
 */
export async function startServer({
  host,
  port: first,
  onBusy,
  handle,
  ...asked
}: ServerOptions): Promise<RunningServer> {
  const busy = new WeakMap<Socket, ServerResponse>();
  const limits = { ...defaultLimits, connections: limitConnections(), ...asked.limits };
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    // Browsers wait for a response before they send the next request. A client that does not could make the server
    // prepare thousands of responses and read none.
    if (busy.has(socket)) return void socket.destroy();
    busy.set(socket, response);
    response.once("close", () => busy.delete(socket));
    handle(request, response).catch((error: unknown) => {
      // A bug in this program is printed, and the server continues. A body cannot be read once its client has left.
      if (!socket.destroyed) console.error(error);
      response.destroy();
    });
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      // How often Node checks the timeouts above.
      connectionsCheckingInterval: Math.min(1000, limits.headMs),
    },
    take,
  );
  // Node itself would answer an unknown `Expect` header, without a check of the host name.
  server.on("checkExpectation", take);
  server.maxConnections = limits.connections;
  // An idle connection is closed to make room for a new one.
  server.on("drop", () => server.closeIdleConnections());
  server.setTimeout(limits.idleMs);
  server.on("timeout", (socket: Socket) => {
    // The client of an answer that takes long, such as the first build of a large site, is not idle.
    if (busy.get(socket)?.headersSent !== false) socket.destroy();
  });
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

const portsToTry = 20;

/**
 * Makes `server` listen on `host`, on the first free port from `first` on, and returns that port; 0 means any. Calls
 * `onBusy` for each port in use. Rejects with the error of Node when no port is free.
 */
export async function listen(
  server: Server,
  host: string,
  first: number,
  onBusy: (port: number) => void,
): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      server.listen({ host, port });
      // Rejects if the server reports an error instead.
      await once(server, "listening");
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isBusy || port - first >= portsToTry || port >= 65_535) throw error;
      onBusy(port);
    }
  }
}
