import { groupBy } from "../../group-by.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import type { Speech } from "../../words/speech.ts";
import { linkLanguages } from "../serve/answer-language.ts";
import { drawToolPage } from "../serve/tool-page.ts";
import { type DrawTodoOptions, drawTodo, kindKeys } from "./draw-todo.ts";
import type { Todo } from "./todo.ts";
import type { TodoList } from "./todo-board.ts";
import { todoPaths } from "./todo-paths.ts";

export type TodoOrder = "kind" | "page";

/** Draws the tasks of the site, by kind or by page. Works without scripts. */
export function drawTodoPage(
  list: TodoList,
  order: TodoOrder,
  options: Omit<DrawTodoOptions, "list" | "order">,
): string {
  const { language, pages: words } = options.speech;
  const { todos, fresh, isBroken } = list;
  const address = order === "kind" ? todoPaths.page : `${todoPaths.page}?by=page`;
  const groups = order === "kind" ? groupByKind(todos, options.speech) : groupByPage(todos, options.speech);
  const state =
    todos.length === 0
      ? words["todo.nothing"]
      : words["todo.label"]({ count: todos.length, fresh: fresh.size });
  const title = words["todo.title.count"]({ count: todos.length });
  const body = `<header>
<h1>${words["todo.title"]}</h1>
<p class="back"><a class="back" href="${options.base}/">${words["publish.back"]}</a> ${linkLanguages(language, address)}</p>
</header>
<p class="about">${words["todo.about"]}</p>
<div id="todo">
<p class="state" role="status">${state}</p>
${isBroken ? `<p class="broken">${words["todo.broken"]}</p>` : ""}
${todos.length === 0 ? "" : drawWays(order, groups, options.speech)}
${groups.map((group) => drawGroup(group, { ...options, list, order })).join("\n")}
</div>`;
  return drawToolPage({ title, name: "todo", body }, options.speech);
}

/** The tasks under one heading. `id` is its anchor. */
type Group = {
  readonly id: string;
  readonly title: string;
  readonly about: string | undefined;
  readonly todos: readonly Todo[];
};

function groupByKind(todos: readonly Todo[], { pages: words }: Speech): readonly Group[] {
  return [...groupBy(todos, ({ kind }) => kind)].map(([kind, todos]) => ({
    id: kind,
    title: words[kindKeys[kind].title],
    about: words[kindKeys[kind].about],
    todos,
  }));
}

/** Tasks without a page come last, because most of them are for developers. */
function groupByPage(todos: readonly Todo[], { pages: words }: Speech): readonly Group[] {
  const groups = groupBy(todos, ({ page, entry }) => page?.label ?? entry?.label ?? words["todo.site"]);
  return [...groups]
    .map(([title, todos]) => ({ title, todos, page: todos.find(({ page }) => page !== undefined)?.page }))
    .sort((a, b) => Number(a.page === undefined) - Number(b.page === undefined))
    .map(({ title, todos, page }, index) => ({
      id: `page-${index + 1}`,
      title,
      about: page?.route,
      todos,
    }));
}

function drawWays(order: TodoOrder, groups: readonly Group[], { pages: words }: Speech): string {
  const way = (value: TodoOrder) =>
    `<a href="${todoPaths.page}${value === "kind" ? "" : `?by=${value}`}"${value === order ? ' aria-current="true"' : ""}>${words[value === "kind" ? "todo.by.kind" : "todo.by.page"]}</a>`;
  const jumps = groups.map(
    ({ id, title, todos }) => `<li><a href="#${id}">${escapeHtml(title)} <b>${todos.length}</b></a></li>`,
  );
  return `<nav aria-label="${words["todo.order"]}">
<p class="ways">${way("kind")}${way("page")}</p>
${order === "kind" ? `<ul class="jumps">${jumps.join("")}</ul>` : ""}
</nav>`;
}

function drawGroup({ id, title, about, todos }: Group, options: DrawTodoOptions): string {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)} <b>${todos.length}</b></h2>
${about === undefined ? "" : `<p class="about">${escapeHtml(about)}</p>`}
<ul class="things">
${todos.map((todo) => drawTodo(todo, options)).join("\n")}
</ul>
</section>`;
}
