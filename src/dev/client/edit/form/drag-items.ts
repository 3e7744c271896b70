/** Lets the author drag the items of a list by their handles. `onMove` gets the old and new index of a dropped item. */
export function dragItems(list: HTMLElement, onMove: (from: number, to: number) => void): void {
  const items = () => [...list.children] as HTMLElement[];
  list.addEventListener("pointerdown", (event) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>(".handle") : null;
    const item = handle?.closest<HTMLElement>("li");
    if (!handle || !item || item.parentElement !== list || event.button !== 0) return;
    event.preventDefault();
    const from = items().indexOf(item);
    const boxes = items().map((other) => other.getBoundingClientRect());
    let to = from;
    handle.setPointerCapture(event.pointerId);
    item.classList.add("dragged");

    const follow = ({ clientY }: PointerEvent) => {
      item.style.translate = `0 ${clientY - event.clientY}px`;
      const over = boxes.findIndex((box) => clientY < box.bottom);
      to = over === -1 ? boxes.length - 1 : over;
      // The items in between make room.
      const height = boxes[from]?.height ?? 0;
      items().forEach((other, index) => {
        if (other === item) return;
        const isBetween = index > Math.min(from, to) - 1 && index < Math.max(from, to) + 1;
        other.style.translate = isBetween ? `0 ${from < to ? -height : height}px` : "";
      });
    };
    const end = (isLetGo: boolean) => {
      for (const other of items()) other.style.translate = "";
      item.classList.remove("dragged");
      off.abort();
      if (isLetGo && to !== from) onMove(from, to);
    };
    const off = new AbortController();
    const { signal } = off;
    handle.addEventListener("pointermove", follow, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.stopPropagation();
        end(false);
      },
      { signal, capture: true },
    );
  });
}
