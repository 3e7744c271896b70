import { JsonLd, Link, useSite } from "charpente";
import { describeBreadcrumb } from "../structured-data/describe-breadcrumb.ts";

type BreadcrumbProps = {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The page itself, or what it belongs to: no link. */
  readonly here: string;
};

export function Breadcrumb({ label, links, here }: BreadcrumbProps) {
  const { absolute } = useSite();
  return (
    <nav className="breadcrumb" aria-label={label}>
      <JsonLd thing={describeBreadcrumb({ links, here }, absolute)} />
      <ol className="ticked">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.label}</Link>
          </li>
        ))}
        <li>{here}</li>
      </ol>
    </nav>
  );
}
