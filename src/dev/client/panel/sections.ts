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

/** Replaces only changed sections, so that focus, selection and scroll positions in the others stay. */
export function createSections(content: HTMLElement, session: Session) {
  const drawn = new Map<string, { readonly state: string; readonly element: HTMLElement }>();
  const drawOne = ({ id, title, draw }: Section): HTMLElement => {
    const element: HTMLElement = make(
      "details",
      {
        open: !session.isFolded(id),
        toggle: () => session.setFolded(id, !(element as HTMLDetailsElement).open),
      },
      make("summary", {}, make("h3", {}, title)),
      ...draw(),
    );
    return element;
  };
  return {
    show: (sections: readonly Section[]): void => {
      for (const section of sections) {
        const state = JSON.stringify(section.state);
        const known = drawn.get(section.id);
        if (known?.state === state) continue;
        const element = drawOne(section);
        drawn.set(section.id, { state, element });
        if (known === undefined) content.append(element);
        else known.element.replaceWith(element);
      }
    },
  };
}
