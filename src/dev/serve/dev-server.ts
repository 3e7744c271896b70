import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Answer, plainAnswer } from "../../http/answer.ts";
import { limitConnections } from "../../http/connection-limit.ts";
import { bracket, hostOf } from "../../http/host-names.ts";
import { ownFrames, sendAnswer } from "../../http/send-answer.ts";
import { createSpeakTo } from "../../http/speak-to.ts";
import { type RunningServer, type ServerLimits, startServer } from "../../http/start-server.ts";
import { generatorRoot } from "../../store/generator-root.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { createBodyReader, type Extension, linesType, type Reader } from "../extension.ts";
import type { FaultPages, Frame } from "../faults/fault-pages.ts";
import type { DescribeOptions } from "../panel/describe-page.ts";
import type { DevSite } from "../site/dev-site.ts";
import type { ViewedPages } from "../site/looked-at-first.ts";
import type { SiteState } from "../site/site-state.ts";
import { respond } from "./respond.ts";
import { type AnyDevService, runService } from "./site-service.ts";

/** The open streams of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
type ReloadStreams = {
  /** True when the limit of open streams is reached. */
  isFull(): boolean;
  /** Takes the response over, and sends it the last event. */
  add(response: ServerResponse): void;
  send(event: unknown): void;
  close(): void;
};

/** Routers and sleeping machines drop connections without traffic. */
const heartbeatMs = 20_000;
/** A client that does not read is disconnected; a browser reconnects by itself. */
const maxWaitingBytes = 64 * 1024;

/** `most` is the limit of open streams. */
export function createReloadStreams(most: number): ReloadStreams {
  const open = new Set<ServerResponse>();
  let last = "";
  const write = (text: string) => {
    for (const response of open) {
      response.write(text);
      if (response.writableLength > maxWaitingBytes) response.destroy();
    }
  };
  const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
  heartbeat.unref();
  return {
    isFull: () => open.size >= most,
    add: (response) => {
      open.add(response);
      response.on("close", () => open.delete(response));
      response.write(`retry: 500\n\n${last}`);
    },
    send: (event) => {
      last = `data: ${JSON.stringify(event)}\n\n`;
      write(last);
    },
    close: () => {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}

/** The server’s own scripts and styles by name, bundled with the command, and axe, which panels load where it is installed. */
export function readOwnFiles(): Pick<ReadonlyMap<string, Uint8Array>, "get"> {
  const folder = join(generatorRoot, "lib/dev");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = new Map<string, Uint8Array>(names.map((name) => [name, readFileSync(join(folder, name))]));
  return {
    get: (name) => {
      // axe is half a megabyte, so it is read only when a panel is opened.
      const path = axeFiles.get(name);
      const axe = path !== undefined && !files.has(name) ? findAxe(path) : undefined;
      if (axe !== undefined) files.set(name, readFileSync(axe));
      return files.get(name);
    },
  };
}

/** The files of axe in its package, by the name that panels use. */
const axeFiles: ReadonlyMap<string, string> = new Map([
  ["axe.js", "axe-core/axe.min.js"],
  ["axe-fr.json", "axe-core/locales/fr.json"],
]);

function findAxe(path: string): string | undefined {
  try {
    return createRequire(join(generatorRoot, "package.json")).resolve(path);
  } catch {
    return undefined;
  }
}

type ServerOptions = {
  readonly host: string;
  /** The first port to try; 0 takes any. */
  readonly port: number;
  readonly base: string;
  readonly site: Pick<DevSite, "state" | "ledger">;
  /** Called for every request. */
  readonly viewedPages?: Pick<ViewedPages, "note">;
  /** Settles once the request can be answered; see `createWaitingRoom`. */
  readonly ready: (target: string) => Promise<unknown>;
  readonly frame: Frame;
  readonly describeOptions: DescribeOptions;
  /** For readers whose language is unknown. */
  readonly speech: Speech;
  readonly faults: FaultPages;
  readonly extension?: Extension | undefined;
  /** Gives what stands in for a service of the site, once it is built. */
  readonly service?: () => AnyDevService | undefined;
  /** Called for each port that is in use. */
  readonly onBusy: (port: number) => void;
  readonly limits?: Partial<Limits>;
};

type Limits = ServerLimits & {
  /** The largest form with its files. */
  readonly bodyBytes: number;
};

const defaultBodyBytes = 20_000_000;
/** The number of bodies of full length that may be in memory at once. */
const fullBodies = 5;

export type DevServer = RunningServer & {
  /** The address of the site’s home page. */
  readonly url: string;
  /** Notifies the open pages. */
  announce(state: SiteState): void;
};

/**
 * Serves the site on `host`, on the first free port from `port` on. Rejects with the error of Node when no port is
 * free.
 */
export async function startDevServer(options: ServerOptions): Promise<DevServer> {
  const { host, base, site, viewedPages, ready, frame, describeOptions, faults, extension } = options;
  const speakTo = createSpeakTo(options.speech);
  const { bodyBytes = defaultBodyBytes, connections = limitConnections(), ...limits } = options.limits ?? {};
  const session = randomBytes(8).toString("hex");
  // Open pages may hold only some of the connections, so that requests get the others.
  const streams = createReloadStreams(Math.floor(connections / 2));
  const takeBody = createBodyReader({ bodyBytes, allBytes: fullBodies * bodyBytes });
  const own = readOwnFiles();
  const service = runService(options.service ?? (() => undefined), () => announce(site.state()), base);

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    viewedPages?.note(url);
    await ready(url);
    const { origin, cookie, "sec-fetch-dest": destination } = headers;
    const speech = await speakTo(headers);
    const reader: Reader = { cookie, host: hostOf(request), destination, speech };
    const send: Send = (answer) => sendAnswer(answer, request, response, speech.tell, common);
    const reply = respond(
      { method, target: url, host: reader.host, origin, cookie, destination },
      {
        state: site.state(),
        ledger: site.ledger,
        listening: host,
        base,
        session,
        frame,
        own,
        service,
        describeOptions,
        speech,
        faults,
        extension,
        addition: await extension?.lookAt(url, reader),
      },
    );
    switch (reply.kind) {
      case "answer":
        send(reply.answer);
        break;
      case "stream":
        if (streams.isFull()) return send(tooManyStreams);
        startStream(request, response);
        if (method === "HEAD") response.end();
        else streams.add(response);
        break;
      case "shown":
        send(await reply.by.show(reply.path, reply.query, reader));
        break;
      case "post":
        await takePost(reply.path, speech, request, response, send);
        break;
      case "posted":
        await takePosted(reply.by, reply.path, reader, request, response, send);
    }
  };

  const takePosted = async (
    by: Extension,
    path: string,
    reader: Reader,
    request: IncomingMessage,
    response: ServerResponse,
    send: Send,
  ): Promise<void> => {
    const take = by.accept(path, request.headers);
    if (typeof take !== "function") return send(take);
    const lines = createEarlyLines(response, common);
    const tell = request.headers.accept === linesType ? lines.tell : undefined;
    const taken = await take(request, (body) => by.answer(path, body, reader, tell));
    const answer = taken.status === "taken" ? taken.result : bodyRefusals[taken.status];
    if (lines.hasBegun()) response.end(answer.body);
    else send(answer);
  };

  const takePost = async (
    path: string,
    speech: Speech,
    request: IncomingMessage,
    response: ServerResponse,
    send: Send,
  ): Promise<void> => {
    const type = request.headers["content-type"] ?? "";
    const taken = await takeBody(request, (body) => service.take({ path, type, body, speech }));
    if (taken.status !== "taken") return send(bodyRefusals[taken.status]);
    const reply = taken.result;
    switch (reply.kind) {
      case "answer":
        return send(reply.answer);
      case "hang":
        return;
      case "reset":
        // Browsers retry when a connection is closed before any response.
        response.writeHead(200, { ...common, "Content-Length": 2 });
        response.write("O", () => request.socket.destroy());
    }
  };

  const { port, onBusy } = options;
  const server = await startServer({ host, port, onBusy, handle, limits: { ...limits, connections } });
  const announce = ({ version }: SiteState) => streams.send({ session, version });
  return {
    url: `http://${bracket(host)}:${server.port}${base}/`,
    port: server.port,
    announce,
    close: () => {
      streams.close();
      return server.close();
    },
  };
}

/** Answers in the language of the reader. */
type Send = (answer: Answer) => void;

const bodyRefusals = {
  long: plainAnswer(413, say("http.long")),
  full: plainAnswer(503, say("http.full")),
};
const tooManyStreams = plainAnswer(503, say("http.streams"), { Connection: "close" });

const common = {
  "Cache-Control": "no-store",
  // Unpublished content must not be readable by other sites: none may embed it.
  "Cross-Origin-Resource-Policy": "same-origin",
  ...ownFrames,
  "X-Content-Type-Options": "nosniff",
};

function startStream(request: IncomingMessage, response: ServerResponse): void {
  request.socket.setTimeout(0);
  request.socket.setNoDelay(true);
  response.writeHead(200, { ...common, "Content-Type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
}

/** Sends lines of JSON before an answer. The answer is the last line. */
type EarlyLines = {
  tell(value: unknown): void;
  hasBegun(): boolean;
};

function createEarlyLines(response: ServerResponse, headers: Readonly<Record<string, string>>): EarlyLines {
  return {
    tell: (value) => {
      if (!response.headersSent) response.writeHead(200, { ...headers, "Content-Type": linesType });
      response.write(`${JSON.stringify(value)}\n`);
    },
    hasBegun: () => response.headersSent,
  };
}
