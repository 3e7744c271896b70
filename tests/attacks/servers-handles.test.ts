import { expect, test } from "vitest";
import { canLimitHandles, openStreams, serveShort } from "../support/short-handles.ts";

test.runIf(canLimitHandles).each([
  [64, 300],
  [256, 300],
  [1024, 1200],
])(
  "with %d handles, %d pages that wait for changes leave enough to see each save",
  async (handles, count) => {
    const { port, countHandles, follow } = await serveShort(handles);
    await follow();
    const before = countHandles();
    const streams = await openStreams(port, count);
    expect(countHandles()).toBeLessThan(handles - 16);
    for (let saves = 0; saves < 3; saves += 1) await follow();
    for (const stream of streams) stream.destroy();
    await expect.poll(countHandles).toBeLessThanOrEqual(before + 8);
    for (let saves = 0; saves < 3; saves += 1) await follow();
  },
);

test.runIf(canLimitHandles)(
  "handles that go and come back ten times leave the server as it was",
  async () => {
    const { limit, read, save, follow } = await serveShort(256);
    await follow();
    for (let times = 0; times < 10; times += 1) {
      limit(3);
      const text = save();
      // Sooner or later within the second after which the watch begins anew.
      await new Promise((resolve) => setTimeout(resolve, times * 130));
      limit(256);
      await expect.poll(read).toContain(text);
      await follow();
    }
  },
);
