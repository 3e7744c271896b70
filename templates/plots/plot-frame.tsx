import type { ReactNode } from "react";

type PlotFrameProps = {
  /** The prefix of the drawing’s ids, unique on the page. */
  readonly id: string;
  /** The size, for a plot of which styles show one of two sizes. */
  readonly size?: "wide" | "narrow";
  readonly width: number;
  readonly height: number;
  /** The title and the description for screen readers. */
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a plot: its size, its title and its description. */
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
  /** In the other direction, for an area beside a hatched one. */
  readonly back?: boolean;
  readonly kind?: "energy" | "heat";
};

/** A hatching, used as a fill by `url(#id)`. Belongs in `defs`. */
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

/** The path of a tick across an axis, its middle at a point. */
export function tick(x: number, y: number): string {
  return `M${x - 6} ${y + 6}l12-12`;
}
