import type { PageDescription } from "../../panel/page-description.ts";
import { drawSections } from "./draw-sections.ts";
import { findControls } from "./find-controls.ts";
import { findViolations, type Violation } from "./find-violations.ts";
import { make } from "./make.ts";
import { pickSpot, type Spot, spots } from "./pick-spot.ts";
import { createSections } from "./sections.ts";
import { createSession } from "./session.ts";

export type Panel = {
  /** Asks the server again. */
  refresh(): void;
};

/**
 * Puts the panel into the page: a button in a corner, in a shadow tree of its own, that opens what there is to know of
 * the page. `file` is that of the page, from the root of `dist/`.
 */
export function mountPanel(file: string): Panel {
  const session = createSession();
  const host = make("site-dev-panel", { lang: "en" });
  const root = host.attachShadow({ mode: "open" });
  const button = make("button", {
    type: "button",
    class: "fab",
    "aria-expanded": "false",
    "aria-controls": "panel",
  });
  const content = make("div", { class: "content", tabindex: "-1" });
  const panel = make(
    "section",
    { id: "panel", role: "dialog", "aria-label": "site dev", hidden: true },
    make(
      // A header would be a second banner of the page.
      "div",
      { class: "bar" },
      make("h2", {}, "site dev"),
      make("button", { type: "button", click: () => moveOn() }, "Move"),
      make("button", { type: "button", class: "close", click: () => setOpen(false) }, "Close"),
    ),
    content,
  );
  const style = make("link", { rel: "stylesheet", href: "/__dev/panel.css" });
  root.append(style, button, panel);

  let description: PageDescription | undefined;
  let problems: number | undefined;
  let violations: readonly Violation[] | "failed" | undefined;
  let current: Spot | undefined;
  const sections = createSections(content, session);

  const place = () => {
    const { width, height } = button.getBoundingClientRect();
    const wanted = session.spot();
    if (!session.isOpen() && width > 0) {
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      current = pickSpot(findControls(), { current, wanted }, { width, height }, view);
    }
    // Where there is no room the button shows only to the keyboard.
    host.dataset.spot = current ?? wanted;
    host.toggleAttribute("data-crowded", current === undefined);
    panel.dataset.spot = wanted;
  };
  const moveOn = () => {
    const corners = spots.slice(0, 4);
    current = corners[(corners.indexOf(session.spot()) + 1) % corners.length] ?? "bottom-right";
    session.setSpot(current);
    place();
  };

  const draw = () => {
    const all = (problems ?? 0) + (Array.isArray(violations) ? violations.length : 0);
    button.replaceChildren("dev", ...(all > 0 ? [make("b", {}, String(all))] : []));
    button.setAttribute("aria-label", `site dev${all > 0 ? `: ${all} to mend` : ""}`);
    if (session.isOpen() && description !== undefined)
      sections.show(drawSections(description, violations, document));
    place();
  };
  const check = async () => {
    violations = await findViolations(host).catch(() => "failed" as const);
    draw();
  };
  const ask = async <T>(what: "page" | "concerns") => {
    const answer = await fetch(`/__dev/${what}?${new URLSearchParams({ file })}`);
    return ((await answer.json()) as T | null) ?? undefined;
  };
  let asked = 0;
  const refresh = async () => {
    asked += 1;
    const turn = asked;
    const isOpen = session.isOpen();
    const [whole, count] = isOpen
      ? [await ask<PageDescription>("page"), undefined]
      : [undefined, await ask<number>("concerns")];
    // Who asked later knows better.
    if (turn !== asked) return;
    description = whole ?? description;
    problems = isOpen ? whole?.problems.length : count;
    // Of a page that the site does not have, a file of static/, there is nothing to tell.
    host.hidden = problems === undefined;
    draw();
    if (isOpen) await check();
  };
  const setOpen = (isOpen: boolean) => {
    session.setOpen(isOpen);
    show();
    (isOpen ? content : button).focus({ preventScroll: true });
    if (isOpen) void refresh();
    else place();
  };
  const show = () => {
    panel.hidden = !session.isOpen();
    button.hidden = session.isOpen();
    button.setAttribute("aria-expanded", String(session.isOpen()));
  };

  button.addEventListener("click", () => setOpen(true));
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // The page has its own use for the key.
    event.stopPropagation();
    setOpen(false);
  });
  style.addEventListener("load", place);
  for (const event of ["scroll", "resize", "load"])
    addEventListener(event, soon(place), { passive: true, capture: true });
  new ResizeObserver(soon(place)).observe(document.documentElement);

  show();
  document.body.append(host);
  const refreshSoon = soon(() => void refresh().catch(() => {}));
  if (document.readyState === "complete") refreshSoon();
  else addEventListener("load", refreshSoon, { once: true });
  return { refresh: refreshSoon };
}

/** Once for all calls before the next picture. */
function soon(run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      run();
    });
  };
}
