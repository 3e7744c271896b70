import type { FormField } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { icon } from "../icon.ts";
import { drawLeaf, type LeafField } from "./draw-leaf.ts";
import { drawList } from "./draw-list.ts";
import { drawLoose } from "./draw-loose.ts";
import { drawRoute, isOwnRoute } from "./draw-route.ts";
import { fold } from "./fold.ts";
import { type FormContext, pathKey } from "./form-context.ts";
import { tellRefusal } from "./tell-refusal.ts";

/** Draws the fields of an entry or of a group. */
export function drawFields(fields: readonly FormField[], context: FormContext): readonly HTMLElement[] {
  return fields.map((field) => drawField(field, context));
}

function drawField(field: FormField, context: FormContext): HTMLElement {
  const { takes } = field;
  if (!field.isRequired && field.value === undefined && takes.kind !== "list") {
    if (takes.kind === "switch" && field.isOff) return drawLeaf({ ...field, takes }, context, true);
    return drawAbsent(field, context);
  }
  if (isOwnRoute(field, context)) return drawRoute(field, context);
  switch (takes.kind) {
    case "group":
      return drawGroup(field, takes.fields, context);
    case "list":
      return drawList(field, takes, context, drawFields);
    default:
      return drawLeaf({ ...field, takes } satisfies LeafField, context);
  }
}

function drawGroup(field: FormField, fields: readonly FormField[], context: FormContext): HTMLElement {
  const { words } = context.session;
  const answer = make("div", { class: "answer" });
  const removeGroup = async () => {
    const outcome = await context.save({ kind: "remove", path: field.path }, field.value);
    if (outcome === undefined || outcome.status === "saved") return context.redraw(field.path);
    tellRefusal(outcome, answer, { label: field.label, context, again: () => void removeGroup() });
  };
  const remove = make(
    "button",
    { type: "button", class: "quiet", click: () => void removeGroup() },
    icon("remove"),
    words["form.remove"]({ what: field.label }),
  );
  return fold(
    field.path,
    context,
    [field.label],
    [
      ...(field.help === undefined ? [] : [make("p", { class: "help" }, field.help)]),
      ...drawFields(fields, context),
      ...(field.isRequired ? [] : [remove, answer]),
    ],
  );
}

/** Draws a button that adds a missing optional field. */
function drawAbsent(field: FormField, context: FormContext): HTMLElement {
  const { words } = context.session;
  const { takes } = field;
  const place: HTMLElement = make("div", {
    class: "field absent",
    "data-path": pathKey(field.path),
    "data-place": pathKey(field.path),
  });
  const give = () => {
    const drawn =
      takes.kind === "group" || takes.kind === "list"
        ? drawLoose(field, context, {
            onDone: () => context.redraw(field.path),
            onCancel: () => place.replaceChildren(button),
          })
        : drawLeaf({ ...field, takes }, context, true);
    place.replaceChildren(drawn);
    return drawn;
  };
  const button = make(
    "button",
    {
      type: "button",
      class: "give",
      click: () => give().querySelector<HTMLElement>("input, textarea, select, button")?.focus(),
    },
    icon("add"),
    words["form.give"]({ what: field.label }),
  );
  place.append(button);
  // A value that was refused is shown again.
  if (context.session.drafts.find(context.entry, field.path)) give();
  return place;
}
