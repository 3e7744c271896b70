import { Link } from "charpente";
import type { MapGroup } from "../plans/map-site.ts";

type SiteMapProps = { readonly title: string; readonly groups: readonly MapGroup[] };

/** All pages of the site, group by group, as the nomenclature of a plan. */
export function SiteMap({ title, groups }: SiteMapProps) {
  return (
    <div className="site-map">
      <h2>{title}</h2>
      {groups.map((group, place) => (
        <nav key={group.title} aria-labelledby={`plan-${place + 1}`}>
          <h3 id={`plan-${place + 1}`}>{group.title}</h3>
          <ul>
            {group.links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
