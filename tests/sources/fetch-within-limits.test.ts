import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createFetch, FetchFailure, refuseInner } from "../../src/sources/fetch-within-limits.ts";
import { createSecrets } from "../../src/sources/secrets.ts";
import { english } from "../support/speech.ts";
import { serveTexts, startService } from "./foreign-service.ts";

type Limits = { readonly seconds?: number; readonly megabytes?: number };

function fetchWith(limits: Limits = {}, secrets: Readonly<Record<string, string>> = {}) {
  return createFetch({
    limits: { seconds: 10, megabytes: 1, pauseMs: 5, ...limits },
    signal: new AbortController().signal,
    secrets: createSecrets(secrets),
    userAgent: "charpente/test",
    look: () => {},
  });
}

/** Why a request fails, in words, with the port left out. */
async function whyNot(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(error instanceof FetchFailure)) throw new Error("it did not fail as a request", { cause: error });
  return english.tell(error.why).replace(/127\.0\.0\.1:\d+/g, "host");
}

test("an answer of JSON comes as it is, and the server learns which program asks", async () => {
  let agent: string | undefined;
  const { origin } = await startService((request, response) => {
    agent = request.headers["user-agent"];
    response.end('{"tag":"é"}');
  });
  const response = await fetchWith()(`${origin}/a`);
  expect(await response.json()).toEqual({ tag: "é" });
  expect(response.url).toBe(`${origin}/a`);
  expect(agent).toBe("charpente/test");
});

test("a server that does not answer in time is given up", async () => {
  const { origin, asked } = await startService(() => {});
  expect(await whyNot(fetchWith({ seconds: 0.2 })(`${origin}/a`))).toBe(
    "http://host/a has not answered within 0.2 s",
  );
  expect(asked).toEqual(["GET /a"]);
});

test("a body that never ends is given up as well", async () => {
  const { origin } = await startService(async (_, response) => {
    response.on("error", () => {});
    while (!response.destroyed) {
      response.write(".");
      await sleep(20);
    }
  });
  expect(await whyNot(fetchWith({ seconds: 0.2 })(origin))).toBe(
    "http://host/ has not answered within 0.2 s",
  );
});

test("a connection that breaks off is tried again, and its half answer is never used", async () => {
  let times = 0;
  const { origin } = await startService((_, response) => {
    times += 1;
    if (times === 3) return void response.end('["whole"]');
    response.writeHead(200, { "content-length": 100 });
    response.write('["ha');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await (await fetchWith()(origin)).json()).toEqual(["whole"]);
  times = -10;
  expect(await whyNot(fetchWith()(origin))).toMatch(
    /^http:\/\/host\/ cannot be reached, or breaks off \(.+\)$/,
  );
  expect(times).toBe(-7);
});

test("a server that is down for a moment is asked again, one that refuses is not", async () => {
  let down = 2;
  const { origin, asked } = await startService(({ url }, response) => {
    if (url === "/busy" && down > 0) {
      down -= 1;
      response.writeHead(503, { "retry-after": "0" }).end();
    } else response.writeHead(url === "/busy" ? 200 : 403).end("yes");
  });
  expect(await (await fetchWith()(`${origin}/busy`)).text()).toBe("yes");
  expect(await whyNot(fetchWith()(`${origin}/closed`))).toBe("http://host/closed answers with 403");
  expect(asked).toEqual(["GET /busy", "GET /busy", "GET /busy", "GET /closed"]);
});

test("what changes something on the server is asked once", async () => {
  const { origin, asked } = await startService((_, response) => void response.writeHead(503).end());
  expect(await whyNot(fetchWith()(origin, { method: "POST", body: "a" }))).toBe(
    "http://host/ answers with 503",
  );
  expect(asked).toEqual(["POST /"]);
});

test("a server that asks for a long pause is not waited for", async () => {
  const { origin, asked } = await startService(
    (_, response) => void response.writeHead(429, { "retry-after": "3600" }).end(),
  );
  expect(await whyNot(fetchWith()(origin))).toBe("http://host/ answers with 429");
  expect(asked).toHaveLength(1);
});

test("redirects are followed up to a limit, and a loop ends", async () => {
  const { origin } = await startService(({ url = "" }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end("here");
    else response.writeHead(302, { location: url === "/loop" ? "/loop" : `/${left - 1}` }).end();
  });
  const response = await fetchWith()(`${origin}/5`);
  expect([await response.text(), response.url]).toEqual(["here", `${origin}/0`]);
  expect(await whyNot(fetchWith()(`${origin}/6`))).toBe("http://host/6 redirects more than 5 times");
  expect(await whyNot(fetchWith()(`${origin}/loop`))).toBe("http://host/loop redirects more than 5 times");
});

test("a redirect to something else than the web is refused", async () => {
  const { origin } = await startService(
    (_, response) => void response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  );
  expect(await whyNot(fetchWith()(origin))).toBe(
    "“file:///etc/passwd” is no address that begins with https:// or http://",
  );
  expect(await whyNot(fetchWith()("data:text/plain,a"))).toContain("“data:text/plain,a” is no address");
});

test("a redirect to another site takes no secret along", async () => {
  const seen: unknown[] = [];
  const other = await startService(({ headers }, response) => {
    seen.push([headers.authorization, headers["private-token"], headers.accept]);
    response.end();
  });
  const { origin } = await startService(({ url, headers }, response) => {
    if (url === "/same") seen.push([headers.authorization, headers["private-token"], headers.accept]);
    response.writeHead(302, { location: url === "/" ? "/same" : other.origin }).end();
  });
  const headers = { authorization: "Bearer t0ps3cret", "private-token": "t0ps3cret", accept: "text/plain" };
  await fetchWith({}, { TOKEN: "t0ps3cret" })(origin, { headers });
  expect(seen).toEqual([
    ["Bearer t0ps3cret", "t0ps3cret", "text/plain"],
    [undefined, undefined, "text/plain"],
  ]);
});

test("an answer that is too large is given up, also one that unpacks to it", async () => {
  const { origin } = await startService(({ url }, response) => {
    const bytes = Buffer.alloc(3_000_000, "a");
    if (url === "/packed") response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(bytes));
    else response.end(bytes);
  });
  expect(await whyNot(fetchWith()(`${origin}/plain`))).toBe("http://host/plain answers with more than 1 MB");
  expect(await whyNot(fetchWith()(`${origin}/packed`))).toBe(
    "http://host/packed answers with more than 1 MB",
  );
  expect((await (await fetchWith({ megabytes: 4 })(`${origin}/packed`)).text()).length).toBe(3_000_000);
});

test("text is read in the encoding that the answer names, and never guessed", async () => {
  const latin = (text: string) => Buffer.from(text, "latin1");
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>';
  const answers: Readonly<Record<string, readonly [type: string, text: string | Uint8Array]>> = {
    "/header": ["text/plain; charset=ISO-8859-1", latin("été")],
    "/xml": ["application/rss+xml", latin(xml)],
    "/utf-16": ["text/plain", Buffer.from("\uFEFFété", "utf16le")],
    "/mark": ["text/plain", "\uFEFFété"],
    "/unnamed": ["text/plain", latin("été")],
    "/unknown": ["text/plain; charset=klingon", "a"],
  };
  const { origin } = await startService(({ url = "" }, response) => {
    const [type, text] = answers[url] ?? [];
    response.writeHead(200, { "content-type": type }).end(text);
  });
  const read = async (path: string) => (await fetchWith()(origin + path)).text();
  expect(await read("/header")).toBe("été");
  expect(await read("/xml")).toBe(xml);
  expect(await read("/utf-16")).toBe("été");
  expect(await read("/mark")).toBe("été");
  expect(await whyNot(read("/unnamed"))).toContain("is not in the encoding utf-8");
  expect(await whyNot(read("/unknown"))).toContain("is not in the encoding klingon");
});

test("a page of HTML in place of JSON is told as what it is", async () => {
  const { origin } = await startService(serveTexts({ "/": "<!doctype html>\n<title>Down</title>" }));
  const response = await fetchWith()(origin);
  expect(await whyNot(response.json())).toBe(
    "http://host/ answers with no JSON: it begins with “<!doctype html> <title>Down</title>”",
  );
});

test("a server that is not there is told by its address", async () => {
  const { origin, close } = await startService(() => {});
  await close();
  expect(await whyNot(fetchWith()(`${origin}/a`))).toBe(
    "http://host/a cannot be reached, or breaks off (ECONNREFUSED)",
  );
});

test.each([
  "http://127.0.0.1/a.png",
  "http://localhost:4321/a.png",
  "http://[::1]/a.png",
  "http://[::ffff:127.0.0.1]/a.png",
  "http://10.1.2.3/a.png",
  "http://192.168.0.1/reboot",
  "http://169.254.169.254/latest/meta-data/",
  "http://2130706433/a.png",
])("%s is on the own machine or network", async (address) => {
  expect(await whyNot(refuseInner(new URL(address)))).toContain("is on this machine or in its network");
});

test("an address of the public network is none of the own", async () => {
  await expect(refuseInner(new URL("http://93.184.216.34/a.png"))).resolves.toBeUndefined();
  await expect(refuseInner(new URL("http://[2606:2800:220:1::1]/a.png"))).resolves.toBeUndefined();
});
