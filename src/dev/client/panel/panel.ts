import type { PageFaults } from "../../faults/fault.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { soon } from "../soon.ts";
import type { Dialog, Mount } from "./dialog.ts";
import { make } from "./make.ts";
import type { PanelExtension } from "./panel-extension.ts";
import { type Box, pickSpot, type Spot, spots } from "./pick-spot.ts";
import { createSession } from "./session.ts";

export type Panel = {
  /** Requests the description from the server again. */
  refresh(): void;
};

/**
 * Adds the panel to the page: a button in a corner, in its own shadow tree, which opens a description of the page.
 * `file` is the file of the page, from the root of `dist/`. Messages are loaded when the panel is opened.
 */
export function mountPanel(
  file: string,
  language: string,
  data: DOMStringMap,
  extension: PanelExtension | undefined,
): Panel {
  const session = createSession();
  const host = make("site-dev-panel", { lang: language, dir: "ltr" });
  const root = host.attachShadow({ mode: "open" });
  const button = make("button", {
    type: "button",
    class: "fab",
    "aria-expanded": "false",
    "aria-controls": "panel",
  });
  const buttons = make("div", { class: "fabs" }, extension?.button(data) ?? "", button);
  const style = make("link", { rel: "stylesheet", href: "/__dev/panel.css" });
  root.append(style, buttons);
  let dialog: Promise<Dialog> | undefined;
  let current: Spot | undefined;

  const place = () => {
    const { width, height } = buttons.getBoundingClientRect();
    const wanted = session.spot();
    if (!session.isOpen() && width > 0) {
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      current = pickSpot(findControls(), { current, wanted }, { width, height }, view);
    }
    // When there is no free spot, the button is visible only while it has keyboard focus.
    host.dataset.spot = current ?? wanted;
    host.toggleAttribute("data-crowded", current === undefined);
    void dialog?.then(({ place }) => place(wanted));
  };
  const moveOn = () => {
    const corners = spots.slice(0, 4);
    current = corners[(corners.indexOf(session.spot()) + 1) % 4] as Spot;
    session.setSpot(current);
    place();
  };
  const showFaults = (faults: Pick<PageFaults, "count" | "label"> | null) => {
    // A file of static/ is not a page of the site, so there is no description of it.
    host.hidden = faults === null;
    const { count, label } = faults ?? { count: 0, label: "" };
    button.replaceChildren("dev", ...(count > 0 ? [make("b", {}, String(count))] : []));
    button.setAttribute("aria-label", count > 0 ? label : "site dev");
    place();
  };
  const load = () => {
    const onClose = () => void setOpen(false);
    dialog ??= loadDialog(language, {
      host,
      root,
      session,
      file,
      onMove: moveOn,
      onClose,
      onFaults: showFaults,
    });
    // Try again later, because the server may be restarted.
    dialog.catch(() => {
      dialog = undefined;
    });
    return dialog;
  };
  const refresh = oneAtATime(async () => {
    if (session.isOpen()) return (await load()).refresh();
    const answer = await fetch(`/__dev/faults?${new URLSearchParams({ file })}`);
    showFaults((await answer.json()) as PageFaults | null);
  });
  const show = async () => {
    const isOpen = session.isOpen();
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) (await load()).open();
    else (await dialog)?.close();
    buttons.hidden = isOpen;
    place();
  };
  const setOpen = async (isOpen: boolean) => {
    session.setOpen(isOpen);
    await show();
    if (!isOpen) return button.focus({ preventScroll: true });
    (await load()).focus();
    await refresh();
  };

  button.addEventListener("click", () => void setOpen(true));
  style.addEventListener("load", place);
  for (const event of ["scroll", "resize", "load"])
    addEventListener(event, soon(place), { passive: true, capture: true });
  new ResizeObserver(soon(place)).observe(document.documentElement);

  document.body.append(host);
  void show();
  const refreshSoon = soon(() => void refresh().catch(() => {}));
  addEventListener("load", refreshSoon, { once: true });
  return { refresh: refreshSoon };
}

async function loadDialog(language: string, mount: Mount): Promise<Dialog> {
  const script = "/__dev/dialog.js";
  const { createDialog } = (await import(script)) as typeof import("./dialog.ts");
  return createDialog(language, mount);
}

const controls =
  'a[href], button, input, select, textarea, summary, label, video[controls], audio[controls], [contenteditable], [tabindex]:not([tabindex="-1"])';

/** The boxes of the visible controls of the page, including those in its frames. */
export function findControls(): readonly Box[] {
  // The notes about drafts are in a corner too.
  const notes = document.querySelector("site-dev-notes")?.shadowRoot?.querySelector("aside");
  return [...findIn(document, 0, 0), ...(notes ? [notes.getBoundingClientRect()] : [])];
}

function findIn(page: Document, left: number, top: number): readonly Box[] {
  const own = [...page.querySelectorAll(controls)].flatMap((element) =>
    [...element.getClientRects()].map((box) => move(box, left, top)),
  );
  const framed = [...page.querySelectorAll("iframe")].flatMap((frame) => {
    const box = move(frame.getBoundingClientRect(), left, top);
    const { contentDocument } = frame;
    if (contentDocument === null) return [box];
    // A page may have forty frames, of which one or two are visible.
    return isInView(box) ? findIn(contentDocument, box.left, box.top) : [];
  });
  return [...own, ...framed].filter(isInView);
}

function isInView({ left, top, right, bottom }: Box): boolean {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function move(box: Box, left: number, top: number): Box {
  return { left: box.left + left, top: box.top + top, right: box.right + left, bottom: box.bottom + top };
}
