/**
 * Runs in the page: the controls that somebody cannot reach by pointing, after scrolling to them: what lies over them,
 * or that they stand outside the window. Those of the page itself count too if `all`. An open box is a dialog over its
 * text, which closes by Escape and by a click beside it: the controls of the text count again then.
 */
export function findCoveredControls(all = false): readonly string[] {
  const wanted =
    "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=textbox], [role=radio], [role=option]";
  /** The element on top at a point of the window, in whichever shadow tree. */
  const topAt = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner: Element | null = found.shadowRoot.elementFromPoint(x, y);
      if (inner === null || inner === found) break;
      found = inner;
    }
    return found;
  };
  /** Whether `outer` is `inner` or holds it, across shadow trees. */
  const holds = (outer: Element, inner: Element): boolean => {
    for (let at: Node | null = inner; at !== null; ) {
      if (at === outer) return true;
      at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null);
    }
    return false;
  };
  const tell = (element: Element | null) =>
    `<${element?.localName}> ${(element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim().slice(0, 40)}`;
  /** Tells what covers the room of a control, without its padding. A text that is written needs one line in view. */
  const findCover = (control: Element): string | undefined => {
    const parts = [control, ...((control as HTMLInputElement).labels ?? [])];
    // A link may run over several lines; each of its boxes is one to press.
    const [box = control.getBoundingClientRect()] = control.getClientRects();
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    const [left, right] = [
      box.left + Number.parseFloat(paddingLeft),
      box.right - Number.parseFloat(paddingRight),
    ];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const inset = Math.min(4, Math.abs(right - left) / 4, Math.abs(bottom - top) / 4);
    const middle = (left + right) / 2;
    const isWritten = control.matches("textarea, [role=textbox]");
    const points = [
      [middle, (top + bottom) / 2],
      ...(isWritten ? [middle] : [left + inset, right - inset]).flatMap((x) => [
        [x, top + inset],
        [x, bottom - inset],
      ]),
    ] as [number, number][];
    const covers = points.flatMap(([x, y]) => {
      const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight || top > bottom;
      const hit = isOutside ? null : topAt(x, y);
      if (hit !== null && parts.some((one) => holds(one, hit) || holds(hit, one))) return [];
      const where = `${tell(control)} at ${Math.round(x)},${Math.round(y)}`;
      return [`${where}: ${isOutside ? "outside the window" : `below ${tell(hit)}`}`];
    });
    return isWritten && covers.length < points.length ? undefined : covers[0];
  };
  const isBoxOpen = document.querySelector("site-dev-edit")?.shadowRoot?.querySelector(".text-box") != null;
  const written = [...document.querySelectorAll("[data-site-text], site-dev-words")];
  const found: string[] = [];
  const look = (root: Document | ShadowRoot) => {
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot !== null) look(shadowRoot);
    for (const control of root.querySelectorAll(wanted)) {
      const isText = written.some((text) => holds(text, control));
      const isOwn = isText || (root instanceof ShadowRoot && root.host.localName.startsWith("site-dev"));
      if ((!all && !isOwn) || (isText && isBoxOpen)) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height } = control.getBoundingClientRect();
      // What is drawn for screen readers alone.
      if (width <= 1 || height <= 1) continue;
      // The page scrolls to any place; the editor’s own parts stay where they are, and scroll inside.
      const blocks = isText || root === document ? (["center", "start", "end"] as const) : [];
      let cover: string | undefined;
      for (const block of ["nearest", ...blocks] as const) {
        control.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        cover = findCover(control);
        if (cover === undefined) break;
      }
      if (cover !== undefined) found.push(cover);
    }
  };
  look(document);
  return found;
}
