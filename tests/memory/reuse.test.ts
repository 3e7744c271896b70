import { expect, test } from "vitest";
import { createBriefReuse, createReuse, noReuse, tie } from "../../src/memory/reuse.ts";

function counting() {
  let runs = 0;
  return {
    run: () => {
      runs += 1;
      return `run ${runs}`;
    },
    none: () => {
      runs += 1;
    },
    runs: () => runs,
  };
}

test("a step runs once for an object, as long as what it is tied to stays the same", () => {
  const reuse = createReuse();
  const { run } = counting();
  const input = {};
  const schema = {};
  expect(reuse("parse", input, [schema, "a"], run)).toBe("run 1");
  expect(reuse("parse", input, [schema, "a"], run)).toBe("run 1");
  expect(reuse("parse", input, [schema, "b"], run)).toBe("run 2");
  expect(reuse("parse", input, [{}, "b"], run)).toBe("run 3");
  expect(reuse("parse", input, [], run)).toBe("run 4");
});

test("steps and objects do not mix, even where objects look alike", () => {
  const reuse = createReuse();
  const { run } = counting();
  const input = {};
  reuse("parse", input, [], run);
  expect(reuse("check", input, [], run)).toBe("run 2");
  expect(reuse("parse", {}, [], run)).toBe("run 3");
  expect(reuse("parse", input, [], run)).toBe("run 1");
});

test("a refusal is not kept: the step runs again, and says again what is wrong", () => {
  const reuse = createReuse();
  const { none, runs } = counting();
  const input = {};
  reuse("parse", input, [], none);
  reuse("parse", input, [], none);
  expect(runs()).toBe(2);
});

test("tied to more, a step runs again when that changes", () => {
  const reuse = createReuse();
  const { run } = counting();
  const input = {};
  tie(reuse, "compiler 1")("compile", input, ["a"], run);
  expect(tie(reuse, "compiler 1")("compile", input, ["a"], run)).toBe("run 1");
  expect(tie(reuse, "compiler 2")("compile", input, ["a"], run)).toBe("run 2");
});

test("a build on its own runs every step", () => {
  const { run } = counting();
  const input = {};
  noReuse("parse", input, [], run);
  expect(noReuse("parse", input, [], run)).toBe("run 2");
});

test("a build on its own notes what pages share, and nothing else", () => {
  const reuse = createBriefReuse();
  const { run } = counting();
  const input = {};
  expect(reuse("describe", input, [], run)).toBe("run 1");
  expect(reuse("describe", input, [], run)).toBe("run 1");
  reuse("parse", input, [], run);
  expect(reuse("parse", input, [], run)).toBe("run 3");
});
