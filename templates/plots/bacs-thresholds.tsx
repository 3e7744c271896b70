import type { Thresholds } from "../section/section-model.ts";
import { writeDate } from "../words/french-date.tsx";
import { formatNumber } from "../words/french-number.ts";
import { linearScale } from "./linear-scale.ts";
import { Hatch, PlotFrame, tick } from "./plot-frame.tsx";

/** The same plot at two sizes: text keeps its size on a small screen, so it says less. */
const sizes = {
  wide: { width: 806, height: 430, left: 66, everyYears: 1 },
  narrow: { width: 334, height: 300, left: 42, everyYears: 2 },
} as const;
type Size = keyof typeof sizes;

/** The thresholds of the BACS decree: power against the date from which it obliges existing buildings. */
export function BacsThresholds(thresholds: Thresholds) {
  return (
    <>
      <Plot size="wide" {...thresholds} />
      <Plot size="narrow" {...thresholds} />
    </>
  );
}

function Plot({ size, low, high }: Thresholds & { readonly size: Size }) {
  const { width, height, left, everyYears } = sizes[size];
  const [lowFrom, highFrom] = [yearOf(low), yearOf(high)];
  const first = highFrom - 1;
  const years = Array.from({ length: lowFrom + 2 - first }, (_, number) => first + number).filter(
    (year) => (year - first) % everyYears === 0,
  );
  const [right, bottom] = [width - 6, height - 58];
  const x = linearScale([first, lowFrom + 1.2], [left, right]);
  const y = linearScale([0, high.kw + 100], [bottom, 24]);
  const labels = { x, y, low, high };
  const id = (part: string) => `seuils-${size}-${part}`;
  return (
    <PlotFrame
      id={`seuils-${size}`}
      size={size}
      width={width}
      height={height}
      title="Seuils et échéances du décret BACS"
      description={`Au-dessus de ${kw(high)}, l’équipement est obligatoire dans les bâtiments existants depuis le ${writeDate(high.day)}. ${between({ low, high })}, il le devient au renouvellement du chauffage ou de la climatisation, et au plus tard le ${writeDate(low.day)}.`}
    >
      <defs>
        <Hatch id={id("h")} />
        <Hatch id={id("e")} back kind="energy" />
      </defs>
      <path fill={`url(#${id("h")})`} d={`M${x(highFrom)} 34H${right}V${y(high.kw)}H${x(highFrom)}z`} />
      <path
        fill={`url(#${id("e")})`}
        d={`M${x(lowFrom)} ${y(high.kw)}H${right}V${y(low.kw)}H${x(lowFrom)}z`}
      />
      <path className="plot-level" d={`M${left} ${y(high.kw)}H${right}M${left} ${y(low.kw)}H${right}`} />
      <path className="plot-axis" d={`M${left} 24V${bottom}H${right}`} />
      <path
        className="plot-tick"
        d={[
          ...years.map((year) => tick(x(year), bottom)),
          tick(left, y(low.kw)),
          tick(left, y(high.kw)),
        ].join("")}
      />
      <path
        className="plot-subject"
        d={`M${x(highFrom)} 24V${y(high.kw)}H${x(lowFrom)}V${y(low.kw)}H${right}`}
      />
      {size === "wide" ? <WideLabels {...labels} /> : <NarrowLabels {...labels} />}
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
        <text x={left - 12} y={y(high.kw) + 5} className="plot-strong">
          {formatNumber(high.kw)}
        </text>
        <text x={left - 12} y={y(low.kw) + 5} className="plot-strong">
          {formatNumber(low.kw)}
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

type LabelsProps = Thresholds & {
  readonly x: (year: number) => number;
  readonly y: (power: number) => number;
};

function WideLabels({ x, y, low, high }: LabelsProps) {
  const highFrom = yearOf(high);
  const middle = (highFrom + yearOf(low) + 1) / 2;
  return (
    <>
      <rect className="plot-paper" x={x(highFrom) + 28} y="48" width="314" height="50" />
      <text x={x(highFrom) + 38} y="69" className="plot-strong">
        {`Plus de ${kw(high)}\u00A0: équipement obligatoire`}
      </text>
      <text x={x(highFrom) + 38} y="88">
        {`bâtiments existants, depuis ${monthOf(high)}`}
      </text>
      <g textAnchor="middle">
        <text x={x(middle)} y={y(200)} className="plot-strong">
          {`${between({ low, high })}\u00A0: au renouvellement,`}
        </text>
        <text x={x(middle)} y={y(200) + 19}>
          {`et au plus tard en ${monthOf(low)}`}
        </text>
      </g>
    </>
  );
}

function NarrowLabels({ x, y, low, high }: LabelsProps) {
  const highFrom = yearOf(high);
  const middle = (highFrom + yearOf(low) + 1) / 2;
  return (
    <>
      <rect className="plot-paper" x={x(highFrom) + 8} y="38" width="178" height="40" />
      <text x={x(highFrom) + 14} y="55" className="plot-strong">
        {`Plus de ${kw(high)}`}
      </text>
      <text x={x(highFrom) + 14} y="73">
        {`obligatoire depuis ${highFrom}`}
      </text>
      <g textAnchor="middle">
        <text x={x(middle)} y={y(210)} className="plot-strong">
          {between({ low, high })}
        </text>
        <text x={x(middle)} y={y(210) + 18}>
          {`au plus tard en ${yearOf(low)}`}
        </text>
      </g>
    </>
  );
}

const yearOf = ({ day }: Thresholds["low"]) => Number(day.slice(0, 4));
/** « janvier 2025 » */
const monthOf = ({ day }: Thresholds["low"]) => writeDate(day).replace(/^\S+\s/, "");
const kw = ({ kw }: Thresholds["low"]) => `${formatNumber(kw)}\u00A0kW`;
const between = ({ low, high }: Thresholds) => `De ${formatNumber(low.kw)} à ${kw(high)}`;
