/** A fault that a server for developers had, in the form in which it would be tried here. */
export type Advisory = {
  readonly name: string;
  /** `secret.txt` stands beside the site and beside the published folder; `{place}` is its path on the disk. */
  readonly targets: readonly string[];
  readonly method?: string;
  /** Lines of the head, beside the name of the host. */
  readonly head?: readonly string[];
  /** The host that the request names, where it is another. */
  readonly host?: string;
  readonly body?: string;
};

const upgrade = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
];
const form = "Content-Type: application/x-www-form-urlencoded";
const evil = "Origin: https://evil.example";

/**
 * Published from 2024-11 to 2026-10 for Vite, Astro, Next, esbuild, Parcel and webpack-dev-server. Those that no
 * request carries, such as Astro CVE-2026-41067 and 2026-59729 (words that end a script or an attribute), are tried as
 * content: `attacks/content`.
 */
export const advisories: readonly Advisory[] = [
  {
    name: "Vite CVE-2025-24010: any origin reads",
    targets: ["/", "/__dev/client.js", "/__mail"],
    head: [evil],
  },
  {
    name: "Vite CVE-2025-24010: any origin opens a socket",
    targets: ["/", "/__dev/events"],
    head: [...upgrade, evil],
  },
  { name: "Vite CVE-2025-24010: any host name", targets: ["/", "/__mail"], host: "evil.example" },
  {
    name: "Vite CVE-2025-30208: ?raw??",
    targets: ["/@fs{place}?raw??", "/@fs{place}?import&raw??", "/secret.txt?import&raw??"],
  },
  {
    name: "Vite CVE-2025-31125: ?inline",
    targets: ["/@fs{place}?import&?inline=1.wasm?init", "/secret.txt?raw?import"],
  },
  {
    name: "Vite CVE-2025-31486: ?.svg",
    targets: ["/@fs{place}?.svg?.wasm?init", "/@fs/x/x/x/?/../../..{place}?import&?raw"],
  },
  {
    name: "Vite CVE-2025-32395: # in the target",
    targets: ["/@fs/x/#/../../../../../..{place}", "/#/../secret.txt"],
  },
  { name: "Vite CVE-2025-46565: /.", targets: ["/secret.txt/.", "/../secret.txt/.", "/.env/."] },
  {
    name: "Vite CVE-2025-58751: a folder whose name begins the same",
    targets: ["/../dist-secret/secret.txt", "/dist-secret/secret.txt", "/../site-secret/secret.txt"],
  },
  {
    name: "Vite CVE-2025-58752: HTML from outside",
    targets: ["/../secret.html", "//../secret.html", "/..%2fsecret.html"],
  },
  {
    name: "Vite CVE-2025-62522: a backslash at the end",
    targets: ["/secret.txt\\", "/secret.txt%5C", "/.env\\", "/..\\secret.txt"],
  },
  {
    name: "Vite CVE-2026-39363: modules over a socket",
    targets: ["/", "/@vite/invoke?data=file://{place}?raw"],
    head: upgrade,
  },
  {
    name: "Vite CVE-2026-39364: queries after denied files",
    targets: ["/.env?raw", "/.env?import&raw", "/.env?import&url&inline"],
  },
  {
    name: "Vite CVE-2026-39365: .map of dependencies",
    targets: [
      "/@fs/node_modules/.vite/deps/../../../../secret.txt.map",
      "/node_modules/.vite/deps/..%2f..%2fsecret.txt.map",
    ],
  },
  {
    name: "Vite CVE-2026-53571: other names of Windows",
    targets: ["/.env::$DATA?raw", "/secret.txt::$DATA", "/SECRET~1.TXT", "/C:{place}", "/C:/Windows/win.ini"],
  },
  {
    name: "esbuild GHSA-67mh-4wv8-2f99: any origin reads and listens",
    targets: ["/", "/esbuild", "/__dev/events"],
    head: [evil],
  },
  {
    name: "esbuild GHSA-g7r4-m6w7-qqqr: backslashes lead out",
    targets: ["/..\\..\\..\\..\\secret.txt", "/a\\..\\..\\secret.txt", "/%2e%2e\\secret.txt"],
  },
  {
    name: "Parcel CVE-2025-56648: any origin reads and opens a socket",
    targets: ["/", "/__parcel_source_root/secret.txt"],
    head: [...upgrade, evil],
  },
  {
    name: "webpack-dev-server CVE-2025-30359: scripts for any page",
    targets: ["/__dev/client.js"],
    head: [evil, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"],
  },
  {
    name: "webpack-dev-server CVE-2025-30360: origins that are addresses",
    targets: ["/__dev/events", "/ws"],
    head: [...upgrade, "Origin: http://192.0.2.1"],
  },
  {
    name: "webpack-dev-server CVE-2026-14631: a name that is none",
    targets: ["/", "/__dev/events"],
    host: "[::1",
    head: ["Origin: http://[", ...upgrade],
  },
  {
    name: "Next CVE-2024-51479: pages at the root without a check",
    targets: ["/secret.txt?__nextLocale=..", "/?__nextLocale=secret.txt"],
  },
  {
    name: "Next CVE-2024-56332: an action whose body never ends",
    method: "POST",
    targets: ["/"],
    head: ["Next-Action: 0", "Content-Length: 1000000"],
  },
  {
    name: "Next CVE-2025-29927: x-middleware-subrequest",
    targets: ["/", "/secret.txt"],
    head: [`x-middleware-subrequest: ${Array(5).fill("src/middleware").join(":")}`],
  },
  {
    name: "Next CVE-2025-30218: x-middleware-subrequest-id",
    targets: ["/"],
    head: ["x-middleware-subrequest-id: 0"],
  },
  {
    name: "Next CVE-2025-32421: one answer for another",
    targets: ["/?__nextDataReq=1", "/_next/data/x/index.json"],
    head: ["x-now-route-matches: 1"],
  },
  {
    name: "Next CVE-2025-48068: sources for scripts of any page",
    targets: ["/_next/static/chunks/app.js", "/__dev/page?file=index.html"],
    head: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", evil],
  },
  {
    name: "Next CVE-2025-49005 and 49826: poisoned caches",
    targets: ["/"],
    head: ["RSC: 1", "x-invoke-status: 204"],
  },
  {
    name: "Next CVE-2025-55173 and 57752: what pictures are made from",
    targets: ["/_next/image?url=http://169.254.169.254/&w=64&q=75", "/_next/image?url=/secret.txt&w=64&q=75"],
  },
  {
    name: "Next CVE-2025-57822: headers that name a target",
    targets: ["/"],
    head: [
      "Location: http://169.254.169.254/",
      "x-middleware-rewrite: http://169.254.169.254/",
      "x-middleware-next: 1",
    ],
  },
  {
    name: "React CVE-2025-55182: a call in a body",
    method: "POST",
    targets: ["/"],
    head: ["Next-Action: x", "Content-Type: multipart/form-data; boundary=a", evil],
    body: '--a\r\nContent-Disposition: form-data; name="0"\r\n\r\n{"then":"$1:__proto__:then"}\r\n--a--\r\n',
  },
  {
    name: "React CVE-2025-55183: the source of a function",
    method: "POST",
    targets: ["/"],
    head: ["Next-Action: x", "Content-Type: text/plain", evil],
    body: '["$F1",{"id":"x","bound":null}]',
  },
  {
    name: "React CVE-2025-55184, 67779, 2026-23864, 23869 and 23870: a body that never ends to be read",
    method: "POST",
    targets: ["/"],
    head: ["Next-Action: x", "Content-Type: multipart/form-data; boundary=a", evil],
    body: `--a\r\nContent-Disposition: form-data; name="0"\r\n\r\n${'["$Q0","$W0",'.repeat(5000)}"$@0"\r\n--a--\r\n`,
  },
  {
    name: "Next CVE-2025-59471 and 2026-44577: pictures as large as one likes",
    targets: [
      "/_next/image?url=http://169.254.169.254/large&w=3840&q=100",
      "/_next/image?url=/secret.txt&w=1&q=1",
    ],
  },
  {
    name: "Next CVE-2025-59472 and 2026-27979: a page that is resumed by a long body",
    method: "POST",
    targets: ["/"],
    head: ["next-resume: 1", "Content-Length: 1000000000"],
  },
  {
    name: "Next CVE-2026-27977: the origin null",
    targets: ["/__dev/events", "/_next/webpack-hmr"],
    head: ["Origin: null", ...upgrade],
  },
  {
    name: "Next CVE-2026-27978: an action of the origin null",
    method: "POST",
    targets: ["/", "/__edit/save", "/__edit/start", "/__mail/empty", "/api/v1.0/email/send"],
    head: ["Origin: null", "Next-Action: 0", "Content-Type: application/json"],
    body: '{"user_id":"u","service_id":"s","template_id":"t"}',
  },
  {
    name: "Next CVE-2026-27980: one picture in any number of sizes",
    targets: Array.from({ length: 30 }, (_, at) => `/_next/image?url=/a.png&w=${at}&q=${at}`),
  },
  {
    name: "Next CVE-2026-29057: a request within the body of another",
    method: "DELETE",
    targets: ["/", "/nulle-part"],
    head: ["Transfer-Encoding: chunked"],
    body: "0\r\n\r\nGET /secret.txt HTTP/1.1\r\nHost: localhost\r\n\r\n",
  },
  { name: "Next CVE-2026-44572: x-nextjs-data", targets: ["/", "//"], head: ["x-nextjs-data: 1"] },
  {
    name: "Next CVE-2026-44573, 44574, 44575 and 45109: other ways to one page",
    targets: [
      "/_next/data/x/secret.txt.json",
      "/secret.txt.rsc",
      "/secret.txt.segments/_tree.segment.rsc",
      "/?nxtPslug=secret.txt",
    ],
  },
  {
    name: "Next CVE-2026-44578: a socket to elsewhere",
    targets: ["http://169.254.169.254/", "//169.254.169.254/", "/"],
    head: upgrade,
  },
  {
    name: "Next CVE-2026-44576 and 44582: what is kept of one answer is given for another",
    targets: ["/?_rsc=1", "/?_rsc=x"],
    head: [
      "RSC: 1",
      "Next-Router-Prefetch: 1",
      "Next-Router-State-Tree: %5B%22%22%5D",
      "Next-Url: //evil.example/",
    ],
  },
  {
    name: "Next CVE-2026-44579: an action that keeps its connection",
    method: "POST",
    targets: ["/"],
    head: ["Next-Action: 0", "next-resume: 1", "Transfer-Encoding: chunked"],
    body: "5\r\nhello\r\n",
  },
  {
    name: "Next CVE-2026-44580 and 44581: markup of the request in a script or its nonce",
    targets: ["/?a=</script><script>alert(1)</script>", "/nulle-part?<script>alert(1)</script>"],
    head: ["Content-Security-Policy: script-src 'nonce-\"><script>alert(1)</script>'"],
  },
  {
    name: "Next GHSA-p9j2-gv94-2wf4 and GHSA-89xv-2m56-2m9x: rewrites and actions that ask elsewhere",
    method: "POST",
    targets: ["/", "/@169.254.169.254/", "/%2f%2f169.254.169.254/"],
    head: [
      "Next-Action: 0",
      "X-Forwarded-Host: 169.254.169.254",
      "X-Forwarded-Proto: http",
      "Content-Type: text/plain",
      evil,
    ],
    body: "[]",
  },
  {
    name: "Next GHSA-q8wf-6r8g-63ch and GHSA-2xp9-vwfh-vxw4, Astro GHSA-26w7-cxv4-gfx2: pictures that harm what reads them",
    targets: [
      "/_next/image?url=http://169.254.169.254/a.svg&w=640&q=75",
      "/_next/image?url=/secret.txt&w=640&q=75&format=avif",
      "/_image?href=http://169.254.169.254/a.avif&f=avif",
    ],
  },
  {
    name: "Next GHSA-955p-x3mx-jcvp, GHSA-m99w-x7hq-7vfj and GHSA-4c39-4ccg-62r3: actions that are listed, and long to read",
    method: "POST",
    targets: ["/", "/_next/static/server-reference-manifest.json"],
    head: ["Next-Action: 0000", "Content-Type: multipart/form-data; boundary=a", evil],
    body: `${'--a\r\nContent-Disposition: form-data; name="1_$ACTION_REF_1"\r\n\r\n$K1\r\n'.repeat(2000)}--a--\r\n`,
  },
  {
    name: "Next GHSA-68g3-v927-f742 and GHSA-4633-3j49-mh5q: bodies that look alike",
    method: "POST",
    targets: ["/"],
    head: ["Content-Type: text/plain; charset=utf-8", evil],
    body: "\u00ff\u00fe\u00c3(",
  },
  {
    name: "Next GHSA-6gpp-xcg3-4w24: a language before a path",
    targets: ["/fr/secret.txt", "/en/../secret.txt", "/_next/data/x/fr/secret.txt.json"],
  },
  {
    name: "Next GHSA-vcvr-r3jv-pc5j: pictures drawn from a request",
    targets: ["/opengraph-image?title=<script>alert(1)</script>", "/api/og?font=file://{place}"],
  },
  {
    name: "Astro CVE-2024-56140: forms of any page, of no type",
    method: "POST",
    targets: ["/api/v1.0/email/send", "/__mail/empty", "/__mail/answer"],
    head: [evil, `${form}; x=y`],
    body: "answer=500",
  },
  {
    name: "Astro CVE-2024-56159: maps of the server",
    targets: ["/__dev/client.js.map", "/_astro/entry.mjs.map", "/server/entry.mjs"],
  },
  {
    name: "Astro CVE-2025-54793: two slashes lead elsewhere",
    targets: ["//evil.example/", "//evil.example//", "/%2fevil.example/", "/\\evil.example/"],
  },
  {
    name: "Astro CVE-2025-55207: two slashes and a folder",
    targets: ["//evil.example/a", "//evil.example/%2e%2e/", "//a/"],
  },
  {
    name: "Astro CVE-2025-55303, 58179 and 59837: pictures from elsewhere",
    targets: [
      "/_image?href=//169.254.169.254/a.svg",
      "/_image?href=/\\169.254.169.254/a.svg",
      "/_image/?href=http://169.254.169.254/",
    ],
  },
  {
    name: "Astro CVE-2025-61925: X-Forwarded-Host",
    targets: ["/", "/nulle-part", "//"],
    head: ["X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"],
  },
  {
    name: "Astro CVE-2025-64525: X-Forwarded-Proto and -Port",
    targets: ["/", "/nulle-part"],
    head: ["X-Forwarded-Proto: https://evil.example/?", "X-Forwarded-Port: 1/evil.example"],
  },
  {
    name: "Astro CVE-2025-64745: a path in the page of what is missing",
    targets: ["/%3Cscript%3Ealert(1)%3C/script%3E", "/<script>alert(1)</script>"],
  },
  {
    name: "Astro CVE-2025-64757: pictures from the disk",
    targets: ["/_image?href={place}&f=svg", "/_image?href=/@fs{place}", "/_image?href=/../secret.txt&w=1"],
  },
  {
    name: "Astro CVE-2025-64764: markup in a parameter",
    targets: [
      "/_server-islands/a?e=default&p=&s=%7B%22a%22:%22%3Cscript%3Ealert(1)%3C/script%3E%22%7D",
      "/__dev/page?file=<script>alert(1)</script>",
      "/__dev/last-good?to=//evil.example",
      "/__dev/problems?to=/%5Cevil.example",
      "/__dev/problems?to=%2F%09/evil.example",
    ],
  },
  {
    name: "Astro CVE-2025-64765, 66202 and GHSA-vj59-8hwv-xxmv: encoded once and often",
    targets: [
      "/%73ecret.txt",
      "/%2573ecret.txt",
      `/%${"25".repeat(12)}73ecret.txt`,
      "/%2e%2e/%73ecret.txt",
      "/%252e%252e/secret.txt",
    ],
  },
  {
    name: "Astro CVE-2025-65019: data as a picture",
    targets: ["/_image?href=data:image/svg%2Bxml,%3Csvg%20onload=alert(1)%3E&f=svg"],
  },
  {
    name: "Astro CVE-2026-25545: the name of the host as an address",
    targets: ["/404", "/500", "/nulle-part"],
    host: "169.254.169.254",
  },
  {
    name: "Astro CVE-2026-27829: pictures of any size from elsewhere",
    targets: ["/_image?href=http://169.254.169.254/&inferSize=true"],
  },
  {
    name: "Astro CVE-2026-27729: a long body for an action",
    method: "POST",
    targets: ["/_actions/a"],
    head: ["Content-Type: application/json", "Content-Length: 1000000000"],
  },
  {
    name: "Astro CVE-2026-33768: a header or a parameter that names another page",
    targets: ["/?x_astro_path=/secret.txt", "/nulle-part?x_astro_path=//evil.example/"],
    head: ["x-astro-path: /secret.txt"],
  },
  {
    name: "Astro CVE-2026-33769: pictures from below an allowed path",
    targets: ["/_image?href=http://169.254.169.254/ok/../secret.txt&f=svg"],
  },
  {
    name: "Astro CVE-2026-45028: what was sealed for one part of an island as another",
    targets: ["/_server-islands/a?e=default&p=AAAA&s=AAAA"],
  },
  {
    name: "Astro CVE-2026-29772: a long body for an island",
    method: "POST",
    targets: ["/_server-islands/a"],
    head: ["Content-Type: application/json"],
    body: `[${"[],".repeat(50_000)}0]`,
  },
];

/** The request of an advisory as it goes over the line. */
export function writeRequest(advisory: Advisory, target: string, place: string): string {
  const { method = "GET", head = [], host = "localhost", body = "" } = advisory;
  const isFramed = head.some((line) => /^(?:Content-Length|Transfer-Encoding):/.test(line));
  const length = body === "" || isFramed ? [] : [`Content-Length: ${Buffer.byteLength(body, "latin1")}`];
  const closing = head.some((line) => line.startsWith("Connection:")) ? [] : ["Connection: close"];
  const lines = [
    `${method} ${target.replace("{place}", place)} HTTP/1.1`,
    `Host: ${host}`,
    ...head,
    ...length,
    ...closing,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** What is wrong with the answer to a request of that kind: nothing, or what an attacker wants. */
export function findHarm(
  answer: string,
  { host, head: asked = [], method }: Pick<Advisory, "host" | "head" | "method"> = {},
): readonly string[] {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const location = /^Location: (.*)$/im.exec(head)?.[1];
  const isGood = /^HTTP\/1\.1 [23]/.test(head);
  const isFromElsewhere = asked.some((line) => line.startsWith("Origin:"));
  const harm: readonly (readonly [string, boolean])[] = [
    ["it says what is secret", answer.includes(secret)],
    ["it lets other origins read", /^access-control-/im.test(head)],
    [
      "it lets other origins embed it",
      /^HTTP\/1\.1 200/.test(head) && !/^(?:cross-origin-resource-policy|x-frame-options): same/im.test(head),
    ],
    ["it leads elsewhere", location !== undefined && !/^\/(?![/\\\t])/.test(location)],
    ["it answers to another name", host !== undefined && isGood],
    ["it takes what another origin sends", isFromElsewhere && method === "POST" && isGood],
    [
      "it tells another origin of changes",
      isFromElsewhere && /^content-type: text\/event-stream/im.test(head),
    ],
    ["it opens a socket", /^HTTP\/1\.1 101/.test(head)],
    [
      "it names another host",
      /evil\.example|169\.254/.test(head) || /(?:href|src|action)="?(?:https?:)?\/\/(?:evil|169)/.test(body),
    ],
    ["it has markup of the request", body.includes("<script>alert(1)")],
    ["it is a failure of the server", /^HTTP\/1\.1 5(?!03)/.test(head)],
  ];
  return harm.flatMap(([what, is]) => (is ? [what] : []));
}

export const secret = "ONLY-FOR-THE-AUTHOR";
