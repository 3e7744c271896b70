import type { Message } from "../words/message.ts";
import { contentTypeOf } from "./content-types.ts";

/** The parts of a request that an answer depends on. */
export type RequestParts = {
  readonly method: string;
  readonly target: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  /** The header `Sec-Fetch-Dest`: how the browser will use the answer, such as `document`, `iframe` or `image`. */
  readonly destination: string | undefined;
};

/** The response of a server. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A message is put into words when it is sent, and a function is called then. */
  readonly body: string | Uint8Array | Message | FileBody | (() => Uint8Array);
};

/** A file that is sent from the disk, in pieces. `place` is its absolute path. */
export type FileBody = { readonly place: string };

/** The headers of responses that load nothing, run nothing and are shown in no frame. */
const inert = {
  "Content-Security-Policy":
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** A response of a few words, used when there is no page to send. */
export function plainAnswer(
  status: number,
  body: string | Message,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...inert, ...headers }, body };
}

/** Sends the browser to another address. */
export function redirectAnswer(
  status: number,
  location: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return plainAnswer(status, "", { Location: location, ...headers });
}

/** A response of JSON. */
export function jsonAnswer(value: unknown): Answer {
  return {
    status: 200,
    headers: { "Content-Type": contentTypeOf(".json"), ...inert },
    body: JSON.stringify(value),
  };
}
