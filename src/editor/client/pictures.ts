/** The widths of the screens that pictures show, in pixels. */
const widths = { wide: 1280, phone: 390 };
type Screen = keyof typeof widths;

/** From this width of the window on, there is room for pictures of a wide screen. */
const wideWindow = "(min-width: 48em)";

/**
 * Shows the pictures of pages in `part`, before and after, also those that are drawn later. Loads each one when it comes
 * near the window and lets go of it when it is far away, so that forty pages never take memory at once. Without this
 * script there are links to them.
 */
export function showPictures(part: HTMLElement): void {
  let screen: Screen = matchMedia(wideWindow).matches ? "wide" : "phone";
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) load(target as HTMLIFrameElement, isIntersecting);
    },
    { rootMargin: "100% 0px" },
  );
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) fit(target as HTMLElement, screen);
  });
  const known = new WeakSet<Element>();
  const look = () => {
    part.dataset.screen = screen;
    for (const view of part.querySelectorAll<HTMLElement>(".picture .view")) {
      fit(view, screen);
      const frame = view.querySelector("iframe");
      if (frame === null || known.has(view)) continue;
      known.add(view);
      frame.addEventListener("load", () => scrollToChange(frame));
      near.observe(frame);
      sizes.observe(view);
    }
    for (const choice of part.querySelectorAll<HTMLInputElement>("input[name=screen]"))
      choice.checked = choice.value === screen;
  };
  part.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== "screen") return;
    screen = value === "phone" ? "phone" : "wide";
    look();
    for (const frame of part.querySelectorAll("iframe")) scrollToChange(frame);
  });
  new MutationObserver(look).observe(part, { childList: true });
  look();
}

function load(frame: HTMLIFrameElement, isNear: boolean): void {
  const { src = "" } = frame.dataset;
  if (!isNear) frame.removeAttribute("src");
  // `src` as a property is the whole address.
  else if (frame.getAttribute("src") !== src) frame.setAttribute("src", src);
}

/** Makes a page as wide as a screen, and as small as its place. */
function fit(view: HTMLElement, screen: Screen): void {
  view.style.setProperty("--width", `${widths[screen]}px`);
  view.style.setProperty("--scale", `${view.clientWidth / widths[screen]}`);
}

/** Shows the first block that differs, a third below the upper edge. Only this page may scroll, not the one around it. */
function scrollToChange({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  const changed = [...(contentDocument?.querySelectorAll("[data-site-changed]") ?? [])];
  const first = changed.map((block) => block.getBoundingClientRect()).find(({ height }) => height > 1);
  if (contentWindow === null || first === undefined) return;
  contentWindow.scrollTo(0, contentWindow.scrollY + first.top - contentWindow.innerHeight / 3);
}
