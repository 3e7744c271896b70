import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createReloadStreams } from "../../../src/dev/serve/dev-server.ts";
import { eventually } from "../../support/eventually.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const streams = createReloadStreams(2);
  onTestFinished(() => streams.close());
  return streams;
}

/** A client, and the text that it has read. It reads everything, or nothing. */
function reader({ reads }: { readonly reads: boolean }) {
  const texts: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      if (!reads) return;
      texts.push(String(chunk));
      done();
    },
  });
  return { texts, stream, response: stream as unknown as ServerResponse };
}

test("an idle stream gets a heartbeat every twenty seconds", () => {
  const streams = open();
  const { texts, response } = reader({ reads: true });
  streams.add(response);
  texts.length = 0;
  vi.advanceTimersByTime(19_999);
  expect(texts).toEqual([]);
  vi.advanceTimersByTime(20_001);
  // A comment, which is no event for the script of the page.
  expect(texts).toEqual([":\n\n", ":\n\n"]);
});

test("a stream whose client does not read is closed, and the others continue", () => {
  const streams = open();
  const [idle, busy] = [reader({ reads: false }), reader({ reads: true })];
  streams.add(idle.response);
  streams.add(busy.response);
  const event = "x".repeat(1024);
  for (let told = 0; told < 60; told += 1) streams.send(event);
  expect(idle.stream.destroyed).toBe(false);
  for (let told = 0; told < 10; told += 1) streams.send(event);
  expect([idle.stream.destroyed, busy.stream.destroyed]).toEqual([true, false]);
  expect(busy.texts).toHaveLength(71);
});

test("the number of streams is limited, and a closed one makes room for the next", async () => {
  const streams = open();
  const [first, second] = [reader({ reads: true }), reader({ reads: true })];
  streams.add(first.response);
  expect(streams.isFull()).toBe(false);
  streams.add(second.response);
  expect(streams.isFull()).toBe(true);
  first.stream.destroy();
  await eventually(() => expect(streams.isFull()).toBe(false));
});
