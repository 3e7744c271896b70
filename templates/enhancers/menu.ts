/**
 * Makes the menu a modal dialog: focus stays inside it. Without this script the menu opens and closes all the
 * same, as a popover.
 */
const menu = document.querySelector<HTMLDialogElement>("dialog.menu");
const opener = document.querySelector<HTMLButtonElement>(".menu-button");

opener?.addEventListener("click", (event) => {
  // The button’s own behaviour, to toggle the popover, would close the dialog again.
  event.preventDefault();
  menu?.showModal();
});

menu?.addEventListener("click", (event) => {
  if (!menu.open) return;
  const target = event.target as Element;
  const button = target.closest("button");
  if (button) event.preventDefault();
  // A click on the veil is a click on the dialog itself, outside its box; on a link the page goes.
  if (button || target.closest("a") || isOutside(menu, event)) menu.close();
});

// Where the header shows all links again, a modal that nobody sees must not hold the page.
matchMedia("(min-width: 70rem)").addEventListener("change", ({ matches }) => {
  if (matches && menu?.open) menu.close();
});

function isOutside(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  // Keys that press a button count as clicks at 0, 0.
  if (clientX === 0 && clientY === 0) return false;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

export {};
