import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { contentTypes } from "../../support/serve-folder.ts";

export type Files = ReadonlyMap<string, Uint8Array | string>;

/** Serves what it is told to on loopback, as a host without headers does. `show` gives it other files. */
export async function serveFiles(headersOf: (path: string) => Readonly<Record<string, string>> = () => ({})) {
  let files: Files = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).slice(1);
    const name = [path, `${path}.html`, `${path}/index.html`, "index.html"].find(
      (each) => files.has(each) && (each !== "index.html" || path === ""),
    );
    const type = contentTypes[extname(name ?? "")] ?? "application/octet-stream";
    response.writeHead(name === undefined ? 404 : 200, { ...headersOf(`/${path}`), "content-type": type });
    response.end(name === undefined ? "" : files.get(name));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show(next: Files): void {
      files = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
