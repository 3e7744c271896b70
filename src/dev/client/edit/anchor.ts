import { autoUpdate, computePosition, flip, hide, offset, type Placement, shift } from "@floating-ui/dom";
import { boxOf, type Place } from "./place.ts";

/** Room for the bar at the bottom of the window, and a margin, in CSS pixels. */
const padding = { top: 8, right: 8, bottom: 64, left: 8 };

/**
 * Keeps `element` beside a place while the page scrolls and changes. While the place is out of view, the element is hidden if
 * `hidesWithPlace`, and stays at the edge of the window otherwise. Returns a function that stops this.
 */
export function anchor(
  element: HTMLElement,
  place: Place,
  placement: Placement,
  hidesWithPlace = false,
): () => void {
  const reference = {
    contextElement: place.element,
    getBoundingClientRect: () => boxOf(place) ?? place.element.getBoundingClientRect(),
  };
  return autoUpdate(reference, element, () => {
    void computePosition(reference, element, {
      strategy: "fixed",
      placement,
      middleware: [offset(8), flip({ padding }), shift({ padding, crossAxis: true }), hide()],
    }).then(({ x, y, middlewareData }) => {
      const isHidden = hidesWithPlace && middlewareData.hide?.referenceHidden;
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
      element.style.visibility = isHidden ? "hidden" : "";
    });
  });
}
