import { make } from "../../dev/client/panel/make.ts";
import { boxesOf, boxOf, type ShownPlace } from "./place.ts";

/** A frame around the words of a place, drawn in the shadow tree, so that the page itself does not change. */
export type Outline = {
  /** Shows the frame in a style: of a place under the pointer, chosen, being edited, or with an error. */
  show(place: ShownPlace, how: "pointed" | "chosen" | "edited" | "troubled"): void;
  hide(): void;
  /** Moves the frame after the words have moved. */
  follow(): void;
};

export function createOutline(layer: ParentNode): Outline {
  const element = make("div", { class: "outline", hidden: true, "aria-hidden": "true" });
  // Below the bar, the notes and the panels.
  layer.prepend(element);
  let shown: ShownPlace | undefined;
  const follow = () => {
    if (shown === undefined) return;
    const boxes = shown.shows.kind === "part" ? linesOf(boxesOf(shown)) : [boxOf(shown)];
    element.replaceChildren(
      ...boxes.flatMap((box) => {
        if (box === undefined) return [];
        const frame = make("i");
        frame.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
        return [frame];
      }),
    );
  };
  return {
    show: (place, how) => {
      shown = place;
      element.dataset.how = how;
      element.hidden = false;
      follow();
    },
    hide: () => {
      shown = undefined;
      element.hidden = true;
    },
    follow,
  };
}

/** Joins boxes into one per line, because emphasised words have boxes of their own. */
function linesOf(boxes: readonly DOMRect[]): readonly DOMRect[] {
  const lines: DOMRect[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const middle = (box.top + box.bottom) / 2;
    if (last === undefined || middle < last.top || middle > last.bottom) lines.push(box);
    else {
      const top = Math.min(last.top, box.top);
      const left = Math.min(last.left, box.left);
      lines[lines.length - 1] = new DOMRect(
        left,
        top,
        Math.max(last.right, box.right) - left,
        Math.max(last.bottom, box.bottom) - top,
      );
    }
  }
  return lines;
}
