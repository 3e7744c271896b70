import type { ReactNode } from "react";
import { formatLevel } from "../engine/draw-marks.ts";

/** From floor to floor, in metres, wherever a page is no particular building. */
export const storeyHeight = 3.2;

type StoreyProps = {
  /**
   * The level in metres of the slab at the bottom of the section. At 0 it stands on the ground, which is the footer.
   */
  readonly level: number;
  readonly className?: string;
  /** Id of the section’s title. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

/**
 * A section of a page, drawn as a storey: its slab at the bottom, its level at the end of the slab. Styles write the
 * level, so it is neither read aloud nor copied.
 */
export function Storey({ level, className, labelledBy, children }: StoreyProps) {
  return (
    <section
      className={className === undefined ? "storey" : `storey ${className}`}
      aria-labelledby={labelledBy}
    >
      {children}
      <div className={level === 0 ? "slab slab-ground" : "slab"} aria-hidden="true">
        <span className="slab-level" data-mark={formatLevel(level)} />
      </div>
    </section>
  );
}
