import { linearScale } from "./linear-scale.ts";
import { Hatch, PlotFrame, tick } from "./plot-frame.tsx";

/** The same plot at two sizes: text keeps its size on a small screen, so it says less. */
const sizes = {
  wide: { width: 806, height: 430, left: 66, years: [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031] },
  narrow: { width: 334, height: 300, left: 42, years: [2024, 2026, 2028, 2030] },
} as const;
type Size = keyof typeof sizes;

/** Existing buildings are bound from these years on; the lower threshold was put off from 2026. */
const [high, low] = [290, 70];
const [highFrom, lowFirst, lowFrom] = [2025, 2026, 2030];

/** The thresholds of the BACS decree: power against the date from which it obliges existing buildings. */
export function BacsThresholds() {
  return (
    <>
      <Plot size="wide" />
      <Plot size="narrow" />
    </>
  );
}

function Plot({ size }: { readonly size: Size }) {
  const { width, height, left, years } = sizes[size];
  const [right, bottom] = [width - 6, height - 58];
  const x = linearScale([2024, 2031.2], [left, right]);
  const y = linearScale([0, 390], [bottom, 24]);
  const id = (part: string) => `seuils-${size}-${part}`;
  return (
    <PlotFrame
      id={`seuils-${size}`}
      size={size}
      width={width}
      height={height}
      title="Seuils et échéances du décret BACS"
      description="Au-dessus de 290&nbsp;kW, l’équipement est obligatoire dans les bâtiments existants depuis le 1er&nbsp;janvier 2025. De 70 à 290&nbsp;kW, l’échéance que cet article donnait au 1er&nbsp;janvier 2026, et que le décret de 2023 fixait au 1er&nbsp;janvier 2027, est reportée au 1er&nbsp;janvier 2030."
    >
      <defs>
        <Hatch id={id("h")} />
        <Hatch id={id("e")} back kind="energy" />
      </defs>
      <path fill={`url(#${id("h")})`} d={`M${x(highFrom)} 34H${right}V${y(high)}H${x(highFrom)}z`} />
      <path fill={`url(#${id("e")})`} d={`M${x(lowFrom)} ${y(high)}H${right}V${y(low)}H${x(lowFrom)}z`} />
      <path className="plot-level" d={`M${left} ${y(high)}H${right}M${left} ${y(low)}H${right}`} />
      <path className="plot-axis" d={`M${left} 24V${bottom}H${right}`} />
      <path
        className="plot-tick"
        d={[...years.map((year) => tick(x(year), bottom)), tick(left, y(low)), tick(left, y(high))].join("")}
      />
      <path className="plot-old" d={`M${x(lowFirst)} ${y(high)}V${y(low)}H${x(lowFrom)}`} />
      <path className="plot-subject" d={`M${x(highFrom)} 24V${y(high)}H${x(lowFrom)}V${y(low)}H${right}`} />
      <g className="plot-move">
        <path d={`M${x(lowFirst) + 12} ${y(100)}H${x(lowFrom) - 14}`} />
        <circle cx={x(lowFirst) + 12} cy={y(100)} r="4" />
        <path d={`m${x(lowFrom) - 5} ${y(100)}-12-5v10z`} />
      </g>
      {size === "wide" ? <WideLabels x={x} y={y} /> : <NarrowLabels x={x} y={y} />}
      <g textAnchor="middle">
        {years.map((year) => (
          <text key={year} x={x(year)} y={bottom + 25}>
            {year}
          </text>
        ))}
      </g>
      <g textAnchor="end">
        <text x={left - 12} y="30">
          kW
        </text>
        <text x={left - 12} y={y(high) + 5} className="plot-strong">
          {high}
        </text>
        <text x={left - 12} y={y(low) + 5} className="plot-strong">
          {low}
        </text>
        <text x={left - 12} y={bottom + 5}>
          0
        </text>
        <text x={right} y={bottom + 48}>
          échéances au premier janvier
        </text>
      </g>
    </PlotFrame>
  );
}

type Scales = { readonly x: (year: number) => number; readonly y: (power: number) => number };

function WideLabels({ x, y }: Scales) {
  return (
    <>
      <rect className="plot-paper" x={x(highFrom) + 28} y="48" width="314" height="50" />
      <text x={x(highFrom) + 38} y="69" className="plot-strong">
        Plus de 290&nbsp;kW&nbsp;: équipement obligatoire
      </text>
      <text x={x(highFrom) + 38} y="88">
        bâtiments existants, depuis janvier 2025
      </text>
      <g textAnchor="middle">
        <text x={x(2028)} y={y(200)} className="plot-strong">
          De 70 à 290&nbsp;kW, première échéance
        </text>
        <text x={x(2028)} y={y(200) + 19}>
          janvier 2026, reportée
        </text>
      </g>
      <rect className="plot-paper" x={x(lowFrom) + 6} y={y(225)} width="68" height="48" />
      <text x={x(lowFrom) + 13} y={y(225) + 20} className="plot-strong">
        Janvier
      </text>
      <text x={x(lowFrom) + 13} y={y(225) + 39} className="plot-strong">
        2030
      </text>
    </>
  );
}

function NarrowLabels({ x, y }: Scales) {
  return (
    <>
      <rect className="plot-paper" x={x(highFrom) + 8} y="38" width="178" height="40" />
      <text x={x(highFrom) + 14} y="55" className="plot-strong">
        Plus de 290&nbsp;kW
      </text>
      <text x={x(highFrom) + 14} y="73">
        obligatoire depuis 2025
      </text>
      <g textAnchor="middle">
        <text x={x(2028)} y={y(210)} className="plot-strong">
          De 70 à 290&nbsp;kW
        </text>
        <text x={x(2028)} y={y(210) + 18}>
          2026, reportée
        </text>
      </g>
    </>
  );
}
