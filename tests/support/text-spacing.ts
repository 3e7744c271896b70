/**
 * Runs in the page: gives its text the four values of WCAG 1.4.12. The sheet is made by a script, since a policy against
 * inline styles would refuse one in the page.
 */
export function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
  for (const details of document.querySelectorAll("details")) details.open = true;
  document.querySelector<HTMLInputElement>("[name=consent]")?.click();
}

/**
 * Runs in the page: the lines of its text that cannot be read, each with the reason. A line is unreadable where a
 * drawing, another text or a painted box lies at the same place, where a box cuts it off, where it leaves the painted
 * box that it belongs to, or where the window ends and no scrolling leads to it.
 */
export function findUnreadable(): readonly string[] {
  type Line = { readonly text: Text; readonly around: Element; readonly box: DOMRect };
  const found = new Map<string, string>();
  const nameOf = (element: Element) =>
    `<${element.localName}${[...element.classList].map((name) => `.${name}`).join("")}>`;
  const note = ({ text, around }: Line, reason: string) => {
    const words = (text.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    found.set(`${words} ${reason}`, `« ${words} » in ${nameOf(around)} ${reason}`);
  };

  const chain = (element: Element | null): Element[] =>
    element === null ? [] : [element, ...chain(element.parentElement)];
  const isOpaque = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour);
  const isUnseen = (element: Element) =>
    element.closest("svg, script, style, noscript, option, .visually-hidden") !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    // Only for those who do not look.
    chain(element).some((each) => getComputedStyle(each).clipPath === "inset(50%)");
  const isClosed = (element: Element) => element.closest("[popover]:not(:popover-open)") !== null;

  // The height of a line's box is that of its font, which is more than its letters have.
  const shrink = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x + 1, y + height * 0.2, width - 2, height * 0.6);
  const linesOf = (root: Element): Line[] => {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      if (around === null || text.textContent?.trim() === "" || isUnseen(around) || isClosed(around))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        // The space that letters have behind them is none that they need.
        const loose = Number.parseFloat(getComputedStyle(around).letterSpacing) || 0;
        const box = shrink(new DOMRect(rect.x, rect.y, rect.width - loose, rect.height));
        if (box.width > 0 && box.height > 0) lines.push({ text: text as Text, around, box });
      }
    }
    return lines;
  };

  const stays = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
  const isOutside = (box: DOMRect, frame: DOMRect, sides = "xy") =>
    (sides.includes("x") && (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
    (sides.includes("y") && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1));

  const grounds = [...document.querySelectorAll(".section-line")].map((ground) =>
    ground.getBoundingClientRect(),
  );
  /** What cuts a line, or what it runs out of. */
  const judgeFrame = (line: Line) => {
    let isScrolled = false;
    let isPainted = false;
    for (const element of chain(line.around)) {
      if (element === document.body || element === document.documentElement) break;
      const { overflowX, overflowY, backgroundColor, display, position } = getComputedStyle(element);
      if (display === "contents") continue;
      const frame = element.getBoundingClientRect();
      const clips = (/hidden|clip/.test(overflowX) ? "x" : "") + (/hidden|clip/.test(overflowY) ? "y" : "");
      if (clips !== "" && !isScrolled && isOutside(line.box, frame, clips))
        note(line, `is cut off by ${nameOf(element)}`);
      if (/auto|scroll/.test(overflowX + overflowY)) isScrolled = true;
      if (!isPainted && isOpaque(backgroundColor) && display !== "inline") {
        isPainted = true;
        if (!isScrolled && isOutside(line.box, frame)) note(line, `leaves ${nameOf(element)}`);
      }
      if (position === "fixed") break;
    }
    if (!isScrolled && isOutside(line.box, new DOMRect(0, 0, innerWidth, 1), "x"))
      note(line, "leaves the window");
    const isCrossed = grounds.some(({ top, bottom }) => top < line.box.bottom && bottom > line.box.top);
    if (isCrossed && !isPainted) note(line, "is crossed by the ground line");
  };

  /** What lies at the place of a line besides what it is in. */
  const judgeStack = (line: Line) => {
    const { left, width, top, height } = line.box;
    const steps = Math.max(1, Math.min(16, Math.floor(width / 16)));
    for (let step = 0; step < steps; step++) {
      const stack = document.elementsFromPoint(left + (width * (step + 0.5)) / steps, top + height / 2);
      const isOwn = (element: Element) => element.contains(line.around) || line.around.contains(element);
      const place = stack.findIndex(isOwn);
      for (const [index, element] of stack.entries()) {
        if (isOwn(element) && isOpaque(getComputedStyle(element).backgroundColor)) break;
        // What stays in the window passes over the text that scrolls.
        if (isOwn(element) || chain(element).some(stays)) continue;
        const isShape = element instanceof SVGElement && !/^(?:svg|g|a)$/.test(element.localName);
        const covers = (place === -1 || index < place) && isOpaque(getComputedStyle(element).backgroundColor);
        if (isShape || element.localName === "img" || covers)
          note(line, `is where ${nameOf(isShape ? (element.closest("svg") ?? element) : element)} is`);
      }
    }
  };

  const header = document.querySelector(".site-header");
  const isInHeader = ({ around }: Line) => header?.contains(around) === true;
  const style = new CSSStyleSheet();
  // Thin lines of drawings are wide enough to be hit.
  style.replaceSync(
    `* { pointer-events: auto !important; scroll-behavior: auto !important; transition: none !important }
    svg * { stroke-width: 10px !important }`,
  );
  document.adoptedStyleSheets.push(style);
  scrollTo(0, 0);
  const lines = linesOf(document.body);
  lines.forEach(judgeFrame);

  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
  sorted.forEach((line, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > line.box.bottom) break;
      const isBeside = other.box.left >= line.box.right || other.box.right <= line.box.left;
      if (!isBeside && isInHeader(line) === isInHeader(other) && other.text !== line.text)
        note(line, `is where « ${(other.text.textContent ?? "").trim().slice(0, 30)} » is`);
    }
  });

  // Only what is in the window can be asked for, and the header covers the rest of it.
  const top = header?.getBoundingClientRect().bottom ?? 0;
  const step = innerHeight - top - 60;
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    scrollTo(0, y);
    for (const line of linesOf(document.body)) {
      const { top: from, bottom } = line.box;
      if (isInHeader(line) ? y === 0 : from >= top && bottom <= innerHeight) judgeStack(line);
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found.values()];
}
