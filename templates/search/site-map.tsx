import { Link } from "charpente";
import type { MapGroup } from "./map-site.ts";

type SiteMapProps = { readonly title: string; readonly groups: readonly MapGroup[] };

/** All pages of the site, group by group, as the nomenclature of a plan. */
export function SiteMap({ title, groups }: SiteMapProps) {
  return (
    <nav className="site-map" aria-labelledby="plan">
      <h2 id="plan">{title}</h2>
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}
