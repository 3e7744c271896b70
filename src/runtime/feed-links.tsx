import { say } from "../catalogue/message.ts";
import { Mistake } from "../problems/mistake.ts";
import { useSiteContext, withBase } from "./site-context.ts";

type FeedLinksProps = {
  /** Its key in `feeds` of the site’s definition. */
  readonly name: string;
  /** The name that feed readers show. */
  readonly title: string;
};

/** Links a feed in both formats, for feed readers. Belongs in the `head`. */
export function FeedLinks({ name, title }: FeedLinksProps) {
  const { base, feeds } = useSiteContext();
  const files = feeds[name]?.files;
  if (files === undefined) throw new Mistake(say("template/throws.no-feed", { name }));
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={withBase(base, `/${files.atom}`)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={withBase(base, `/${files.json}`)}
      />
    </>
  );
}
