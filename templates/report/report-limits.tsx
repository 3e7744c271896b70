import { Link } from "charpente";
import type { ReportLimits as LimitsWords } from "./report-schema.ts";

/** From what is given to what the report can say of it: a table, on small screens one block per row. */
export function ReportLimits({ words }: { readonly words: LimitsWords }) {
  const { text, columns, rows, note, audit } = words;
  return (
    <>
      <p className="limits-text">{text}</p>
      <table className="limits" aria-labelledby="limites">
        <thead>
          <tr>
            <th scope="col">{columns.given}</th>
            <th scope="col">{columns.says}</th>
            <th scope="col">{columns.silent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ given, says, silent }) => (
            <tr key={given}>
              <th scope="row">{given}</th>
              <td data-column={columns.says}>{says}</td>
              <td data-column={columns.silent}>{silent}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="limits-note">
        {note} <Link href={audit.href}>{audit.label}</Link>
      </p>
    </>
  );
}
