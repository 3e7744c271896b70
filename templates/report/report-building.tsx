import {
  baysOf,
  buildingBays,
  buildingEnd,
  buildingStreet,
  type Cropped,
  largestDrawn,
} from "../drawings/report-building-views.ts";
import { type ThemedFiles, ThemedImage } from "../drawings/themed-image.tsx";
import { fillIn } from "../words/fill-in.ts";
import { formatSurface } from "../words/french-number.ts";
import type { CalculatorWords } from "./calculator/calculator-schema.ts";

/** Addresses of the three parts of the drawing. */
export type BuildingFiles = { readonly [part in "bays" | "end" | "street"]: ThemedFiles };

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
              <ThemedImage
                className="report-bays"
                files={files.bays}
                {...sizeOf(buildingBays)}
                alt=""
                loading="lazy"
              />
            </div>
            <ThemedImage
              className="report-end"
              files={files.end}
              {...sizeOf(buildingEnd)}
              alt=""
              loading="lazy"
            />
            <ThemedImage
              className="report-street"
              files={files.street}
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
