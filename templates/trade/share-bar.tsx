import { useId } from "react";

type ShareBarProps = {
  readonly from: number;
  readonly to: number;
  /** A hundred euros of what, beside its mark. */
  readonly whole: string;
};

/** Where the bars end: all of them share one scale, a little beyond a hundred. */
const end = 112;

/**
 * What becomes of every hundred euros: the hundred dashed, the range in which it ends up hatched. Lengths are
 * shares of the width, so that hatching and figures keep their size. Its figures are in the text beside it.
 */
export function ShareBar({ from, to, whole }: ShareBarProps) {
  const id = useId();
  return (
    <svg className="share-bar" width="100%" height="70" aria-hidden="true">
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" />
        </pattern>
      </defs>
      <rect className="share-whole" x="1" y="22" width={share(100)} height="24" />
      <rect className="share-low" x="1" y="22" width={share(from)} height="24" />
      <rect x={share(from)} y="22" width={share(to - from)} height="24" fill={`url(#${id})`} />
      <line x1={share(100)} x2={share(100)} y1="16" y2="52" />
      <text x={share(100)} y="68" textAnchor="end">
        {whole}
      </text>
      <text className="share-range" x={share(labelPlace(from, to))} y="14" textAnchor="middle">
        {`${from}–${to}`}
      </text>
    </svg>
  );
}

/** Where the range is named: at its middle, yet clear of both edges. */
export function labelPlace(from: number, to: number): number {
  return Math.min(Math.max((from + to) / 2, 4), 102);
}

function share(euros: number): string {
  return `${Math.round((euros / end) * 1000) / 10}%`;
}
