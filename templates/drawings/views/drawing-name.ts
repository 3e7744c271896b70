import { z } from "zod";
import { catalogue, type DrawingName } from "../catalogue.ts";

/** The name of a section drawing of the catalogue. */
export const drawingName = z
  .enum(Object.keys(catalogue) as [DrawingName, ...DrawingName[]])
  .meta({ description: "Le nom d’un dessin du catalogue\u202F; «\u00A0site edit\u00A0» les montre." });
