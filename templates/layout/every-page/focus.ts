/**
 * Scrolls to a link within a drawing when it gets keyboard focus. Without it, Firefox does not scroll to elements
 * within SVG.
 */
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof SVGElement)) return;
  const { top, bottom } = target.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const isSeen = top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight;
  if (!isSeen) scrollBy({ top: (top + bottom - innerHeight) / 2 });
});

export {};
