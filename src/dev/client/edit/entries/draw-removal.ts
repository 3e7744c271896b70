import type { EntryName } from "../../../../edit/edit.ts";
import type { EntryAnswer, RemoveRequest, ShownMention } from "../../../../edit/entry-protocol.ts";
import type { Refused } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { Control } from "../form/control.ts";
import type { Session } from "../session.ts";
import { askPlan } from "./ask-plan.ts";
import { drawPlan } from "./draw-plan.ts";
import type { EntryContext } from "./entry-context.ts";
import { showRefusal } from "./show-refusal.ts";

type Decision = "lead" | "unlink";

/** Lists the links to an entry, asks what to do with each, and shows the plan before it is written. */
export async function drawRemoval(context: EntryContext, entry: EntryName): Promise<void> {
  const { session, content, parts } = context;
  const { words, ask } = session;
  const known = await ask<EntryAnswer | Refused>("entry", { entry });
  if ("status" in known) return showRefusal(context, known);
  const { mentions, replacements, hasPage, label, translations } = known;
  const told = make("div", { class: "answer" });
  const forget = () => told.replaceChildren();
  const replacement = parts.createPicker(
    { kind: "entry", choices: replacements },
    { input: () => {}, change: forget },
    session,
  );
  const rows = mentions.map((mention) => drawMention(mention, context, forget));
  const send = async (writes: boolean) => {
    const decided = Object.fromEntries(
      rows.flatMap(({ place, control }) => {
        const chosen = control.read();
        return chosen === "" ? [] : [[place, chosen as Decision] as const];
      }),
    );
    const open = rows.find(({ place }) => decided[place] === undefined);
    const needsReplacement = Object.values(decided).includes("lead") && replacement.read() === "";
    if (open !== undefined || needsReplacement) {
      const text = words[open === undefined ? "remove.heir.needed" : "remove.undecided"];
      told.replaceChildren(make("p", { class: "beside", role: "alert" }, text));
      return (open?.control ?? replacement).main.focus();
    }
    const chosen = replacement.read() === "" ? undefined : String(replacement.read());
    const request: RemoveRequest = { entry, replacement: chosen, decided, writes };
    const answer = await askPlan(context, "remove", request, told);
    if (answer?.status === "written") context.goOn(answer.address, entry);
    else if (answer?.status === "planned")
      drawPlan(context, told, answer, { label: words["remove.do"], act: () => void send(true) });
  };
  const takesPlace = {
    label: words[hasPage ? "remove.heir.page" : "remove.heir"],
    help: words[hasPage ? "remove.heir.page.help" : "remove.heir.help"],
  };
  const asksReplacement = replacements.length > 0 && (hasPage || mentions.length > 0);
  content.replaceChildren(
    make("p", { class: "subject" }, label),
    ...(translations.length === 0
      ? []
      : [make("p", {}, words["remove.translations"]({ names: translations }))]),
    make("p", {}, words["remove.mentions"]({ count: mentions.length })),
    ...(asksReplacement
      ? [parts.labelled(takesPlace, replacement, [], make("div", { class: "answer" }))]
      : []),
    ...(rows.length > 1 ? [drawAll(rows, session, forget)] : []),
    ...(rows.length === 0 ? [] : [make("ol", { class: "mentions" }, ...rows.map(({ element }) => element))]),
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void send(false) }, words["plan.show"]),
      make("button", { type: "button", click: context.close }, words["remove.stop"]),
    ),
    told,
  );
}

type Row = {
  readonly place: string;
  readonly mustLead: boolean;
  readonly control: Control;
  readonly element: HTMLElement;
};

const ways = (words: Session["words"]) =>
  [
    { value: "lead", label: words["remove.lead"] },
    { value: "unlink", label: words["remove.unlink"] },
  ] as const;

function drawMention(
  { place, label, words: written, mustLead = false }: ShownMention,
  { session: { words }, parts }: EntryContext,
  onChange: () => void,
): Row {
  const control = parts.createChoice(
    mustLead ? ways(words).filter(({ value }) => value === "lead") : ways(words),
    { input: () => {}, change: onChange },
    mustLead ? undefined : words["remove.open"],
  );
  control.main.setAttribute("aria-label", words["remove.becomes"]({ what: label }));
  control.write(mustLead ? "lead" : "");
  const element = make(
    "li",
    {},
    make("b", {}, label),
    ...(written === "" ? [] : [make("q", {}, written)]),
    control.element,
  );
  return { place, mustLead, control, element };
}

/** Draws buttons that decide for all links at once, where each of them can be decided so. Writing a control fires no event, so `onChange` is called here. */
function drawAll(rows: readonly Row[], { words }: Session, onChange: () => void): HTMLElement {
  const possible = ways(words).filter(
    ({ value }) => value === "lead" || !rows.some(({ mustLead }) => mustLead),
  );
  return make(
    "p",
    { class: "ways" },
    ...possible.map(({ value }) =>
      make(
        "button",
        {
          type: "button",
          click: () => {
            for (const { control } of rows) control.write(value);
            onChange();
          },
        },
        words[value === "lead" ? "remove.lead.all" : "remove.unlink.all"],
      ),
    ),
  );
}
