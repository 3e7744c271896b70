import { expect, test } from "vitest";
import type { Taken } from "../../../src/editor/model/merge/merge-file.ts";
import { planMerge } from "../../../src/editor/publish/merge-trees.ts";

/** Files by path; each letter stands for other bytes. */
type Files = Readonly<Record<string, string>>;
type Version = { readonly files: Files; readonly renames?: Readonly<Record<string, string>> };

const toSide = (id: string | undefined) => (id === undefined ? undefined : { mode: "100644", id });

function plan(base: Files, mine: Version, theirs: Version, address?: Taken) {
  const changesOf = ({ files, renames = {} }: Version) => ({
    changed: new Map(
      [...new Set([...Object.keys(base), ...Object.keys(files)])]
        .filter((path) => base[path] !== files[path])
        .map((path) => [path, { before: toSide(base[path]), after: toSide(files[path]) }] as const),
    ),
    renames: new Map(Object.entries(renames)),
  });
  const { settled, contests } = planMerge(
    { mine: changesOf(mine), theirs: changesOf(theirs) },
    () => address,
  );
  return {
    settled: Object.fromEntries([...settled].map(([path, side]) => [path, side?.id])),
    contests: contests.map((contest) =>
      contest.kind === "address"
        ? [contest.kind, contest.mine, contest.theirs]
        : contest.kind === "place"
          ? [contest.kind, contest.path, [...contest.mine.keys()], [...contest.theirs.keys()]]
          : [contest.kind, contest.path, contest.stages.mine?.id, contest.stages.theirs?.id],
    ),
  };
}

test("each path is as the one who changed it has it, and a change of both is contested", () => {
  const base = { a: "1", b: "1", c: "1", d: "1" };
  expect(
    plan(base, { files: { a: "2", b: "1", d: "2" } }, { files: { a: "1", b: "3", d: "3", e: "3" } }),
  ).toEqual({
    settled: { a: "2", b: "3", c: undefined, e: "3" },
    contests: [["file", "d", "2", "3"]],
  });
});

test("a change follows the rename of the other, on whichever side", () => {
  const [renamed, changed] = [{ files: { b: "1" }, renames: { a: "b" } }, { files: { a: "2" } }];
  const followed = { settled: { a: undefined, b: "2" }, contests: [] };
  expect(plan({ a: "1" }, renamed, changed)).toEqual(followed);
  expect(plan({ a: "1" }, changed, renamed)).toEqual(followed);
});

test("a rename and a change of the same file by both are contested at the new path", () => {
  const mine = { files: { b: "2" }, renames: { a: "b" } };
  expect(plan({ a: "1" }, mine, { files: { a: "3" } })).toEqual({
    settled: { a: undefined },
    contests: [["file", "b", "2", "3"]],
  });
});

test("a file that one renames and the other removes is contested", () => {
  const mine = { files: { b: "1" }, renames: { a: "b" } };
  expect(plan({ a: "1" }, mine, { files: {} }).contests).toEqual([["file", "b", "1", undefined]]);
});

test("two new names of one file are contested, and the choice gets the changes of both", () => {
  const mine = { files: { b: "2" }, renames: { a: "b" } };
  const theirs = { files: { c: "1" }, renames: { a: "c" } };
  expect(plan({ a: "1" }, mine, theirs, "theirs")).toEqual({
    settled: { a: undefined, b: undefined, c: "2" },
    contests: [["address", "b", "c"]],
  });
});

test("a rename to a path that the other uses is a removal and an addition", () => {
  const mine = { files: { b: "1" }, renames: { a: "b" } };
  expect(plan({ a: "1" }, mine, { files: { a: "2", b: "3" } })).toEqual({
    settled: {},
    contests: [
      ["file", "a", undefined, "2"],
      ["file", "b", "1", "3"],
    ],
  });
});

test("a rename may take the place of a file that is renamed as well", () => {
  const mine = { files: { "x/a": "1", y: "2" }, renames: { a: "x/a", x: "y" } };
  expect(plan({ a: "1", x: "2" }, mine, { files: { a: "3", x: "4" } })).toEqual({
    settled: { a: undefined, x: undefined, "x/a": "3", y: "4" },
    contests: [],
  });
});

test("a file in place of a folder is contested only if the other has changed something in it", () => {
  const base = { "a/b": "1", "a/c": "1" };
  const theirs = { files: { a: "2" } };
  expect(plan(base, { files: { ...base, d: "3" } }, theirs)).toEqual({
    settled: { a: "2", "a/b": undefined, "a/c": undefined, d: "3" },
    contests: [],
  });
  expect(plan(base, { files: { ...base, "a/c": "3" } }, theirs)).toEqual({
    settled: {},
    contests: [["place", "a", ["a/b", "a/c"], ["a"]]],
  });
});
