import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Answer } from "../http/answer.ts";
import type { OnSetAside } from "../store/own-files.ts";
import type { Speech } from "../words/speech.ts";
import type { Mending } from "./faults/fault-sources.ts";
import type { DevSite, DevSiteOptions, Rebuilt } from "./site/dev-site.ts";
import type { RebuildQueue } from "./watch/rebuild-queue.ts";

/**
 * Adds to `site dev` what its server answers, what its pages get, and what is to be done at its start and its end. Its
 * part in the script of each page is a `PanelExtension`.
 */
export type Extension = {
  /** The paths that it shows, and all below one that ends with a slash. Pages of other origins get none of them. */
  readonly paths: readonly string[];
  show(path: string, query: URLSearchParams, reader: Reader): Promise<Answer>;
  /** The start of the paths that it takes posts for, from pages of this server. */
  readonly posts: string;
  /** Refuses a post by its headers, or gives what reads its body. `path` follows `posts`. */
  accept(path: string, headers: IncomingHttpHeaders): Answer | TakeBody;
  /**
   * Answers a post. `tell` sends a line of JSON before the answer. It is undefined if the request does not accept
   * `linesType`.
   */
  answer(path: string, body: Buffer, reader: Reader, tell?: (value: unknown) => void): Promise<Answer>;
  /** What it adds to the page at a target, for a reader. */
  lookAt(target: string, reader: Reader): Promise<PageAddition | undefined>;
  /** Its part in the list of faults. */
  readonly mending?: Mending | undefined;
  /** Called once, before the first build. */
  begin(): void;
  close(): void | Promise<void>;
};

/** Makes an extension of a server that is being started. */
export type Extend = (workplace: Workplace) => Extension;

/** What an extension works with. */
export type Workplace = Pick<DevSiteOptions, "root" | "base" | "url" | "strict"> & {
  readonly site: Pick<DevSite, "state" | "tryFiles" | "tryPublished" | "hasDrafts" | "imagesLeft" | "weigh">;
  /** Runs one job at a time, and none during a rebuild. */
  readonly alone: RebuildQueue["alone"];
  /** Settles once work that can wait may go on. */
  readonly calm: RebuildQueue["calm"];
  /** Shows the kept result of a trial to all readers. `changed` are the paths of its files, from the root. */
  readonly onKept: (built: Rebuilt, changed: readonly string[]) => void;
  /** False if other machines can reach the server: they must not write. */
  readonly isLocal: boolean;
  readonly onSetAside: OnSetAside;
  /** Serves another version of the site beside this one, until it is closed. `root` is its folder. */
  readonly serveBeside: (root: string, extend: Extend) => Promise<ServedBeside>;
};

export type ServedBeside = { readonly url: string; close(): Promise<void> };

/** The person who requests a page. */
export type Reader = {
  readonly cookie: string | undefined;
  /** The `Host` header of the request. */
  readonly host: string | undefined;
  readonly destination: string | undefined;
  readonly speech: Speech;
};

/** What an extension adds to a served page. */
export type PageAddition = {
  /** Replaces the built page. */
  readonly html?: string;
  /** The attributes of the script in each page, by name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Stands at the end of the page. */
  readonly end?: string;
  /** True if a page that is shown before the end of the first build has to be loaded again to get it. */
  readonly isDue?: boolean;
};

/** What a post accepts to get lines of JSON before its answer, which is the last line. */
export const linesType = "application/x-ndjson";

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
