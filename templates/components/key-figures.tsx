import { Storey } from "../layout/storey.tsx";
import type { LinkWords } from "../words/words.ts";
import { SourceLink } from "./source-link.tsx";

type KeyFiguresProps = {
  readonly level: number;
  readonly id: string;
  readonly title: string;
  readonly list: readonly {
    readonly value: string;
    readonly unit?: string | undefined;
    readonly label: string;
  }[];
  /** Says what the figures are worth. */
  readonly note?: string;
  readonly source?: LinkWords | undefined;
};

/** Big figures along one chained dimension line. Its style is the sheet `figures`. */
export function KeyFigures({ level, id, title, list, note, source }: KeyFiguresProps) {
  return (
    <Storey level={level} labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <ul className="figures">
        {list.map(({ value, unit, label }) => (
          <li key={label}>
            <p className="figure-value">
              <b>{value}</b> {unit}
            </p>
            <p>{label}</p>
          </li>
        ))}
      </ul>
      {note === undefined && source === undefined ? null : (
        <p className="figures-note">
          {note}
          <SourceLink source={source} />
        </p>
      )}
    </Storey>
  );
}
