import type { Value } from "../../../../edit/edit.ts";
import type { FormField } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { drawNote } from "../draw-note.ts";
import { icon } from "../icon.ts";
import { createControl } from "./create-control.ts";
import type { FormContext } from "./form-context.ts";
import { labelled } from "./labelled.ts";

type Loose = { readonly element: HTMLElement; readonly read: () => Value | undefined };

/** A group or an item that is filled in as a whole before it is saved. */
export function drawLoose(
  field: FormField,
  context: FormContext,
  on: { readonly onDone: () => Promise<void>; readonly onCancel: () => void },
  blank?: Value,
): HTMLElement {
  const { words } = context.session;
  const loose = toLoose(field, context, blank);
  const answer = make("div", { class: "answer" });
  const add = async () => {
    const outcome = await context.save(
      { kind: "add", path: field.path, value: loose.read() ?? "" },
      undefined,
    );
    if (outcome === undefined || outcome.status === "saved") return on.onDone();
    const ways = {
      resume: () => {},
      giveUp: on.onCancel,
      keepMine: (digest: string) => {
        context.session.state.setDigest(context.entry, digest);
        void add();
      },
      retry: () => void add(),
      typed: "",
      isWritten: () => true,
      label: field.label,
    };
    const note = drawNote(outcome, ways, words);
    answer.replaceChildren(note);
    context.session.announce(note.innerText);
  };
  return make(
    "fieldset",
    { class: "loose" },
    make("legend", {}, field.label),
    loose.element,
    answer,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void add() }, words["form.add"]),
      make("button", { type: "button", click: on.onCancel }, words["form.cancel"]),
    ),
  );
}

function toLoose(field: FormField, context: FormContext, blank?: Value): Loose {
  const { takes } = field;
  switch (takes.kind) {
    case "group": {
      const parts = takes.fields.map((inner) => ({
        name: String(inner.path.at(-1)),
        isRequired: inner.isRequired,
        loose: toLoose(inner, context, member(blank, inner)),
      }));
      return {
        element: make("div", { class: "inner" }, ...parts.map(({ loose }) => loose.element)),
        read: () => {
          const given = parts.flatMap(({ name, isRequired, loose }) => {
            const value = loose.read();
            const isLeftOut = value === undefined || (value === "" && !isRequired);
            return isLeftOut ? [] : [[name, value] as const];
          });
          return Object.fromEntries(given);
        },
      };
    }
    case "list":
      return toLooseList(field, takes.fresh, context);
    default: {
      const nothing = { input: () => {}, change: () => {} };
      const control = createControl(takes, nothing, context.session);
      control.write(takes.kind === "yaml" ? takes.text : (blank ?? undefined));
      return {
        element: labelled(field, control, [], make("div", { class: "answer" })),
        read: () => control.read(),
      };
    }
  }
}

/** A list within something that is not saved yet. */
function toLooseList(field: FormField, fresh: FormField, context: FormContext): Loose {
  const { words } = context.session;
  const items: Loose[] = [];
  const list = make("div", { class: "inner" });
  const draw = () => {
    list.replaceChildren(
      ...items.map((item) =>
        make(
          "div",
          { class: "row" },
          item.element,
          make(
            "button",
            {
              type: "button",
              class: "quiet",
              "aria-label": words["form.remove"]({ what: fresh.label }),
              click: () => {
                items.splice(items.indexOf(item), 1);
                draw();
              },
            },
            icon("remove"),
          ),
        ),
      ),
    );
  };
  const add = () => {
    items.push(toLoose(fresh, context));
    draw();
  };
  return {
    element: make(
      "fieldset",
      { class: "loose" },
      make("legend", {}, field.label),
      list,
      make(
        "button",
        { type: "button", class: "give", click: add },
        icon("add"),
        words["form.give"]({ what: fresh.label }),
      ),
    ),
    read: () => {
      const values = items.map((item) => item.read() ?? "");
      return values.length === 0 && !field.isRequired ? undefined : values;
    },
  };
}

function member(blank: Value | undefined, inner: FormField): Value | undefined {
  const name = inner.path.at(-1);
  const value =
    typeof blank === "object" && blank !== null && name !== undefined
      ? (blank as { readonly [key: string]: Value })[String(name)]
      : undefined;
  return value ?? inner.value;
}
