/**
 * Runs in the page: the opening tags of controls that take no room, or of which nothing stands out from what is behind:
 * no text, border, surface, icon or image. Those that are hidden from everybody are left out.
 */
export function findUnseenControls(): readonly string[] {
  const isClear = (colour: string) => /^(?:none|transparent|rgba\(.*, 0\))$/.test(colour);
  const behind = (element: Element | null): string => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).getPropertyValue("background-color");
  };
  const hasSize = (element: Element, least: number) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= least && height >= least;
  };
  const standsOut = (control: Element): boolean => {
    // The box of a field is drawn round it and its unit.
    const box = control.closest(".tray") ?? control;
    const surface = behind(box.parentElement);
    const style = getComputedStyle(box);
    const isFilled = !isClear(style.backgroundColor) && style.backgroundColor !== surface;
    const isFramed = ["Top", "Right", "Bottom", "Left"].some((side) => {
      const colour = style[`border${side}Color` as "borderTopColor"];
      return (
        Number.parseFloat(style[`border${side}Width` as "borderTopWidth"]) > 0 &&
        !isClear(colour) &&
        colour !== surface
      );
    });
    // Boxes to tick and choosers of files are the browser’s own drawings.
    const { type } = control as HTMLInputElement;
    const isNative =
      type === "file" || (/^(?:checkbox|radio|range)$/.test(type) && style.appearance !== "none");
    if (isFilled || isFramed || isNative) return true;
    return [control, ...control.querySelectorAll("*")].some((part) => {
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !hasSize(part, 2))
        return false;
      if (part.tagName === "IMG") return true;
      const own = getComputedStyle(part);
      const inks = [
        ...([...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
          ? [own.color]
          : []),
        ...(part instanceof SVGGeometryElement ? [own.fill, own.stroke] : []),
      ];
      return inks.some((ink) => !isClear(ink) && ink !== behind(part));
    });
  };
  return (
    [...document.querySelectorAll("a[href], button, summary, input, select, textarea")]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // A skip link shows when it has the focus; a field may be drawn by its label.
      .filter(
        (control) =>
          !/^rect\(|inset\(/.test(getComputedStyle(control).clip + getComputedStyle(control).clipPath),
      )
      .filter((control) => (control as HTMLInputElement).type !== "hidden")
      .filter((control) => !hasSize(control, 8) || !standsOut(control))
      .map((control) => control.outerHTML.slice(0, 160))
  );
}
