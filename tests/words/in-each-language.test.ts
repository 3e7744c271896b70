import { expect, test } from "vitest";
import { type Messages, message } from "../../src/words/in-each-language.ts";
import { type InEach, languages } from "../../src/words/languages.ts";
import { say } from "../../src/words/message.ts";

// What the compiler refuses is marked, and it refuses a mark without a mistake.

test("a message without one of the languages does not compile", () => {
  // @ts-expect-error: French is missing
  const close = { close: { en: "close" } } satisfies Messages;
  // @ts-expect-error: French is missing
  const count = message({ en: ({ count }: { count: number }) => `${count}` });
  // @ts-expect-error: one language more would be missing in each message
  const more: Readonly<Record<"en" | "fr" | "de", string>> = { en: "close", fr: "fermer" } as InEach<string>;
  expect([close, count, more]).toHaveLength(languages.length + 1);
});

test("a message takes the same data in each language", () => {
  const count = message({
    en: ({ count }: { count: number }) => `${count} pages`,
    // @ts-expect-error: the English message has no name
    fr: ({ name }) => `${name} pages`,
  });
  expect(count.en({ count: 2 })).toBe("2 pages");
});

test("wrong and missing data of a message do not compile", () => {
  const said = [
    say("route/duplicate.page", { template: "page" }),
    // @ts-expect-error: it is a text
    say("route/duplicate.page", { template: 1 }),
    // @ts-expect-error: there is none
    say("route/duplicate.page", {}),
    // @ts-expect-error: there is none
    say("route/duplicate.page"),
    // @ts-expect-error: it takes none
    say("route/duplicate.hint", { template: "page" }),
    // @ts-expect-error: there is no such key
    say("route/duplicate.pages", { template: "page" }),
  ];
  expect(said).toHaveLength(6);
});
