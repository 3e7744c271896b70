import { linearScale } from "./linear-scale.ts";
import { Hatch, PlotFrame, tick } from "./plot-frame.tsx";

/** The office building of the article’s example, on a working day in March. Hours, kW. */
export const referenceDay: readonly Stretch[] = [
  { from: 0, to: 6, power: 100 },
  { from: 6, to: 8, power: 220 },
  { from: 8, to: 18, power: 320 },
  { from: 18, to: 20, power: 200 },
  { from: 20, to: 24, power: 100 },
];
/** The aggregator’s call, and where each scheme puts what is taken up again. */
export const call: Shift = { from: 8, to: 10, change: -120 };
export const nebefRebound: Shift = { from: 10, to: 12, change: 80 };
export const nebcoRebound: Shift = { from: 12, to: 16, change: 40 };
const subscribed = 380;

/** One day under the two schemes, side by side: the same cut, the energy taken up at another hour. */
export function NebefNebco() {
  return (
    <div className="plot-pair">
      <Day
        name="NEBEF"
        note="reprise aussitôt"
        rebound={nebefRebound}
        description="De 8&nbsp;h à 10&nbsp;h, la puissance descend de 320 à 200&nbsp;kW. De 10&nbsp;h à 12&nbsp;h, elle monte à 400&nbsp;kW, au-dessus des 380&nbsp;kW souscrits."
      />
      <Day
        name="NEBCO"
        note="reprise de midi à 16&nbsp;h"
        rebound={nebcoRebound}
        description="De 8&nbsp;h à 10&nbsp;h, la puissance descend de 320 à 200&nbsp;kW. De 12&nbsp;h à 16&nbsp;h, elle monte à 360&nbsp;kW, sous les 380&nbsp;kW souscrits."
      />
    </div>
  );
}

type DayProps = {
  readonly name: string;
  readonly note: string;
  readonly rebound: Shift;
  readonly description: string;
};

const [left, right] = [40, 384];

function Day({ name, note, rebound, description }: DayProps) {
  const id = (part: string) => `${name.toLowerCase()}-${part}`;
  const x = linearScale([0, 24], [left, right]);
  const y = linearScale([0, 420], [276, 56]);
  const usual = 320;
  const area = ({ from, to, change }: Shift) =>
    `M${x(from)} ${y(usual)}H${x(to)}V${y(usual + change)}H${x(from)}z`;
  const hours = [...new Set([0, call.from, call.to, rebound.from, rebound.to, 24])];
  const powers = [usual + call.change, usual, subscribed];
  return (
    <PlotFrame
      id={name.toLowerCase()}
      width={390}
      height={312}
      title={`La journée sous ${name}`}
      description={description}
    >
      <defs>
        <Hatch id={id("e")} kind="energy" />
        <Hatch id={id("v")} back kind="heat" />
      </defs>
      <text x={left} y="16" className="plot-title">
        {name}
      </text>
      <text x={left} y="37">
        {note}
      </text>
      <path className="plot-level" d={`M${left} ${y(subscribed)}H${right}`} />
      <path fill={`url(#${id("e")})`} d={area(call)} />
      <path fill={`url(#${id("v")})`} d={area(rebound)} />
      <path className="plot-old" d={stepPath(referenceDay, x, y)} />
      <path className="plot-subject" d={stepPath(shiftLoad(referenceDay, [call, rebound]), x, y)} />
      <path className="plot-axis" d={`M${left} 56V276H${right}`} />
      <path
        className="plot-tick"
        d={[...hours.map((hour) => tick(x(hour), 276)), ...powers.map((power) => tick(left, y(power)))].join(
          "",
        )}
      />
      <text x={right} y={y(subscribed) - 8} textAnchor="end">
        puissance souscrite
      </text>
      <g textAnchor="middle">
        {hours.map((hour) => (
          <text key={hour} x={x(hour)} y="302">
            {hour}
          </text>
        ))}
        <text x={x(20)} y="302">
          heures
        </text>
      </g>
      <g textAnchor="end">
        {powers.map((power) => (
          <text key={power} x={left - 8} y={y(power) + 5}>
            {power}
          </text>
        ))}
        <text x={left - 8} y="60">
          kW
        </text>
      </g>
    </PlotFrame>
  );
}

/** A stretch of a day at one power: hours from 0 to 24, kW. */
export type Stretch = { readonly from: number; readonly to: number; readonly power: number };

/** Between two hours of one stretch, the power changes by so many kW. */
type Shift = { readonly from: number; readonly to: number; readonly change: number };

/** The day with its shifts made: stretches are cut where a shift starts or ends. */
export function shiftLoad(day: readonly Stretch[], shifts: readonly Shift[]): readonly Stretch[] {
  const cuts = shifts.flatMap(({ from, to }) => [from, to]);
  return day.flatMap((stretch) => {
    const hours = [
      stretch.from,
      ...cuts.filter((hour) => hour > stretch.from && hour < stretch.to),
      stretch.to,
    ];
    hours.sort((a, b) => a - b);
    return hours.slice(1).map((to, index): Stretch => {
      const from = hours[index] ?? stretch.from;
      const shift = shifts.find((candidate) => candidate.from <= from && candidate.to >= to);
      return { from, to, power: stretch.power + (shift?.change ?? 0) };
    });
  });
}

/** The stretches as the path of a stepped line. */
export function stepPath(
  day: readonly Stretch[],
  x: (hour: number) => number,
  y: (power: number) => number,
): string {
  const steps = day.map(({ from, to, power }) => `${x(from)} ${y(power)}H${x(to)}`);
  return `M${steps.join("L")}`;
}
