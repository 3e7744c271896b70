/**
 * Runs in the page: the kind of each running animation and its element. `document.getAnimations` leaves out shadow
 * trees.
 */
export function listAnimations(): readonly string[] {
  const roots = [
    document,
    ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  return roots
    .flatMap((root) => root.getAnimations())
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `${animation.constructor.name} on ${target?.outerHTML.slice(0, 80)}`;
    });
}
