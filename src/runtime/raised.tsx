import { Fragment } from "react";
import { createTypographer } from "../text/typography.ts";
import { useSiteContext } from "./site-context.ts";

/** A text of a field with its ordinals raised, as Markdown has them: 1er, 2e. */
export function Raised({ text }: { readonly text: string }) {
  const { language } = useSiteContext();
  const raised = createTypographer(language, [])(text).filter((edit) => edit.raised);
  const ends = raised.map(({ end }) => end);
  return (
    <>
      {raised.map(({ start, end, text: letters }, place) => (
        <Fragment key={end}>
          {text.slice(ends[place - 1] ?? 0, start)}
          <sup>{letters}</sup>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
