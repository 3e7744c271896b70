import { make } from "../../dev/client/panel/make.ts";
import { anchor, isSamePlace, type ShownPlace } from "./place.ts";
import type { Session } from "./session.ts";

/** The label beside a place: its name, the number of pages that show it, and links to its form and to the target of its link. */
export type Label = {
  show(place: ShownPlace): void;
  hide(): void;
  /** True for a node of the label. */
  contains(node: Node): boolean;
};

export function createLabel(session: Session, openForm: (place: ShownPlace) => void): Label {
  const { root, words } = session;
  const element = make("div", { class: "label", hidden: true });
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
