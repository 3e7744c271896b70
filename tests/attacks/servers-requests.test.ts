import { expect, test } from "vitest";
import { findHarm } from "../support/advisories.ts";
import { askRaw } from "../support/ask-raw.ts";
import { createDice } from "../support/dice.ts";
import { bothServers, serveAmidSecrets } from "../support/served-both.ts";

const count = 1500;
const seed = 20_261_123;

const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "MKCOL",
  "MOVE",
  "COPY",
  "LOCK",
  "PURGE",
  "SOURCE",
  "M-SEARCH",
  "QUERY",
  "PRI",
  "get",
  "G\0T",
  "G ET",
  "",
  "X".repeat(9000),
] as const;

const targets = [
  "/",
  "/nulle-part",
  "*",
  "",
  "?",
  "a",
  "//",
  "///",
  "//secret.txt",
  "/./secret.txt",
  "/../secret.txt",
  "/a/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/%2E%2E%2Fsecret.txt",
  "/..%2fsecret.txt",
  "/%252e%252e%252fsecret.txt",
  "/..%c0%afsecret.txt",
  "/..%e0%80%afsecret.txt",
  "/..%u2215secret.txt",
  "/..\\secret.txt",
  "/..%5csecret.txt",
  "/\\..\\secret.txt",
  "/secret.txt\0.html",
  "/secret.txt%00.html",
  "/secret.txt%0d%0aX-A:1",
  "/secret.txt%20",
  "/secret.txt.",
  "/secret.txt::$DATA",
  "/C:/Windows/win.ini",
  "/c%3a/windows/win.ini",
  "//?/C:/Windows/win.ini",
  "//./pipe/a",
  "/@fs/etc/passwd",
  "/@fs/etc/passwd?raw",
  "/@id/secret.txt?import",
  "/@vite/client",
  "/secret.txt?raw",
  "/secret.txt?import",
  "/secret.txt?url",
  "/secret.txt?inline",
  "/?../secret.txt",
  "/#/../secret.txt",
  "/.env",
  "/.git/config",
  "/proc/self/environ",
  "/_headers",
  "/_redirects",
  "/__dev/",
  "/__dev/../secret.txt",
  "/__dev/page?file=../../secret.txt",
  "/__dev/page?file=%00",
  "/__dev/change?page=//&from=NaN&shows=x&file=",
  "/__dev/faults?file=__proto__",
  "/__dev/__proto__",
  "/__dev/constructor",
  "/__dev/last-good?to=https://evil.example",
  "/__dev/last-good?to=/%09/evil.example",
  "/__mail/1/0",
  "/__mail/../secret.txt",
  "/__mail/-1/99999999999999999999",
  "/api/v1.0/email/send",
  "/__edit/start",
  "/__edit/save",
  "/__edit/../secret.txt",
  "/__edit/__proto__",
  "http://localhost/",
  "http://localhost/secret.txt",
  "https://evil.example/",
  "http://evil.example@localhost/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//evil.example",
  "//evil.example/..",
  "/http://evil.example/",
  "/%",
  "/%f",
  "/%ff%fe",
  "/\u00e9",
  "/ ",
  "/\t",
  "/a\rb",
  "/a\x7fb",
  `/${"a".repeat(5000)}`,
  `/${"a/".repeat(4000)}`,
  `/${"../".repeat(2000)}secret.txt`,
  `/${"%2e%2e/".repeat(1000)}secret.txt`,
  `/?${"a=b&".repeat(3000)}`,
  `/${"x".repeat(40_000)}`,
] as const;

const versions = [
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/1.2",
  "HTTP/11.1",
  "http/1.1",
  "HTTP/1.1 ",
  "",
  "ICY",
] as const;

/** What is smuggled is another request: one answer more would say that it was read. */
const smuggled = "GET /nulle-part HTTP/1.1\r\nHost: localhost\r\nX-Smuggled: 1\r\n\r\n";

const heads = [
  "",
  "Host:",
  "Host: evil.example",
  "Host: localhost@evil.example",
  "Host: localhost:80:80",
  "Host: localhost:999999",
  "Host: LOCALHOST",
  "Host: localhost.",
  "Host: [::1]",
  "Host: [::ffff:127.0.0.1]",
  "Host: 0x7f.1",
  "Host: 2130706433",
  "Host : localhost",
  " Host: localhost",
  "Host: localhost\r\nHost: evil.example",
  "Host: evil.example\r\nHost: localhost",
  "Host: localhost\r\n evil.example",
  "Host: localhost\nX-A: 1",
  "Host: localhost\rX-A: 1",
  "Host: local\0host",
  "Host: localhost\r\nX-A",
  "Host: localhost\r\n: a",
  "Host: localhost\r\nX A: 1",
  "Host: localhost\r\nX-A: \x01",
  "Host: localhost\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example",
  "Host: localhost\r\nX-Original-URL: /secret.txt\r\nX-Rewrite-URL: /secret.txt",
  "Host: localhost\r\nX-HTTP-Method-Override: POST",
  "Host: localhost\r\nOrigin: https://evil.example",
  "Host: localhost\r\nOrigin: null",
  "Host: localhost\r\nOrigin: http://localhost\r\nOrigin: https://evil.example",
  "Host: localhost\r\nCookie: site-dev-last-good=-1",
  "Host: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin",
  `Host: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nX-Site-Edit: ${"0".repeat(64)}`,
  "Host: localhost\r\nOrigin: http://localhost:1\r\nContent-Type: application/json\r\nSec-Fetch-Site: cross-site",
  "Host: localhost\r\nRange: bytes=0-0,0-0,0-0",
  `Host: localhost\r\nRange: bytes=${"0-,".repeat(2000)}0-`,
  "Host: localhost\r\nIf-None-Match: *",
  `Host: localhost\r\nIf-None-Match: ${'"a",'.repeat(2000)}`,
  `Host: localhost\r\nAccept-Encoding: ${"gzip;q=0.1,".repeat(1000)}`,
  "Host: localhost\r\nAccept-Encoding: br;q=abc,*;q=-1",
  "Host: localhost\r\nExpect: 100-continue",
  "Host: localhost\r\nExpect: 200-ok",
  "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket",
  "Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk",
  "Host: localhost\r\nConnection: Host, X-A, keep-alive",
  `Host: localhost\r\n${"X: 1\r\n".repeat(1500)}X-Z: 1`,
  `Host: localhost\r\nX: ${"x".repeat(20_000)}`,
] as const;

const framings = [
  "",
  "",
  "",
  "\r\nContent-Length: 0",
  "\r\nContent-Length: 5",
  "\r\nContent-Length: -1",
  "\r\nContent-Length: +5",
  "\r\nContent-Length: 0x5",
  "\r\nContent-Length: 5, 5",
  "\r\nContent-Length: 5\r\nContent-Length: 6",
  "\r\nContent-Length: 99999999999999999999",
  "\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
  "\r\nTransfer-Encoding: chunked\r\nContent-Length: 5",
  "\r\nTransfer-Encoding: chunked",
  "\r\nTransfer-Encoding: chunked, identity",
  "\r\nTransfer-Encoding: identity, chunked",
  "\r\nTransfer-Encoding: xchunked",
  "\r\nTransfer-Encoding : chunked",
  "\r\nTransfer-Encoding:\tchunked",
  "\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity",
  "\r\nTransfer-Encoding:\r\n chunked",
  "\r\nTransfer-Encoding: \x0bchunked",
  "\nContent-Length: 5",
] as const;

const bodies = [
  "",
  "",
  "hello",
  "0\r\n\r\n",
  "5\r\nhello\r\n0\r\n\r\n",
  "5;a=b\r\nhello\r\n0\r\nX: 1\r\n\r\n",
  "5\nhello\n0\n\n",
  "ffffffffffffffff\r\n",
  "-5\r\nhello\r\n",
  `0\r\n\r\n${smuggled}`,
  `5\r\nhello\r\n0\r\n\r\n${smuggled}`,
  `hello${smuggled}`,
  smuggled,
] as const;

test.each(bothServers)(
  `no request, however it is written, harms site %s (${count}, seed ${seed})`,
  async (command) => {
    const { port, isRunning, said } = await serveAmidSecrets(command);
    const dice = createDice(seed);
    const harms: string[] = [];
    const tryOne = async (request: string, method: string) => {
      const answer = await askRaw(port, request);
      const harm = [
        ...(answer === "no answer" ? ["it never comes"] : findHarm(answer)),
        ...((answer.match(/^HTTP\/1\.1 [2-5]/gm)?.length ?? 0) > 1 ? ["it is two answers"] : []),
        ...(method !== "GET" && method !== "HEAD" && /^HTTP\/1\.1 2/.test(answer)
          ? ["the method is taken"]
          : []),
      ];
      if (harm.length > 0)
        harms.push(`${harm.join(", ")}\n${request.slice(0, 400)}\n${answer.slice(0, 300)}`);
    };
    for (let made = 0; made < count; made += 20) {
      const batch = Array.from({ length: 20 }, () => {
        const method = dice.next(2) === 0 ? "GET" : dice.pick(methods);
        const version = dice.next(2) === 0 ? "HTTP/1.1" : dice.pick(versions);
        const head = dice.next(2) === 0 ? "Host: localhost" : dice.pick(heads);
        const line = [method, dice.pick(targets), version].join(" ");
        return {
          method,
          request: `${line}\r\n${head}${dice.pick(framings)}\r\n\r\n${dice.pick(bodies)}`,
        };
      });
      await Promise.all(batch.map(({ request, method }) => tryOne(request, method)));
    }
    expect(harms).toEqual([]);
    expect(isRunning()).toBe(true);
    expect(said()).not.toMatch(/^\s+at /m);
    expect(await askRaw(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(/^HTTP\/1\.1 200/);
  },
);
