export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The possible positions of the button in order of preference: the corners, then the edges between them. */
export const spots = [
  "bottom-right",
  "bottom-left",
  "top-right",
  "top-left",
  "right",
  "left",
  "low-right",
  "low-left",
  "high-right",
  "high-left",
] as const;
export type Spot = (typeof spots)[number];

type Size = { readonly width: number; readonly height: number };

const margin = 8;

/** The box of the button at a spot, in a window of this size. */
export function boxAt(spot: Spot, { width, height }: Size, view: Size): Box {
  const left = spot.endsWith("left") ? margin : view.width - margin - width;
  const share =
    { bottom: 1, low: 0.75, right: 0.5, left: 0.5, high: 0.25, top: 0 }[spot.split("-")[0] ?? ""] ?? 1;
  const top = margin + (view.height - 2 * margin - height) * share;
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * A spot that covers none of `controls`: `current` if it is free, else `wanted`, else any. Undefined when none is free.
 */
export function pickSpot(
  controls: readonly Box[],
  { current, wanted }: { readonly current: Spot | undefined; readonly wanted: Spot },
  size: Size,
  view: Size,
): Spot | undefined {
  const isFree = (spot: Spot) => {
    const box = boxAt(spot, size, view);
    return !controls.some((control) => overlap(box, control));
  };
  return [...(current === undefined ? [] : [current]), wanted, ...spots].find(isFree);
}

/** True if two boxes overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
