import type { ServerResponse } from "node:http";

/** The open streams of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export type ReloadStreams = {
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
