import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createMarkdownCompiler } from "../../../src/markdown/compile-markdown.ts";
import { RememberedBody, toCompiledText } from "../../../src/markdown/remember-body.ts";
import type { LongKind } from "../../../src/model/memory/kinds.ts";
import { holdLong, type Memory, noMemory } from "../../../src/model/memory/memory.ts";
import type { LongInput, LongResult, TextJob } from "../../../src/model/model.ts";
import { once } from "../../../src/once.ts";
import {
  findManyUnknown,
  leastTexts,
  shareTexts,
  shareWork,
} from "../../../src/pipeline/io/shared-with-thread.ts";

const compile = createMarkdownCompiler({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  base: "",
  anchors: "plain",
  html: "few",
  keep: [],
  directives: {},
  native: undefined,
});

/** Texts of which those that are `remembered` need not be compiled, and which of them were compiled here. */
function createTexts(count: number, remembered: (index: number) => boolean) {
  const compiled: string[] = [];
  const texts = Array.from({ length: count }, (_, index) => {
    const text = `Texte ${index} : « non ».`;
    const source = { text, line: 5, digest: String(index), mayHold: () => false };
    return new RememberedBody(source, `content/${index}.md`, {
      memory: {
        ...noMemory,
        find: ((_kind: LongKind, key: string, again: () => LongInput<unknown>) =>
          remembered(Number(key.split(" ").at(-1))) ? readLater(again) : undefined) as Memory["find"],
      },
      language: "fr",
      keyOfText: ({ digest }) => digest,
      inputsOf: () => "",
      mayAdd: () => false,
      compile: (given, file) => {
        compiled.push(file);
        return toCompiledText(compile(given, file));
      },
    });
  });
  return { texts, compiled };
}

/** A long result that is made for whoever asks for it. */
function readLater<Facts>(compute: () => LongInput<Facts>): LongResult<Facts> {
  const read = once(() => holdLong(compute()));
  return {
    get facts() {
      return read().facts;
    },
    get bytes() {
      return read().bytes;
    },
    get digest() {
      return read().digest;
    },
    get sizeBytes() {
      return read().sizeBytes;
    },
  };
}

test.each<[string, number, (index: number) => boolean, number]>([
  ["a first build of a large site", leastTexts, () => false, leastTexts],
  ["a small site", leastTexts - 1, () => false, 0],
  ["a build that remembers", leastTexts, () => true, 0],
  ["a build that remembers the first text", leastTexts + 1, (index) => index === 0, 0],
  ["a build that remembers all but the first texts", leastTexts, (index) => index > 20, 0],
  ["a build that remembers the last ones", leastTexts + 9, (index) => index >= leastTexts, leastTexts],
])("%s has many texts to compile, or none", (_, count, remembered, expected) => {
  const { texts, compiled } = createTexts(count, remembered);
  expect(findManyUnknown(texts)).toEqual(texts.slice(0, expected));
  expect(compiled).toEqual([]);
});

test("texts are compiled once, in either thread, with the same result", async () => {
  const { texts, compiled } = createTexts(60, () => false);
  const there: string[] = [];
  const told: string[] = [];
  const compileTexts = async (jobs: readonly TextJob[]) => {
    there.push(...jobs.map(({ file }) => file));
    return jobs.map(({ text, line, file }) => toCompiledText(compile({ text, line }, file)));
  };
  const rest = () => Promise.resolve();
  await shareTexts(texts, { compileTexts }, rest, (done, total) => void told.push(`${done} of ${total}`));
  expect(new Set([...compiled, ...there]).size).toBe(60);
  expect([compiled.length + there.length, compiled.length > 0, there.length > 0]).toEqual([60, true, true]);
  expect([told.length, told[0], told.at(-1)]).toEqual([60, "1 of 60", "60 of 60"]);
  expect(texts[59]?.parts).toEqual([{ kind: "html", html: "<p>Texte 59\u00A0: «\u00A0non\u00A0».</p>" }]);
});

/** Shares `count` numbers with somebody who answers at the next turn, and tells who did which. */
async function share(
  count: number,
  there?: (batch: readonly number[]) => Promise<readonly string[] | undefined>,
) {
  const done = { here: [] as number[], there: [] as number[] };
  await shareWork<number, string>(
    Array.from({ length: count }, (_, index) => index),
    {
      here: (item) => void done.here.push(item),
      there:
        there ??
        (async (batch) => {
          await nextTurn();
          return batch.map(String);
        }),
      take: (item, result) => {
        expect(result).toBe(String(item));
        done.there.push(item);
      },
      rest: () => nextTurn(),
    },
  );
  return done;
}

test.each([0, 1, 2, 9, 300])("each of %i items is done once", async (count) => {
  const { here, there } = await share(count);
  const all = [...here, ...there].sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: count }, (_, index) => index));
});

test("both threads take part, this one from the front in order, the other from the back", async () => {
  const { here, there } = await share(300);
  expect(Math.min(here.length, there.length)).toBeGreaterThan(20);
  expect(here).toEqual(here.map((_, index) => index));
  expect(Math.min(...there)).toBe(here.length);
});

test("a slow worker gets two batches, and its answers are awaited", async () => {
  const asked: number[] = [];
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shared = share(100, async (batch) => {
    asked.push(batch.length);
    await answered;
    return batch.map(String);
  });
  for (let turns = 0; turns < 100; turns += 1) await nextTurn();
  expect(asked).toEqual([8, 8]);
  answer();
  const { here, there } = await shared;
  expect([here.length, there.length]).toEqual([84, 16]);
});

test("items that failed in the other thread are done in this one", async () => {
  const { here, there } = await share(100, async () => undefined);
  expect([here.length, there.length]).toEqual([100, 0]);
});

test("an error in this thread rejects all the work", async () => {
  const failing = shareWork<number, number>([1, 2, 3], {
    here: () => {
      throw new Error("not this one");
    },
    there: async (batch) => batch,
    take: () => {},
    rest: async () => {},
  });
  await expect(failing).rejects.toThrow("not this one");
});

test("after the first failure no more items are sent, and this thread does the rest in order", async () => {
  let asked = 0;
  const { here, there } = await share(100, async (batch) => {
    asked += 1;
    await nextTurn();
    return asked > 4 ? undefined : batch.map(String);
  });
  expect([asked <= 6, here.length + there.length]).toEqual([true, 100]);
  expect(here).toEqual([...here].sort((a, b) => a - b));
});
