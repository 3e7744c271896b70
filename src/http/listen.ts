import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const portsToTry = 20;

/**
 * Has `server` listen on `host`, on the first free port from `first` on, and gives that port; 0 takes any. `onBusy` is
 * told of each port that somebody else holds. Rejects with the error of Node where there is none.
 */
export async function listen(
  server: Server,
  host: string,
  first: number,
  onBusy: (port: number) => void,
): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen({ host, port }, () => {
          server.off("error", reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isBusy || port - first >= portsToTry || port >= 65_535) throw error;
      onBusy(port);
    }
  }
}
