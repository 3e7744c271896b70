import { DrawnImage } from "../drawings/drawn-image.tsx";
import { sampleView } from "../drawings/page-views.ts";
import type { SampleWords } from "./audit-page-schema.ts";

/** A page of an audit report as a sheet of drawings: a building, its day, its findings, its measures. */
export function AuditSample({ words }: { readonly words: SampleWords }) {
  const { functions, load, measures } = words;
  return (
    <figure className="sample">
      <div className="sample-page">
        <p className="sample-label">{words.label}</p>
        <h3>{words.building}</h3>
        <p className="sample-facts">{words.facts}</p>
        <div className="sample-top">
          <DrawnImage view={sampleView} alt={words.drawing} />
          <div>
            <h4>{load.title}</h4>
            <SampleLoad words={load} />
            <p className="sample-reading">{load.text}</p>
          </div>
        </div>
        <SampleFindings words={functions} />
        <SampleMeasures words={measures} />
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

function SampleFindings({ words }: { readonly words: SampleWords["functions"] }) {
  const { title, columns, states, list } = words;
  return (
    <>
      <h4 id="exemple-fonctions">{title}</h4>
      <table className="sample-rows" aria-labelledby="exemple-fonctions">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.finding}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, finding, state }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{finding}</td>
              <td className="sample-state" data-state={state}>
                {states[state]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function SampleMeasures({ words: { title, columns, list } }: { readonly words: SampleWords["measures"] }) {
  return (
    <>
      <h4 id="exemple-mesures">{title}</h4>
      <table className="sample-rows sample-measures" aria-labelledby="exemple-mesures">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.payback}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, kind, payback }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{kind}</td>
              <td data-column={columns.payback}>{payback}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Units of the plot: an hour is 20 wide, the highest bar 100 high. */
const hourWidth = 20;
const height = 100;
const width = 24 * hourWidth;

/** One day of an example building: one bar per hour, in the colour of faults while the building is empty. */
function SampleLoad({ words }: { readonly words: SampleWords["load"] }) {
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
