import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import { auditInTurns } from "../../check/audit-site.ts";
import { weighNear } from "../../check/check-budgets.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { findNamedRoutes } from "../../dev/panel/find-problems.ts";
import { describeWeight, findHeavyFiles, isHeavy } from "../../dev/panel/weigh-page.ts";
import { type BuiltSite, problemsOf, type SiteState, siteOf } from "../../dev/site/site-state.ts";
import type { Kept } from "../../model/memory/memory.ts";
import type { HeldBack, MissingFact, Weighable } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { compareText, type Problem, type ProblemCode } from "../../words/problem.ts";
import { labelEntry, labelField, schemaOf } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import type { KeptDraft } from "../requests.ts";
import { isNew, noteSeen, type Seen, type SeenFile } from "./note-seen.ts";
import { createPlacer, type PlaceTodo } from "./place-todo.ts";
import { type Todo, type TodoKind, type TodoPlace, todoKinds } from "./todo.ts";

/** The tasks of a site at this moment. */
export type TodoList = {
  readonly todos: readonly Todo[];
  /** The keys of the tasks that are new today. */
  readonly fresh: ReadonlySet<string>;
  /** The calendar date where the site’s readers live. */
  readonly today: string;
  /** True if the last build has errors. Pages and fields are then those of the last good build. */
  readonly isBroken: boolean;
};

export type TodoBoard = {
  look(): Promise<TodoList>;
  /** Lists the tasks for the number on a button. Undefined for a site that is too large to be audited for that. */
  glance(): Promise<TodoList | undefined>;
};

/** In pages. The audit of a page takes some milliseconds after each save that changes it. */
const mostAtGlance = 500;
const pauseMs = 40;

type BoardOptions = {
  readonly state: () => SiteState;
  readonly base: string;
  readonly weigh: (file: Weighable, how?: "quickly") => number;
  readonly seen: SeenFile;
  /** The drafts that the checks have refused. */
  readonly refused?: () => readonly KeptDraft[];
  readonly now?: () => Date;
};

/** Audits the site on request, once for each build, and records new tasks in a file. */
export function createTodoBoard({
  state,
  base,
  weigh,
  seen,
  refused = () => [],
  now = () => new Date(),
}: BoardOptions): TodoBoard {
  const memory = createAuditMemory();
  const audits = new WeakMap<Drawn, Promise<readonly Problem[]>>();
  let isAwaited = false;
  // An audit for a button pauses, so that saves and pages come first.
  const giveWay = () => (isAwaited ? letOthers() : sleep(pauseMs, undefined, { ref: false }));
  const audit = (drawn: Drawn) => {
    const known = audits.get(drawn) ?? memory.during((kept) => auditInTurns(drawn.finished, kept, giveWay));
    audits.set(drawn, known);
    return known;
  };
  const note = (keys: readonly string[], today: string, isComplete: boolean): Seen => {
    const before = seen.read();
    const after = noteSeen(before, { keys, today, isComplete });
    if (JSON.stringify(after) !== JSON.stringify(before)) seen.write(after);
    return after;
  };
  const list = async (): Promise<TodoList> => {
    const looked = state();
    const site = siteOf(looked);
    const drawn = site?.drawn;
    const isBroken = looked.status === "broken";
    const today = calendarDay(now(), drawn?.settings.timeZone ?? "UTC");
    if (site === undefined || drawn === undefined) {
      const todos = listUnplaced(problemsOf(looked));
      return { todos, fresh: new Set(), today, isBroken };
    }
    const problems = [...problemsOf(looked), ...(await audit(drawn))];
    let isComplete = !isBroken;
    const weighAll = (file: Weighable, how?: "quickly") => {
      const bytes = weigh(file, how);
      if (bytes === 0) isComplete = false;
      return bytes;
    };
    const todos = listTodo({ drawn, held: site, problems, refused: refused(), base, weigh: weighAll });
    const keys = [...new Set(todos.map(({ key }) => key))];
    const noted = note(keys, today, isComplete);
    return { todos, fresh: new Set(keys.filter((key) => isNew(key, noted, today))), today, isBroken };
  };
  return {
    look: async () => {
      isAwaited = true;
      return list().finally(() => {
        isAwaited = false;
      });
    },
    glance: async () => {
      const pages = siteOf(state())?.pages.length ?? 0;
      return pages > mostAtGlance ? undefined : list();
    },
  };
}

/** Lists problems without pages and fields, which are unknown before the first good build. */
function listUnplaced(problems: readonly Problem[]): readonly Todo[] {
  return problems.map((problem) => ({
    kind: problem.severity,
    what: { is: "problem", problem },
    key: "",
    file: problem.file,
    at: problem.at,
    page: undefined,
    entry: undefined,
    field: undefined,
  }));
}

/** Keeps the results that the last audit has used, because most pages do not change. */
function createAuditMemory() {
  let last = new Map<string, unknown>();
  return {
    during: async <Result>(run: (memory: Kept) => Promise<Result>): Promise<Result> => {
      const used = new Map<string, unknown>();
      const result = await run({
        find: ((kind: string, key: string) => {
          const name = `${kind} ${key}`;
          const value = used.get(name) ?? last.get(name);
          if (value !== undefined) used.set(name, value);
          return value;
        }) as Kept["find"],
        keep: ((kind: string, key: string, made: unknown) => {
          used.set(`${kind} ${key}`, made);
          return made;
        }) as Kept["keep"],
      });
      last = used;
      return result;
    },
  };
}

/** The data about a site from which its tasks are listed. */
export type TodoSources = {
  readonly drawn: Drawn;
  readonly held: Pick<BuiltSite, "shownDrafts" | "heldBack">;
  /** The problems of its last build and of its audit. */
  readonly problems: readonly Problem[];
  /** The drafts that the checks have refused. */
  readonly refused: readonly KeptDraft[];
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** Bytes after compression; 0 until that is known. */
  readonly weigh: (file: Weighable, how?: "quickly") => number;
};

/** Lists all tasks of a site, sorted by kind, and scheduled entries by date. */
export function listTodo({ drawn, held, problems, refused, base, weigh }: TodoSources): readonly Todo[] {
  const place = createPlacer(drawn);
  const routes = new Set<string>(drawn.pages.map(({ page }) => page.route));
  const todos: readonly Todo[] = [
    ...problems.map((problem) => toTodo(problem, place, routes)),
    ...refused.flatMap((draft) => refusedToTodo(draft, place, drawn)),
    ...[...held.shownDrafts, ...held.heldBack].map((one) => holdToTodo(one, place, drawn)),
    ...drawn.missing.map((fact) => factToTodo(fact, place, drawn)),
    ...listWeights(drawn, problems, { base, weigh, place }),
  ];
  return [...todos].sort(
    (a, b) =>
      todoKinds.indexOf(a.kind) - todoKinds.indexOf(b.kind) ||
      compareText(dueOf(a), dueOf(b)) ||
      compareText(a.file, b.file) ||
      (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
      (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
      compareText(a.key, b.key),
  );
}

function toTodo(problem: Problem, place: PlaceTodo, routes: ReadonlySet<string>): Todo {
  const { file, at, severity, code } = problem;
  const placed = place(file, at, findNamedRoutes(problem, routes));
  const kind = kindsOfCodes[code] ?? severity;
  return { ...placed, kind, what: { is: "problem", problem }, key: keyOfProblem(problem, placed) };
}

/** The codes of problems that form a kind of their own. */
const kindsOfCodes: Readonly<Partial<Record<ProblemCode, TodoKind>>> = {
  "content/placeholder": "placeholder",
  "content/review-due": "stale",
  "content/unused-image": "unused",
  "page/budget": "weight",
  "static/heavy": "weight",
};

/** Empty if the entry no longer exists, because its field cannot be opened. */
function refusedToTodo(
  { entry: name, path, why }: KeptDraft,
  place: PlaceTodo,
  { site, entries, places }: Drawn,
): readonly Todo[] {
  const { collection, id } = name;
  const entry = entries.find((one) => one.collection === collection && one.id === id);
  const schema = schemaOf(site, name);
  if (schema === undefined || (entry === undefined && collection !== undefined)) return [];
  // The Markdown has no position of its own.
  const hasPlace = entry !== undefined && path.length > 0;
  const placed = place(
    entry?.file ?? settingsFile,
    hasPlace ? places.get(entry)?.(path, "value") : undefined,
  );
  const label = path.length > 0 ? labelField(schema, path) : undefined;
  return [
    {
      ...placed,
      entry: { name, label: labelEntry(site, name, entry) },
      field: { path, label },
      kind: "refused",
      what: { is: "refused", why },
      key: keyOfTodo("refused", [collection, id, path]),
    },
  ];
}

/** A fact opens its field, even where the settings do not name it yet. */
function factToTodo(fact: MissingFact, place: PlaceTodo, { site }: Drawn): Todo {
  const { name, field, file, at } = fact;
  const placed = place(file, at);
  const entry = { name: settingsEntry, label: labelEntry(site, settingsEntry, undefined) };
  const opened = field && { entry, field: { path: field, label: labelField(site.settings, field) } };
  return { ...placed, ...opened, kind: "fact", what: { is: "fact", fact }, key: keyOfTodo("fact", [name]) };
}

function holdToTodo({ file, collection, id, due, part }: HeldBack, place: PlaceTodo, drawn: Drawn): Todo {
  const field = due === undefined ? "draft" : (part ?? "date");
  const entry = drawn.entries.find((one) => one.collection === collection && one.id === id);
  const path = field
    .split(/[.[\]]/)
    .flatMap((step) => (step === "" ? [] : /^\d+$/.test(step) ? Number(step) : step));
  const at = entry && drawn.places.get(entry)?.(path, "value");
  const placed = place(file, at);
  const key = keyOfTodo(due === undefined ? "draft" : "scheduled", [file, id, part]);
  return due === undefined
    ? { ...placed, kind: "draft", what: { is: "draft" }, key }
    : { ...placed, kind: "scheduled", what: { is: "scheduled", due, part }, key };
}

function dueOf({ what }: Todo): string {
  return what.is === "scheduled" ? what.due : "";
}

type WeighOptions = {
  readonly base: string;
  readonly weigh: (file: Weighable, how?: "quickly") => number;
  readonly place: PlaceTodo;
};

/** From this share of a budget on, a page is listed before it exceeds the budget. */
const nearShare = 0.95;

/** Lists heavy files, and pages that are close to a budget. Pages over a budget are among the problems. */
function listWeights(
  drawn: Drawn,
  problems: readonly Problem[],
  { base, weigh, place }: WeighOptions,
): readonly Todo[] {
  const pages = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const files = drawn.files.filter(isHeavy);
  const told = new Set(problems.map(({ file }) => file));
  const heavy = new Map<string, Todo>();
  for (const rendered of files.length > 0 ? pages : []) {
    const { route, sources } = rendered.page;
    for (const one of findHeavyFiles(rendered, files, base)) {
      if (heavy.has(one.path) || told.has(`static/${one.path}`)) continue;
      const placed = place(sources[0] ?? "", undefined, [route]);
      const key = keyOfTodo("weight", [one.path.replace(/\.[0-9a-f]{10}\./, ".")]);
      heavy.set(one.path, { ...placed, kind: "weight", what: { is: "heavy", heavy: one }, key });
    }
  }
  const { settings } = drawn;
  const near = weighNear(pages, settings.budgets, { files: drawn.files, base, weigh }, nearShare).flatMap(
    (weighed) =>
      describeWeight(weighed, settings).flatMap(({ what, unit, amount, budget, isOver }): readonly Todo[] => {
        if (budget === undefined || unit === "files" || isOver || amount < budget * nearShare) return [];
        const { route, sources } = weighed.page;
        return [
          {
            ...place(sources[0] ?? "", undefined, [route]),
            kind: "weight",
            what: { is: "near", budgetOf: what, unit, amount, budget },
            key: keyOfTodo("weight", [route, what]),
          },
        ];
      }),
  );
  return [...heavy.values(), ...near];
}

/** The key of a task, which is the same from day to day. */
function keyOfTodo(kind: TodoKind, parts: readonly unknown[]): string {
  return JSON.stringify([kind, ...parts]);
}

/** The key of a problem, without lines, numbers and fingerprints, which may change while the problem stays the same. */
function keyOfProblem(
  { severity, code, file, message }: Problem,
  { entry, field }: Pick<TodoPlace, "entry" | "field">,
): string {
  return keyOfTodo(severity, [code, file, entry?.name.id, field?.path, listWords(message)]);
}

function listWords(value: unknown): readonly string[] {
  if (typeof value === "string") return [value.replace(/\.[0-9a-f]{10}\./g, ".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listWords);
}
