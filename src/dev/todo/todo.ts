import type { EntryName, FieldPath } from "../../edit/edit.ts";
import type { Refused } from "../../edit/protocol.ts";
import type { Position, Problem } from "../../problems/problem.ts";
import type { BudgetKind, HeavyFile } from "../panel/page-description.ts";

/** What kinds of things are to be done, in the order in which they are shown. */
export const todoKinds = [
  "refused",
  "error",
  "warning",
  "placeholder",
  "scheduled",
  "draft",
  "stale",
  "unused",
  "weight",
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** One thing that is to be done or will happen, and where. */
export type Todo = TodoPlace & {
  readonly kind: TodoKind;
  readonly what: TodoMatter;
  /** Stays the same as long as the thing does, whatever else is written in its file. */
  readonly key: string;
};

export type TodoMatter =
  | { readonly is: "problem"; readonly problem: Problem }
  /** What was typed there and not saved, and why. */
  | { readonly is: "refused"; readonly why: Refused }
  | { readonly is: "draft" }
  /** `part` is the item that appears, as in `updates[1]`, if it is not the whole entry. */
  | { readonly is: "scheduled"; readonly due: string; readonly part: string | undefined }
  | { readonly is: "heavy"; readonly heavy: HeavyFile }
  /** Bytes, or a number of files. */
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
  /** The page to look at. Undefined for what concerns the whole site, and for an entry without a page. */
  readonly page: TodoPage | undefined;
  /** What holds the field, and has a form. */
  readonly entry: { readonly name: EntryName; readonly label: string } | undefined;
  /** Without a label for the Markdown of an entry. */
  readonly field: { readonly path: FieldPath; readonly label: string | undefined } | undefined;
};

export type TodoPage = { readonly route: string; readonly label: string };
