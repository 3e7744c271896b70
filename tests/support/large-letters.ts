/** Runs in the page: its letters have twice their size, and all of it that folds or hides is there. */
export function enlarge(): void {
  document.documentElement.style.fontSize = "200%";
  for (const details of document.querySelectorAll("details")) details.open = true;
  document.querySelector<HTMLInputElement>("[name=consent]")?.click();
}

/** Runs in the page: the words of its titles that no line holds whole. */
export function findBrokenWords(): readonly string[] {
  const isBroken = (text: Text, start: number, end: number): boolean => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  const broken: string[] = [];
  for (const title of document.querySelectorAll("h1, h2")) {
    if (!title.checkVisibility() || title.closest(".visually-hidden")) continue;
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu))
        if (isBroken(text as Text, index, index + word.length)) broken.push(word);
  }
  return broken;
}

/** Runs in the page: what of it goes over the edge of the window, where no scrolling leads to it. */
export function findCut(): readonly string[] {
  const isApart = (element: Element) =>
    element.closest("svg, script, [aria-hidden=true], .visually-hidden") !== null ||
    !element.checkVisibility();
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isOver = ({ left, right }: DOMRect) => right > innerWidth + 0.5 || left < -0.5;
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement;
    if (around === null || isApart(around)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some((rect) => rect.width > 0 && isOver(rect));
    if (isCut && !scrolls(around)) cut.push(text.textContent?.trim() ?? "");
  }
  for (const box of document.querySelectorAll("a.button, button, input, select, textarea, table")) {
    if (!isApart(box) && isOver(box.getBoundingClientRect()) && !scrolls(box)) cut.push(box.outerHTML);
  }
  return cut;
}
