import type { IncomingMessage } from "node:http";

type BodyLimits = {
  /** The largest body of one request. */
  readonly bodyBytes: number;
  /** The memory that the bodies of all requests may take together. */
  readonly allBytes: number;
};

/** `long`: it exceeds the limit of a request. `full`: other requests take the memory that it would need. */
type TakenBody<T> = { readonly status: "taken"; readonly result: T } | { readonly status: "long" | "full" };

/** Reads the whole body of a request and passes it to `use`. Rejects when the client disconnects. */
export type TakeBody = <T>(
  request: IncomingMessage,
  use: (body: Buffer) => Promise<T>,
) => Promise<TakenBody<T>>;

/** The bytes of a body count from the first one until `use` has finished. */
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

/** When `hold` refuses a piece, its reason is the result, and reading stops. */
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
