import { expect, test } from "vitest";
import { findChanges } from "../../src/changes/find-changes.ts";
import type { OutputFile } from "../../src/model/model.ts";
import { createDice } from "../support/dice.ts";
import { drawEdited } from "../support/draw-real-site.ts";
import { isWhole } from "../support/is-whole.ts";

type Texts = ReadonlyMap<string, string>;

/** The routes of pages whose HTML differs by more than fingerprints and seals. */
function comparePlainly(before: readonly OutputFile[], after: readonly OutputFile[]): readonly string[] {
  const [old, now] = [before, after].map(
    (files) =>
      new Map(
        files.flatMap(({ path, bytes }) =>
          /^(?!.*\/index\.html$).*\.html$/.test(path)
            ? [
                [
                  `/${path.replace(/(?:^index)?\.html$/, "")}`,
                  Buffer.from(bytes)
                    .toString()
                    .replace(/<meta http-equiv="Content-Security-Policy".*?>/, "")
                    .replace(/ integrity=".*?"/g, "")
                    .replace(/(assets\/[^"',\s]+?)\.[0-9a-f]{10}\./g, "$1."),
                ] as const,
              ]
            : [],
        ),
      ),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .filter((route) => old?.get(route) !== now?.get(route))
    .sort();
}

/** Replaces a word of a sentence in one of the files. */
function changeWord(contents: Texts, dice: ReturnType<typeof createDice>): Texts {
  for (;;) {
    const [path = "", text = ""] = [...contents][dice.next(contents.size)] ?? [];
    const lines = text.split("\n");
    const at = dice.next(lines.length);
    const line = lines[at] ?? "";
    const words = [...line.matchAll(/(?<= )\p{Ll}{5,}(?= \p{Ll})/gu)];
    if (words.length < 6 || /[{}|:[]/.test(line.replace(/^\s*[\w-]+:/, ""))) continue;
    const { index = 0, 0: word = "" } = words[dice.next(words.length)] ?? {};
    lines[at] = `${line.slice(0, index)}éternuer${line.slice(index + word.length)}`;
    return new Map([[path, lines.join("\n")]]);
  }
}

test("the reported pages are exactly those whose HTML differs, and each report has the new word", {
  timeout: 240_000,
}, async () => {
  const { files: before, sources } = await drawEdited();
  const contents = new Map(sources.map(({ file, bytes }) => [file, Buffer.from(bytes).toString()]));
  const dice = createDice(24);
  let seen = 0;
  for (let round = 0; round < (isWhole ? 10 : 1); round += 1) {
    const changed = Array.from({ length: 3 }, () => [...changeWord(contents, dice)]).flat();
    const edit = new Map(changed);
    const { files: after } = await drawEdited((text, file) => edit.get(file) ?? text);
    const { pages, shared } = findChanges(before, after);
    const routes = pages.map(({ route }) => route);
    expect(routes, [...edit.keys()].join()).toEqual(comparePlainly(before, after));
    for (const { route, changes } of pages) {
      const told = [...changes, ...shared.flatMap((one) => (one.routes.includes(route) ? [one.change] : []))];
      expect(JSON.stringify(told), route).toContain("éternuer");
    }
    seen += routes.length;
  }
  expect(seen).toBeGreaterThan(1);
});
