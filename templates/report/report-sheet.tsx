import { DrawnImage } from "../drawings/drawn-image.tsx";
import { reportCover } from "../drawings/report-building-views.ts";
import type { Report } from "./report-schema.ts";

/** Share of the highest month, January to December, of an office building that is heated and cooled. */
const months = [98, 72, 62, 47, 34, 39, 29, 33, 44, 58, 79, 92];
/** The value to compare them with. */
const reference = 58;

/** The cover of the report, standing on the slab: its building, twelve months of consumption, its four parts. */
export function ReportSheet({ words }: { readonly words: Report["hero"]["sheet"] }) {
  return (
    <div className="report-sheet">
      <DrawnImage view={reportCover} alt={words.building} lazy={false} />
      <svg className="report-months" viewBox="0 0 264 74" role="img" aria-label={words.chart}>
        <path className="report-bars" d={months.map(bar).join("")} />
        <path className="report-reference" d={`M0 ${height(reference)}H264`} />
        <path className="report-base" d="M0 73H264" />
      </svg>
      <ul>
        {words.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

function bar(share: number, month: number): string {
  return `M${4 + month * 22} 73V${height(share)}h9V73z`;
}

function height(share: number): number {
  return Math.round(73 - share * 0.7);
}
