import { autoUpdate, computePosition, flip, hide, offset, type Placement, shift } from "@floating-ui/dom";
import { boxOf, type Place } from "./place.ts";

/** The bar at the bottom of the window, and a little air. */
const padding = { top: 8, right: 8, bottom: 64, left: 8 };

/**
 * Keeps `element` beside a place while the page scrolls and changes. What is loose hides with a place that is scrolled away,
 * what is not stays in view. Returns what ends it.
 */
export function anchor(
  element: HTMLElement,
  place: Place,
  placement: Placement,
  isLoose = false,
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
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
      element.style.visibility = isLoose && middlewareData.hide?.referenceHidden ? "hidden" : "";
    });
  });
}
