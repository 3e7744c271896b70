import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { at } from "./site-base.ts";

/** By the ending of a file. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * As published headers say, for pages below the base of the tests: a browser keeps files whose names carry their hash.
 */
export function keepAssets(path: string): Readonly<Record<string, string>> {
  return path.startsWith(at("/assets/")) ? { "cache-control": "public, max-age=31536000, immutable" } : {};
}

type Serving = {
  /** Where the folder is published, as in `/sous/chemin`. */
  readonly base?: string;
  /** What is sent along with the answer to a path. */
  readonly headersOf?: (path: string) => Readonly<Record<string, string>>;
  /** What is sent in place of a text. */
  readonly rewrite?: ((text: string, type: string) => string) | undefined;
};

/** Serves a folder on loopback as common static hosts do: `/a` is `a.html` or `a/index.html`, a miss is `404.html`. */
export async function serveFolder(
  folder: string,
  { base = "", headersOf = () => ({}), rewrite }: Serving = {},
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const path = asked.slice(base.length);
    const candidates = [path, `${path}.html`, `${path}/index.html`]
      .filter(() => asked.startsWith(`${base}/`))
      .map((candidate) => join(folder, candidate));
    const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    const file = found ?? join(folder, "404.html");
    const type = contentTypes[extname(file)] ?? "application/octet-stream";
    response.writeHead(found === undefined ? 404 : 200, { ...headersOf(asked), "content-type": type });
    if (rewrite && type.startsWith("text/")) response.end(rewrite(readFileSync(file, "utf8"), type));
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Kept tabs hold theirs open.
        server.closeAllConnections();
      }),
  };
}
