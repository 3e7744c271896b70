import { Link, useSite } from "charpente";
import type { LinkWords } from "../words/words.ts";

/** A link of the main navigation, with `aria-current` `page` on that page and `true` on pages below it. */
export function NavigationLink({
  href,
  label,
  section,
}: LinkWords & { readonly section: string | undefined }) {
  const { route } = useSite();
  // A given `aria-current` replaces the one that Link would set.
  const current = href === route ? "page" : href === section ? true : undefined;
  return (
    <Link href={href} aria-current={current}>
      {label}
    </Link>
  );
}
