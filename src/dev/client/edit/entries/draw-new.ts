import type { EntryName } from "../../../../edit/edit.ts";
import type { BlankAnswer, CollectionsAnswer, CreateRequest } from "../../../../edit/entry-protocol.ts";
import { make } from "../../panel/make.ts";
import { askPlan } from "./ask-plan.ts";
import type { EntryContext } from "./entry-context.ts";

type Wanted = { readonly collection?: string | undefined; readonly from?: EntryName };

/** Draws the form of a new entry, or of a copy: its title and its required fields. */
export async function drawNew(context: EntryContext, { collection, from }: Wanted): Promise<void> {
  const { session, content, parts } = context;
  const { ask, words } = session;
  if (from?.collection !== undefined)
    return content.replaceChildren(await drawBlank(context, from.collection, from));
  const { collections } = await ask<CollectionsAnswer>("collections", {});
  const first = collections.find(({ value }) => value === collection) ?? collections[0];
  if (first === undefined) return content.replaceChildren(make("p", { class: "none" }, words["new.none"]));
  // Keeps the form of each collection, so that typed words return when the author chooses the collection again.
  const forms = new Map<string, Promise<HTMLElement>>();
  let shown: HTMLElement = make("div", {});
  const show = async (wanted: string) => {
    const drawn = forms.get(wanted) ?? drawBlank(context, wanted);
    forms.set(wanted, drawn);
    const form = await drawn.catch(() => {
      forms.delete(wanted);
      return make("p", { class: "beside", role: "alert" }, words["trouble.unanswered"]);
    });
    if (String(choice.read()) !== wanted || form === shown) return;
    shown.replaceWith(form);
    shown = form;
  };
  const choice = parts.createChoice(collections, {
    input: () => {},
    change: () => void show(String(choice.read())),
  });
  choice.write(first.value);
  const what = { label: words["new.what"] };
  content.replaceChildren(parts.labelled(what, choice, [], make("div", { class: "answer" })), shown);
  await show(String(first.value));
}

async function drawBlank(context: EntryContext, collection: string, from?: EntryName): Promise<HTMLElement> {
  const { session, parts } = context;
  const { words } = session;
  const blank = await session.ask<BlankAnswer>("blank", { collection, from });
  const create = async () => {
    if (String(title.read()).trim() === "") {
      const text = words["text.needed"]({ what: blank.title });
      titleAnswer.replaceChildren(make("p", { class: "beside", role: "alert" }, text));
      return title.main.focus();
    }
    const values = fields.read() ?? {};
    const request: CreateRequest = {
      collection,
      from,
      title: String(title.read()),
      values,
      yaml: fields.yaml(),
    };
    const answer = await askPlan(context, "create", request, told);
    if (answer?.status === "written") context.goOn(answer.address);
  };
  const title = parts.createControl(
    { kind: "words" },
    { input: () => {}, change: () => void create() },
    session,
  );
  const fields = parts.toLoose(
    { path: [], label: "", isRequired: true, takes: { kind: "group", fields: blank.fields } },
    session,
  );
  const [told, titleAnswer] = [make("div", { class: "answer" }), make("div", { class: "answer" })];
  const about = aboutNew(blank, from !== undefined, session);
  return make(
    "div",
    {},
    make("p", { class: "help about" }, about),
    parts.labelled({ label: blank.title }, title, [], titleAnswer),
    ...(blank.fields.length === 0 ? [] : [fields.element]),
    told,
    make(
      "p",
      { class: "ways" },
      make(
        "button",
        { type: "button", class: "main", click: () => void create() },
        words[blank.isDraft ? "new.begin" : "new.create"],
      ),
      make("button", { type: "button", click: context.close }, words["form.cancel"]),
    ),
  );
}

function aboutNew(
  { placeholder, isDraft }: BlankAnswer,
  isCopy: boolean,
  { words }: EntryContext["session"],
): string {
  const parts = [
    words[isDraft ? "new.draft" : "new.no-draft"],
    ...(isCopy ? [words["new.copy"]] : placeholder === "" ? [] : [words["new.placeholder"]({ placeholder })]),
  ];
  return parts.join(" ");
}
