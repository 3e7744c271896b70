import { soon } from "../../dev/client/soon.ts";
import { foldControlOf, reveal } from "./folds.ts";
import type { Label } from "./label.ts";
import { createOutline } from "./outline.ts";
import { boxesOf, boxOf, type Caret, isSamePlace, isShown, type ShownPlace } from "./place.ts";
import type { Session } from "./session.ts";

/** Chooses fields with the pointer and the keyboard. */
export type Pointing = {
  /** Moves the focus to a place, as Tab does. False if it cannot get the focus. */
  choose(place: ShownPlace): boolean;
  /** Moves the focus to the next field in reading order, or to the one before. False at the ends of the page. */
  move(from: Element | null, step: 1 | -1): boolean;
  chosen(): ShownPlace | undefined;
  /** Shows a place whose field is edited beside the page, and opens what hides it. */
  show(place: ShownPlace | undefined): void;
  /** Redraws the frames after something has moved. */
  follow(): void;
};

type Handlers = {
  readonly label: Label;
  /** Aborted when editing ends: fields can no longer be chosen. */
  readonly ended: AbortSignal;
  /** The place that is being edited. */
  readonly edited: () => ShownPlace | undefined;
  /** True for a place whose name stands in a note beside it. */
  readonly isTold: (place: ShownPlace) => boolean;
  readonly begin: (place: ShownPlace, caret: Caret) => void;
  readonly openForm: (place: ShownPlace) => void;
  /** Called with a place that was chosen. */
  readonly visit: (place: ShownPlace) => void;
  /** Moves the focus on after the last field. */
  readonly leavePage: () => void;
};

export function createPointing(session: Session, on: Handlers): Pointing {
  const { state, root } = session;
  const { label, edited, ended: signal } = on;
  const outlines = { pointed: createOutline(root), chosen: createOutline(root) };
  let pointed: ShownPlace | undefined;
  let chosen: ShownPlace | undefined;
  /** The place that Escape has left: Tab goes on from there. */
  let left: ShownPlace | undefined;
  let isPointing = false;

  /** True for what is no place: words are one again when they are left, saved or not. */
  const isOther = (event: Event): boolean => {
    const words = (event.target as Element).closest("site-dev-words");
    return words === null ? isOfTool(event) : words === edited()?.element;
  };
  const draw = () => {
    const active = edited();
    // A Markdown text being edited has a frame of its own in the page.
    const isText = active?.shows.kind === "text";
    if (isText) outlines.chosen.hide();
    else if (active) outlines.chosen.show(active, "edited");
    else if (chosen) outlines.chosen.show(chosen, "chosen");
    else outlines.chosen.hide();
    const isElsewhere = pointed && pointed.element !== active?.element && !isSamePlace(chosen, pointed);
    if (pointed && isElsewhere) outlines.pointed.show(pointed, "pointed");
    else outlines.pointed.hide();
    // A label would cover the toolbar of the text.
    const named = isText
      ? undefined
      : isPointing && !active
        ? (pointed ?? chosen)
        : (active ?? chosen ?? pointed);
    if (named && !on.isTold(named)) label.show(named);
    else label.hide();
  };
  const follow = () => {
    outlines.pointed.follow();
    outlines.chosen.follow();
  };

  /** A tooltip cannot get the focus: it disappears when its link loses it. */
  const choose = (place: ShownPlace): boolean => {
    if (chosen) delete chosen.element.dataset.siteChosen;
    chosen = place;
    isPointing = false;
    const { element } = place;
    if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
      element.setAttribute("tabindex", "-1");
      element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
    }
    element.dataset.siteChosen = "";
    element.focus();
    if (document.activeElement !== element) {
      unchoose();
      return false;
    }
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { pages } = place.field;
    session.announce(
      [
        session.nameField(place.field),
        ...(pages !== undefined && pages > 1 ? [session.words["label.pages"]({ count: pages })] : []),
      ].join(", "),
    );
    on.visit(place);
    draw();
    return true;
  };

  const move = (from: Element | null, step: 1 | -1): boolean => {
    const places = state.places();
    const at = chosen ? places.findIndex((place) => isSamePlace(chosen, place)) : -1;
    const start = at >= 0 && chosen?.element === from ? at + step : firstFrom(places, from, step);
    for (let next = start; next >= 0 && next < places.length; next += step) {
      const place = places[next];
      if (place !== undefined && isShown(place) && choose(place)) return true;
    }
    return false;
  };

  const unchoose = () => {
    if (chosen) delete chosen.element.dataset.siteChosen;
    chosen = undefined;
    draw();
  };

  document.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" || isOther(event)) return;
      pointed = findPlaceAt(event.clientX, event.clientY, state.places());
      isPointing = pointed !== undefined;
      draw();
    },
    { passive: true, signal },
  );
  const chooseFocused = ({ target }: Event) => {
    left = undefined;
    if (target === root.host || edited()) return;
    if (chosen?.element === target) return;
    if (chosen) delete chosen.element.dataset.siteChosen;
    chosen = state.places().find(({ element }) => element === target);
    draw();
  };
  document.addEventListener("focusin", chooseFocused, { signal });
  const unchooseBlurred = () => {
    // When nothing gets the focus, nothing is chosen.
    queueMicrotask(() => {
      if (!edited() && document.activeElement === document.body) unchoose();
    });
  };
  document.addEventListener("focusout", unchooseBlurred, { signal });
  document.addEventListener(
    "click",
    (event) => {
      if (isOther(event)) return;
      // With a modifier key, a link works as a link.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      // A click of the keyboard has no point. Enter on a field is handled by `keydown`.
      if (event.detail === 0) return;
      if (event.target instanceof Element && edited()?.element.contains(event.target)) {
        // Controls within a card need the default action.
        if (event.target.localName !== "site-dev-card") event.preventDefault();
        return;
      }
      const place = findPlaceAt(event.clientX, event.clientY, state.places());
      if (place === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      chosen = place;
      on.visit(place);
      on.begin(place, { x: event.clientX, y: event.clientY });
    },
    { capture: true, signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      // In the panel too, Tab leads from one control to the next.
      if (isOther(event) || edited()) return;
      if (event.key === "Tab" && !event.ctrlKey && !event.altKey && !event.metaKey) {
        const step = event.shiftKey ? -1 : 1;
        if (move(left?.element.isConnected ? left.element : document.activeElement, step))
          event.preventDefault();
        else if (step === 1) {
          event.preventDefault();
          unchoose();
          on.leavePage();
        }
        return;
      }
      if (chosen === undefined || document.activeElement !== chosen.element) return;
      if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        event.stopPropagation();
        if (event.altKey) on.openForm(chosen);
        else on.begin(chosen, "end");
      }
      const control = event.key === "Enter" && event.ctrlKey ? foldControlOf(chosen.element) : undefined;
      if (control) {
        event.preventDefault();
        control.toggle();
      }
      if (event.key === "Escape") {
        left = chosen;
        (document.activeElement as HTMLElement).blur();
        unchoose();
      }
    },
    { capture: true, signal },
  );
  const followSoon = soon(follow);
  for (const event of ["scroll", "resize", "load", "transitionend", "toggle"])
    addEventListener(event, followSoon, { passive: true, capture: true, signal });
  new ResizeObserver(followSoon).observe(document.body);
  state.onChange(() => {
    const places = state.places();
    const renew = (place: ShownPlace | undefined) =>
      place && places.find((other) => isSamePlace(place, other));
    pointed = renew(pointed);
    chosen = renew(chosen);
    draw();
  });

  return {
    choose,
    move,
    chosen: () => chosen,
    show: (place) => {
      chosen = place;
      isPointing = false;
      if (place) reveal(place.element);
      const box = place && boxOf(place);
      if (place && box && (box.bottom < 0 || box.top > innerHeight - 64))
        place.element.scrollIntoView({ block: "center", behavior: "instant" });
      draw();
    },
    follow: () => {
      draw();
      follow();
    },
  };
}

/** The first place after an element in reading order, or the last one before it. */
function firstFrom(places: readonly ShownPlace[], from: Element | null, step: 1 | -1): number {
  if (from === null || from === document.body) return step === 1 ? 0 : -1;
  const isAfter = ({ element }: ShownPlace) =>
    (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = places.findIndex(isAfter);
  if (step === 1) return next === -1 ? places.length : next;
  return (next === -1 ? places.length : next) - 1;
}

/** True in the editor, the panel and the notes, which may lie over fields. A card is part of a text. */
function isOfTool({ target }: Event): boolean {
  return /^site-dev-(?!card)/.test((target as Element).localName);
}

/** Finds the place at a point of the window, the innermost if places are nested. */
function findPlaceAt(x: number, y: number, places: readonly ShownPlace[]): ShownPlace | undefined {
  // The top element may be a link that covers a whole card and does not contain its words.
  for (const element of document.elementsFromPoint(x, y)) {
    const near = places.filter((place) => isOf(place, element) && isAt(place, x, y));
    const [first, ...others] = near;
    if (first !== undefined) return others.reduce(inner, first);
  }
  return undefined;
}

function isOf({ element, shows }: ShownPlace, hit: Element): boolean {
  if (shows.kind === "attribute") return element === hit;
  if (shows.kind === "text") return shows.elements.some((part) => part.contains(hit));
  return element === hit || element.contains(hit);
}

/** Words can also be hit this many CSS pixels beside their lines. */
const around = 3;

function isAt(place: ShownPlace, x: number, y: number): boolean {
  // The space at the end of a line counts for an element that shows one field as a whole.
  const boxes = place.shows.kind === "whole" ? [...place.element.getClientRects()] : boxesOf(place);
  return boxes.some(
    ({ left, top, right, bottom }) =>
      x >= left - around && x <= right + around && y >= top - around && y <= bottom + around,
  );
}

/** Chooses the inner one of two places: a part before the whole element, words before attributes. */
function inner(a: ShownPlace, b: ShownPlace): ShownPlace {
  if (a.element !== b.element) return holds(a, b) ? b : a;
  const rank = { part: 3, whole: 2, attribute: 1, text: 0 };
  return rank[b.shows.kind] > rank[a.shows.kind] ? b : a;
}

function holds({ element, shows }: ShownPlace, other: ShownPlace): boolean {
  const elements = shows.kind === "text" ? shows.elements : [element];
  return elements.some((part) => part.contains(other.element));
}
