import { type LinkTo, linkToPlace } from "../../dev/panel/link-to-place.ts";
import { drawToolPage, linkLanguages, toolPageHeaders } from "../../dev/serve/tool-page.ts";
import { groupBy } from "../../group-by.ts";
import { escapeHtml } from "../../html/escape.ts";
import { type Answer, jsonAnswer } from "../../http/answer.ts";
import type { MissingFact } from "../../model/model.ts";
import { daysBetween } from "../../text/calendar-day.ts";
import { writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { speakToEditors } from "../../words/tell.ts";
import { unusedImagesLink, writeFieldLink } from "../model/field-link.ts";
import { type Todo, type TodoCount, todoPaths } from "./todo.ts";
import type { TodoList } from "./todo-board.ts";

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

type TodoOrder = "kind" | "page";

/** Draws the tasks of the site, by kind or by page. Works without scripts. */
function drawTodoPage(
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

type DrawTodoOptions = {
  readonly list: TodoList;
  readonly order: "kind" | "page";
  readonly speech: Speech;
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** False if editing is off. Tasks then link to pages instead of fields. */
  readonly isEditable: boolean;
  /** The address that opens a file in a code editor. */
  readonly linkTo: LinkTo;
};

/** Draws one task: its place, as a link that opens the field, and its description. */
function drawTodo(todo: Todo, options: DrawTodoOptions): string {
  const { list, order, speech } = options;
  const { pages: words } = speech;
  const tag = order === "page" ? `<b class="tag">${tagOf(todo, speech)}</b>` : "";
  const mark = list.fresh.has(todo.key) ? `<b class="new">${words["todo.new"]}</b>` : "";
  return [
    `<li class="${todo.kind}">`,
    drawDay(todo, options),
    `<div><h3>${drawName(todo, options)} ${tag}${mark}</h3>`,
    ...drawMatter(todo, options),
    `${drawPlace(todo, options)}</div>`,
    "</li>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function tagOf({ kind }: Todo, { pages: words }: Speech): string {
  return words[kindKeys[kind].tag];
}

function drawDay({ what }: Todo, { speech: { pages: words }, list }: DrawTodoOptions): string {
  if (what.is !== "scheduled") return "";
  const { due } = what;
  const days = daysBetween(list.today, due);
  const distance = days > 0 ? `<small>${words["todo.in-days"]({ days })}</small>` : "";
  return `<time datetime="${escapeHtml(due)}">${escapeHtml(words["todo.day"]({ due }))} ${distance}</time>`;
}

function drawName(todo: Todo, options: DrawTodoOptions): string {
  const { entry, field, page, file } = todo;
  const { order, speech } = options;
  const label = field && (field.label ?? speech.pages["todo.text"]);
  const holder = entry?.label ?? page?.label ?? file;
  // Below the heading of its page, the label of the field is enough.
  const isSame = order === "page" && label !== undefined && holder === page?.label;
  const name = isSame ? label : [holder, label].filter((part) => part !== undefined).join(" · ");
  const address = linkTodo(todo, options);
  return address === undefined
    ? escapeHtml(name)
    : `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
}

/** The page of the entry, with its form open if editing is on. An entry without a page opens on the home page. */
function linkTodo(
  { kind, entry, field, page }: Todo,
  { list, base, isEditable }: DrawTodoOptions,
): string | undefined {
  if (list.isBroken) return undefined;
  if (kind === "unused") return isEditable ? `${base}/${unusedImagesLink}` : undefined;
  const address = page && base + page.route;
  if (entry === undefined || !isEditable) return address;
  return (address ?? `${base}/`) + writeFieldLink({ entry: entry.name, path: field?.path ?? [] });
}

function drawMatter({ kind, what }: Todo, { speech }: DrawTodoOptions): readonly string[] {
  const { tell, pages: words } = speech;
  const paragraph = (text: string, name = "message") => `<p class="${name}">${escapeHtml(text)}</p>`;
  switch (what.is) {
    case "problem": {
      // The heading of the group, or the label of the kind, is enough.
      if (kind === "placeholder" || kind === "unused") return [];
      const { message, hint } = what.problem;
      // The hint is for the file, where fields have their keys.
      return [
        paragraph(speakToEditors(speech).tell(message)),
        ...(hint === undefined ? [] : [paragraph(tell(hint), "hint")]),
      ];
    }
    case "refused": {
      const { atField, beside, elsewhere } = what.why;
      return [...atField, ...beside.map(({ text }) => text), ...elsewhere].map((text) => paragraph(text));
    }
    case "draft":
      return [];
    case "fact":
      return drawWaiting(what.fact, speech);
    case "scheduled":
      return what.part === undefined ? [] : [paragraph(words["todo.part"]({ part: what.part }))];
    case "heavy":
      return [
        paragraph(words[what.heavy.kind === "image" ? "heavy.image" : "heavy.pdf"](what.heavy)),
        paragraph(what.heavy.path, "hint"),
      ];
    case "near":
      return [paragraph(words["todo.near"]({ ...what, what: words[budgetKeys[what.budgetOf]] }))];
  }
}

/** What is published once a fact is given: pages by their addresses, parts by their first words. */
function drawWaiting({ waiting }: MissingFact, { pages: words }: Speech): readonly string[] {
  if (waiting.length === 0) return [`<p class="message">${words["todo.fact.nothing"]}</p>`];
  const lines = waiting.map(({ file, at, routes, text }) => {
    const place = at === undefined ? file : `${file}:${at.line}`;
    const name = routes.length > 0 ? routes.join(" ") : text;
    return `<li>${escapeHtml(name)} <code>${escapeHtml(place)}</code></li>`;
  });
  return [`<p class="message">${words["todo.fact.waits"]}</p>`, `<ul>${lines.join("")}</ul>`];
}

function drawPlace({ file, at, kind, what }: Todo, { linkTo }: DrawTodoOptions): string {
  const place = writePlace({ file, at });
  const link = linkToPlace({ file, at }, linkTo);
  const written = `<code>${escapeHtml(place)}</code>`;
  const code =
    what.is === "problem" && kind !== "placeholder" && kind !== "unused"
      ? ` <span>${what.problem.code}</span>`
      : "";
  return `<p class="place">${link === undefined ? written : `<a href="${escapeHtml(link)}">${written}</a>`}${code}</p>`;
}

/** The heading of the tasks of a kind, what is said below it, and the label of one of them. */
const kindKeys = {
  refused: { title: "todo.refused", about: "todo.refused.about", tag: "todo.tag.refused" },
  error: { title: "todo.error", about: "todo.error.about", tag: "severity.error" },
  warning: { title: "todo.warning", about: "todo.warning.about", tag: "severity.warning" },
  fact: { title: "todo.fact", about: "todo.fact.about", tag: "todo.tag.fact" },
  placeholder: { title: "todo.placeholder", about: "todo.placeholder.about", tag: "todo.tag.placeholder" },
  scheduled: { title: "todo.scheduled", about: "todo.scheduled.about", tag: "todo.tag.scheduled" },
  draft: { title: "todo.draft", about: "todo.draft.about", tag: "todo.tag.draft" },
  stale: { title: "todo.stale", about: "todo.stale.about", tag: "todo.tag.stale" },
  unused: { title: "todo.unused", about: "todo.unused.about", tag: "todo.tag.unused" },
  weight: { title: "todo.weight", about: "todo.weight.about", tag: "todo.tag.weight" },
} as const;

const budgetKeys = {
  firstPaint: "weight.firstPaint",
  fonts: "weight.fonts",
  preloadedFonts: "weight.preloadedFonts",
  scripts: "weight.scripts",
  page: "weight.page",
} as const;
