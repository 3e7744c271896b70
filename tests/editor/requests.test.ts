import { expect, test } from "vitest";
import type { AskServer } from "../../src/editor/client/ask.ts";
import { requests } from "../../src/editor/requests.ts";

const save = {
  entry: { collection: "pages", id: "index" },
  digest: "",
  old: "Un",
  edit: { kind: "set", path: ["title"], value: "Deux" },
  file: "index.html",
} as const;

test("a request with a field that the table does not have is neither compiled nor read", async () => {
  const sent: unknown[] = [];
  const ask = (async (_, body) => ({ status: sent.push(body) })) as AskServer;
  const answer = await ask("save", save);
  // @ts-expect-error: the answer to `save` has no such field.
  expect(answer.pages).toBeUndefined();
  // @ts-expect-error: the field is called `file`.
  await ask("save", { ...save, file: undefined, page: "index.html" });
  // @ts-expect-error: a path is a list.
  await ask("save", { ...save, edit: { ...save.edit, path: "title" } });
  expect(sent.map((body) => requests.save.asks.safeParse(body).success)).toEqual([true, false, false]);
});
