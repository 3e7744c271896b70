import { z } from "zod";
import { catalogue, type DrawingName } from "../catalogue.ts";

/** The name of a section drawing of the catalogue. */
export const drawingName = z
  .enum(Object.keys(catalogue) as [DrawingName, ...DrawingName[]])
  .meta({ description: "Un dessin du catalogue du site." });
