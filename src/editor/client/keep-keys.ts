/**
 * Keeps the keys that are pressed in `within` from the page. Its scripts see only the host as their target, and would
 * take a typed sign such as `/` for one of their shortcuts.
 */
export function keepKeys(within: EventTarget): void {
  for (const event of ["keydown", "keypress", "keyup"])
    within.addEventListener(event, (key) => key.stopPropagation());
}
