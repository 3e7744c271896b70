import { fillIn } from "../pricing/fill-in.ts";
import { formatSurface } from "../pricing/french-number.ts";
import type { CalculatorWords } from "../schemas/report.ts";
import {
  baysOf,
  bayWidth,
  buildingBays,
  buildingEnd,
  buildingStreet,
  gable,
} from "./report-building-views.ts";

/** Addresses of the three parts of the drawing. */
export type BuildingFiles = { readonly bays: string; readonly end: string; readonly street: string };

type ReportBuildingProps = {
  /** m² */
  readonly surface: number;
  readonly files: BuildingFiles;
  readonly words: CalculatorWords["building"];
};

/** A building as long as its surface asks for, bay by bay; its dimension line reads the surface. */
export function ReportBuilding({ surface, files, words }: ReportBuildingProps) {
  const read = formatSurface(surface);
  const { scale } = buildingBays;
  const height = buildingBays.crop.height * scale;
  const length = (gable + baysOf(surface) * bayWidth) * scale;
  const width = length + buildingEnd.crop.width * scale;
  const street = buildingStreet.crop.width * scale;
  return (
    <figure className="report-building">
      <div className="report-stretch">
        <div>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            role="img"
            aria-label={fillIn(words.alt, { surface: read })}
          >
            <svg width={length} height={height} aria-hidden="true">
              <image href={files.bays} width={buildingBays.crop.width * scale} height={height} />
            </svg>
            <image href={files.end} x={length} width={buildingEnd.crop.width * scale} height={height} />
          </svg>
          <p className="report-length" aria-hidden="true">
            <span>{read}</span>
          </p>
        </div>
        <img
          className="report-street"
          src={files.street}
          width={street}
          height={height}
          alt=""
          loading="lazy"
        />
      </div>
      <figcaption>{fillIn(words.caption, { surface: read })}</figcaption>
    </figure>
  );
}
