import type { ReactNode } from "react";

type PlotFrameProps = {
  /** Begins the ids of the drawing; no other plot of the page has it. */
  readonly id: string;
  /** Which of two sizes it is, where styles show one of them. */
  readonly size?: "wide" | "narrow";
  readonly width: number;
  readonly height: number;
  /** What it is, and what it shows, for those who do not see it. */
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
};

/** The outside of a plot: its size, and what it says to those who do not see it. */
export function PlotFrame({ id, size, width, height, title, description, children }: PlotFrameProps) {
  return (
    <svg
      className={size && `plot-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-t ${id}-d`}
    >
      <title id={`${id}-t`}>{title}</title>
      <desc id={`${id}-d`}>{description}</desc>
      {children}
    </svg>
  );
}

type HatchProps = {
  readonly id: string;
  /** The other way, for an area beside one that is hatched. */
  readonly back?: boolean;
  readonly kind?: "energy" | "heat";
};

/** Hatching that an area is filled with by `url(#id)`. It stands in `defs`. */
export function Hatch({ id, back = false, kind }: HatchProps) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${back ? -45 : 45})`}
    >
      <path className={kind === undefined ? "plot-hatch" : `plot-hatch plot-${kind}`} d="M0 0V6" />
    </pattern>
  );
}
