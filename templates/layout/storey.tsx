import { Raised } from "charpente";
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

type SplitStoreyProps = {
  readonly level: number;
  /** The id of the title. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A storey whose title stands at the left of what it holds. */
export function SplitStorey({ level, id, title, children }: SplitStoreyProps) {
  return (
    <Storey level={level} className="split" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Storey>
  );
}

type LastCallProps = {
  /** Names the storey within its page. */
  readonly id: string;
  readonly words: { readonly title: string; readonly text: string };
  /** The links, one or two. */
  readonly children: ReactNode;
};

/** The call that closes a page, on the ground floor. */
export function LastCall({ id, words, children }: LastCallProps) {
  return (
    <Storey level={0} className="last-call" labelledBy={id}>
      <h2 id={id}>
        <Raised text={words.title} />
      </h2>
      <p className="lead">
        <Raised text={words.text} />
      </p>
      {children}
    </Storey>
  );
}

/** The ground line of a section, from the margin to the edge, marked A and A′ at its ends: outlines, not letters to read. */
export function SectionLine() {
  return (
    <div className="section-line" aria-hidden="true">
      <SectionMark outline={letterA} />
      <SectionMark outline={`${letterA}M6-6 7-9`} />
    </div>
  );
}

/** Drawn round the centre of the ring, 9 px high. */
const letterA = "M-4 4 0-5 4 4M-3 1h6";

/** The end of a section’s line: a ring over a triangle that looks where the section looks. */
function SectionMark({ outline }: { readonly outline: string }) {
  return (
    <svg viewBox="-16 -16 32 28" width="32" height="28" aria-hidden="true">
      <path d="M-16 0 0-16 16 0z" />
      <circle r="11.5" />
      <path d={outline} />
    </svg>
  );
}
