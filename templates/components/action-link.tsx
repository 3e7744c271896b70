import { Link } from "charpente";
import { Arrow, type Direction } from "./arrow.tsx";

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
