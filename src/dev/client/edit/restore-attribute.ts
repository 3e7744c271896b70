/** Restores the former value of an attribute. `null` removes it. */
export function restoreAttribute(element: Element, name: string, value: string | null): void {
  element.setAttribute(name, value ?? "");
  // Chrome keeps an empty `style` attribute after single styles were set, unless the attribute was set itself.
  if (value === null) element.removeAttribute(name);
}
