import { linearScale } from "../plots/linear-scale.ts";
import { Hatch, PlotFrame, tick } from "../plots/plot-frame.tsx";
import type { Presence, Role } from "./role-schema.ts";

type PresencePlotProps = Omit<Role["beyond"]["presence"], "caption">;

/**
 * The plot at two sizes. On the narrow one, names are above their bars, every second phase is one line higher, and the
 * last phase ends at the edge. `lift`: the name above a bar is that many pixels higher than the names above lines.
 */
const sizes = {
  wide: { width: 1120, left: 190, top: 44, row: 46, name: { x: 0, y: 5 }, lift: 0, stagger: 0 },
  narrow: { width: 334, left: 4, top: 62, row: 58, name: { x: 4, y: -16 }, lift: 6, stagger: 20 },
} as const;
type Size = keyof typeof sizes;

/** Who works on a project through its phases. */
export function PresencePlot(props: PresencePlotProps) {
  return (
    <>
      <Plot size="wide" {...props} />
      <Plot size="narrow" {...props} />
    </>
  );
}

function Plot({ size, title, phases, handover, rows }: PresencePlotProps & { readonly size: Size }) {
  const { width, left, top, row, name, lift, stagger } = sizes[size];
  const right = width - 8;
  const x = linearScale([0, phases.length], [left, right]);
  const y = (place: number) => top + row * (place + 0.75);
  const bottom = top + row * (rows.length + 0.35);
  const end = phases.length - 1;
  const hatch = `presence-${size}-h`;
  return (
    <PlotFrame
      id={`presence-${size}`}
      size={size}
      width={width}
      height={bottom + 30}
      title={title}
      description={describePresence(rows, phases)}
    >
      <defs>
        <Hatch id={hatch} kind="energy" />
      </defs>
      <path className="plot-level" d={phases.map((_, phase) => `M${x(phase)} ${top}V${bottom}`).join("")} />
      <path className="plot-axis" d={`M${left} ${top}H${right}`} />
      <path className="plot-tick" d={[...phases, ""].map((_, phase) => tick(x(phase), top)).join("")} />
      {phases.map((phase, place) => (
        <text
          key={phase}
          className="plot-strong"
          {...(stagger > 0 && place === end ? { x: width, textAnchor: "end" } : { x: x(place) + 12 })}
          y={top - 12 - (place % 2) * stagger}
        >
          {phase}
        </text>
      ))}
      {rows.map((presence, place) => (
        <g key={presence.name} transform={`translate(0 ${y(place)})`}>
          {presence.own ? (
            <text className="plot-strong" x={name.x} y={name.y - lift}>
              {presence.name}
            </text>
          ) : (
            <text {...name}>{presence.name}</text>
          )}
          <Bar presence={presence} x={x} fill={presence.own ? `url(#${hatch})` : undefined} />
        </g>
      ))}
      <path className="plot-axis" d={`M${x(end)} ${top}V${bottom + 8}`} />
      <text x={x(end)} y={bottom + 26} textAnchor="middle">
        {handover}
      </text>
    </PlotFrame>
  );
}

type BarProps = {
  readonly presence: Presence;
  readonly x: (phase: number) => number;
  readonly fill: string | undefined;
};

/** A hatched bar for the one that the page is about, lines for all others; dashed where there is less to do. */
function Bar({ presence: { from, to, rest }, x, fill }: BarProps) {
  const half = fill === undefined ? 0 : 11;
  const full = rest ?? to;
  return (
    <>
      {fill === undefined ? null : (
        <path className="plot-bar" fill={fill} d={`M${x(from)} ${-half}H${x(full)}V${half}H${x(from)}z`} />
      )}
      {fill === undefined ? <path className="plot-subject" d={`M${x(from)} 0H${x(full)}`} /> : null}
      {rest === undefined ? null : (
        <path
          className="plot-old"
          d={
            fill === undefined ? `M${x(rest)} 0H${x(to)}` : `M${x(rest)} ${-half}H${x(to)}V${half}H${x(rest)}`
          }
        />
      )}
    </>
  );
}

/** For those who do not see it: each name with its first and its last phase. */
export function describePresence(rows: readonly Presence[], phases: readonly string[]): string {
  const lines = rows.map(({ name, from, to }) => {
    const spanned = phases.slice(Math.floor(from), Math.ceil(to));
    return `${name}\u00A0: ${spanned.join(", ")}`;
  });
  return `${lines.join("\u202F; ")}.`;
}
