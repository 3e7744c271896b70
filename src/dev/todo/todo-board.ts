import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import type { KeptDraft } from "../../edit/protocol.ts";
import type { Kept } from "../../model/memory/memory.ts";
import type { Weighable } from "../../model/model.ts";
import { auditDrawn } from "../../pipeline/audit-drawn.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import type { Problem } from "../../words/problem.ts";
import { problemsOf, type SiteState, siteOf } from "../site/site-state.ts";
import { listTodo } from "./list-todo.ts";
import { isNew, noteSeen, type Seen } from "./note-seen.ts";
import type { SeenFile } from "./seen-file.ts";
import type { Todo } from "./todo.ts";

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
    const known = audits.get(drawn) ?? memory.during((kept) => auditDrawn(drawn, kept, giveWay));
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
