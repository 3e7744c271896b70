import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askLinks } from "../../src/cli/ask-links.ts";
import { tell } from "../support/speech.ts";

const asked: string[] = [];
let mostAtOnce = 0;
let open = 0;

/** Each path behaves like one kind of site. */
const server = createServer((request, response) => {
  asked.push(nameOf(request));
  open += 1;
  mostAtOnce = Math.max(mostAtOnce, open);
  response.on("close", () => {
    open -= 1;
  });
  const tries = asked.filter((name) => name === nameOf(request)).length;
  const status = {
    "/there": 200,
    "/hangs-up": 200,
    "/gone": 404,
    "/no-head": request.method === "HEAD" ? 405 : 200,
    "/tired": tries === 1 ? 503 : 200,
    "/busy": tries === 1 ? 429 : 200,
    "/shy": 403,
  }[request.url ?? ""];
  if (request.url === "/silent") return;
  if (request.url === "/hangs-up" && request.method === "HEAD") return void request.socket.destroy();
  if (request.url === "/moved") response.writeHead(301, { location: "/there" }).end();
  else response.writeHead(status ?? 200).end();
});
const nameOf = ({ method, url }: IncomingMessage) => `${method} ${url}`;

let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.closeAllConnections());

const how = { timeoutMs: 30_000, pauseMs: 1, tries: 2, atOnce: 2, totalMs: 30_000 };

async function ask(paths: readonly string[], patience = how) {
  const links = paths.map((path) => ({ url: path.startsWith("/") ? origin + path : path, pages: [] }));
  const answers = await askLinks(links, new Map(), undefined, patience);
  return answers.map(({ fault }) => (fault === undefined ? "there" : tell(fault)));
}

test("each address gets its answer, in the order in which they were asked", async () => {
  expect(
    await ask(["/there", "/gone", "/moved", "/no-head", "/tired", "/shy", "http://127.0.0.1:1/"]),
  ).toEqual([
    "there",
    `${origin}/gone answers with an error (404)`,
    "there",
    "there",
    "there",
    `${origin}/shy does not let programs ask (403)`,
    expect.stringMatching(/^\S+ cannot be reached \(/),
  ]);
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

test("a server that refuses a request because there were too many is asked again a moment later", async () => {
  expect(await ask(["/busy"])).toEqual(["there"]);
});

test("a server that closes the connection of a HEAD request is asked with GET", async () => {
  expect(await ask(["/hangs-up"], { ...how, tries: 1 })).toEqual(["there"]);
});

test("a reserved address is reported without a network request", async () => {
  const fault = "is a reserved example address: no site can have it";
  const addresses = [
    "https://www.bureau.example/a",
    "https://example.com/",
    "http://www.example.org/a",
    "https://a.test",
  ];
  expect(await ask(addresses)).toEqual(addresses.map((address) => `${address} ${fault}`));
});

test("an address that never answers is reported", async () => {
  expect(await ask(["/silent"], { ...how, timeoutMs: 100 })).toEqual([
    `${origin}/silent did not answer in time`,
  ]);
});

test("an address is asked once, however often the site is checked", async () => {
  const known = new Map();
  const links = [{ url: `${origin}/once`, pages: [] }];
  await askLinks(links, known, undefined, how);
  await askLinks(links, known, undefined, how);
  expect(asked.filter((name) => name.endsWith("/once"))).toEqual(["HEAD /once"]);
});

test("addresses left when the time is over are reported as not asked", async () => {
  const links = ["/silent", "/left"].map((path) => ({ url: origin + path, pages: [] }));
  const known = new Map();
  const impatient = { ...how, timeoutMs: 100, atOnce: 1, totalMs: 50 };
  const [, left] = await askLinks(links, known, undefined, impatient);
  expect(tell(left?.fault ?? "")).toContain("was not asked");
  expect(asked).not.toContain("HEAD /left");

  const [, later] = await askLinks(links, known, undefined, how);
  expect(later?.fault).toBeUndefined();
});
