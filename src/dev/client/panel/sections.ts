import { update } from "../update.ts";
import { make } from "./make.ts";
import type { PanelSession } from "./session.ts";

/**
 * A section of the panel, identified by `id`. `state` is all the data that it is drawn from: it is drawn again only
 * when that changes.
 */
export type Section = {
  readonly id: string;
  readonly title: string;
  readonly state: unknown;
  readonly draw: () => readonly (Node | string)[];
};

/** Redraws only what has changed: focus, selection and scroll positions elsewhere stay. */
export function createSections(content: HTMLElement, session: PanelSession) {
  const drawn = new Map<string, { readonly state: string; readonly element: HTMLElement }>();
  const begin = (id: string, title: string): HTMLElement => {
    const element: HTMLDetailsElement = make(
      "details",
      {
        open: !session.folded().includes(id),
        toggle: () => {
          const others = session.folded().filter((name) => name !== id);
          session.setFolded(element.open ? others : [...others, id]);
        },
      },
      make("summary", {}, make("h3", {}, title)),
      make("div", {}),
    );
    content.append(element);
    return element;
  };
  return {
    show: (sections: readonly Section[]): void => {
      for (const { id, title, state: data, draw } of sections) {
        const state = JSON.stringify(data);
        const known = drawn.get(id);
        if (known?.state === state) continue;
        const element = known?.element ?? begin(id, title);
        drawn.set(id, { state, element });
        redraw(element, draw());
      }
    },
  };
}

/** The focus moves to the title if its element is gone. */
function redraw(element: HTMLElement, next: readonly (Node | string)[]): void {
  const focused = element.querySelector(":focus");
  update(element.lastElementChild as Element, next);
  if (focused?.isConnected === false) element.querySelector("summary")?.focus({ preventScroll: true });
}
