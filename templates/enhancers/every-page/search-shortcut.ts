/**
 * « / » goes to the field of the search, or to its page from any other one. Without it, the link of the header does.
 */
addEventListener("keydown", (event) => {
  // Some keyboards need Shift for the sign, so Shift says nothing.
  const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || event.defaultPrevented || isWriting(event.target)) return;
  const place =
    document.querySelector<HTMLElement>("form.search input") ??
    document.querySelector<HTMLElement>(".search-link");
  // The link does not show where a dialog is open over the page.
  if (!place || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  if (place instanceof HTMLAnchorElement) place.click();
  else place.focus();
});

function isWriting(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.("input, textarea, select, [contenteditable]") != null;
}

export {};
