/** A request, as far as an answer depends on it. */
export type Asked = {
  readonly method: string;
  readonly target: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  /** What the browser wants it for: `document`, `iframe`, `image`… */
  readonly destination: string | undefined;
};

/** What the server sends back. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** A few words as an answer, for what no page stands for. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers }, body: `${text}\n` };
}
