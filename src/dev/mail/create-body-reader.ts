import type { IncomingMessage } from "node:http";

type BodyLimits = {
  /** What one request may send. */
  readonly bodyBytes: number;
  /** What all requests together may keep in memory. */
  readonly allBytes: number;
};

/** `long`: it is longer than any may be. `full`: others take the room that it would need. */
export type TakenBody<T> =
  | { readonly status: "taken"; readonly result: T }
  | { readonly status: "long" | "full" };

/** Reads the whole body of a request and hands it to `use`. Rejects where the client goes away. */
export type TakeBody = <T>(
  request: IncomingMessage,
  use: (body: Buffer) => Promise<T>,
) => Promise<TakenBody<T>>;

/** The bytes of a body count from the first one that came until `use` is done with them. */
export function createBodyReader({ bodyBytes, allBytes }: BodyLimits): TakeBody {
  let allHeld = 0;
  return async (request, use) => {
    if (Number(request.headers["content-length"] ?? 0) > bodyBytes) return { status: "long" };
    let held = 0;
    const hold = (bytes: number): "long" | "full" | undefined => {
      held += bytes;
      allHeld += bytes;
      return held > bodyBytes ? "long" : allHeld > allBytes ? "full" : undefined;
    };
    try {
      const body = await readBody(request, hold);
      return typeof body === "string" ? { status: body } : { status: "taken", result: await use(body) };
    } finally {
      allHeld -= held;
    }
  };
}

/** Once `hold` gives a reason against a piece, that is what comes, and no more is read. */
async function readBody<Reason>(
  request: IncomingMessage,
  hold: (bytes: number) => Reason | undefined,
): Promise<Buffer | Reason> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      const refusal = hold(chunk.byteLength);
      if (refusal === undefined) return void chunks.push(chunk);
      request.pause();
      resolve(refusal);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("close", () => reject(new Error("The client went away.")));
  });
}
