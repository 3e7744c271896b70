import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendAnswer } from "../../src/http/send-answer.ts";
import { startServer } from "../../src/http/start-server.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { english } from "../support/speech.ts";

test("a large file that has just been removed is missing, in words", async () => {
  const body = { place: join(scratchFolder(), "film.mp4") };
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    onBusy: () => {},
    handle: async (request, response) =>
      sendAnswer(
        { status: 200, headers: { "Content-Type": "video/mp4" }, body },
        request,
        response,
        english.tell,
      ),
  });
  onTestFinished(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${server.port}/film.mp4`);
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    404,
    "text/plain; charset=utf-8",
    "This file has just been removed.\n",
  ]);
});
