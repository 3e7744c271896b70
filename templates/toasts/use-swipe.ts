import { type PointerEvent, useRef } from "react";

/** How far a finger moves before it is a swipe, and how far a swipe must go to count. In CSS px. */
const startsAt = 8;
const countsFrom = 72;

/**
 * Props that let an element be swiped away sideways, by finger, pen or mouse. After too short a swipe, it moves back.
 */
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
      // Released beside the toast before the pointer was captured, so no event arrived.
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
