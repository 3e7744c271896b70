import { Link } from "charpente";
import type { LinkWords } from "../words/words.ts";

type SourceLinkProps = {
  /** The row of the page of sources that says where a figure comes from. */
  readonly source: LinkWords | undefined;
};

/** Ends a text that gives a figure; nothing where the text names no source. */
export function SourceLink({ source }: SourceLinkProps) {
  return source === undefined ? null : (
    <>
      {" "}
      <Link href={source.href}>{source.label}</Link>
    </>
  );
}

/** Said of links to other sites, which open beside the page. */
export const opensNewTab = "nouvel onglet";
