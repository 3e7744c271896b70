import type { ReactNode } from "react";
import { formatLevel } from "./level.ts";

type StoreyProps = {
  /** Metres: the level of the slab on which the section ends. At 0 it stands on the ground, that is on the footer. */
  readonly level: number;
  readonly className?: string;
  /** Id of the section’s title. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

/**
 * A section of a page, drawn as a storey: its slab at the foot, its level at the end of the slab. Styles write the level, so
 * that it is neither read aloud nor copied with the words.
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
