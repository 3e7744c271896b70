/**
 * « / » focuses the search field, or opens the search page from other pages. Without it, the link in the header does.
 * Single-key shortcuts interfere with speech input, so a box below the field turns it off (WCAG 2.1.4); when the
 * browser cannot store that choice, there is no shortcut.
 */
const choice = "search-key";
const field = document.querySelector<HTMLElement>("form.search [type=search]");
const link = document.querySelector<HTMLElement>(".search-link");
const box = document.querySelector<HTMLInputElement>(".search-key input");

addEventListener("keydown", (event) => {
  // Some keyboards need Shift for this character, so Shift is ignored.
  const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || event.defaultPrevented || isWriting(event.target) || !isOn()) return;
  const place = field ?? link;
  // The link is hidden while a dialog is open over the page.
  if (!place || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  if (place === link) link.click();
  else place.focus();
});

box?.addEventListener("change", () => {
  if (box.checked) localStorage.removeItem(choice);
  else localStorage.setItem(choice, "off");
  show();
});
// Changed in another window.
addEventListener("storage", show);
show();

function show(): void {
  const on = isOn();
  if (box) box.checked = on;
  for (const place of [field, link]) {
    if (on) place?.setAttribute("aria-keyshortcuts", "/");
    else place?.removeAttribute("aria-keyshortcuts");
  }
}

function isWriting(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.("input, textarea, select, [contenteditable]") != null;
}

function isOn(): boolean {
  // The same condition that hides the box.
  if (matchMedia("(any-hover: none) and (pointer: coarse)").matches) return false;
  try {
    return localStorage.getItem(choice) === null;
  } catch {
    return false;
  }
}

export {};
