import type { Speech } from "../../catalogue/speech.ts";
import { groupBy } from "../../group-by.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import { linkLanguages } from "../serve/answer-language.ts";
import { drawToolPage } from "../serve/tool-page.ts";
import { drawThing, type ThingLooks } from "./draw-thing.ts";
import type { Todo } from "./todo.ts";
import type { TodoList } from "./todo-board.ts";
import { todoPaths } from "./todo-paths.ts";

export type TodoOrder = "kind" | "page";

/** Draws the tasks of the site, by kind or by page. Works without scripts. */
export function drawTodoPage(
  list: TodoList,
  order: TodoOrder,
  looks: Omit<ThingLooks, "list" | "order">,
): string {
  const { language, pages: words } = looks.speech;
  const { things, fresh, isBroken } = list;
  const address = order === "kind" ? todoPaths.page : `${todoPaths.page}?by=page`;
  const groups = order === "kind" ? groupByKind(things, looks.speech) : groupByPage(things, looks.speech);
  const state =
    things.length === 0
      ? words["todo.nothing"]
      : words["todo.label"]({ count: things.length, fresh: fresh.size });
  const title = words["todo.title.count"]({ count: things.length });
  const body = `<header>
<h1>${words["todo.title"]}</h1>
${linkLanguages(language, address)}
</header>
<p class="about">${words["todo.about"]}</p>
<div id="todo">
<p class="state" role="status">${state}</p>
${isBroken ? `<p class="broken">${words["todo.broken"]}</p>` : ""}
${things.length === 0 ? "" : drawWays(order, groups, looks.speech)}
${groups.map((group) => drawGroup(group, { ...looks, list, order })).join("\n")}
</div>`;
  return drawToolPage({ title, name: "todo", body }, looks.speech);
}

/** The tasks under one heading. `id` is its anchor. */
type Group = {
  readonly id: string;
  readonly title: string;
  readonly about: string | undefined;
  readonly things: readonly Todo[];
};

function groupByKind(things: readonly Todo[], { pages: words }: Speech): readonly Group[] {
  return [...groupBy(things, ({ kind }) => kind)].map(([kind, things]) => ({
    id: kind,
    title: words[`todo.${kind}`],
    about: words[`todo.${kind}.about`],
    things,
  }));
}

/** Tasks without a page come last, because most of them are for developers. */
function groupByPage(things: readonly Todo[], { pages: words }: Speech): readonly Group[] {
  const groups = groupBy(things, ({ page, entry }) => page?.label ?? entry?.label ?? words["todo.site"]);
  return [...groups]
    .map(([title, things]) => ({ title, things, page: things.find(({ page }) => page !== undefined)?.page }))
    .sort((a, b) => Number(a.page === undefined) - Number(b.page === undefined))
    .map(({ title, things, page }, index) => ({
      id: `page-${index + 1}`,
      title,
      about: page?.route,
      things,
    }));
}

function drawWays(order: TodoOrder, groups: readonly Group[], { pages: words }: Speech): string {
  const way = (value: TodoOrder) =>
    `<a href="${todoPaths.page}${value === "kind" ? "" : `?by=${value}`}"${value === order ? ' aria-current="true"' : ""}>${words[`todo.by.${value}`]}</a>`;
  const jumps = groups.map(
    ({ id, title, things }) => `<li><a href="#${id}">${escapeHtml(title)} <b>${things.length}</b></a></li>`,
  );
  return `<nav aria-label="${words["todo.order"]}">
<p class="ways">${way("kind")}${way("page")}</p>
${order === "kind" ? `<ul class="jumps">${jumps.join("")}</ul>` : ""}
</nav>`;
}

function drawGroup({ id, title, about, things }: Group, looks: ThingLooks): string {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)} <b>${things.length}</b></h2>
${about === undefined ? "" : `<p class="about">${escapeHtml(about)}</p>`}
<ul class="things">
${things.map((thing) => drawThing(thing, looks)).join("\n")}
</ul>
</section>`;
}
