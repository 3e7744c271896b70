import { settingsFile } from "../../define/settings-file.ts";
import { labelEntry, labelField, schemaOf } from "../../edit/locate/label-fields.ts";
import { settingsEntry } from "../../edit/locate/list-fields.ts";
import type { KeptDraft } from "../../edit/protocol.ts";
import type { HeldBack, MissingFact, Weighable } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { compareText, type Problem, type ProblemCode } from "../../words/problem.ts";
import { findNamedRoutes } from "../panel/find-problems.ts";
import type { BuiltSite } from "../site/site-state.ts";
import { keyOfProblem, keyOfTodo } from "./key-of-todo.ts";
import { listWeights } from "./list-weights.ts";
import { createPlacer, type PlaceTodo } from "./place-todo.ts";
import { type Todo, type TodoKind, todoKinds } from "./todo.ts";

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
