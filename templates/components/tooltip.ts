/**
 * Shows the tooltip of a button on hover and keyboard focus. Without it, the words remain the name or the description
 * of the button, and tooltips that open on click still do.
 */
const openDelayMs = 700;
const graceMs = 300;
/** Time in ms for the pointer to move from the button to the tooltip. */
const crossingMs = 150;
// In browsers without popovers, a tooltip is an element that styles show and hide.
const hasPopovers = "popover" in HTMLElement.prototype;

/** The button with the open tooltip, and the one under the pointer. */
let openButton: HTMLElement | undefined;
let hovered: HTMLElement | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let isTabbing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

// Fingers do not hover: a tap opens only what a click opens.
document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "touch") hover(target);
});
document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
  if (pointerType !== "touch") hover(null);
});

document.addEventListener("focusin", ({ target }) => {
  // Focus moved by a dialog does not mean that the visitor wants the tooltip.
  const button = isTabbing ? findButton(target) : undefined;
  if (button) open(button);
});
document.addEventListener("focusout", () => {
  if (openButton !== hovered) close();
});

addEventListener(
  "keydown",
  (event) => {
    isTabbing = event.key === "Tab";
    if (event.key !== "Escape" || !openButton) return;
    close();
    // The dialog below stays open.
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
addEventListener(
  "pointerdown",
  ({ target }) => {
    isTabbing = false;
    clearTimeout(timer);
    const keeps =
      openButton && ((isToggle(openButton) && openButton === findButton(target)) || isOnTooltip(target));
    if (keeps) return;
    close();
    // After a press, the next tooltip opens with the usual delay.
    closedAt = Number.NEGATIVE_INFINITY;
  },
  true,
);
document.addEventListener("click", (event) => {
  const button = findButton(event.target);
  if (!button || !isToggle(button)) return;
  event.preventDefault();
  if (openButton === button) close();
  else open(button);
});

function hover(target: EventTarget | null): void {
  const button = isOnTooltip(target) ? openButton : findButton(target);
  if (button === hovered) return;
  hovered = button;
  clearTimeout(timer);
  if (button && button !== openButton) {
    const isNext = openButton !== undefined || performance.now() - closedAt < graceMs;
    timer = setTimeout(open, isNext ? 0 : openDelayMs, button);
  } else if (!button && openButton && !openButton.matches(":focus-visible")) {
    timer = setTimeout(close, crossingMs, performance.now());
  }
}

function isOnTooltip(target: EventTarget | null): boolean {
  return openButton !== undefined && tooltipOf(openButton)?.contains(target as Node | null) === true;
}

/** True when a click opens and closes the tooltip of the button. */
function isToggle(button: HTMLElement): boolean {
  return button.getAttribute("popovertarget") === button.dataset.tooltip;
}

function findButton(target: EventTarget | null): HTMLElement | undefined {
  return (target as Element | null)?.closest<HTMLElement>("[data-tooltip]") ?? undefined;
}

function tooltipOf(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.dataset.tooltip ?? "");
}

function open(button: HTMLElement): void {
  clearTimeout(timer);
  if (openButton === button) return;
  close();
  const tooltip = tooltipOf(button);
  if (!tooltip || !button.isConnected) return;
  openButton = button;
  if (hasPopovers) tooltip.showPopover();
  else tooltip.dataset.shown = "";
  place();
}

function close(leftAt = performance.now()): void {
  clearTimeout(timer);
  if (!openButton) return;
  const tooltip = tooltipOf(openButton);
  if (!hasPopovers) delete tooltip?.dataset.shown;
  else if (tooltip?.matches(":popover-open")) tooltip.hidePopover();
  openButton = undefined;
  closedAt = leftAt;
}

addEventListener("scroll", place, { capture: true, passive: true });
addEventListener("resize", place);

/**
 * Places the tooltip below its button, or above it where the window ends, always within the window. Avoids
 * `position-try-fallbacks`: Safari 26.0 hangs once an ancestor of such an element is hidden, as when the menu closes
 * (WebKit bug 299742).
 */
function place(): void {
  const tooltip = openButton && tooltipOf(openButton);
  if (!openButton || !tooltip) return;
  const gap = 8;
  const button = openButton.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const left = button.left + (button.width - width) / 2;
  const below = button.bottom + gap;
  const top = below + height + gap > innerHeight ? button.top - height - gap : below;
  tooltip.style.inset = `${top}px auto auto ${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
}

export {};
