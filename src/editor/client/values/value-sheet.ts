import { make } from "../../../dev/client/panel/make.ts";
import type { NamedValue, SharedValueAnswer, ShownSaying } from "../../answers.ts";
import { closeButton } from "../icon.ts";
import type { Session } from "../session.ts";
import type { NamingField, ValueEvents, ValueWays } from "./values.ts";

type Asked = {
  readonly field: NamingField;
  readonly value: NamedValue;
  readonly ways: ValueWays;
  /** Is replaced by the sheet. */
  readonly place: HTMLElement;
};

/** Opens the sheet of a value: where it is kept, who says it, and what can be done with it. */
export function openValueSheet(
  session: Session,
  { field, value, ways, place }: Asked,
  on: ValueEvents,
): { readonly close: () => void } {
  const { words, ask, announce, root } = session;
  const title = words[value.isBlank ? "value.blank" : "value.shared"];
  const content = make("div", { class: "content value", tabindex: "-1" });
  const sheet = make(
    "section",
    { class: "sheet", role: "dialog", "aria-label": `${title}, ${value.label}` },
    make(
      "div",
      { class: "sheet-head" },
      make("h2", {}, title),
      closeButton(words["entry.close"], () => leave()),
    ),
    content,
  );
  let isOpen = true;
  let isChanged = false;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    sheet.remove();
    on.open(false);
  };
  const leave = () => {
    close();
    ways.back();
  };
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  });
  const request = { entry: field.entry, path: field.path, name: value.name };
  const read = async () => {
    const answer = await ask("value", request).catch(() => undefined);
    if (!isOpen) return;
    if (answer !== undefined) return draw(answer);
    content.replaceChildren(
      make("p", { class: "beside", role: "alert" }, words["trouble.unanswered"]),
      make("button", { type: "button", click: () => void read() }, words["trouble.retry"]),
    );
  };
  const draw = (answer: SharedValueAnswer) => {
    const { named, forms, kept } = answer;
    const own = make(
      "button",
      {
        type: "button",
        click: () => {
          close();
          ways.detach?.();
        },
      },
      words["value.own"],
    );
    content.replaceChildren(
      make("p", { class: "value-name" }, named.label),
      make("p", { class: "value-forms" }, forms.length === 0 ? "—" : forms.join(" · ")),
      make("p", { class: "help" }, words[about[kindOf(named)]]),
      ...kept.map(({ entry, path, label }) =>
        make(
          "p",
          { class: "kept" },
          words["value.kept"],
          make("button", { type: "button", click: () => openForm({ entry, path }) }, label),
        ),
      ),
      ...drawChange(answer),
      // After a change, the text that has led here is closed.
      ...(named.value === undefined || isChanged || ways.detach === undefined
        ? []
        : [make("p", { class: "ways" }, own)]),
      ...drawList(words["value.named"]({ count: count(answer, "named") }), answer.sayings, "named"),
      ...drawList(words["value.waiting"], answer.sayings, "waiting"),
    );
  };
  const openForm = (kept: NamingField) => {
    close();
    on.openForm(kept);
  };

  /** The new value, with both ends of a range, and the texts that write the old one themselves. */
  const drawChange = ({ kept, sayings }: SharedValueAnswer): readonly HTMLElement[] => {
    if (kept.length === 0 || kept.some(({ value }) => value === undefined)) return [];
    const fields = kept.map(({ value, end }, at) => {
      const input = make("input", { type: "text", id: `shared-value-${at}` });
      const isNumber = typeof value === "number";
      input.value = isNumber ? String(value).replace(".", words["value.decimal"]) : (value ?? "");
      return { input, before: input.value, label: kept.length === 1 ? words["value.new"] : end };
    });
    const [first] = fields;
    const written = sayings.filter(({ how }) => how === "written");
    const boxes = written.map((saying) => ({ saying, box: make("input", { type: "checkbox" }) }));
    const told = make("div", { role: "status" });
    const change = async () => {
      const follow = boxes.flatMap(({ saying, box }) => (box.checked ? [saying.place] : []));
      if (fields.every(({ input, before }) => input.value.trim() === before) && follow.length === 0) {
        told.replaceChildren(make("p", { class: "beside" }, words["value.same"]));
        return first?.input.focus();
      }
      told.replaceChildren(make("p", {}, words["state.saving"]));
      // An open text would keep showing the old value.
      await on.leaveWriting();
      const answer = await ask("set-value", {
        ...request,
        values: fields.map(({ input }) => input.value),
        follow,
        file: session.file,
      }).catch(() => undefined);
      if (!isOpen) return;
      if (answer?.status === "written") {
        isChanged = true;
        await on.changed();
        session.note(words["value.changed"]({ what: value.label }));
        await read();
        content.focus();
        return;
      }
      const why =
        answer?.status === "refused"
          ? [
              ...answer.atField,
              ...answer.beside.map(({ label, text }) => words["trouble.beside"]({ what: label, text })),
              ...answer.elsewhere.map((text) => words["trouble.elsewhere"]({ text })),
            ]
          : [words["trouble.unanswered"]];
      told.replaceChildren(...why.map((text) => make("p", { class: "beside" }, text)));
      announce(why.join(" "));
    };
    for (const { input } of fields)
      input.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && !event.isComposing) void change();
      });
    return [
      make(
        "div",
        { class: "field" },
        ...fields.flatMap(({ input, label }) => [
          make("div", { class: "head" }, make("label", { for: input.id }, label)),
          input,
        ]),
        ...(boxes.length === 0
          ? []
          : [
              make(
                "fieldset",
                { class: "sayings" },
                make("legend", {}, words["value.written"]),
                ...boxes.map(({ saying, box }) => make("label", {}, box, drawSaying(saying))),
              ),
            ]),
        make(
          "p",
          { class: "ways" },
          make(
            "button",
            { type: "button", class: "main", click: () => void change() },
            words["value.change"],
          ),
        ),
        told,
      ),
    ];
  };

  place.replaceWith(sheet);
  content.append(make("p", { class: "help" }, words["value.reading"]));
  on.open(true);
  content.focus();
  void read();
  if (!sheet.contains(root.activeElement)) content.focus();
  return { close };
}

const about = {
  shared: "value.about.shared",
  open: "value.about.open",
  blank: "value.about.blank",
} as const;

function kindOf({ value, isBlank }: NamedValue): "blank" | "open" | "shared" {
  if (isBlank) return "blank";
  return value === undefined ? "open" : "shared";
}

function count({ sayings }: SharedValueAnswer, wanted: ShownSaying["how"]): number {
  return sayings.filter(({ how }) => how === wanted).length;
}

function drawList(
  title: string,
  sayings: readonly ShownSaying[],
  wanted: ShownSaying["how"],
): readonly HTMLElement[] {
  const listed = sayings.filter(({ how }) => how === wanted);
  if (listed.length === 0) return [];
  return [
    make("h3", {}, title),
    make("ul", { class: "sayings" }, ...listed.map((saying) => make("li", {}, drawSaying(saying)))),
  ];
}

function drawSaying({ label, address, before, said, after }: ShownSaying): HTMLElement {
  return make(
    "span",
    {},
    make("a", { href: address }, label),
    make("span", {}, before, ...(said === "" ? [] : [make("mark", {}, said)]), after),
  );
}
