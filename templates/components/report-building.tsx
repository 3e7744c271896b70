import { fillIn } from "../pricing/fill-in.ts";
import { formatSurface } from "../pricing/french-number.ts";
import type { CalculatorWords } from "../schemas/report.ts";
import {
  baysOf,
  buildingBays,
  buildingEnd,
  buildingStreet,
  type Cropped,
  largestDrawn,
} from "./report-building-views.ts";

/** Addresses of the three parts of the drawing. */
export type BuildingFiles = { readonly bays: string; readonly end: string; readonly street: string };

type ReportBuildingProps = {
  /** m² */
  readonly surface: number;
  readonly files: BuildingFiles;
  readonly words: CalculatorWords["building"];
};

/**
 * A building as long as its surface asks for, bay by bay; its dimension line reads the surface. All lengths share one
 * scale and one box, so that nothing around it moves; the style sheet slides the parts to where `data-bays` says.
 */
export function ReportBuilding({ surface, files, words }: ReportBuildingProps) {
  const read = formatSurface(surface);
  const isLonger = surface > largestDrawn;
  const caption = isLonger ? words.captionLonger : words.caption;
  return (
    <figure className="report-building">
      <div className="report-stretch">
        <div data-bays={baysOf(surface)} data-longer={isLonger || undefined}>
          <div className="report-drawing" role="img" aria-label={fillIn(words.alt, { surface: read })}>
            <div className="report-window">
              <img className="report-bays" src={files.bays} {...sizeOf(buildingBays)} alt="" loading="lazy" />
            </div>
            <img className="report-end" src={files.end} {...sizeOf(buildingEnd)} alt="" loading="lazy" />
            <img
              className="report-street"
              src={files.street}
              {...sizeOf(buildingStreet)}
              alt=""
              loading="lazy"
            />
          </div>
          <p className="report-length" aria-hidden="true">
            <span className="report-line" />
            <span className="report-reading">{read}</span>
          </p>
        </div>
      </div>
      <figcaption>{fillIn(caption, { surface: read, largest: formatSurface(largestDrawn) })}</figcaption>
    </figure>
  );
}

function sizeOf({ crop, scale }: Cropped): { readonly width: number; readonly height: number } {
  return { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
}
