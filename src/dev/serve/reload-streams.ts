import type { ServerResponse } from "node:http";

/** The open streams of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export type ReloadStreams = {
  /** True where as many are open as there may be. */
  isFull(): boolean;
  /** Takes the response over, and tells it the last event. */
  add(response: ServerResponse): void;
  send(event: unknown): void;
  close(): void;
};

/** Routers and sleeping machines drop what is silent for long. */
const heartbeatMs = 20_000;
/** A reader who does not read is let go; the browser of one who does comes back by itself. */
const maxWaitingBytes = 64 * 1024;

/** `most` are open at once. */
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
