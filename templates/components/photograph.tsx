import { image, Picture, useSite } from "charpente";
import { z } from "zod";
import { sheetPath } from "../styles/sheets.ts";
import { french } from "../words/words.ts";

/** A photograph, and what it shows for those who do not see it. Its place says where it stands. */
export const photograph = z.strictObject({
  image: image().meta({
    title: "Image",
    description: "Une photographie déjà ajoutée, ou une nouvelle.",
  }),
  alt: french.meta({
    title: "Texte de remplacement",
    description: "Ce que montre la photographie, en une phrase, pour qui ne la voit pas.",
  }),
});
export type Photographed = z.output<typeof photograph>;

type PhotographProps = {
  readonly photograph: Photographed;
  /** The displayed width, as in `(min-width: 640px) 50vw, 100vw`. */
  readonly sizes: string;
  /** True where it is visible first. */
  readonly priority?: boolean;
};

/** A photograph in the frame of the drawing that it stands for. Its styles come with the first one of a page. */
export function Photograph({ photograph, sizes, priority = false }: PhotographProps) {
  const { asset } = useSite();
  return (
    <>
      <link rel="stylesheet" href={asset(sheetPath("photograph"))} precedence="photographs" />
      <Picture
        image={photograph.image}
        alt={photograph.alt}
        sizes={sizes}
        priority={priority}
        className="photograph"
      />
    </>
  );
}
