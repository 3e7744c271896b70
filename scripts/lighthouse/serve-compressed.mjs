import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};
const compressed = new Set([".html", ".css", ".js", ".svg", ".xml", ".txt"]);

/** Serves a built site on loopback as good hosts do: text with brotli, fingerprinted files with long caching. */
export async function serveCompressed(folder) {
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const answer = answers.get(path) ?? prepare(folder, path);
    answers.set(path, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function prepare(folder, path) {
  const candidates = [path, `${path}.html`, `${path}/index.html`].map((candidate) => join(folder, candidate));
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  const file = found ?? join(folder, "404.html");
  const type = extname(file);
  const bytes = readFileSync(file);
  const body = compressed.has(type) ? brotliCompressSync(bytes) : bytes;
  return {
    status: found === undefined ? 404 : 200,
    body,
    headers: {
      "content-type": types[type] ?? "application/octet-stream",
      "content-length": body.byteLength,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(compressed.has(type) && { "content-encoding": "br", vary: "accept-encoding" }),
    },
  };
}
