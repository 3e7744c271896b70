import { expect, test } from "vitest";
import { tellChanges } from "../../../src/changes/tell-changes.ts";
import { writeMessage } from "../../../src/editor/publish/publish-page.ts";
import { compare, page } from "../../changes/built-site.ts";
import { french } from "../../support/speech.ts";

const site = (word: string, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      `${name}.html`,
      page(`<p>Texte ${name}, ${word}.</p>`, { header: `<a aria-current="page">${name}</a>` }),
    ]),
  );
const messageOf = (...names: readonly string[]) =>
  writeMessage(
    tellChanges(compare(site("court", names), site("long", names)), french.changes),
    french,
  ).replace(/[\u00a0\u202f]/g, " ");

test("one change is the message of its commit, and several are listed below the names of their pages", () => {
  expect(messageOf("A")).toBe("A : « court » devient « long »");
  expect(messageOf("A", "B")).toBe(
    "Modifier A et B\n\n- A : « court » devient « long »\n- B : « court » devient « long »",
  );
  expect(writeMessage([], french)).toBe("Modifier le contenu");
});
