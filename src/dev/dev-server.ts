import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Answer, plainAnswer } from "./answer.ts";
import type { DevSite } from "./dev-site.ts";
import type { Frame } from "./error-page.ts";
import { bracket } from "./host-names.ts";
import { listen } from "./listen.ts";
import { answerPost } from "./mail/answer-post.ts";
import { createMailbox } from "./mail/mailbox.ts";
import { readBody } from "./mail/read-body.ts";
import type { Onlookers } from "./onlookers.ts";
import { readOwnFiles } from "./own-files.ts";
import type { Looks } from "./panel/describe-page.ts";
import { createReloadStreams } from "./reload-streams.ts";
import { respond } from "./respond.ts";
import type { SiteState } from "./site-state.ts";

type ServerOptions = {
  readonly host: string;
  /** The first port to try; 0 takes any. */
  readonly port: number;
  readonly base: string;
  readonly site: Pick<DevSite, "state" | "ledger">;
  /** Told of every request. */
  readonly onlookers?: Pick<Onlookers, "note">;
  /** Settles once there is something to answer a request with; see `createWaitingRoom`. */
  readonly ready: (target: string) => Promise<unknown>;
  readonly frame: Frame;
  readonly looks: Looks;
  /** Told of each port that somebody else holds. */
  readonly onBusy: (port: number) => void;
  readonly limits?: Partial<typeof defaultLimits>;
};

/** What a client may take. */
const defaultLimits = {
  /** Until the head of a request is there. */
  headMs: 10_000,
  /** Until all of it is there. */
  requestMs: 15_000,
  /** A connection on which nothing moves, where no reload is waited for. */
  idleMs: 60_000,
  headBytes: 16 * 1024,
  /** What a form may send, its files included. */
  bodyBytes: 20_000_000,
  connections: 4096,
};

export type DevServer = {
  /** Where the site starts. */
  readonly url: string;
  readonly port: number;
  /** Tells the open pages. */
  announce(state: SiteState): void;
  /** Ends every connection. */
  close(): Promise<void>;
};

/** Serves the site on `host`, on the first free port from `port` on. Rejects with the error of Node where there is none. */
export async function startDevServer(options: ServerOptions): Promise<DevServer> {
  const { host, base, site, onlookers, ready, frame, looks } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const session = randomBytes(8).toString("hex");
  const streams = createReloadStreams();
  const own = readOwnFiles();
  const mailbox = createMailbox(() => announce(site.state()));

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    onlookers?.note(url);
    await ready(url);
    const { origin, cookie, "sec-fetch-dest": destination } = headers;
    const named = isTwice(request, "host") ? undefined : headers.host;
    const reply = respond(
      { method, target: url, host: named, origin, cookie, destination },
      {
        state: site.state(),
        ledger: site.ledger,
        listening: host,
        base,
        session,
        frame,
        own,
        mailbox,
        looks,
      },
    );
    switch (reply.kind) {
      case "answer":
        send(reply.answer, request, response);
        break;
      case "stream":
        startStream(request, response);
        if (method === "HEAD") response.end();
        else streams.add(response);
        break;
      case "post":
        await takePost(reply.path, request, response);
        break;
    }
  };

  const takePost = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, limits.bodyBytes);
    if (body === undefined)
      return send(plainAnswer(413, "The body is longer than this server takes."), request, response);
    const reply = await answerPost(path, request.headers["content-type"] ?? "", body, mailbox);
    switch (reply.kind) {
      case "answer":
        return send(reply.answer, request, response);
      case "hang":
        return;
      case "reset":
        // A connection that is cut before any answer makes browsers send once more by themselves.
        response.writeHead(200, { ...common, "Content-Length": 2 });
        response.write("O", () => request.socket.destroy());
    }
  };

  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      // The timeouts above are looked at this often.
      connectionsCheckingInterval: Math.min(1000, limits.headMs),
    },
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.idleMs);
  server.keepAliveTimeout = limits.idleMs;
  const port = await listen(server, host, options.port, options.onBusy);
  const announce = ({ version, status }: SiteState) => streams.send({ session, version, status });
  return {
    url: `http://${bracket(host)}:${port}${base}/`,
    port,
    announce,
    close: () =>
      new Promise((resolve) => {
        streams.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Two names leave open which of them counts. */
function isTwice({ rawHeaders }: IncomingMessage, name: string): boolean {
  return rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length > 1;
}

const common = {
  "Cache-Control": "no-store",
  // What is being written is for its own pages: no other site may embed it, nor guess at what it is.
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  // A body that nobody reads takes the connection with it, so that none can be endless.
  const hasBody = !request.complete && (encoding !== undefined || length !== "0");
  response.writeHead(status, {
    ...common,
    ...headers,
    "Content-Length": bytes.byteLength,
    ...(hasBody && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
  if (hasBody) response.on("finish", () => request.socket.destroySoon());
}

function startStream(request: IncomingMessage, response: ServerResponse): void {
  request.socket.setTimeout(0);
  request.socket.setNoDelay(true);
  response.writeHead(200, { ...common, "Content-Type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
}
