import { expect, test } from "vitest";
import type { SaveAnswer } from "../../../src/editor/answers.ts";
import type { AskServer } from "../../../src/editor/client/ask.ts";
import type { PageState } from "../../../src/editor/client/page-state.ts";
import { createSaveQueue, type Typing } from "../../../src/editor/client/save-queue.ts";

const entry = { collection: "pages", id: "index" };
const set = (value: string) => ({ entry, edit: { kind: "set", path: ["title"], value } as const });
const state = { digestOf: () => "digest", setDigest: () => {} } as unknown as PageState;
const on = { start: () => {}, preview: async () => {}, kept: () => {}, answer: async () => {} };
const typing = (): Typing => ({ typed: "New", saved: "Old", step: undefined });

/** Saves typed words, and tells what is taken for saved after each step. */
async function saveWith(ask: AskServer): Promise<readonly string[]> {
  const told: string[] = [];
  const words = typing();
  const queue = createSaveQueue({ ask, state, file: "index.html" }, on);
  await queue.saveTyped(words, set, () => told.push(words.saved));
  return told;
}

const keep = { kept: true } as const;

test("words that were told to be in their file stay saved when the page is left before the answer", async () => {
  const left = (async (_name, _body, early) => {
    await early?.(keep as never);
    throw new DOMException("", "AbortError");
  }) as AskServer;
  expect(await saveWith(left)).toEqual(["New", "New"]);
});

test("words of which nothing was heard are not saved, nor are those that are refused after all", async () => {
  const silent = (async () => {
    throw new TypeError("");
  }) as AskServer;
  expect(await saveWith(silent)).toEqual(["Old"]);
  const refused: SaveAnswer = { status: "refused", atField: ["No."], beside: [], elsewhere: [] };
  const refusing = (async (_name: string, _body: unknown, early?: (line: never) => Promise<void>) => {
    await early?.(keep as never);
    return refused;
  }) as AskServer;
  expect(await saveWith(refusing)).toEqual(["New", "Old"]);
});
