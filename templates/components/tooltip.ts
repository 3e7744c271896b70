/**
 * Shows the tooltip of a button while the pointer or the keyboard is on it. Without it, the words stay the name or the
 * description of the button, and those that a click opens still do.
 */
const openDelayMs = 700;
const graceMs = 300;
/** Time for the pointer to cut a corner on its way from the button to the tooltip. */
const crossingMs = 150;
// Where there are none, a tooltip is an element that styles show and hide.
const hasPopovers = "popover" in HTMLElement.prototype;

/** The button whose tooltip shows, and the one that the pointer is on. */
let shown: HTMLElement | undefined;
let hovered: HTMLElement | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let isTabbing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

// A finger does not hover: it opens with a tap what a tap opens.
document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "touch") hover(target);
});
document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
  if (pointerType !== "touch") hover(null);
});

document.addEventListener("focusin", ({ target }) => {
  // Focus that a dialog gives or gives back tells nothing about what the visitor looks for.
  const button = isTabbing ? findButton(target) : undefined;
  if (button) open(button);
});
document.addEventListener("focusout", () => {
  if (shown !== hovered) close();
});

addEventListener(
  "keydown",
  (event) => {
    isTabbing = event.key === "Tab";
    if (event.key !== "Escape" || !shown) return;
    close();
    // What lies below stays open.
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
    const keeps = shown && ((isToggle(shown) && shown === findButton(target)) || isOnTooltip(target));
    if (keeps) return;
    close();
    // Whoever presses is not going from one tooltip to the next.
    closedAt = Number.NEGATIVE_INFINITY;
  },
  true,
);
document.addEventListener("click", (event) => {
  const button = findButton(event.target);
  if (!button || !isToggle(button)) return;
  event.preventDefault();
  if (shown === button) close();
  else open(button);
});

function hover(target: EventTarget | null): void {
  const button = isOnTooltip(target) ? shown : findButton(target);
  if (button === hovered) return;
  hovered = button;
  clearTimeout(timer);
  if (button && button !== shown) {
    const isNext = shown !== undefined || performance.now() - closedAt < graceMs;
    timer = setTimeout(open, isNext ? 0 : openDelayMs, button);
  } else if (!button && shown && !shown.matches(":focus-visible")) {
    timer = setTimeout(close, crossingMs, performance.now());
  }
}

function isOnTooltip(target: EventTarget | null): boolean {
  return shown !== undefined && tooltipOf(shown)?.contains(target as Node | null) === true;
}

/** Whether a click opens and closes the tooltip of the button. */
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
  if (shown === button) return;
  close();
  const tooltip = tooltipOf(button);
  if (!tooltip || !button.isConnected) return;
  shown = button;
  if (hasPopovers) tooltip.showPopover();
  else tooltip.dataset.shown = "";
  place();
}

function close(leftAt = performance.now()): void {
  clearTimeout(timer);
  if (!shown) return;
  const tooltip = tooltipOf(shown);
  if (!hasPopovers) delete tooltip?.dataset.shown;
  else if (tooltip?.matches(":popover-open")) tooltip.hidePopover();
  shown = undefined;
  closedAt = leftAt;
}

addEventListener("scroll", place, { capture: true, passive: true });
addEventListener("resize", place);

/**
 * Below the button, or above it where the window ends, within the window. Not by `position-try-fallbacks`: Safari 26.0
 * never answers again once what stands around such an element is hidden, as when the menu closes (WebKit bug 299742).
 */
function place(): void {
  const tooltip = shown && tooltipOf(shown);
  if (!shown || !tooltip) return;
  const gap = 8;
  const button = shown.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const left = button.left + (button.width - width) / 2;
  const below = button.bottom + gap;
  const top = below + height + gap > innerHeight ? button.top - height - gap : below;
  tooltip.style.inset = `${top}px auto auto ${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
}

export {};
