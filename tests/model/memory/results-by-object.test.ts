import { expect, test } from "vitest";
import { sharedSteps } from "../../../src/model/memory/kinds.ts";
import { computeAlways, keepByObject } from "../../../src/model/memory/memory.ts";

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

test("a step runs once for an object, as long as its other inputs stay the same", () => {
  const getFor = keepByObject();
  const { run } = counting();
  const input = {};
  const schema = {};
  expect(getFor("parse", input, [schema, "a"], run)).toBe("run 1");
  expect(getFor("parse", input, [schema, "a"], run)).toBe("run 1");
  expect(getFor("parse", input, [schema, "b"], run)).toBe("run 2");
  expect(getFor("parse", input, [{}, "b"], run)).toBe("run 3");
  expect(getFor("parse", input, [], run)).toBe("run 4");
});

test("results of different steps and objects are kept apart, even if the objects are equal", () => {
  const getFor = keepByObject();
  const { run } = counting();
  const input = {};
  getFor("parse", input, [], run);
  expect(getFor("check", input, [], run)).toBe("run 2");
  expect(getFor("parse", {}, [], run)).toBe("run 3");
  expect(getFor("parse", input, [], run)).toBe("run 1");
});

test("a refusal is not kept: the step runs again, and reports the mistake again", () => {
  const getFor = keepByObject();
  const { none, runs } = counting();
  const input = {};
  getFor("parse", input, [], none);
  getFor("parse", input, [], none);
  expect(runs()).toBe(2);
});

test("a build on its own runs every step", () => {
  const { run } = counting();
  const input = {};
  computeAlways("parse", input, [], run);
  expect(computeAlways("parse", input, [], run)).toBe("run 2");
});

test("a build on its own keeps results that pages share, and nothing else", () => {
  const getFor = keepByObject(sharedSteps);
  const { run } = counting();
  const input = {};
  expect(getFor("describe", input, [], run)).toBe("run 1");
  expect(getFor("describe", input, [], run)).toBe("run 1");
  getFor("parse", input, [], run);
  expect(getFor("parse", input, [], run)).toBe("run 3");
});
