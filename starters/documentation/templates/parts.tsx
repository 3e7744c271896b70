import { Link } from "charpente";
import type { Part } from "./schemas.ts";

/** Contents as a list in a list. */
export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul>
      {parts.map(({ label, href, language, parts }) => (
        <li key={href ?? label}>
          {href === undefined ? (
            <p lang={language}>{label}</p>
          ) : (
            <Link href={href} lang={language}>
              {label}
            </Link>
          )}
          {parts && <Parts parts={parts} />}
        </li>
      ))}
    </ul>
  );
}
