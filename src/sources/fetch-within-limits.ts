import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Message, say } from "../words/message.ts";
import type { Secrets } from "./secrets.ts";

/** A request that did not give what was asked for. `status` is that of the answer, if there is one. */
export class FetchFailure extends Error {
  constructor(
    readonly why: Message,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(status === undefined ? why.key : `${why.key} ${status}`, options);
  }
}

export type FetchLimits = {
  /** Until the whole answer is there. */
  readonly seconds: number;
  /** Of an answer, unpacked. */
  readonly megabytes: number;
  /** The pause before a request is made again; the next is three times as long. */
  readonly pauseMs: number;
};

type Asking = {
  readonly limits: FetchLimits;
  readonly signal: AbortSignal;
  readonly secrets: Secrets;
  readonly userAgent: string;
  /** Called before each request, also of a redirect. Throws when it must not be made. */
  readonly look: (address: URL) => Promise<void> | void;
};

export type FetchWithinLimits = (address: string | URL, options?: RequestInit) => Promise<Response>;

const mostRedirects = 5;
const tries = 3;
/** A server that asks for a longer pause is not waited for. */
const longestPauseMs = 20_000;

/** A `fetch` with limits. Rejects with a `FetchFailure` for every answer but a success and 304. */
export function createFetch(asking: Asking): FetchWithinLimits {
  return async (address, options = {}) => {
    const url = readAddress(String(address));
    const isSafe = ["GET", "HEAD"].includes((options.method ?? "GET").toUpperCase());
    let pauseMs = asking.limits.pauseMs;
    for (let tried = 1; ; tried += 1) {
      const { response, failure, waitMs } = await ask(url, options, asking);
      if (response !== undefined) return response;
      asking.signal.throwIfAborted();
      const next = Math.max(waitMs, pauseMs);
      if (!isSafe || tried === tries || waitMs < 0 || next > longestPauseMs) throw failure;
      await sleep(next, undefined, { signal: asking.signal });
      pauseMs *= 3;
    }
  };
}

/** What `look` does for images: load may ask on the own machine and network, what it returns may not. */
export async function refuseInner(address: URL): Promise<void> {
  const name = address.hostname.replace(/^\[|\]$/g, "");
  // A name that is not known here may be known to a proxy. Without one, the request fails.
  const found = await lookup(name, { all: true }).catch(() => []);
  if (found.some(({ address: ip, family }) => inner.check(ip, family === 6 ? "ipv6" : "ipv4")))
    throw new FetchFailure(say("source-why.inner", { address: address.href }));
}

const inner = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inner.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  inner.addSubnet(net, bits, "ipv6");

function readAddress(written: string): URL {
  if (/^https?:\/\//i.test(written) && URL.canParse(written)) return new URL(written);
  throw new FetchFailure(say("source-why.address", { address: written }));
}

type Asked = {
  readonly response?: Response;
  readonly failure?: FetchFailure;
  /** How long to wait before asking again. Negative when that is of no use. */
  readonly waitMs: number;
};

/** One request with its redirects, within the time limit. */
async function ask(start: URL, options: RequestInit, asking: Asking): Promise<Asked> {
  const { limits, signal } = asking;
  const late = AbortSignal.timeout(limits.seconds * 1000);
  const ended = AbortSignal.any([signal, late, ...(options.signal ? [options.signal] : [])]);
  try {
    const { response, url } = await followRedirects(start, { ...options, signal: ended }, asking);
    if (response.ok || response.status === 304)
      return {
        response: new Answer(await readBody(response, url, limits.megabytes), response, url),
        waitMs: 0,
      };
    await response.body?.cancel();
    const { status } = response;
    const failure = new FetchFailure(say("source-why.status", { address: url.href, status }), status);
    const isTemporary = [408, 425, 429, 500, 502, 503, 504].includes(status);
    const after = Number(response.headers.get("retry-after") ?? 0) * 1000;
    return { failure, waitMs: isTemporary ? after || 0 : -1 };
  } catch (error) {
    if (error instanceof FetchFailure) return { failure: error, waitMs: -1 };
    if (late.aborted) {
      const why = say("source-why.slow", { address: start.href, seconds: limits.seconds });
      return { failure: new FetchFailure(why, undefined, { cause: error }), waitMs: -1 };
    }
    const why = say("source-why.unreachable", { address: start.href, reason: reasonOf(error) });
    return { failure: new FetchFailure(why, undefined, { cause: error }), waitMs: 0 };
  }
}

async function followRedirects(start: URL, options: RequestInit, { secrets, userAgent, look }: Asking) {
  let url = start;
  let { method = "GET", body = null } = options;
  let headers = new Headers(options.headers);
  if (!headers.has("user-agent")) headers.set("user-agent", userAgent);
  for (let redirects = 0; ; redirects += 1) {
    await look(url);
    const response = await fetch(url, { ...options, method, body, headers, redirect: "manual" });
    const location = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return { response, url };
    await response.body?.cancel();
    if (redirects === mostRedirects)
      throw new FetchFailure(say("source-why.redirects", { address: start.href, most: mostRedirects }));
    const next = readAddress(URL.canParse(location, url.href) ? new URL(location, url).href : location);
    // Another site learns no secret.
    if (next.origin !== url.origin) headers = withoutSecrets(headers, secrets);
    if (response.status === 303 || (response.status < 303 && method.toUpperCase() === "POST")) {
      [method, body] = ["GET", null];
      for (const name of ["content-type", "content-length"]) headers.delete(name);
    }
    url = next;
  }
}

function withoutSecrets(headers: Headers, secrets: Secrets): Headers {
  return new Headers(
    [...headers].filter(
      ([name, value]) =>
        !["authorization", "cookie", "proxy-authorization"].includes(name) &&
        secrets.find(value) === undefined,
    ),
  );
}

/** Counts what is unpacked: a small answer may unpack to a huge one. */
async function readBody(response: Response, url: URL, megabytes: number): Promise<Uint8Array> {
  const most = megabytes * 1_000_000;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > most) throw new FetchFailure(say("source-why.huge", { address: url.href, megabytes }));
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  const { code } = (cause ?? error) as NodeJS.ErrnoException;
  return typeof code === "string"
    ? code
    : cause instanceof Error
      ? cause.message
      : String((error as Error).message);
}

/** An answer that is there as a whole. Reads text in its own encoding, where a `Response` always takes UTF-8. */
class Answer extends Response {
  readonly #bytes: Uint8Array;
  readonly #url: URL;

  constructor(bytes: Uint8Array, { status, statusText, headers }: Response, url: URL) {
    const own = new Headers(headers);
    for (const name of ["content-encoding", "content-length"]) own.delete(name);
    const hasBody = ![204, 205, 304].includes(status);
    super(hasBody ? (bytes as Uint8Array<ArrayBuffer>) : null, { status, statusText, headers: own });
    this.#bytes = bytes;
    this.#url = url;
  }

  override get url(): string {
    return this.#url.href;
  }

  override async text(): Promise<string> {
    const encoding = findEncoding(this.#bytes, this.headers.get("content-type") ?? "");
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(this.#bytes);
    } catch (cause) {
      const why = say("source-why.encoding", { address: this.url, encoding });
      throw new FetchFailure(why, undefined, { cause });
    }
  }

  override async json(): Promise<unknown> {
    const text = await this.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      const start = text.trim().slice(0, 40).replace(/\s+/g, " ");
      throw new FetchFailure(say("source-why.no-json", { address: this.url, start }), undefined, { cause });
    }
  }
}

/** A byte-order mark counts before the header, and the header before what XML says of itself. */
function findEncoding(bytes: Uint8Array, contentType: string): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  const named = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)/.exec(start)?.[1];
  return (named ?? declared ?? "utf-8").toLowerCase();
}
