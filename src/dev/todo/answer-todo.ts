import { type Answer, jsonAnswer } from "../../http/answer.ts";
import type { Speech } from "../../words/speech.ts";
import { toolPageHeaders } from "../serve/tool-page.ts";
import type { TodoList } from "./todo-board.ts";
import type { TodoCount } from "./todo-count.ts";
import { drawTodoPage } from "./todo-page.ts";

type TodoPageOptions = Parameters<typeof drawTodoPage>[2];

/** Answers with the to-do page. */
export function answerTodo(query: URLSearchParams, list: TodoList, options: TodoPageOptions): Answer {
  const order = query.get("by") === "page" ? "page" : "kind";
  return {
    status: 200,
    headers: toolPageHeaders({ forms: false }),
    body: drawTodoPage(list, order, options),
  };
}

/** Answers with the number of tasks for buttons; null if it is unknown. */
export function answerTodoCount(list: TodoList | undefined, { pages: words }: Speech): Answer {
  const [total, fresh] = [list?.todos.length ?? 0, list?.fresh.size ?? 0];
  const label = words["todo.label"]({ count: total, fresh });
  const count: TodoCount | null = list === undefined ? null : { count: total, fresh, label };
  return jsonAnswer(count);
}
