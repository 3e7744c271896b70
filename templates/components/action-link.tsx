import { Link } from "charpente";
import type { ReactElement } from "react";

type ActionLinkProps = {
  readonly href: string;
  readonly label: string;
  /** `secondary`: the label over a dimension line, without arrow. */
  readonly kind?: "primary" | "secondary";
  readonly lang?: string;
};

/** A link that asks to act. Its arrow says where it leads. */
export function ActionLink({ href, label, kind = "primary", lang }: ActionLinkProps) {
  return (
    <Link href={href} className={kind === "primary" ? "button" : "dimension-link"} lang={lang}>
      <span>{label}</span>
      {kind === "primary" ? <Arrow direction={directionOf(href)} /> : null}
    </Link>
  );
}

function directionOf(href: string): Direction {
  if (href.startsWith("#")) return "down";
  return /^https?:/.test(href) ? "new-tab" : "page";
}

/** Where a link leads: a page of the site, a new tab, or further down the same page. */
type Direction = "page" | "new-tab" | "down";

export function Arrow({ direction }: { readonly direction: Direction }) {
  return (
    <svg className="arrow" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {strokes(direction)}
    </svg>
  );
}

function strokes(direction: Direction): ReactElement {
  switch (direction) {
    case "page":
      return <path d="M1 10h17m-6-5 6 5-6 5" />;
    case "new-tab":
      return <path d="M4 16 16 4M7 4h9v9" />;
    case "down":
      return <path d="M10 1v17m5-6-5 6-5-6" />;
  }
}
