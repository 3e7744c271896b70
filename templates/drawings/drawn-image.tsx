import { RawHtml, useSite } from "charpente";
import { type DrawingOptions, drawSection } from "../engine/draw-section.ts";
import { smallestInline } from "../engine/pens.ts";
import { catalogue, type DrawingName } from "./catalogue.ts";
import { type DrawingView, nightPath, viewPath, viewSize } from "./drawing-views.ts";
import { ThemedImage } from "./themed-image.tsx";

type DrawnImageProps = {
  readonly view: DrawingView;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  readonly lazy?: boolean;
  readonly className?: string;
};

/** A section drawing as a file of its own: loaded when it comes near, in the colours of the visitor’s theme. */
export function DrawnImage({ view, alt, lazy = true, className }: DrawnImageProps) {
  return (
    <ThemedImage
      className={className}
      files={useThemedFiles(viewPath(view))}
      {...viewSize(view)}
      alt={alt}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}

/** The addresses of a drawing that has two files. */
export function useThemedFiles(path: string) {
  const { asset } = useSite();
  return { day: asset(path), night: asset(nightPath(path)) };
}

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
