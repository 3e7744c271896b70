import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { get, statusOf } from "../dev/raw-server.ts";
import { askRaw } from "../support/ask-raw.ts";
import { runSite } from "../support/run-site.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { bothServers } from "../support/served-both.ts";
import { canLimitHandles } from "../support/short-handles.ts";
import { putSmallestSite, startSite } from "../support/start-site.ts";

const mebibyte = 2 ** 20;
const count = 1000;

async function serve(command: (typeof bothServers)[number]) {
  const root = join(scratchFolder(), "site");
  putSmallestSite(root);
  if (command === "preview") runSite(["build", "--root", root]);
  const server = await startSite([command, "--root", root]);
  // What it loads for its first answers is no part of what an attack takes.
  for (let times = 0; times < 20; times += 1) await askRaw(server.port, get("/"));
  const handles = server.countHandles();
  return {
    ...server,
    isWell: async () => statusOf(await askRaw(server.port, get("/"))) === 200 && server.isRunning(),
    /**
     * Once the attack is over, its handles are back, and memory has stayed within `most` more than a server has at
     * rest.
     */
    expectBack: async (most: number, attack: string) => {
      await expect
        .poll(server.countHandles, { timeout: 30_000, message: attack })
        .toBeLessThanOrEqual(handles + 8);
      expect(server.peakBytes(), attack).toBeLessThan(restBytes + most);
    },
  };
}

const restBytes = 250 * mebibyte;

/** Connections that send `bytes` and go on as `go` says. They end with the test. */
function connectMany(
  port: number,
  bytes: string,
  count: number,
  go: (socket: Socket) => void = () => {},
): readonly Socket[] {
  const sockets = Array.from({ length: count }, () => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.on("error", () => {});
    socket.write(bytes, "latin1");
    go(socket);
    return socket;
  });
  onTestFinished(() => endAll(sockets));
  return sockets;
}

function endAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

const closed = (socket: Socket) =>
  new Promise((resolve) => (socket.closed ? resolve(undefined) : socket.resume().once("close", resolve)));

const own = "Host: localhost\r\nOrigin: http://localhost";
const send = `POST /api/v1.0/email/send HTTP/1.1\r\n${own}\r\nContent-Type: application/json\r\n`;
const account = { user_id: "u", service_id: "s", template_id: "t" };

const attacks: readonly (readonly [name: string, bytes: string, go?: (socket: Socket) => void])[] = [
  ["connections that say nothing", ""],
  ["heads that do not end", "GET / HTTP/1.1\r\nHost: local"],
  ["heads that come letter by letter", "GET / HTTP/1.1\r\nX: ", (socket) => dribble(socket, "a")],
  ["bodies that do not come", `${send}Content-Length: 19000000\r\n\r\n{`],
  [
    "bodies that come letter by letter",
    `${send}Content-Length: 1000\r\n\r\n`,
    (socket) => dribble(socket, "a"),
  ],
  [
    "bodies in pieces without end",
    `${send}Transfer-Encoding: chunked\r\n\r\n`,
    (socket) => dribble(socket, "1\r\na\r\n"),
  ],
  [
    "edits that do not come",
    `POST /__edit/start HTTP/1.1\r\n${own}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 1900000\r\n\r\n{`,
  ],
  [
    "bodies that nobody reads",
    `POST / HTTP/1.1\r\n${own}\r\nContent-Length: 1000000000\r\n\r\n${"x".repeat(100_000)}`,
  ],
  ["event streams", "GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n", (socket) => socket.resume()],
  ["event streams that nobody reads", "GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["pages that nobody reads", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["requests in a row without waiting", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100)],
  [
    "upgrades to a socket",
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ],
];

/** Sends a little more again and again, slowly enough to hold a connection for as long as it may. */
function dribble(socket: Socket, bytes: string): void {
  const timer = setInterval(() => socket.write(bytes), 500);
  socket.on("close", () => clearInterval(timer));
}

test.runIf(canLimitHandles).each(bothServers)(
  `site %s answers amid ${count} connections of every kind, and is as before once they have gone`,
  async (command) => {
    const { port, isWell, expectBack } = await serve(command);
    for (const [name, bytes, go] of attacks) {
      const sockets = connectMany(port, bytes, count, go);
      for (let times = 0; times < 3; times += 1) {
        expect(await isWell(), name).toBe(true);
        await sleep(300);
      }
      endAll(sockets);
      await expectBack(350 * mebibyte, name);
      expect(await isWell(), name).toBe(true);
    }
  },
);

test.runIf(canLimitHandles).each(bothServers)(
  "site %s disconnects slow clients by itself",
  async (command) => {
    const { port, isWell, expectBack } = await serve(command);
    const slow = attacks.filter(([name]) => /do not|letter by letter|without end/.test(name));
    const sockets = slow.flatMap(([, bytes, go]) => connectMany(port, bytes, count / 10, go));
    await Promise.all(sockets.map(closed));
    await expectBack(250 * mebibyte, "slow");
    expect(await isWell()).toBe(true);
  },
);

/** What a message may be made of, of some `long` signs. */
const shapesOf = (long: number): readonly Readonly<Record<string, unknown>>[] => [
  { ...account, template_id: "x".repeat(long) },
  { ...account, template_id: '"'.repeat(long / 2) },
  { ...account, template_params: { a: "é".repeat(long / 2) } },
  { ...account, template_params: { ["x".repeat(long)]: "" } },
  { ...account, template_params: { a: Array(Math.floor(long / 3)).fill({}) } },
  { ...account, template_params: Array(Math.floor(long / 6)).fill([[]]) },
  {
    ...account,
    template_params: Object.fromEntries(
      Array.from({ length: 900 }, (_, at) => [at, "<".repeat(long / 1000)]),
    ),
  },
  {
    ...account,
    template_params: Object.fromEntries(Array.from({ length: long / 12 }, (_, at) => [`f${at}`, 1])),
  },
];

function postOf(path: string, type: string, body: Uint8Array): string {
  const text = Buffer.from(body).toString("latin1");
  return `POST ${path} HTTP/1.1\r\n${own}\r\nContent-Type: ${type}\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`;
}

const jsonOf = (shape: object) =>
  postOf("/api/v1.0/email/send", "application/json", Buffer.from(JSON.stringify(shape)));

async function formOf(fields: Readonly<Record<string, string | File>>): Promise<string> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...account, ...fields })) data.set(name, value);
  const sent = new Response(data);
  const body = new Uint8Array(await sent.arrayBuffer());
  return postOf("/api/v1.0/email/send-form", sent.headers.get("content-type") ?? "", body);
}

test.runIf(canLimitHandles)(
  "messages of any shape leave the mailbox in its bounds, and its page is shown",
  async () => {
    const { port, isWell, memoryBytes, expectBack } = await serve("dev");
    const post = async (request: string, times: number, statuses: readonly number[]) => {
      for (let left = times; left > 0; left -= 1)
        expect(statuses).toContain(statusOf(await askRaw(port, request)));
      expect(statusOf(await askRaw(port, get("/__mail")))).toBe(200);
    };
    // Files of some megabytes come in forms. JSON of as many is refused unread: it takes thirty times its bytes.
    for (const shape of shapesOf(15_000_000)) await post(jsonOf(shape), 1, [413]);
    for (const shape of shapesOf(1_900_000)) await post(jsonOf(shape), 10, [200, 400]);
    const long = 15_000_000;
    for (const fields of [
      { template_id: '"'.repeat(long) },
      { a: "é".repeat(long / 2) },
      { a: new File(["x".repeat(long)], "a") },
    ])
      await post(await formOf(fields), 10, [200]);
    expect(await isWell()).toBe(true);
    expect(memoryBytes()).toBeLessThan(1000 * mebibyte);
    await askRaw(
      port,
      `POST /__mail/empty HTTP/1.1\r\n${own}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(await askRaw(port, get("/__mail")))).toBe(200);
    await expectBack(1000 * mebibyte, "messages");
  },
);

test.runIf(canLimitHandles)(
  "bodies of 19 MB that come at once are refused before they fill the memory",
  async () => {
    const { port, isWell, expectBack } = await serve("dev");
    const request = await formOf({ a: new File(["x".repeat(18_900_000)], "a") });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => statusOf(await askRaw(port, request))),
    );
    expect(statuses).toContain(200);
    expect(await isWell()).toBe(true);
    await expectBack(900 * mebibyte, "bodies");
  },
);
