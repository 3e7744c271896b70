import { expect, test } from "vitest";
import { createLateImages } from "../../../src/dev/site/dev-io.ts";
import type { BegunImages } from "../../../src/media/prepare-images.ts";
import type { RawFile } from "../../../src/model/model.ts";
import { createRecentResults } from "../../../src/store/memory.ts";
import type { Report } from "../../../src/words/problem.ts";
import { tell } from "../../support/speech.ts";

const image = (name: string): RawFile => ({ path: `content/images/${name}.jpg`, bytes: Buffer.from(name) });

/** Records what is encoded. `let go` ends the encoding of an image. */
function start() {
  const encoded: string[] = [];
  const left: number[] = [];
  let go = () => {};
  const make = (images: readonly RawFile[], report: Report, made: string): BegunImages => {
    const readable = images.filter(({ path }) => !path.includes("faux"));
    if (readable.length < images.length)
      report({ code: "entry/invalid-image", severity: "error", file: "faux", message: "faux" });
    const paths = readable.map(({ path }) => path);
    const asset = { width: 1, height: 1, placeholder: undefined, sources: [], fallback: made };
    const named = Object.fromEntries(paths.map((path) => [path, asset]));
    return { images: named, files: [{ path: made, bytes: Buffer.from(made) }], unfinished: paths };
  };
  const late = createLateImages({
    begin: async (images, report) => make(images, report, "fallback"),
    finish: async (images, report) => {
      encoded.push(...images.map(({ path }) => path));
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return make(images, report, "all");
    },
    onFinished: (count) => left.push(count),
    results: createRecentResults(),
  });
  const build = async (...names: readonly string[]) => {
    const problems: string[] = [];
    const { images } = await late.prepare(names.map(image), ({ message }) => problems.push(tell(message)));
    return [...Object.values(images).map(({ fallback }) => fallback), ...problems];
  };
  const finish = async () => {
    go();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { late, build, finish, encoded, left };
}

test("no build waits for the encoding of an image, which many builds share", async () => {
  const { late, build, finish, encoded, left } = start();
  for (let save = 0; save < 5; save += 1) expect(await build("a", "b")).toEqual(["fallback", "fallback"]);
  expect([encoded, late.left()]).toEqual([["content/images/a.jpg"], 2]);
  await finish();
  expect(await build("a", "b")).toEqual(["all", "fallback"]);
  await finish();
  expect(await build("a", "b")).toEqual(["all", "all"]);
  expect([encoded.length, left, late.left()]).toEqual([2, [1, 0], 0]);
});

test("an image that a later save has taken away is not encoded", async () => {
  const { build, finish, encoded } = start();
  await build("a", "b", "c");
  await build("a", "c");
  await finish();
  expect(encoded).toEqual(["content/images/a.jpg", "content/images/c.jpg"]);
});

test("an image that cannot be read is reported at once, by each build, and never encoded", async () => {
  const { build, encoded } = start();
  expect([await build("faux"), await build("faux"), encoded]).toEqual([["faux"], ["faux"], []]);
});
