import type { Problem } from "../../words/problem.ts";
import type { TodoKind, TodoPlace } from "./todo.ts";

/** The key of a task, which is the same from day to day. */
export function keyOfTodo(kind: TodoKind, parts: readonly unknown[]): string {
  return JSON.stringify([kind, ...parts]);
}

/** The key of a problem, without lines, numbers and fingerprints, which may change while the problem stays the same. */
export function keyOfProblem(
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
