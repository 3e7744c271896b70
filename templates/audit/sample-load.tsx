import type { SampleWords } from "./sample-schema.ts";

/** Units of the plot: an hour is 20 wide, the highest bar 100 high. */
const hourWidth = 20;
const height = 100;
const width = 24 * hourWidth;

/** One day of an example building: one bar per hour, in the colour of faults while the building is empty. */
export function SampleLoad({ words }: { readonly words: SampleWords["load"] }) {
  const { hours, empty, marks, drawing } = words;
  const bars = hours.map((share, hour) => ({ bar: toBar(share, hour), isEmpty: isEmptyAt(hour, empty) }));
  const drawn = (wanted: boolean) =>
    bars.flatMap(({ bar, isEmpty }) => (isEmpty === wanted ? bar : [])).join("");
  return (
    <div className="sample-load">
      <svg viewBox={`0 0 ${width} ${height + 1}`} preserveAspectRatio="none" role="img" aria-label={drawing}>
        <path className="sample-bars" d={drawn(false)} />
        <path className="sample-bars sample-empty" d={drawn(true)} />
        <path className="sample-base" d={`M0 ${height + 0.5}H${width}`} />
      </svg>
      <p aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}

/** Whether nobody is there in the hour that begins at `hour`. `from` later than `to` passes midnight. */
export function isEmptyAt(hour: number, { from, to }: SampleWords["load"]["empty"]): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

function toBar(share: number, hour: number): string {
  const top = Math.round(height - share * (height / 100));
  return `M${hour * hourWidth + 4} ${height}V${top}h${hourWidth - 8}V${height}z`;
}
