import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawMove, drawNew } from "../../../../src/editor/client/entries/draw-task.ts";
import type { EntryContext } from "../../../../src/editor/client/entries/entry-context.ts";
import { editor } from "../../../../src/words/editor.ts";
import { editorTasks } from "../../../../src/words/editor-tasks.ts";
import { inLanguage } from "../../../../src/words/in-each-language.ts";
import { findAll, putSmallPage, smallElement } from "../../../dev/client/small-page.ts";

beforeEach(putSmallPage);
afterEach(() => vi.unstubAllGlobals());

type Control = { readonly main: HTMLElement; value: unknown; read(): unknown; write(value: unknown): void };

/** The sheet, with controls that tests fill in. `answer` is the server. */
function openSheet(answer: (name: string, body: Readonly<Record<string, unknown>>) => unknown) {
  const controls: Control[] = [];
  let change = () => {};
  const control = () => {
    const made: Control = {
      main: smallElement(),
      value: undefined,
      read: () => made.value,
      write: (value) => {
        made.value = value;
      },
    };
    controls.push(made);
    return made;
  };
  const content = smallElement();
  const context = {
    session: {
      words: inLanguage({ ...editor, ...editorTasks }, "en"),
      ask: async (name: string, body: Readonly<Record<string, unknown>>) => answer(name, body),
      queue: { inTurn: (job: () => unknown) => job() },
    },
    content,
    parts: {
      createControl: control,
      createChoice: (_: unknown, on: { readonly change: () => void }) => {
        change = on.change;
        return control();
      },
      labelled: ({ label }: { readonly label: string }) => {
        const element = smallElement();
        element.append(label);
        return element;
      },
      toLoose: () => ({ element: smallElement(), read: () => ({}), yaml: () => [] }),
    },
    close: () => {},
    goOn: () => {},
  } as unknown as EntryContext;
  const choose = (value: string) => {
    controls[0]?.write(value);
    change();
  };
  return { context, content, controls, choose };
}

test("spaces around a new address are not part of it", async () => {
  const sent: unknown[] = [];
  const { context, content, controls } = openSheet((name, body) => {
    if (name === "entry") return { label: "Page · Contact", called: "/contact", hasPage: true };
    sent.push(body.to);
    return { status: "written", address: "/" };
  });
  await drawMove(context, { collection: "pages", id: "contact" });
  controls[0]?.write(" /nous-ecrire  ");
  findAll(content, "button")[0]?.click();
  await vi.waitFor(() => expect(sent).toEqual(["/nous-ecrire"]));
});

test("the form of the chosen kind stays, though that of another arrives later", async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { context, content, choose } = openSheet(async (name, { collection }) => {
    const choices = ["articles", "people"].map((value) => ({ value, label: value }));
    if (name === "collections") return { collections: choices };
    if (collection === "articles") await late;
    return { title: `Title of ${collection}`, fields: [], isDraft: false, placeholder: "" };
  });
  const drawn = drawNew(context, {});
  await vi.waitFor(() => expect(content.textContent).not.toBe(""));
  choose("people");
  await vi.waitFor(() => expect(content.textContent).toContain("Title of people"));
  arrive();
  await drawn;
  expect(content.textContent).toContain("Title of people");
  choose("articles");
  await vi.waitFor(() => expect(content.textContent).toContain("Title of articles"));
});
