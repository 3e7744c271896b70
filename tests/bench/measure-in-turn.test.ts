import { expect, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { measureInTurn } from "../../bench/measure-in-turn.mjs";

test("a signal is heard between two builds, which are synchronous", async () => {
  let isHeard = false;
  const heard: boolean[] = [];
  const buildOnce = () => {
    heard.push(isHeard);
    setImmediate(() => {
      isHeard = true;
    });
    return { wall: 1, cpu: 1, memory: 1 };
  };
  await measureInTurn([{ name: "ours", prepare: () => {}, buildOnce }], 2);
  expect(heard.slice(0, 2)).toEqual([false, true]);
});
