import { Link, useSite } from "charpente";
import type { LinkWords } from "../words/words.ts";

/** A link of the main navigation: `page` where the visitor is, `true` above the page where he is. */
export function NavigationLink({
  href,
  label,
  section,
}: LinkWords & { readonly section: string | undefined }) {
  const { route } = useSite();
  // A given `aria-current` overrules what Link would say of the page itself.
  const current = href === route ? "page" : href === section ? true : undefined;
  return (
    <Link href={href} aria-current={current}>
      {label}
    </Link>
  );
}
