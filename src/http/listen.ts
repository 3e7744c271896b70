import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

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
