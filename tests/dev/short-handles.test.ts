import { expect, test } from "vitest";
import { canLimitHandles, openStreams, serveShort } from "../support/short-handles.ts";

test.runIf(canLimitHandles)(
  "with 64 file handles and a hundred pages waiting for changes, pages are served and saves are noticed",
  async () => {
    const { port, follow } = await serveShort(64);
    const streams = await openStreams(port, 100);
    await follow();
    for (const stream of streams) stream.destroy();
    await follow();
  },
);

test.runIf(canLimitHandles)(
  "a file that could not be read without free handles is read when there are some, and saves are noticed again",
  async () => {
    const { limit, said, read, save, follow } = await serveShort(256);
    await follow();
    limit(3);
    const text = save();
    await expect.poll(said).toContain("EMFILE");
    limit(256);
    await expect.poll(read).toContain(text);
    await follow();
  },
);
