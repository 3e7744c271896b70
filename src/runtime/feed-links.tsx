import type { FeedFiles } from "../define/define.ts";
import { toLanguageFile } from "../model/language.ts";
import { Mistake, say } from "../words/message.ts";
import { withBase } from "./address-of.ts";
import { useSiteContext } from "./site-context.ts";

type FeedLinksProps = {
  /** The name that feed readers show. */
  readonly title: string;
} & (
  | {
      /** Its key in `feeds` of the site’s definition. */
      readonly name: string;
    }
  | {
      /** The files of one feed of a group, such as the feed of a tag. */
      readonly files: FeedFiles;
    }
);

/**
 * Links a feed in each of its formats, for feed readers. Belongs in the `head`. Atom is
 * https://www.rfc-editor.org/rfc/rfc4287, JSON Feed is https://www.jsonfeed.org/version/1.1/, RSS is
 * https://www.rssboard.org/rss-specification.
 *
 * @throws a `Mistake` when `feeds` of the site’s definition has no such name.
 *
 * @example
 * ```tsx
 * <FeedLinks name="posts" title="Field notes" />
 * ```
 */
export function FeedLinks({ title, ...feed }: FeedLinksProps) {
  const { base, feeds, path } = useSiteContext();
  const name = "name" in feed ? feed.name : "";
  const files = "files" in feed ? feed.files : feeds[name]?.files;
  if (files === undefined) throw new Mistake(say("thrown.no-feed", { name }));
  const link = (type: string, file: string) => (
    <link rel="alternate" type={type} title={title} href={withBase(base, `/${toLanguageFile(path, file)}`)} />
  );
  return (
    <>
      {link("application/atom+xml", files.atom)}
      {link("application/feed+json", files.json)}
      {files.rss !== undefined && link("application/rss+xml", files.rss)}
    </>
  );
}
