import type { Box } from "./pick-spot.ts";

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
