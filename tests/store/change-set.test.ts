import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createChangeSet, createUndoLog } from "../../src/store/change-set.ts";
import { getFiles, scratchFolder } from "../support/scratch-folder.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test("the bytes of a staged file are released, although its step can still be undone", async () => {
  const folder = scratchFolder();
  const undo = createUndoLog();
  const staging = createChangeSet({ folder, undo });
  const stageNew = () => {
    const bytes = Buffer.alloc(10_000, "a");
    staging.stage("index.html", bytes);
    return new WeakRef(bytes);
  };
  const staged = stageNew();
  expect(Object.values(getFiles(folder))).toHaveLength(1);
  // What a weak reference leads to stays until the turn of the event loop is over.
  await turn();
  collectGarbage();
  expect(staged.deref()).toBeUndefined();
  undo.undo();
  expect(getFiles(folder)).toEqual({});
});
