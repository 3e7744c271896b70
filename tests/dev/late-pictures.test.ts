import { expect, test, vi } from "vitest";
import { createLatePictures } from "../../src/dev/late-pictures.ts";
import type { OutputFile, Picture } from "../../src/model.ts";
import type { Problem } from "../../src/problem.ts";

function picture(name: string): Picture {
  const path = `assets/${name}.png`;
  return { path, digest: name, svg: async () => "", format: "png", width: 1, height: 1, colours: 2 };
}

/** Pictures that wait for `finish`, and how often another build was asked for. */
function start(failing?: string) {
  const waiting: (() => void)[] = [];
  const onDrawn = vi.fn();
  const drawn: string[] = [];
  const late = createLatePictures(async (pictures, report) => {
    drawn.push(...pictures.map(({ digest }) => digest));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return pictures.flatMap(({ path, digest }): readonly OutputFile[] => {
      if (digest !== failing) return [{ path, bytes: Buffer.from(digest) }];
      report({
        code: "asset/invalid-picture",
        severity: "error",
        file: "templates/site.ts",
        message: `${path} is none`,
      });
      return [];
    });
  }, onDrawn);
  const problems: Problem[] = [];
  const ask = async (...names: readonly string[]) => {
    problems.length = 0;
    const files = await late.draw(names.map(picture), (problem) => problems.push(problem));
    return files.map(({ path }) => path);
  };
  const finish = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, finish, onDrawn, drawn, problems };
}

test("nobody waits for a picture: it is there for the build that is asked for once it is drawn", async () => {
  const { ask, finish, onDrawn, drawn } = start();
  expect(await ask("a", "b")).toEqual([]);
  expect(await ask("a", "b")).toEqual([]);
  await finish();
  expect(onDrawn).toHaveBeenCalledTimes(1);
  expect(await ask("a", "b")).toEqual(["assets/a.png", "assets/b.png"]);
  expect(drawn).toEqual(["a", "b"]);
});

test("those that are known come at once, and only the new one is drawn", async () => {
  const { ask, finish, onDrawn, drawn } = start();
  await ask("a");
  await finish();
  expect(await ask("a", "c")).toEqual(["assets/a.png"]);
  await finish();
  expect(onDrawn).toHaveBeenCalledTimes(2);
  expect(await ask("a", "c")).toEqual(["assets/a.png", "assets/c.png"]);
  expect(drawn).toEqual(["a", "c"]);
});

test("pictures that are remembered come with the build that asks for them, and no other build is needed", async () => {
  const onDrawn = vi.fn();
  const late = createLatePictures(
    async (pictures) => pictures.map(({ path }) => ({ path, bytes: Buffer.of() })),
    onDrawn,
  );
  expect(await late.draw([picture("a")], () => {})).toHaveLength(1);
  expect(onDrawn).not.toHaveBeenCalled();
});

test("one that cannot be drawn is told at every build, and not tried again", async () => {
  const { ask, finish, drawn, problems } = start("a");
  await ask("a");
  await finish();
  for (const _ of [1, 2]) {
    expect(await ask("a")).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(["assets/a.png is none"]);
  }
  expect(drawn).toEqual(["a"]);
});
