import { askIn } from "../../dev/client/spoken.ts";
import { type TodoCount, todoPaths } from "../todo/todo.ts";

/** Asks for the number of tasks on the site. Undefined if the server cannot answer. */
export async function askTodo(language: string): Promise<TodoCount | undefined> {
  try {
    const answer = await askIn(language, todoPaths.count);
    return answer.ok ? (((await answer.json()) as TodoCount | null) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
