import type { EntryName } from "../../../../edit/edit.ts";
import type { EntryAnswer, MoveRequest } from "../../../../edit/entry-protocol.ts";
import type { Refused } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { askPlan } from "./ask-plan.ts";
import { drawPlan } from "./draw-plan.ts";
import type { EntryContext } from "./entry-context.ts";
import { showRefusal } from "./show-refusal.ts";

/** Asks for the new address of an entry, or its new name if it has no page, and shows the plan before it is written. */
export async function drawMove(context: EntryContext, entry: EntryName): Promise<void> {
  const { session, content, parts } = context;
  const { createControl, labelled } = parts;
  const { words, ask } = session;
  const known = await ask<EntryAnswer | Refused>("entry", { entry });
  if ("status" in known) return showRefusal(context, known);
  const told = make("div", { class: "answer" });
  const send = async (writes: boolean) => {
    const request: MoveRequest = {
      entry,
      to: String(name.read()).trim(),
      redirects: !known.hasPage || redirects.read() === true,
      writes,
    };
    const answer = await askPlan(context, "move", request, told);
    if (answer?.status === "written") context.goOn(answer.address, entry);
    else if (answer?.status === "planned")
      drawPlan(context, told, answer, { label: words["move.do"], act: () => void send(true) });
  };
  const on = { input: () => told.replaceChildren(), change: () => void send(false) };
  const name = createControl({ kind: "words" }, on, session);
  name.write(known.called);
  name.main.setAttribute("spellcheck", "false");
  const redirects = createControl({ kind: "switch" }, { input: () => {}, change: on.input }, session);
  redirects.write(true);
  const field = known.hasPage
    ? { label: words["move.address"], help: words["move.address.help"] }
    : { label: words["move.name"], help: words["move.name.help"] };
  const visitors = { label: words["move.redirect"] };
  content.replaceChildren(
    make("p", { class: "subject" }, known.label),
    labelled(field, name, [], make("div", { class: "answer" })),
    ...(known.hasPage ? [labelled(visitors, redirects, [], make("div", { class: "answer" }))] : []),
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void send(false) }, words["plan.show"]),
      make("button", { type: "button", click: context.close }, words["form.cancel"]),
    ),
    told,
  );
}
