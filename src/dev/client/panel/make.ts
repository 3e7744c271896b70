type Attributes = Readonly<Record<string, string | boolean | undefined | (() => void)>>;

/** Creates an element. Data from the page or the server is only inserted as text or attribute values. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name];
export function make(
  name: string,
  attributes?: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElement;
export function make(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}
