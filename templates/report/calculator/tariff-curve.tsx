import { linearScale } from "../../plots/linear-scale.ts";
import { Hatch, PlotFrame, tick } from "../../plots/plot-frame.tsx";
import { reportPrice, type Tariff } from "../../pricing/report-price.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatEuros, formatNumber, formatSurface } from "../../words/french-number.ts";
import type { CalculatorWords } from "./calculator-schema.ts";

/** The same plot at two sizes: text keeps its size on a small screen. */
const sizes = {
  wide: { width: 600, height: 400, left: 58 },
  narrow: { width: 334, height: 290, left: 54 },
} as const;
type Size = keyof typeof sizes;

type TariffCurveProps = {
  /** m²: where the point stands. */
  readonly surface: number;
  readonly tariff: Tariff;
  readonly words: CalculatorWords["curve"];
};

/** Price against surface, with the visitor’s point. The figures are in the price box, or in the table of the tariff. */
export function TariffCurve(props: TariffCurveProps) {
  const { surface, tariff, words } = props;
  const price = formatEuros(priceOf(surface, tariff));
  return (
    <figure className="plot plot-tariff">
      <Plot {...props} size="wide" />
      <Plot {...props} size="narrow" />
      <figcaption>{fillIn(words.caption, { surface: formatSurface(surface), price })}</figcaption>
    </figure>
  );
}

function Plot({ surface, tariff, words, size }: TariffCurveProps & { readonly size: Size }) {
  const { width, height, left } = sizes[size];
  const [top, right, bottom] = [36, width - 10, height - 54];
  const { flat, middle, large } = tariff.tiers;
  const priceAt = (surface: number) => priceOf(surface, tariff);
  const end = Math.max(4000, Math.ceil((surface * 1.15) / 1000) * 1000);
  const x = linearScale([0, end], [left, right]);
  const y = linearScale([0, priceAt(end) * 1.08], [bottom, top]);
  const price = priceAt(surface);
  const [first, second] = [middle.above, large.above];
  const [at, level] = [x(surface), y(price)];
  const line = [0, first, second, end].map((value) => `${x(value)} ${y(priceAt(value || 1))}`);
  const below = [0, first, second]
    .filter((value) => value < surface)
    .map((value) => `${x(value)} ${y(priceAt(value || 1))}`);
  // On a small screen the last label ends where the axis does.
  const place = (value: number) => (value === end && size === "narrow" ? right - widthOf(end) / 2 : x(value));
  const surfaces = apart(
    [surface, first, second, end, 0],
    place,
    (a, b) => (widthOf(a) + widthOf(b)) / 2 + 8,
  );
  const prices = apart([price, flat.base, large.base], y, () => 19);
  const id = `tarif-${size}`;
  return (
    <PlotFrame
      id={id}
      size={size}
      width={width}
      height={height}
      title={words.title}
      description={fillIn(words.description, {
        surface: formatSurface(surface),
        price: formatEuros(price),
      })}
    >
      <defs>
        <Hatch id={`${id}-h`} />
      </defs>
      <path fill={`url(#${id}-h)`} d={`M${left} ${bottom}L${below.join("L")}L${at} ${level}V${bottom}z`} />
      <path className="plot-level" d={`M${x(first)} ${bottom}V${top}M${x(second)} ${bottom}V${top}`} />
      <path className="plot-axis" d={`M${left} ${top}V${bottom}H${right}`} />
      <path className="plot-subject" d={`M${line.join("L")}`} />
      <path className="plot-energy plot-visitor" d={`M${left} ${level}H${at}V${bottom}`} />
      <path
        className="plot-tick"
        d={[
          ...[0, first, second, end].map((value) => tick(x(value), bottom)),
          ...[flat.base, large.base].map((value) => tick(left, y(value))),
        ].join("")}
      />
      <circle className="plot-point" cx={at} cy={level} r="6.5" />
      <RateLabels words={words} tiers={tariff.tiers} size={size} end={end} x={x} y={y} />
      <g textAnchor="middle">
        {surfaces.map((value) => (
          <text
            key={value}
            x={place(value)}
            y={bottom + 24}
            className={value === surface ? "plot-visitor" : undefined}
          >
            {formatNumber(value)}
          </text>
        ))}
      </g>
      <g textAnchor="end">
        <text x={left - 12} y={top - 12}>
          {words.euros}
        </text>
        {prices.map((value) => (
          <text
            key={value}
            {...(formatNumber(value).length > longest
              ? { x: left + 8, y: y(value) - 8, textAnchor: "start" }
              : { x: left - 12, y: y(value) + 5 })}
            className={value === price ? "plot-visitor" : undefined}
          >
            {formatNumber(value)}
          </text>
        ))}
        <text x={right} y={bottom + 46}>
          {words.surface}
        </text>
      </g>
    </PlotFrame>
  );
}

type RateLabelsProps = {
  readonly words: CalculatorWords["curve"];
  readonly tiers: Tariff["tiers"];
  readonly size: Size;
  readonly end: number;
  readonly x: (surface: number) => number;
  readonly y: (price: number) => number;
};

/** What each step of the line costs, beside it. A long axis has no room for them. */
function RateLabels({ words, tiers, size, end, x, y }: RateLabelsProps) {
  if (size === "narrow" || end > 5000) return null;
  const rate = (euros: number) => fillIn(words.rate, { rate: formatEuros(euros) });
  return (
    <>
      <text x={x(0) + 14} y={y(tiers.flat.base) - 14}>
        {words.flat}
      </text>
      <rect className="plot-paper" x={x(560)} y={y(880) - 17} width="112" height="24" />
      <text x={x(590)} y={y(880)}>
        {rate(tiers.middle.rate)}
      </text>
      <text x={x(2620)} y={y(1720)}>
        {rate(tiers.large.rate)}
      </text>
    </>
  );
}

/** How many characters of a price have room beside the axis; a longer one stands on its line. */
const longest = 9;

/** How much a label takes at most, in px. */
function widthOf(value: number): number {
  return formatNumber(value).length * 8.6;
}

/** The values that leave room for those named before them; `distance` is what two of them need, in px. */
export function apart(
  values: readonly number[],
  scale: (value: number) => number,
  distance: (a: number, b: number) => number,
): readonly number[] {
  const kept: number[] = [];
  for (const value of values)
    if (kept.every((other) => Math.abs(scale(other) - scale(value)) >= distance(other, value)))
      kept.push(value);
  return kept;
}

function priceOf(surface: number, tariff: Tariff): number {
  return reportPrice(surface, tariff)?.price ?? 0;
}
