import type { IncomingMessage } from "node:http";

/** The whole body of a request; undefined where it is longer than `maxBytes`. Rejects where the client goes away. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) return void chunks.push(chunk);
      request.pause();
      resolve(undefined);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("close", () => reject(new Error("The client went away.")));
  });
}
