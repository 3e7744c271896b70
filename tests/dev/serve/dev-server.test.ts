import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createChangeLedger, type SiteState } from "../../../src/dev/site/site-state.ts";
import { eventually } from "../../support/eventually.ts";
import { connect, get, serve, state, statusOf, talk } from "../raw-server.ts";
import { smallExtension } from "../small-extension.ts";

test("a page has its type, is never cached, and is for this origin only", async () => {
  const { port } = await serve();
  const answer = await talk(port, get("/"));
  expect(statusOf(answer)).toBe(200);
  expect(answer).toContain("Content-Type: text/html; charset=utf-8");
  expect(answer).toContain("Cache-Control: no-store");
  expect(answer).toContain("Cross-Origin-Resource-Policy: same-origin");
  expect(answer).toContain("X-Content-Type-Options: nosniff");
  expect(answer).not.toMatch(/access-control/i);
});

test("HEAD is GET without the body", async () => {
  const { port } = await serve();
  const head = await talk(port, get("/").replace("GET", "HEAD"));
  expect(head).toMatch(/\r\n\r\n$/);
  expect(/Content-Length: \d+/.exec(head)?.[0]).toBe(
    /Content-Length: \d+/.exec(await talk(port, get("/")))?.[0],
  );
});

test.each([
  ["/../../etc/passwd", 400],
  ["/%2e%2e/%2e%2e/etc/passwd", 400],
  ["/..%2f..%2fetc/passwd", 400],
  ["/..%5c..%5cetc", 400],
  ["/..\\..\\etc", 400],
  ["/a#b", 400],
  ["/%00", 400],
  ["/index.html%00.txt", 400],
  ["/%", 400],
  ["/%c3%28", 400],
  ["http://127.0.0.1/etc/passwd", 400],
  ["http://localhost/", 400],
  ["//etc/passwd", 404],
  ["/etc/passwd", 404],
  ["/package.json", 404],
  ["/__dev/../index.html", 400],
])("the target %s is answered with %i and nothing from the disk", async (target, status) => {
  const { port } = await serve();
  const answer = await talk(port, get(target));
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toContain("root:");
});

test("a raw NUL, and anything that is not HTTP, end the connection with 400", async () => {
  const { port } = await serve();
  expect(statusOf(await talk(port, get("/a\0b")))).toBe(400);
  expect(statusOf(await talk(port, "HELLO\r\n\r\n"))).toBe(400);
});

test.each([
  ["Host: evil.example", 421],
  ["Host: localhost.evil.example", 421],
  ["Host: evil.example\r\nX-Forwarded-Host: localhost", 421],
  ["Host: localhost\r\nHost: evil.example", 421],
  ["Host: [::1]:4321", 200],
  ["Host: 127.0.0.1:9", 200],
  ["Host: evil.example\r\nExpect: more", 421],
  ["X-No-Host: 1", 400],
])("with the head %j it answers %i", async (head, status) => {
  const { port } = await serve();
  expect(statusOf(await talk(port, get("/", head)))).toBe(status);
});

test("HTTP/1.0 without a host name is refused", async () => {
  const { port } = await serve();
  expect(statusOf(await talk(port, "GET / HTTP/1.0\r\n\r\n"))).toBe(421);
});

test("the server does not wait for a body, whatever length it announces", async () => {
  const { port } = await serve();
  const post = await talk(
    port,
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n${"x".repeat(100_000)}`,
  );
  expect(statusOf(post)).toBe(405);
  expect(post).toContain("Allow: GET, HEAD");
  const chunked = await talk(
    port,
    "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
  );
  expect(statusOf(chunked)).toBe(200);
});

test("a request head that is too long is refused", async () => {
  const { port } = await serve();
  expect(statusOf(await talk(port, get("/", `Host: localhost\r\nX: ${"x".repeat(20_000)}`)))).toBe(431);
  expect(statusOf(await talk(port, get(`/${"x".repeat(20_000)}`)))).toBe(431);
});

test("a client that sends a request before it has its answer is disconnected, one that waits is served", async () => {
  const { port } = await serve();
  const one = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  expect((await talk(port, one.repeat(1000))).match(/HTTP\/1\.1 /g) ?? []).toHaveLength(0);
  const socket = await connect(port);
  for (let times = 0; times < 3; times += 1) {
    socket.write(one);
    await once(socket, "data");
  }
  expect(socket.destroyed).toBe(false);
});

test("a client that sends its head slowly is disconnected, and others are served in the meantime", async () => {
  const { port } = await serve({ limits: { headMs: 200, requestMs: 300 } });
  const slow = await connect(port);
  const ended = once(slow, "close");
  slow.resume();
  slow.write("GET / HTTP/1.1\r\nHost: local");
  expect(statusOf(await talk(port, get("/")))).toBe(200);
  await ended;
});

test("a client that does not read its answer is disconnected", async () => {
  const { port } = await serve({ limits: { idleMs: 200 } });
  const socket = await connect(port);
  socket.pause();
  socket.write(get("/gros.bin").replace("Connection: close\r\n", ""));
  await once(socket, "readable");
  const open = countSockets();
  // A client that reads nothing does not notice the end, so the test asks this process.
  await expect.poll(countSockets).toBeLessThan(open);
  socket.resume();
  let bytes = 0;
  socket.on("data", (chunk) => {
    bytes += chunk.byteLength;
  });
  await once(socket, "close");
  expect(bytes).toBeLessThan(8_000_000);
});

function countSockets(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap").length;
}

test("500 pages that wait for a change are all notified, and the next one is served", async () => {
  const server = await serve();
  const told: number[] = [];
  const sockets = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = await connect(server.port);
      socket.setEncoding("utf8");
      socket.write("GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
        if (text.includes('"version":2')) told.push(1);
      });
      await once(socket, "data");
      return socket;
    }),
  );
  expect(statusOf(await talk(server.port, get("/")))).toBe(200);
  server.announce({ ...state, version: 2 });
  await eventually(() => expect(told.length).toBe(500));
  for (const socket of sockets.slice(0, 250)) socket.destroy();
  server.announce({ ...state, version: 3 });
  expect(statusOf(await talk(server.port, get("/")))).toBe(200);
});

test("a stream that is opened late gets the last event at once", async () => {
  const server = await serve();
  server.announce({ ...state, version: 7 });
  const stream = "GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
  expect(await talk(server.port, stream, '"version":7')).toContain("Content-Type: text/event-stream");
});

test("a HEAD request for the stream gets its headers, and ends", async () => {
  const { port } = await serve();
  const head = get("/__dev/events").replace("GET", "HEAD");
  expect(await talk(port, head)).toMatch(/text\/event-stream[\s\S]*\r\n\r\n$/);
});

test("pages that wait for changes get half of the connections, and other requests the rest", async () => {
  const { port } = await serve({ limits: { connections: 6 } });
  const ask = "GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (let taken = 0; taken < 3; taken += 1) {
    const stream = await connect(port);
    stream.write(ask);
    await once(stream, "data");
  }
  expect(statusOf(await talk(port, ask))).toBe(503);
  expect(statusOf(await talk(port, get("/")))).toBe(200);
});

test("when all connections are in use, idle ones make room", async () => {
  const { port } = await serve({ limits: { connections: 2 } });
  const idle = await Promise.all([connect(port), connect(port)]);
  const closed = Promise.all(idle.map((socket) => once(socket, "close")));
  for (const socket of idle) {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
  }
  await talk(port, get("/"));
  await closed;
  expect(statusOf(await talk(port, get("/")))).toBe(200);
});

test.each(["/", "/nulle-part", "/gros.bin", "/__dev/page?file=index.html", "/__mail", "//", "/%"])(
  "%s can be shown only in frames of the same origin",
  async (target) => {
    const { port } = await serve();
    expect(await talk(port, get(target))).toContain("X-Frame-Options: SAMEORIGIN");
  },
);

test("the error page can be shown only in frames of the same origin", async () => {
  const broken: SiteState = { status: "broken", version: 1, problems: [], lastGood: undefined, since: 1 };
  const { port } = await serve({ site: { state: () => broken, ledger: createChangeLedger() } });
  const answer = await talk(port, get("/"));
  expect(statusOf(answer)).toBe(500);
  expect(answer).toContain("X-Frame-Options: SAMEORIGIN");
});

test("another origin gets no stream", async () => {
  const { port } = await serve();
  expect(
    statusOf(await talk(port, get("/__dev/events", "Host: localhost\r\nOrigin: https://evil.example"))),
  ).toBe(403);
});

test("requests before the first build wait for it", async () => {
  let now: SiteState = { status: "starting", version: 0 };
  const { port } = await serve({
    site: { state: () => now, ledger: createChangeLedger() },
    ready: async () => {
      await nextTurn();
      now = state;
    },
  });
  expect(statusOf(await talk(port, get("/")))).toBe(200);
});

test("a port in use is reported, and the next one is used", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void holder.close());
  await once(holder, "listening");
  const held = (holder.address() as { readonly port: number }).port;
  const busy: number[] = [];
  const server = await serve({ port: held, onBusy: (port) => busy.push(port) });
  expect(busy[0]).toBe(held);
  expect(server.port).toBe(held + busy.length);
  expect(statusOf(await talk(server.port, get("/")))).toBe(200);
});

test("closing ends every connection, streams included", async () => {
  const server = await serve();
  const stream = await connect(server.port);
  stream.resume();
  stream.write("GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(stream, "data");
  const ended = once(stream, "close");
  await server.close();
  await ended;
  await expect(talk(server.port, get("/"))).rejects.toThrow("ECONNREFUSED");
});

test("each reader is answered in a language of their browser", async () => {
  const { port } = await serve();
  const mail = (head: string) => talk(port, get("/__mail", `Host: localhost\r\n${head}`));
  expect(await mail("Accept-Language: fr-FR, en;q=0.5")).toContain('<html lang="fr">');
  expect(await mail("Accept-Language: fr\r\nCookie: site-dev-language=en")).toContain('<html lang="en">');
  expect(await mail("Accept-Language: de")).toContain('<html lang="en">');
});

test("the page of an extension is sent like every page of the tool: not for frames of others, and never cached", async () => {
  const { port } = await serve({ extension: smallExtension });
  const answer = await talk(port, get("/__todo"));
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/^Cache-Control: no-store\r$/im);
  expect(answer).toMatch(/^X-Frame-Options: SAMEORIGIN\r$/im);
  expect(answer).toContain('{"path":"/__todo"}');
});
