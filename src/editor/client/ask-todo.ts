import { askIn } from "../../dev/client/spoken.ts";
import { type FaultCount, faultCountPath } from "../../dev/faults/fault.ts";

/** Asks for the number of faults of the site. Undefined if the server cannot answer. */
export async function askTodo(language: string): Promise<FaultCount | undefined> {
  try {
    const answer = await askIn(language, faultCountPath);
    return answer.ok ? (((await answer.json()) as FaultCount | null) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
