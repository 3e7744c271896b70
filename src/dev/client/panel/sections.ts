import { make } from "./make.ts";
import type { Session } from "./session.ts";

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

/** Redraws only what is below the titles of changed sections: focus, selection and scroll positions elsewhere stay. */
export function createSections(content: HTMLElement, session: Session) {
  const drawn = new Map<string, { readonly state: string; readonly element: HTMLElement }>();
  const begin = (id: string): HTMLElement => {
    const element: HTMLDetailsElement = make(
      "details",
      {
        open: !session.folded().includes(id),
        toggle: () => {
          const others = session.folded().filter((name) => name !== id);
          session.setFolded(element.open ? others : [...others, id]);
        },
      },
      make("summary", {}),
    );
    content.append(element);
    return element;
  };
  return {
    show: (sections: readonly Section[]): void => {
      for (const section of sections) {
        const state = JSON.stringify(section.state);
        const known = drawn.get(section.id);
        if (known?.state === state) continue;
        const element = known?.element ?? begin(section.id);
        drawn.set(section.id, { state, element });
        redraw(element, section);
      }
    },
  };
}

/** Redraws a section. The focus moves to the new element with the same text, else to the title. */
function redraw(element: HTMLElement, { title, draw }: Section): void {
  const summary = element.querySelector("summary");
  if (summary === null) return;
  const focused = [...element.querySelectorAll<HTMLElement>(":focus")].find((each) => each !== summary);
  summary.replaceChildren(make("h3", {}, title));
  // Moving an element, even to its own position, drops the focus, so the title is not removed.
  while (element.lastChild !== null && element.lastChild !== summary) element.lastChild.remove();
  element.append(...draw());
  if (focused === undefined) return;
  const alike = [...element.querySelectorAll<HTMLElement>(focused.localName)];
  const next = alike.find(({ textContent }) => textContent === focused.textContent) ?? summary;
  next.focus({ preventScroll: true });
}
