import { coverView } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { Logo } from "../layout/header.tsx";
import type { Guide } from "./guide-schema.ts";

type GuideCoverProps = { readonly words: Guide["cover"]; readonly name: string };

/** The guide lying on a table, seen from the front. Decorative: the page says the same in words. */
export function GuideCover({ words, name }: GuideCoverProps) {
  return (
    <div className="guide-cover" aria-hidden="true">
      <p className="brand">
        <Logo />
        {name}
      </p>
      <p className="cover-title">{words.title}</p>
      <p>{words.subtitle}</p>
      <DrawnImage view={coverView} alt="" lazy={false} />
    </div>
  );
}
