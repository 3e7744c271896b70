/** What a page folds away. It is open while the page is edited, because what cannot be seen cannot be edited. */
export type Folds = {
  /** Opens each new fold that holds fields. One that the author has folded again stays folded. */
  open(): void;
  /** Folds again what was opened here. */
  restore(): void;
};

const marked = "[data-edit], [data-edit-attribute], [data-edit-body]";

export function createFolds(): Folds {
  const seen = new WeakSet<HTMLDetailsElement>();
  const opened = new Set<HTMLDetailsElement>();
  return {
    open: () => {
      for (const fold of document.querySelectorAll("details")) {
        if (seen.has(fold)) continue;
        seen.add(fold);
        if (fold.open || !holdsFields(fold) || excludesOthers(fold)) continue;
        fold.open = true;
        // A menu over the page would cover other fields. It opens when one of its own is looked for.
        if (liesOverPage(fold)) fold.open = false;
        else opened.add(fold);
      }
    },
    restore: () => {
      for (const fold of opened) fold.open = false;
    },
  };
}

/** The parts of a fold that are folded away. */
function partsOf(fold: HTMLDetailsElement): readonly Element[] {
  return [...fold.children].filter(({ localName }) => localName !== "summary");
}

function holdsFields(fold: HTMLDetailsElement): boolean {
  return partsOf(fold).some((part) => part.matches(marked) || part.querySelector(marked) !== null);
}

/** Of folds with the same name, browsers keep one open. */
function excludesOthers({ name }: HTMLDetailsElement): boolean {
  return Boolean(name);
}

function liesOverPage(fold: HTMLDetailsElement): boolean {
  return partsOf(fold).some((part) => ["absolute", "fixed"].includes(getComputedStyle(part).position));
}

/**
 * Opens everything that hides an element: folds, and what a button or a tab shows. The focus stays where it is, and a
 * dialog stays closed, since it would take the focus from the editor.
 */
export function reveal(element: Element): void {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    const around: Element | null = part.parentElement;
    if (around instanceof HTMLDetailsElement && part.localName !== "summary") around.open = true;
    if (part.getAttribute("hidden") === "until-found") {
      part.dispatchEvent(new Event("beforematch", { bubbles: true }));
      part.removeAttribute("hidden");
    }
    if (part.id !== "" && part.localName !== "dialog") press(part);
  }
}

/** Presses the button or the tab that shows a part which is hidden. */
function press(part: Element): void {
  const id = CSS.escape(part.id);
  const control = document.querySelector<HTMLElement>(
    `:is([aria-controls~="${id}"], [popovertarget="${id}"]):is([aria-expanded="false"], [role="tab"][aria-selected="false"])`,
  );
  if (control === null || part.checkVisibility?.() !== false) return;
  const focused = document.activeElement;
  control.click();
  if (focused instanceof HTMLElement && document.activeElement !== focused) focused.focus();
}

/** The control of a fold around its label: the summary, or a button that opens something. */
export type FoldControl = { readonly isOpen: boolean; toggle(): void };

export function foldControlOf(element: Element): FoldControl | undefined {
  const control = element.closest<HTMLElement>("summary, [aria-expanded], [role='tab']");
  if (control === null) return undefined;
  const fold = control.localName === "summary" ? control.parentElement : null;
  const isOpen =
    fold instanceof HTMLDetailsElement ? fold.open : control.getAttribute("aria-expanded") === "true";
  return { isOpen, toggle: () => control.click() };
}
