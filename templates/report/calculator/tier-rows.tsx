import { type TierName, tierNames } from "../../pricing/report-price.ts";
import type { TierRow, TierWords } from "./calculator-schema.ts";

type TierRowsProps = {
  readonly words: TierWords;
  /** The tier of the visitor’s surface. */
  readonly selected?: TierName | undefined;
};

/** The tariff, one row per tier. */
export function TierRows({ words: { columns, rows, yours }, selected }: TierRowsProps) {
  return (
    <table className="tiers">
      <thead>
        <tr>
          <th scope="col">{columns.surface}</th>
          <th scope="col">{columns.rule}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {tierNames.map((name) => (
          <Row key={name} tier={name} words={rows[name]} yours={name === selected ? yours : undefined} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly tier: TierName; readonly words: TierRow; readonly yours: string | undefined };

function Row({ tier, words, yours }: RowProps) {
  return (
    <tr data-tier={tier} className={yours === undefined ? undefined : "tier-selected"}>
      <th scope="row">
        {words.surface}
        {yours === undefined ? null : <span className="visually-hidden"> ({yours})</span>}
      </th>
      <td>
        <span>{words.rule}</span> <span>{words.detail}</span>
      </td>
      <td>{words.price}</td>
    </tr>
  );
}
