import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortHashOf } from "../../src/model/memory/hash.ts";
import {
  createSegmentDraft,
  openSegment,
  type SegmentDraft,
  type SegmentRecord,
} from "../../src/store/segments.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

function record(name: string, text: string): SegmentRecord {
  return { id: shortHashOf(name), kind: "kind", payload: Buffer.from(text) };
}

/** What a segment written from the draft gives back, in the order of its rows. */
function readBack(draft: SegmentDraft) {
  const path = join(scratchFolder(), "one.memory");
  writeFileSync(path, Buffer.concat(draft.encode("key")));
  const opened = openSegment(path, "key");
  const segment = opened.status === "whole" ? opened.segment : undefined;
  const texts = segment?.rows.map((row) => Buffer.from(segment.read(row) ?? "damaged").toString());
  segment?.close();
  return texts;
}

test("a stored result is read from the draft, and from the segment that it becomes", () => {
  const draft = createSegmentDraft(100);
  draft.put(record("a", "été"));
  draft.put(record("b", ""));
  expect(draft.get(shortHashOf("a"))).toEqual(Buffer.from("été"));
  expect(draft.get(shortHashOf("b"))).toEqual(Buffer.from(""));
  expect(draft.get(shortHashOf("c"))).toBeUndefined();
  expect(readBack(draft)).toEqual(["été", ""]);
});

test("a draft stores more than the size it was created with", () => {
  const draft = createSegmentDraft(4);
  for (const text of ["abc", "a text longer than the room", "d"]) draft.put(record(text, text));
  expect(draft.sizeBytes()).toBe(31);
  expect(readBack(draft)).toEqual(["abc", "a text longer than the room", "d"]);
});

test("of two results under one name, the later one is kept", () => {
  const draft = createSegmentDraft(100);
  draft.put(record("a", "first"));
  draft.put(record("a", "second"));
  expect(readBack(draft)).toEqual(["second"]);
});

test("results of a draft stay the same when its memory is reused for the next segment", () => {
  const draft = createSegmentDraft(100);
  const payload = Buffer.from("first");
  draft.put({ ...record("a", ""), payload });
  payload.fill("x");
  const given = draft.get(shortHashOf("a"));
  draft.clear();
  expect(draft.isEmpty()).toBe(true);
  expect(draft.has(shortHashOf("a"))).toBe(false);
  draft.put(record("b", "other"));
  expect(given).toEqual(Buffer.from("first"));
  expect(readBack(draft)).toEqual(["other"]);
});
