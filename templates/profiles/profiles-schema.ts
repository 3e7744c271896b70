import { folderCollection } from "charpente";
import { z } from "zod";
import { compositions } from "../drawings/views/compositions.ts";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { french, heading, question, seo, topic } from "../words/words.ts";

const profile = z.strictObject({
  /** The name of the audience: in the breadcrumb and on the card of the home page. */
  name: french,
  /** One sentence for that card. */
  card: french,
  seo,
  drawing: drawingName,
  /** How title and building share the head. `beside` suits any building, the others the one they are named after. */
  composition: z.enum(compositions).default("beside"),
  title: heading,
  intro: french,
  figures: z
    .strictObject({
      title: heading,
      note: french,
      list: z.array(z.strictObject({ value: french, unit: french.optional(), label: french })).min(1),
    })
    .optional(),
  stakes: z.array(topic).min(3),
  services: z.array(topic).min(3),
  reasons: z.array(topic).default([]),
  questions: z.array(question).min(4),
  closing: z.strictObject({ title: heading, text: french }),
});
export type Profile = z.output<typeof profile>;
/** Who the firm works for: a file an audience, a page at `/profil/` and the file’s name. */
export const profiles = folderCollection({ folder: "profiles", format: "yaml", schema: profile });
