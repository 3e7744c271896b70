import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { startDevServer } from "../../src/dev/serve/dev-server.ts";
import { createChangeLedger, type SiteState } from "../../src/dev/site/site-state.ts";
import { catchMail } from "../../templates/mail/catch-mail.ts";
import { english } from "../support/speech.ts";
import { builtSite } from "./built-site.ts";
import { smallFaults } from "./small-extension.ts";

/** A small built site. */
export const state: SiteState = {
  status: "good",
  version: 1,
  site: builtSite({
    "index.html": "<body>Accueil</body>",
    "404.html": "<body>Perdu</body>",
    "gros.bin": "x".repeat(8_000_000),
  }),
};

/** Starts the server of `site dev` with that site. It stops when the test ends. */
export async function serve(options: Partial<Parameters<typeof startDevServer>[0]> = {}) {
  const server = await startDevServer({
    host: "127.0.0.1",
    port: 0,
    base: "",
    site: { state: () => state, ledger: createChangeLedger() },
    ready: () => Promise.resolve(),
    frame: () => [],
    describeOptions: { weigh: () => 1, readTemplates: () => [], linkTo: () => undefined },
    faults: smallFaults,
    speech: english,
    service: () => catchMail,
    onBusy: () => {},
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

export async function connect(port: number): Promise<Socket> {
  const socket = createConnection({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Reads the response until the server closes the connection, or the response contains `until`. */
export async function talk(port: number, bytes: string, until?: string): Promise<string> {
  const socket = await connect(port);
  let text = "";
  socket.setEncoding("latin1");
  const done = new Promise<void>((resolve) => {
    socket.on("close", () => resolve());
    socket.on("data", (chunk) => {
      text += chunk;
      if (until !== undefined && text.includes(until)) resolve();
    });
  });
  socket.write(bytes, "latin1");
  await done;
  socket.destroy();
  return text;
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
export const get = (target: string, head = "Host: localhost") =>
  `GET ${target} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`;
