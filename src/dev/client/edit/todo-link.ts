import { todoPaths } from "../../todo/todo-paths.ts";
import { askTodo } from "../ask-todo.ts";
import { make } from "../panel/make.ts";
import { icon } from "./icon.ts";
import type { EditWords } from "./words.ts";

/** Leads from the bar to all that is to be done on the site, and says how much that is. */
export type TodoLink = {
  readonly element: HTMLElement;
  /** Counts anew once nothing was saved for a while. */
  countSoon(): void;
};

/** A count looks at the whole site: the next save comes first. */
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
