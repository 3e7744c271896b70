/** Runs in the page: what moves, as `property on element`. */
export function listAnimations(): readonly string[] {
  return document.getAnimations().map((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return `${animation.constructor.name} on ${target?.outerHTML.slice(0, 80)}`;
  });
}
