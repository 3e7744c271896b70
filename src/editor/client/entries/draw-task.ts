import { make } from "../../../dev/client/panel/make.ts";
import { editorTasks } from "../../../words/editor-tasks.ts";
import { inLanguage } from "../../../words/in-each-language.ts";
import type { BlankAnswer, PlanAnswer, Refused, ShownMention, ShownPlan } from "../../answers.ts";
import type { EntryName, FieldPath } from "../../model/edit.ts";
import type { Asked } from "../../requests.ts";
import { drawDetails } from "../details.ts";
import { type Control, pathKey } from "../form/form-context.ts";
import type { EntryContext, EntryTask, PlainContext, TaskSession } from "./entry-context.ts";

/** Draws the form of a task. */
export function drawTask(task: EntryTask, plain: PlainContext): Promise<void> {
  const { session } = plain;
  const words = { ...session.words, ...inLanguage(editorTasks, session.language) };
  const context: EntryContext = { ...plain, session: { ...session, words } };
  switch (task.kind) {
    case "new":
      return drawNew(context, task);
    case "copy":
      return drawNew(context, { collection: task.entry.collection, from: task.entry });
    case "move":
      return drawMove(context, task.entry);
    case "images":
      return drawImages(context);
    case "remove":
      return drawRemoval(context, task.entry);
  }
}

/** Draws the list of unused images, in which the author ticks those to remove. */
async function drawImages(context: EntryContext): Promise<void> {
  const { session, content } = context;
  const { words, ask } = session;
  const { images } = await ask("unused-images", {});
  if (images.length === 0) return content.replaceChildren(make("p", { class: "none" }, words["images.none"]));
  const told = make("div", { class: "answer" });
  const rows = images.map(({ value, label, picture, bytes }) => {
    const box = make("input", { type: "checkbox" });
    const about = `${value} · ${words["images.weight"]({ kilobytes: Math.ceil(bytes / 1024) })}`;
    const row = make(
      "label",
      {},
      box,
      picture === undefined ? make("span", {}) : make("img", { src: picture, alt: "" }),
      make("span", {}, label, make("small", {}, about)),
    );
    return { file: String(value), box, row };
  });
  const drop = async () => {
    const files = rows.filter(({ box }) => box.checked).map(({ file }) => file);
    if (files.length === 0) return rows[0]?.box.focus();
    const answer = await askPlan(context, "drop-images", { files } satisfies Asked<"drop-images">, told);
    if (answer?.status !== "written") return;
    await drawImages(context);
    content.focus();
  };
  content.replaceChildren(
    make("p", { class: "help about" }, words["images.about"]),
    make("div", { class: "unused" }, ...rows.map(({ row }) => row)),
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void drop() }, words["images.drop"]),
      make("button", { type: "button", click: context.close }, words["remove.stop"]),
    ),
    told,
  );
}

/** Asks for the new address of an entry, or its new name if it has no page, and shows the plan before it is written. */
export async function drawMove(context: EntryContext, entry: EntryName): Promise<void> {
  const { session, content, parts } = context;
  const { createControl, labelled } = parts;
  const { words, ask } = session;
  const known = await ask("entry", { entry });
  if ("status" in known) return showRefusal(context, known);
  const told = make("div", { class: "answer" });
  const send = async (writes: boolean) => {
    const request: Asked<"move"> = {
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

type Wanted = { readonly collection?: string | undefined; readonly from?: EntryName };

/** Draws the form of a new entry, or of a copy: its title and its required fields. */
export async function drawNew(context: EntryContext, { collection, from }: Wanted): Promise<void> {
  const { session, content, parts } = context;
  const { ask, words } = session;
  if (from?.collection !== undefined)
    return content.replaceChildren(await drawBlank(context, from.collection, from));
  const { collections } = await ask("collections", {});
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
  const blank = await session.ask("blank", { collection, from });
  const create = async () => {
    if (String(title.read()).trim() === "") {
      const text = words["text.needed"]({ what: blank.title });
      titleAnswer.replaceChildren(make("p", { class: "beside", role: "alert" }, text));
      return title.main.focus();
    }
    const values = fields.read() ?? {};
    const request: Asked<"create"> = {
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

type Decision = "lead" | "unlink";

/** Lists the links to an entry, asks what to do with each, and shows the plan before it is written. */
async function drawRemoval(context: EntryContext, entry: EntryName): Promise<void> {
  const { session, content, parts } = context;
  const { words, ask } = session;
  const known = await ask("entry", { entry });
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
    const request: Asked<"remove"> = { entry, replacement: chosen, decided, writes };
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
  readonly loses: ShownMention["loses"];
  readonly control: Control;
  readonly element: HTMLElement;
};

const losses = {
  link: "remove.unlink",
  item: "remove.unlink.item",
  field: "remove.unlink.field",
} as const;

const ways = (words: TaskSession["words"], loses: ShownMention["loses"] = "link") =>
  [
    { value: "lead", label: words["remove.lead"] },
    { value: "unlink", label: words[losses[loses]] },
  ] as const;

function drawMention(
  { place, label, words: written, loses, mustLead = false }: ShownMention,
  { session: { words }, parts }: EntryContext,
  onChange: () => void,
): Row {
  const control = parts.createChoice(
    mustLead ? ways(words).filter(({ value }) => value === "lead") : ways(words, loses),
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
  return { place, mustLead, loses, control, element };
}

/** Draws buttons that decide for all links at once, where each of them can be decided so. Writing a control fires no event, so `onChange` is called here. */
function drawAll(rows: readonly Row[], { words }: TaskSession, onChange: () => void): HTMLElement {
  const possible = ways(words).filter(
    ({ value }) => value === "lead" || !rows.some(({ mustLead }) => mustLead),
  );
  const areLinks = rows.every(({ loses }) => loses === "link");
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
        words[value === "lead" ? "remove.lead.all" : areLinks ? "remove.unlink.all" : "remove.drop.all"],
      ),
    ),
  );
}

/** Requests a plan after all saves. Shows why it is refused in `answer`, or at the field concerned. */
async function askPlan<Name extends "create" | "move" | "remove" | "drop-images">(
  { session, content }: EntryContext,
  name: Name,
  body: Asked<Name>,
  answer: HTMLElement,
): Promise<Exclude<PlanAnswer, Refused> | undefined> {
  const { words, queue, ask } = session;
  for (const told of content.querySelectorAll(".beside")) told.remove();
  answer.replaceChildren(make("p", { class: "waiting" }, words["entry.trying"]));
  const told: PlanAnswer | undefined = await queue.inTurn(() => ask(name, body).catch(() => undefined));
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
  drawRefusal(answer, texts.length > 0 ? texts : [words["entry.beside"]], session, told?.details);
  return undefined;
}

/** Shows a text at a field. False if the form has no such field. */
function pointOut(content: HTMLElement, path: FieldPath, text: string): boolean {
  const answer = content.querySelector(`[data-path="${CSS.escape(pathKey(path))}"] > .answer`);
  answer?.append(make("p", { class: "beside" }, text));
  return answer !== null;
}

/** Shows, instead of a form, why no task is possible with the site in its present state. */
function showRefusal({ content, session }: EntryContext, { atField, elsewhere, details }: Refused): void {
  const answer = make("div", { class: "answer" });
  content.replaceChildren(answer);
  drawRefusal(answer, [...atField, ...elsewhere], session, details);
}

/** Shows and announces in `answer` that nothing was written, and why. */
function drawRefusal(
  answer: HTMLElement,
  texts: readonly string[],
  { words, announce }: TaskSession,
  details?: readonly string[],
): void {
  const note = make(
    "section",
    { class: "note", role: "group", "aria-label": words["entry.refused"] },
    make("h2", {}, words["entry.refused"]),
    ...texts.map((text) => make("p", {}, text)),
    ...drawDetails(details, words),
  );
  answer.replaceChildren(note);
  announce(note.innerText);
}

/** Lists of more lines than this are folded. */
const mostAtSight = 4;

const actions = { created: "plan.created", changed: "plan.changed", removed: "plan.removed" } as const;

type Way = { readonly label: string; readonly act: () => void };

/** Draws a plan and the button that writes it. */
export function drawPlan(
  { session, close }: EntryContext,
  place: HTMLElement,
  { redirects, mentions, files }: ShownPlan,
  { label, act }: Way,
): void {
  const { words, announce } = session;
  const actionIn = (action: ShownPlan["files"][number]["action"], from = "") =>
    action === "renamed" ? words["plan.renamed"]({ from }) : words[actions[action]];
  const part = (title: string, lines: readonly (string | Node)[], open = lines.length <= mostAtSight) =>
    lines.length === 0
      ? []
      : [
          make(
            "details",
            { open },
            make("summary", {}, title),
            make("ul", {}, ...lines.map((line) => make("li", {}, line))),
          ),
        ];
  const plan = make(
    "div",
    { class: "ripple" },
    make("p", {}, words["plan.title"]),
    ...[
      ...part(
        words["plan.redirects"]({ count: redirects.length }),
        redirects.map(({ from, to }) => `${from} → ${to}`),
      ),
      ...part(
        words["plan.mentions"]({ count: mentions.length }),
        mentions.map(({ label }) => label),
      ),
      ...part(
        words["plan.files"]({ count: files.length }),
        files.map(({ file, from, action }) =>
          make("span", {}, make("code", {}, file), ` ${actionIn(action, from)}`),
        ),
        // Their names are for developers.
        false,
      ),
    ],
  );
  const main = make("button", { type: "button", class: "main", click: act }, label);
  place.replaceChildren(
    plan,
    make(
      "p",
      { class: "ways" },
      main,
      make("button", { type: "button", click: close }, words["form.cancel"]),
    ),
  );
  announce(plan.innerText);
  main.focus();
  place.scrollIntoView({ block: "nearest" });
}
