import { vi } from "vitest";

/**
 * Puts a page in place of the browser’s, for scripts that only create elements and set their attributes and children.
 * `vi.unstubAllGlobals` removes it.
 */
export function putSmallPage(): void {
  const createElement = (name: string) => new SmallElement(name);
  vi.stubGlobal("document", {
    createElement,
    createElementNS: (_: string, name: string) => createElement(name),
  });
}

/** Puts the storage of a tab in place of the browser’s. */
export function putTabStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

/** An empty element of such a page. */
export function smallElement(): HTMLElement {
  return document.createElement("div");
}

/** The elements of such a page with a name, in their order. */
export function findAll(element: Element, name: string): readonly HTMLElement[] {
  return (element as unknown as SmallElement).findAll(name) as unknown as readonly HTMLElement[];
}

class SmallElement {
  readonly name: string;
  readonly #attributes = new Map<string, string>();
  readonly #listeners: (readonly [string, () => void])[] = [];
  #children: readonly (SmallElement | string)[] = [];
  #parent: SmallElement | undefined;

  constructor(name: string) {
    this.name = name;
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  addEventListener(kind: string, act: () => void): void {
    this.#listeners.push([kind, act]);
  }

  click(): void {
    for (const [kind, act] of this.#listeners) if (kind === "click") act();
  }

  append(...children: readonly (SmallElement | string)[]): void {
    this.replaceChildren(...this.#children, ...children);
  }

  replaceChildren(...children: readonly (SmallElement | string)[]): void {
    for (const child of children) if (child instanceof SmallElement) child.#parent = this;
    this.#children = children;
  }

  replaceWith(other: SmallElement): void {
    const parent = this.#parent;
    parent?.replaceChildren(...parent.#children.map((child) => (child === this ? other : child)));
  }

  get textContent(): string {
    return this.#children
      .map((child) => (child instanceof SmallElement ? child.textContent : child))
      .join("");
  }

  set textContent(text: string) {
    this.replaceChildren(text);
  }

  findAll(name: string): readonly SmallElement[] {
    const inner = this.#children.flatMap((child) =>
      child instanceof SmallElement ? child.findAll(name) : [],
    );
    return this.name === name ? [this, ...inner] : inner;
  }

  /** No script that needs it here finds anything. */
  querySelectorAll(): readonly SmallElement[] {
    return [];
  }
}
