import type { Problem } from "../../problems/problem.ts";
import type { TodoKind, TodoPlace } from "./todo.ts";

/** The name by which a thing is known from one day to the next. */
export function keyOfThing(kind: TodoKind, parts: readonly unknown[]): string {
  return JSON.stringify([kind, ...parts]);
}

/** Lines, numbers and fingerprints change without the problem becoming another one. */
export function keyOfProblem(
  { severity, code, file, message }: Problem,
  { entry, field }: Pick<TodoPlace, "entry" | "field">,
): string {
  return keyOfThing(severity, [code, file, entry?.name.id, field?.path, listWords(message)]);
}

function listWords(value: unknown): readonly string[] {
  if (typeof value === "string") return [value.replace(/\.[0-9a-f]{10}\./g, ".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listWords);
}
