import { make } from "../panel/make.ts";
import { boxesOf, boxOf, type Place } from "./place.ts";

/** A frame round the words of a place, drawn beside the page: the words themselves stay as they are. */
export type Outline = {
  /** What the frame says by its looks: pointed at, chosen, written in, or in trouble. */
  show(place: Place, how: "pointed" | "chosen" | "written" | "troubled"): void;
  hide(): void;
  /** Follows the words, once something has moved. */
  follow(): void;
};

export function createOutline(layer: ParentNode): Outline {
  const element = make("div", { class: "outline", hidden: true, "aria-hidden": "true" });
  layer.append(element);
  let shown: Place | undefined;
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

/** One box a line: emphasised words have boxes of their own. */
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
