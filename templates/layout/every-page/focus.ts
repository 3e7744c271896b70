/**
 * Brings a link within a drawing into view when the keyboard comes to it. Without it, Firefox, which scrolls to nothing
 * within SVG, leaves it out of sight.
 */
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof SVGElement)) return;
  const { top, bottom } = target.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const isSeen = top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight;
  if (!isSeen) scrollBy({ top: (top + bottom - innerHeight) / 2 });
});

export {};
