/** Gives an attribute the value that it had. */
export function giveBack(element: Element, name: string, value: string | null): void {
  element.setAttribute(name, value ?? "");
  // Chrome leaves an empty `style` behind where the styles were set one by one, and the attribute was not.
  if (value === null) element.removeAttribute(name);
}
