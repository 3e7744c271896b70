import { type PointerEvent, useRef } from "react";

/** How far a finger moves before it is a swipe, and how far a swipe must go to count. In CSS px. */
const startsAt = 8;
const countsFrom = 72;

/** What an element needs to be swiped away sideways, by finger, pen or mouse. Let go too soon, it comes back. */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<number | undefined>(undefined);
  const release = (element: HTMLElement) => {
    from.current = undefined;
    element.style.translate = "";
    element.style.opacity = "";
  };
  return {
    onPointerDown: ({ button, clientX, target }: PointerEvent<HTMLElement>) => {
      const isControl = target instanceof Element && target.closest("button") !== null;
      from.current = button === 0 && !isControl ? clientX : undefined;
    },
    onPointerMove: ({ currentTarget, clientX, pointerId, buttons }: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      // Let go beside the toast, before it held the pointer: it did not hear of that.
      if (buttons === 0) return release(currentTarget);
      const moved = clientX - from.current;
      if (Math.abs(moved) < startsAt && !currentTarget.hasPointerCapture(pointerId)) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.translate = `${moved}px`;
      currentTarget.style.opacity = String(Math.max(0.2, 1 - Math.abs(moved) / 320));
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      const isSwiped = Math.abs(clientX - from.current) >= countsFrom;
      if (isSwiped) onSwiped();
      else release(currentTarget);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
  };
}
