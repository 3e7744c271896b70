import type { Page } from "playwright-core";

/**
 * Runs in the page, before its own scripts: notes what moves in the window without the visitor’s doing, and where from
 * and to. `countsInput` also notes what moves right after an input.
 */
export function watchShifts(countsInput = false): void {
  type Source = {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  };
  type Shift = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly Source[];
  };
  const nameOf = (node?: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const words = node?.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element?.localName ?? "gone"} class="${element?.getAttribute("class") ?? ""}"> ${words ?? ""}`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(" ");
  const shifts: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources, startTime } of entries as Shift[])
      if (countsInput || !hadRecentInput)
        shifts.push(
          `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} (${placeOf(previousRect)} to ${placeOf(currentRect)})`,
            )
            .join("; ")}`,
        );
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Object.assign(window, {
    takeShifts: () => {
      note(observer.takeRecords());
      return shifts;
    },
  });
}

/** What `watchShifts` has noted, once two more frames have been drawn: empty where nothing has moved. */
export function readShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { takeShifts: () => string[] }).takeShifts();
  });
}
