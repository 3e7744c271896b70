import { expect, test } from "vitest";
import { canLimitHandles, openStreams, serveShort } from "../support/short-handles.ts";

test.runIf(canLimitHandles)(
  "with 64 file handles, a hundred pages that wait for changes keep no page from being served, nor a save from being seen",
  async () => {
    const { port, follow } = await serveShort(64);
    const streams = await openStreams(port, 100);
    await follow();
    for (const stream of streams) stream.destroy();
    await follow();
  },
);

test.runIf(canLimitHandles)(
  "what could not be read for want of handles is read once there are some, and saves are seen again",
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
