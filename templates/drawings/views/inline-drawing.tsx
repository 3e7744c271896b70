import { RawHtml, useSite } from "charpente";
import { catalogue, type DrawingName } from "../catalogue.ts";
import { drawSection } from "../draw-section.ts";
import type { DrawingOptions } from "../drawing-options.ts";
import { smallestInline } from "../drawing-styles.ts";

/** The style sheet of inline drawings, made by `planAssets`. */
export const drawingSheet = "drawings/section.css";

type InlineDrawingProps = { readonly drawing: DrawingName } & Omit<DrawingOptions, "mode">;

/** A section drawing in the page itself, in the page’s colours: for the first screen alone, as it weighs on the page. */
export function InlineDrawing({ drawing, ...options }: InlineDrawingProps) {
  const { asset } = useSite();
  if (options.scale < smallestInline)
    throw new Error(`an inline drawing needs ${smallestInline} px a metre: show “${drawing}” as an image`);
  return (
    <>
      {/* React moves a sheet with a precedence to the head, once. */}
      <link rel="stylesheet" href={asset(drawingSheet)} precedence="drawings" />
      <RawHtml html={drawSection(catalogue[drawing], { ...options, mode: "page" }).svg} />
    </>
  );
}
