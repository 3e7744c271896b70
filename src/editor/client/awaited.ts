import { make } from "../../dev/client/panel/make.ts";
import type { EditWords } from "./session.ts";

/** Says in a sheet that its content is on its way, until `drawing` has replaced these words. */
export async function awaited<Result>(
  content: HTMLElement,
  words: EditWords,
  drawing: () => Promise<Result>,
): Promise<Result> {
  content.replaceChildren(make("p", { class: "awaited", role: "status" }, words["sheet.awaited"]));
  content.setAttribute("aria-busy", "true");
  return drawing().finally(() => content.removeAttribute("aria-busy"));
}
