import { groupBy } from "../../group-by.ts";
import { escapeHtml } from "../../html/escape.ts";
import { type Answer, jsonAnswer } from "../../http/answer.ts";
import type { Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { Extension } from "../extension.ts";
import type { LinkTo } from "../panel/link-to-place.ts";
import { drawToolHead, drawToolPage, linkLanguages, toolPageHeaders } from "../serve/tool-page.ts";
import { drawFaults, type Markup } from "./draw-faults.ts";
import {
  countToMend,
  type Fault,
  type FaultCount,
  faultCountPath,
  faultsPath,
  keepForEditors,
  type PageFaults,
  pageFaultsPath,
} from "./fault.ts";
import { type BoardOptions, createFaultBoard, type FaultBoard, type FaultList } from "./fault-board.ts";
import { kindKeys, listProblems } from "./list-faults.ts";

/** The part of `site dev` that answers with faults. */
export type FaultPages = Pick<Extension, "paths" | "show">;

export function createFaultPages(options: BoardOptions): FaultPages {
  const board = createFaultBoard(options);
  return {
    paths: [faultsPath, faultCountPath, pageFaultsPath],
    show: async (path, query, { speech }) => {
      switch (path) {
        case faultsPath: {
          const order = query.get("by") === "page" ? "page" : "kind";
          const body = drawFaultPage(await board.look(speech), order, { speech, base: options.base });
          return { status: 200, headers: toolPageHeaders({ forms: false }), body };
        }
        case faultCountPath:
          return jsonAnswer(countFaults(await board.glance(speech), speech));
        default:
          return answerPage(query, board, speech);
      }
    },
  };
}

/**
 * Answers with the faults of a page, for its panel; with null when there is no such page. An open panel asks again with
 * `open`, for what takes time: what an audit finds, and the number of all faults.
 */
async function answerPage(query: URLSearchParams, board: FaultBoard, speech: Speech): Promise<Answer> {
  const { pages: words } = speech;
  const isOpen = query.has("open");
  const faults = await board.lookAt(query.get("file") ?? "", speech, isOpen);
  if (faults === undefined) return jsonAnswer(null);
  const count = countToMend(faults);
  const list = isOpen ? await board.glance(speech) : undefined;
  const answer: PageFaults = {
    faults,
    count,
    label: words["to-mend"]({ count }),
    coming: board.coming(speech),
    all: list ? words["todo.site-wide.count"]({ count: list.faults.length }) : words["todo.site-wide"],
  };
  return jsonAnswer(answer);
}

/** The number of faults for buttons; null if it is unknown. */
function countFaults(list: FaultList | undefined, { pages: words }: Speech): FaultCount | null {
  if (list === undefined) return null;
  const [count, fresh] = countForEditors(list);
  return { count, fresh, label: words["todo.label"]({ count, fresh }) };
}

/** The number of faults that editors can mend, and of those that are new. */
function countForEditors({ faults, fresh }: FaultList): readonly [count: number, fresh: number] {
  const own = keepForEditors(faults);
  return [own.length, new Set(own.map(({ key }) => key).filter((key) => fresh.has(key))).size];
}

type Order = "kind" | "page";
type PageOptions = { readonly speech: Speech; readonly base: string };

/** Draws the faults of the site, those that editors mend first, by kind or by page. Works without scripts. */
export function drawFaultPage(list: FaultList, order: Order, { speech, base }: PageOptions): string {
  const { faults, fresh, isBroken } = list;
  const { pages: words } = speech;
  const address = order === "kind" ? faultsPath : `${faultsPath}?by=page`;
  const group = order === "kind" ? groupByKind : groupByPage;
  const groups = group(
    faults.filter(({ mender }) => mender === "editor"),
    speech,
  );
  const others = otherMenders.flatMap((mender) => {
    const own = faults.filter((fault) => fault.mender === mender);
    return own.length === 0 ? [] : [{ mender, own }];
  });
  const [count, news] = countForEditors(list);
  const state =
    count > 0
      ? words["todo.label"]({ count, fresh: news })
      : words[others.length === 0 ? "todo.nothing" : "todo.nothing.yours"];
  const title = words["todo.title.count"]({ count });
  const drawGroup = ({ id, title, about, faults, below }: Group) => `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)} <b>${faults.length}</b></h2>
${about === undefined ? "" : `<p class="about">${escapeHtml(about)}</p>`}
${writeMarkup(drawFaults(faults, { level: "h3", isByKind: order === "kind", below, fresh: { keys: fresh, text: words["todo.new"] } }))}
</section>`;
  const drawOthers = ({ mender, own }: (typeof others)[number]) => `<details class="others" id="${mender}">
<summary><h2>${words[otherKeys[mender].title]} <b>${own.length}</b></h2></summary>
<p class="about">${words[otherKeys[mender].about]}</p>
${writeMarkup(drawFaults(own, { level: "h3", fresh: { keys: fresh, text: words["todo.new"] } }))}
</details>`;
  const body = `${drawToolHead({ title: words["todo.title"], home: `${base}/`, here: address }, speech)}
<p class="about">${words["todo.about"]}</p>
<div id="todo">
<p class="state" role="status">${state}</p>
${isBroken ? `<p class="broken">${words["todo.broken"]}</p>` : ""}
${groups.length === 0 ? "" : drawWays(order, groups, speech)}
${groups.map(drawGroup).join("\n")}
${others.map(drawOthers).join("\n")}
</div>`;
  return drawToolPage({ title, name: "todo", body }, speech);
}

/** Who else can mend, in the order of their lists. */
const otherMenders = ["owner", "developer"] as const;
const otherKeys = {
  owner: { title: "todo.owner", about: "todo.owner.about" },
  developer: { title: "todo.developer", about: "todo.developer.about" },
} as const;

/** The faults under one heading. `id` is its anchor, and `below` the page that it names. */
type Group = {
  readonly id: string;
  readonly title: string;
  readonly about: string | undefined;
  readonly faults: readonly Fault[];
  readonly below?: string | undefined;
};

function groupByKind(faults: readonly Fault[], { pages: words }: Speech): readonly Group[] {
  return [...groupBy(faults, ({ kind }) => kind as keyof typeof kindKeys)].map(([kind, faults]) => ({
    id: kind,
    title: words[kindKeys[kind].title],
    about: words[kindKeys[kind].about],
    faults: toldByKind.has(kind) ? faults.map(withoutWords) : faults,
  }));
}

/** Kinds of which the heading says what is wrong. */
const toldByKind: ReadonlySet<string> = new Set(["placeholder", "unused"]);

function withoutWords(fault: Fault): Fault {
  return { ...fault, messages: [], hint: undefined, code: undefined };
}

/** Faults without a page come last, because most of them are for developers. */
function groupByPage(faults: readonly Fault[], { pages: words }: Speech): readonly Group[] {
  const isPlaced = ({ holder, place }: Fault) => holder !== place;
  const titleOf = (fault: Fault) =>
    fault.page?.label ?? (isPlaced(fault) ? fault.holder : words["todo.site"]);
  return [...groupBy(faults, titleOf)]
    .map(([title, faults]) => ({ title, faults, page: faults.find(({ page }) => page)?.page }))
    .sort((a, b) => Number(a.page === undefined) - Number(b.page === undefined))
    .map(({ title, faults, page }, index) => ({
      id: `page-${index + 1}`,
      title,
      about: page?.route,
      faults,
      below: title,
    }));
}

function drawWays(order: Order, groups: readonly Group[], { pages: words }: Speech): string {
  const way = (value: Order) =>
    `<a href="${faultsPath}${value === "kind" ? "" : `?by=${value}`}"${value === order ? ' aria-current="true"' : ""}>${words[value === "kind" ? "todo.by.kind" : "todo.by.page"]}</a>`;
  const jumps = groups.map(
    ({ id, title, faults }) => `<li><a href="#${id}">${escapeHtml(title)} <b>${faults.length}</b></a></li>`,
  );
  return `<nav aria-label="${words["todo.order"]}">
<p class="ways">${way("kind")}${way("page")}</p>
${order === "kind" ? `<ul class="jumps">${jumps.join("")}</ul>` : ""}
</nav>`;
}

/** The lines of a problem’s code frame, as plain text; empty when there is nothing to show. */
export type Frame = (problem: Problem) => readonly string[];

type ErrorPage = {
  readonly frame: Frame;
  readonly linkTo: LinkTo | undefined;
  readonly speech: Speech;
  /** The requested address. */
  readonly here: string;
  /** Links to the last good version; undefined when there is none. */
  readonly back: string | undefined;
};

/** Replaces every page while the site has errors. Lists errors first. */
export function drawErrorPage(problems: readonly Problem[], page: ErrorPage): string {
  const { speech, here, back, frame, linkTo } = page;
  const { pages: words, language } = speech;
  const errors = problems.filter(({ severity }) => severity === "error");
  const title = words["error.title"]({ count: errors.length || problems.length });
  const faults = listProblems(undefined, problems, { speech, base: "", linkTo, frame });
  const links = [
    ...(back === undefined ? [] : [[back, words["error.last-good"]] as const]),
    [faultsPath, words["todo.site-wide"]] as const,
  ];
  const body = `<header>
<h1>${title}</h1>
<p class="back">${linkLanguages(language, here)}</p>
</header>
<p>${words["error.comes-back"]}</p>
<p class="back">${links.map(([to, text]) => `<a href="${escapeHtml(to)}">${text}</a>`).join(" ")}</p>
${writeMarkup(drawFaults(faults, { level: "h2" }))}`;
  return drawToolPage({ title, body }, speech);
}

/** Writes what `drawFaults` draws as HTML. */
export function writeMarkup(piece: Markup): string {
  if (typeof piece === "string") return escapeHtml(piece);
  const [name, attributes, ...content] = piece;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>${content.map(writeMarkup).join("")}</${name}>`;
}
