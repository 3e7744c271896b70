import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Answer } from "../../src/http/answer.ts";
import { sendAnswer } from "../../src/http/send-answer.ts";
import { startServer } from "../../src/http/start-server.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { english } from "../support/speech.ts";

/** Asks a server that has one answer. */
async function serve(answer: () => Answer) {
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    onBusy: () => {},
    handle: async (request, response) => sendAnswer(answer(), request, response, english.tell),
  });
  onTestFinished(() => server.close());
  return (headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    fetch(`http://127.0.0.1:${server.port}/film.mp4`, { method, headers });
}

test("a large file that has just been removed is missing, in words", async () => {
  const body = { place: join(scratchFolder(), "film.mp4") };
  const ask = await serve(() => ({ status: 200, headers: { "Content-Type": "video/mp4" }, body }));
  const answer = await ask({ Range: "bytes=0-9" });
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    404,
    "text/plain; charset=utf-8",
    "This file has just been removed.\n",
  ]);
});

const size = 1_000_000;
const film = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));

describe.each(["on the disk", "in memory"] as const)("of a file %s", (where) => {
  const headers = { "Content-Type": "video/mp4" };
  const make = (bytes = film) => {
    const place = join(scratchFolder(), "film.mp4");
    writeFileSync(place, bytes);
    return {
      place,
      ask: serve(() =>
        where === "on the disk"
          ? { status: 200, headers, body: { place } }
          : {
              status: 200,
              headers: { ...headers, ETag: `"${bytes.byteLength}"` },
              body: readFileSync(place),
            },
      ),
    };
  };

  test.each([
    ["bytes=0-99", 0, 100],
    ["bytes=0-0", 0, 1],
    ["bytes=300000-700000", 300_000, 700_001],
    ["bytes=999990-", 999_990, size],
    ["bytes=999990-2000000", 999_990, size],
    ["bytes=-10", size - 10, size],
    ["bytes=-2000000", 0, size],
    ["bytes=0-", 0, size],
    // Two parts that meet are one.
    ["bytes=0-9,10-19", 0, 20],
  ])("`Range: %s` gets the bytes from %i to before %i", async (range, start, end) => {
    const answer = await (await make().ask)({ Range: range });
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": String(end - start),
      "content-range": `bytes ${start}-${end - 1}/${size}`,
      "content-type": "video/mp4",
    });
    expect(film.subarray(start, end).equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });

  test.each(["bytes=0-9,50-59", "bytes=b-a", "bytes", "lines=0-9"])(
    "`Range: %s` gets the whole",
    async (range) => {
      const answer = await (await make().ask)({ Range: range });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([200, null]);
      expect(film.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
    },
  );

  test.each([
    ["bytes=1000000-", film],
    ["bytes=-0", film],
    ["bytes=0-", Buffer.alloc(0)],
  ])("`Range: %s` outside the file is refused with its length", async (range, bytes) => {
    const answer = await (await make(bytes).ask)({ Range: range });
    expect([answer.status, answer.headers.get("content-range"), await answer.text()]).toEqual([
      416,
      `bytes */${bytes.byteLength}`,
      "",
    ]);
  });

  test("a part is only sent to who has the beginning of the same version, and nothing to who has all", async () => {
    const { ask: asking } = make();
    const ask = await asking;
    const tag = (await ask()).headers.get("etag") ?? "";
    expect((await ask({ Range: "bytes=0-9", "If-Range": tag })).status).toBe(206);
    for (const other of ['"other"', `W/${tag}`, "Mon, 30 Nov 2026 10:00:00 GMT"])
      expect((await ask({ Range: "bytes=0-9", "If-Range": other })).status).toBe(200);
    expect((await ask({ Range: "bytes=0-9", "If-None-Match": tag })).status).toBe(304);
    expect((await ask({ Range: "bytes=0-9", "If-None-Match": '"other"' })).status).toBe(206);
  });

  test("HEAD says what GET of the whole would", async () => {
    const { ask: asking } = make();
    const ask = await asking;
    const [got, head] = [await ask(), await ask({ Range: "bytes=0-9" }, "HEAD")];
    const said = ({ status, headers }: Response) => [
      status,
      headers.get("content-length"),
      headers.get("etag"),
    ];
    expect(said(head)).toEqual(said(got));
    expect(await head.text()).toBe("");
  });
});

test("answers that are no files are sent whole", async () => {
  const ask = await serve(() => ({
    status: 200,
    headers: { "Content-Type": "text/html" },
    body: "0123456789",
  }));
  const answer = await ask({ Range: "bytes=0-3", "If-None-Match": "*" });
  expect([answer.status, answer.headers.get("accept-ranges"), await answer.text()]).toEqual([
    200,
    null,
    "0123456789",
  ]);
});
