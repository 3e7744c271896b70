import { Fragment } from "react";
import { createTypographer } from "../text/typography.ts";
import { useSiteContext } from "./site-context.ts";

/**
 * A text field with the markup of French typography: ordinals raised (1er, 2e); references (2020-887), the word e-mail,
 * and a verb with its pronoun (faut-il) unbroken.
 *
 * @example
 * ```tsx
 * <Raised text={post.data.title} />
 * ```
 */
export function Raised({ text }: { readonly text: string }) {
  const { language } = useSiteContext();
  const marked = createTypographer(language, [])(text).filter(({ markup }) => markup !== undefined);
  const ends = marked.map(({ end }) => end);
  return (
    <>
      {marked.map(({ start, end, text: letters, markup }, place) => (
        <Fragment key={end}>
          {text.slice(ends[place - 1] ?? 0, start)}
          {markup === "raised" ? <sup>{letters}</sup> : <span className="together">{letters}</span>}
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
