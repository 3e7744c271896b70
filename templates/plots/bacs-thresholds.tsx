import { linearScale } from "./linear-scale.ts";
import { Hatch, PlotFrame, tick } from "./plot-frame.tsx";

/** The same plot at two sizes: text keeps its size on a small screen, so it says less. */
const sizes = {
  wide: { width: 806, height: 430, left: 66, years: [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031] },
  narrow: { width: 334, height: 300, left: 42, years: [2024, 2026, 2028, 2030] },
} as const;
type Size = keyof typeof sizes;

/** Existing buildings are bound from these years on. */
const [high, low] = [290, 70];
const [highFrom, lowFrom] = [2025, 2030];

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
      description="Au-dessus de 290&nbsp;kW, l’équipement est obligatoire dans les bâtiments existants depuis le 1er&nbsp;janvier 2025. De 70 à 290&nbsp;kW, il le devient au renouvellement du chauffage ou de la climatisation, et au plus tard le 1er&nbsp;janvier 2030."
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
      <path className="plot-subject" d={`M${x(highFrom)} 24V${y(high)}H${x(lowFrom)}V${y(low)}H${right}`} />
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
          De 70 à 290&nbsp;kW&nbsp;: au renouvellement,
        </text>
        <text x={x(2028)} y={y(200) + 19}>
          et au plus tard en janvier 2030
        </text>
      </g>
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
          au plus tard en 2030
        </text>
      </g>
    </>
  );
}
