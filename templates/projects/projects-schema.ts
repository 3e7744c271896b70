import { folderCollection } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { exact, french, heading } from "../words/words.ts";

const project = z.strictObject({
  title: heading,
  /** One or two sentences, always in sight. */
  excerpt: french,
  drawing: drawingName,
  /** What the drawing shows, for those who do not see it. */
  alt: french,
  /** Whether it stands for a kind of mission instead of one that was carried out: the card says so. */
  example: z.boolean().default(false),
  imageCredit: exact,
  tags: z.array(french).min(1),
});
export type Project = z.output<typeof project>;

/** The projects, a file each: the name of the file is the address of its card on the page, the body what unfolds. */
export const projects = folderCollection({ folder: "projects", format: "markdown", schema: project });
