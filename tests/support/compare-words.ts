import { expect } from "vitest";
import { isMessage } from "../../src/words/message.ts";
import { tell } from "./speech.ts";

// A message is as good as its words in English: tests say what an author reads.
expect.addEqualityTesters([
  (some: unknown, other: unknown) => {
    if (isMessage(some) && typeof other === "string") return tell(some) === other;
    if (typeof some === "string" && isMessage(other)) return tell(other) === some;
    return undefined;
  },
]);
