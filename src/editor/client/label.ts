import { make } from "../../dev/client/panel/make.ts";
import { foldControlOf } from "./folds.ts";
import { anchor, isSamePlace, type ShownPlace } from "./place.ts";
import type { Session } from "./session.ts";

/** The label beside a place: its name, the number of pages that show it, and what leads to its form, to the target of its link, or opens its fold. */
export type Label = {
  show(place: ShownPlace): void;
  hide(): void;
  /** True for a node of the label. */
  contains(node: Node): boolean;
};

export function createLabel(session: Session, openForm: (place: ShownPlace) => void): Label {
  const { root, words } = session;
  const element = make("div", { class: "label", hidden: true });
  // Words that are edited keep the focus until the click: without it, the label would be gone by then.
  element.addEventListener("mousedown", (event) => event.preventDefault());
  root.append(element);
  let end: (() => void) | undefined;
  let shown: ShownPlace | undefined;
  const hide = () => {
    end?.();
    end = undefined;
    shown = undefined;
    element.hidden = true;
  };
  return {
    hide,
    contains: (node) => element.contains(node),
    show: (place) => {
      if (isSamePlace(shown, place)) return;
      hide();
      shown = place;
      const { pages } = place.field;
      const link = place.element.closest<HTMLAnchorElement>("a[href]");
      element.replaceChildren(
        make("b", {}, session.nameField(place.field)),
        ...(pages !== undefined && pages > 1
          ? [make("span", {}, words["label.pages"]({ count: pages }))]
          : []),
        ...drawFoldButton(place, words),
        ...(link ? [make("a", { href: link.href, title: "Ctrl+Enter" }, words["label.open"])] : []),
        make(
          "button",
          { type: "button", title: "Alt+Enter", tabindex: "-1", click: () => openForm(place) },
          words["form.title"],
        ),
      );
      element.hidden = false;
      end = anchor(element, place, "top-start", true);
    },
  };
}

/** A button that folds and unfolds, on the label of a fold: a click on its words edits them. */
function drawFoldButton({ element }: ShownPlace, words: Session["words"]): readonly HTMLElement[] {
  const control = foldControlOf(element);
  if (control === undefined) return [];
  const text = (isOpen: boolean) => words[isOpen ? "label.fold" : "label.unfold"];
  const button = make(
    "button",
    {
      type: "button",
      title: "Ctrl+Enter",
      tabindex: "-1",
      click: () => {
        control.toggle();
        button.textContent = text(foldControlOf(element)?.isOpen === true);
      },
    },
    text(control.isOpen),
  );
  return [button];
}
