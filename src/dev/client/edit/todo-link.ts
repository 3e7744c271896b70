import { todoPaths } from "../../todo/todo.ts";
import { askTodo } from "../ask-todo.ts";
import { make } from "../panel/make.ts";
import { icon } from "./icon.ts";
import type { EditWords } from "./session.ts";

/** The link from the bar to the list of tasks, with their number. */
export type TodoLink = {
  readonly element: HTMLElement;
  /** Counts again after a pause without saves. */
  countSoon(): void;
};

/** A count checks the whole site, so it waits this long for further saves. */
const restMs = 2000;

export function createTodoLink(words: EditWords, language: string): TodoLink {
  const text = make("span", {}, words["bar.todo"]);
  const mark = make("b", { hidden: true, "aria-hidden": "true" });
  const element = make(
    "a",
    { class: "todo", href: todoPaths.page, title: words["bar.todo"] },
    icon("todo"),
    text,
    mark,
  );
  const count = async () => {
    const told = await askTodo(language);
    if (told === undefined) return;
    text.textContent = words["bar.todo.count"](told);
    element.title = told.label;
    mark.hidden = told.fresh === 0;
    mark.textContent = words["bar.todo.fresh"](told);
  };
  let timer: number | undefined;
  const countSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void count(), restMs);
  };
  countSoon();
  return { element, countSoon };
}
