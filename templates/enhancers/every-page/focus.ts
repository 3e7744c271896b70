/**
 * Brings a link within a drawing into view when the keyboard comes to it. Without it, Firefox does so for other links
 * alone.
 */
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof SVGElement) target.scrollIntoView({ block: "nearest" });
});

export {};
