import { DrawnImage } from "../drawings/drawn-image.tsx";
import { sampleView } from "../drawings/page-views.ts";
import { SampleLoad } from "./sample-load.tsx";
import type { SampleWords } from "./sample-schema.ts";

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
