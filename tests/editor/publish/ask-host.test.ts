import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { SiteChanges } from "../../../src/changes/changes.ts";
import { askHost, pickProofs, showsPage } from "../../../src/editor/publish/ask-host.ts";
import { digestOf } from "../../../src/model/memory/hash.ts";

const draw = (text: string, more = "") =>
  `<!DOCTYPE html><html><head><title>T</title></head><body><main><h1>${text}</h1></main>${more}</body></html>`;
const quick = { pausesMs: [5], totalMs: 60_000, timeoutMs: 60_000 };
const proof = { kind: "page", name: "Contact", path: "/contact", html: draw("New") } as const;
const never = new AbortController().signal;

/** A public site that gives these answers one after the other, and repeats the last one. */
async function host(...answers: readonly (string | number | undefined)[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(request.url ?? "");
    if (answer === undefined) return void request.socket.destroy();
    response.statusCode = typeof answer === "number" ? answer : 200;
    response.end(typeof answer === "string" ? answer : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("the publication is seen when a changed page has the built words, whatever the earlier answers", async () => {
  const { address, asked } = await host(
    undefined,
    503,
    draw("Old"),
    draw("New", "<script src=/host.js></script>"),
  );
  expect(await askHost(proof, address, never, quick)).toEqual({ status: "seen", url: `${address}/contact` });
  expect(asked).toEqual(["/contact", "/contact", "/contact", "/contact"]);
});

test("when the time is up, the last answer of the host is reported", async () => {
  const { address } = await host(draw("Old"));
  const short = { ...quick, totalMs: 30 };
  expect(await askHost(proof, address, never, short)).toMatchObject({
    status: "unseen",
    last: { kind: "old" },
  });
  const { address: other } = await host(404);
  expect(await askHost(proof, other, never, short)).toMatchObject({ last: { kind: "status", code: 404 } });
  expect(await askHost(proof, "http://127.0.0.1:1", never, short)).toMatchObject({ last: { kind: "none" } });
});

test("the wait can be stopped", async () => {
  const { address } = await host(draw("Old"));
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  expect(
    await askHost(proof, address, stop.signal, { ...quick, pausesMs: [60_000], totalMs: 600_000 }),
  ).toMatchObject({
    status: "stopped",
  });
});

test("a file is compared by its bytes; without a visible change, or at an example address, no request is sent", async () => {
  const { address, asked } = await host("new");
  const file = {
    kind: "file",
    name: "robots.txt",
    path: "/robots.txt",
    digest: digestOf(Buffer.from("new")),
  } as const;
  expect(await askHost(file, address, never, quick)).toMatchObject({ status: "seen" });
  expect(asked).toEqual(["/robots.txt"]);
  expect(await askHost(undefined, address, never, quick)).toEqual({ status: "unprovable" });
  expect(await askHost(proof, "https://www.example.org", never, quick)).toMatchObject({ status: "example" });
});

test("other fingerprints and scripts of the host are no difference, other words are", () => {
  const page = (hash: string) => draw("New", `<img src="/a.${hash}.png" alt="A">`);
  expect(showsPage(page("0123456789"), page("abcdef0123"))).toBe(true);
  expect(showsPage(page("0123456789"), draw("New"))).toBe(false);
  expect(showsPage("busy", draw("New"))).toBe(false);
});

test("the proof is a page whose words differ, else a file", () => {
  const files = ["index.html", "contact/index.html", "robots.txt"].map((path) => ({
    path,
    bytes: Buffer.from(path),
  }));
  const nothing: SiteChanges = { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 2 };
  const words = {
    kind: "words",
    part: "footer",
    block: "text",
    before: "a",
    after: "b",
    lead: "",
    trail: "",
  } as const;
  const page = (route: string, changes: SiteChanges["pages"][number]["changes"]) =>
    ({ route, name: route, state: "changed", changes }) as const;
  const robots = { path: "robots.txt", kind: "file", state: "changed" } as const;
  expect(
    pickProofs(
      { ...nothing, pages: [page("/", [{ kind: "markup", part: "main" }])], files: [robots] },
      files,
    ),
  ).toEqual([
    { kind: "file", name: "robots.txt", path: "/robots.txt", digest: digestOf(Buffer.from("robots.txt")) },
  ]);
  expect(
    pickProofs(
      {
        ...nothing,
        pages: [page("/", []), page("/contact", [])],
        shared: [{ change: words, routes: ["/contact"] }],
      },
      files,
    ),
  ).toEqual([{ kind: "page", name: "/contact", path: "/contact", html: "contact/index.html" }]);
  expect(pickProofs(nothing, files)).toEqual([]);
});
