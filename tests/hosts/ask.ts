import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As text, once the coding is undone. */
  readonly body: string;
};

/** One request that follows nothing and adds nothing to what it is told. */
export function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const coding = response.headers["content-encoding"];
      const plain =
        bytes.byteLength === 0
          ? bytes
          : coding === "br"
            ? brotliDecompressSync(bytes)
            : coding === "gzip"
              ? gunzipSync(bytes)
              : bytes;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: plain.toString() });
    })
      .on("error", reject)
      .end();
  });
}
