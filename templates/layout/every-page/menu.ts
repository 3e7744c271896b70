/**
 * Makes the menu a modal dialog, which keeps the focus and returns it to its button. Without this script the menu opens
 * and closes as a popover.
 */
const menu = document.querySelector<HTMLDialogElement>("dialog.menu");
const opener = document.querySelector<HTMLButtonElement>(".menu-button");
if (menu && opener) improve(menu, opener);

function improve(menu: HTMLDialogElement, opener: HTMLButtonElement): void {
  const { style: page } = document.documentElement;
  const wasOpen = "popover" in menu && menu.matches(":popover-open");
  menu.removeAttribute("popover");
  for (const button of [opener, ...menu.querySelectorAll("button")]) button.removeAttribute("popovertarget");
  opener.setAttribute("aria-haspopup", "dialog");
  opener.setAttribute("aria-expanded", "false");

  const open = () => {
    const { clientWidth } = document.documentElement;
    // The page behind the menu must not scroll; the space of its scrollbar stays, so that nothing moves.
    page.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
    page.overflow = "hidden";
    menu.showModal();
    opener.setAttribute("aria-expanded", "true");
  };
  opener.addEventListener("click", open);
  if (wasOpen) open();

  menu.addEventListener("close", () => {
    page.overflow = "";
    opener.setAttribute("aria-expanded", "false");
  });
  menu.addEventListener("click", (event) => {
    // A click on the backdrop has the dialog itself as its target, outside its box.
    const chosen = (event.target as Element).closest("button, a, dialog");
    if (chosen !== menu || isOutside(menu, event)) menu.close();
  });

  // When the header shows all links again, the hidden modal must not block the page.
  matchMedia("(min-width: 70rem)").addEventListener("change", ({ matches }) => matches && menu.close());
  // A page restored by the browser must not come back with an open menu.
  addEventListener("pagehide", () => menu.close());
}

function isOutside(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

export {};
