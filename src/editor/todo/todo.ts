import type { BudgetKind, HeavyFile } from "../../dev/panel/page-description.ts";
import type { MissingFact } from "../../model/model.ts";
import type { Position, Problem } from "../../words/problem.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import type { Refused } from "../requests.ts";

/** The kinds of tasks, in the order in which they are shown. */
export const todoKinds = [
  "refused",
  "error",
  "warning",
  "fact",
  "placeholder",
  "scheduled",
  "draft",
  "stale",
  "unused",
  "weight",
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** A task, or an entry that will appear, with its place. */
export type Todo = TodoPlace & {
  readonly kind: TodoKind;
  readonly what: TodoMatter;
  /** Identifies the task, and stays the same while other parts of its file change. */
  readonly key: string;
};

type TodoMatter =
  | { readonly is: "problem"; readonly problem: Problem }
  /** A value that was not saved, and why. */
  | { readonly is: "refused"; readonly why: Refused }
  | { readonly is: "draft" }
  /** A fact that is not given. */
  | { readonly is: "fact"; readonly fact: MissingFact }
  /** `part` is the item that appears, as in `updates[1]`, if it is not the whole entry. */
  | { readonly is: "scheduled"; readonly due: string; readonly part: string | undefined }
  | { readonly is: "heavy"; readonly heavy: HeavyFile }
  /** A page close to a budget. `amount` and `budget` are in `unit`. */
  | {
      readonly is: "near";
      readonly budgetOf: BudgetKind;
      readonly unit: "bytes" | "files";
      readonly amount: number;
      readonly budget: number;
    };

export type TodoPlace = {
  readonly file: string;
  readonly at: Position | undefined;
  /** Its page. Undefined for a task of the whole site, and for an entry without a page. */
  readonly page: TodoPage | undefined;
  /** The entry that contains the field. */
  readonly entry: { readonly name: EntryName; readonly label: string } | undefined;
  /** The field. The Markdown of an entry has no label. */
  readonly field: { readonly path: FieldPath; readonly label: string | undefined } | undefined;
};

type TodoPage = { readonly route: string; readonly label: string };

/** The number of tasks, the number of new ones, and a text for both. */
export type TodoCount = { readonly count: number; readonly fresh: number; readonly label: string };

/** The paths of the to-do page, and of the count for buttons. */
export const todoPaths = { page: "/__todo", count: "/__dev/todo" };
