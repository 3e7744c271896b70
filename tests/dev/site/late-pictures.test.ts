import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLatePictures } from "../../../src/dev/site/dev-io.ts";
import type { OutputFile, Picture } from "../../../src/model/model.ts";
import { createRecentResults } from "../../../src/store/memory.ts";
import type { Problem } from "../../../src/words/problem.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function picture(name: string): Picture {
  const path = `assets/${name}.png`;
  return { path, digest: name, svg: async () => "", format: "png", width: 1, height: 1, colours: 2 };
}

function toFile({ path, digest }: Picture): OutputFile {
  return { path, bytes: Buffer.from(digest) };
}

/**
 * Records the drawn pictures and the requests for another build. `failing` cannot be drawn; `remembered` need not be.
 */
function start({ failing, remembered = [] }: { failing?: string; remembered?: readonly string[] } = {}) {
  const onDrawn = vi.fn();
  const drawn: string[] = [];
  const late = createLatePictures({
    draw: async (pictures, report) => {
      drawn.push(...pictures.map(({ digest }) => digest));
      const [message] = pictures
        .filter(({ digest }) => digest === failing)
        .map(({ path }) => `${path} is none`);
      if (message !== undefined)
        report({ code: "asset/invalid-picture", severity: "error", file: "templates/site.ts", message });
      return pictures.filter(({ digest }) => digest !== failing).map(toFile);
    },
    recall: async (pictures) => pictures.filter(({ digest }) => remembered.includes(digest)).map(toFile),
    onDrawn,
    results: createRecentResults(),
  });
  const problems: Problem[] = [];
  const ask = async (...names: readonly string[]) => {
    problems.length = 0;
    const files = await late.draw(names.map(picture), (problem) => problems.push(problem));
    return files.map(({ path }) => path);
  };
  return { ask, onDrawn, drawn, problems };
}

test("no build waits for a picture: another build is requested once it is drawn", async () => {
  const { ask, onDrawn, drawn } = start();
  expect(await ask("a", "b")).toEqual([]);
  expect(drawn).toEqual([]);
  await vi.runAllTimersAsync();
  expect(onDrawn).toHaveBeenCalledTimes(1);
  expect(await ask("a", "b")).toEqual(["assets/a.png", "assets/b.png"]);
  expect(drawn).toEqual(["a", "b"]);
});

test("known pictures are returned at once, and only the new one is drawn", async () => {
  const { ask, onDrawn, drawn } = start();
  await ask("a");
  await vi.runAllTimersAsync();
  expect(await ask("a", "c")).toEqual(["assets/a.png"]);
  await vi.runAllTimersAsync();
  expect(onDrawn).toHaveBeenCalledTimes(2);
  expect(await ask("a", "c")).toEqual(["assets/a.png", "assets/c.png"]);
  expect(drawn).toEqual(["a", "c"]);
});

test("a picture that a later save has made obsolete is not drawn", async () => {
  const { ask, onDrawn, drawn } = start();
  await ask("a");
  await vi.advanceTimersByTimeAsync(1500);
  await ask("b");
  await vi.advanceTimersByTimeAsync(1500);
  expect(drawn).toEqual([]);
  await vi.runAllTimersAsync();
  expect(drawn).toEqual(["b"]);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test("remembered pictures are part of the first build that needs them, and no other build is requested", async () => {
  const { ask, onDrawn, drawn } = start({ remembered: ["a"] });
  expect(await ask("a")).toEqual(["assets/a.png"]);
  await vi.runAllTimersAsync();
  expect(drawn).toEqual([]);
  expect(onDrawn).not.toHaveBeenCalled();
});

test("a picture that cannot be drawn is reported at every build, and not tried again", async () => {
  const { ask, drawn, problems } = start({ failing: "a" });
  await ask("a");
  await vi.runAllTimersAsync();
  for (const _ of [1, 2]) {
    expect(await ask("a")).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(["assets/a.png is none"]);
  }
  expect(drawn).toEqual(["a"]);
});
