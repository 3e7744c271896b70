import type { FieldPath } from "../../../../edit/edit.ts";
import type { PlanAnswer } from "../../../../edit/entry-protocol.ts";
import type { Refused } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { pathKey } from "../form/form-context.ts";
import type { EntryContext } from "./entry-context.ts";
import { drawRefusal } from "./show-refusal.ts";

/** Requests a plan after all saves. Shows why it is refused in `answer`, or at the field concerned. */
export async function askPlan(
  { session, content }: EntryContext,
  name: string,
  body: object,
  answer: HTMLElement,
): Promise<Exclude<PlanAnswer, Refused> | undefined> {
  const { words, queue, ask } = session;
  for (const told of content.querySelectorAll(".beside")) told.remove();
  answer.replaceChildren(make("p", { class: "waiting" }, words["entry.trying"]));
  const told = await queue.inTurn(() => ask<PlanAnswer>(name, body).catch(() => undefined));
  if (told !== undefined && told.status !== "refused") {
    answer.replaceChildren();
    return told;
  }
  const left = told?.beside.filter(({ path, text }) => !pointOut(content, path, text)) ?? [];
  const texts =
    told === undefined
      ? [words["trouble.unanswered"]]
      : [
          ...told.atField,
          ...left.map(({ label, text }) => words["trouble.beside"]({ what: label, text })),
          ...told.elsewhere,
        ];
  content
    .querySelector<HTMLElement>(":has(> .answer .beside) :is(input, textarea, select, .picked)")
    ?.focus();
  drawRefusal(answer, texts.length > 0 ? texts : [words["entry.beside"]], session);
  return undefined;
}

/** Shows a text at a field. False if the form has no such field. */
function pointOut(content: HTMLElement, path: FieldPath, text: string): boolean {
  const answer = content.querySelector(`[data-path="${CSS.escape(pathKey(path))}"] > .answer`);
  answer?.append(make("p", { class: "beside" }, text));
  return answer !== null;
}
