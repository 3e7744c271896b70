/**
 * « / » goes to the field of the search, or to its page from any other one. Without it, the link of the header does.
 * A key that is pressed alone is in the way of those who dictate, so the box below the field turns it off (WCAG 2.1.4);
 * where the browser cannot remember that, there is no such key.
 */
const choice = "search-key";
const field = document.querySelector<HTMLElement>("form.search [type=search]");
const link = document.querySelector<HTMLElement>(".search-link");
const box = document.querySelector<HTMLInputElement>(".search-key input");

addEventListener("keydown", (event) => {
  // Some keyboards need Shift for the sign, so Shift says nothing.
  const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || event.defaultPrevented || isWriting(event.target) || !isOn()) return;
  const place = field ?? link;
  // The link does not show where a dialog is open over the page.
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
// Another window has changed it.
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
  // The same as where the box does not show.
  if (matchMedia("(any-hover: none) and (pointer: coarse)").matches) return false;
  try {
    return localStorage.getItem(choice) === null;
  } catch {
    return false;
  }
}

export {};
