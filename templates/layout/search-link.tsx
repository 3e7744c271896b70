import { Link } from "charpente";
import { Tooltip } from "../components/tooltip.tsx";
import { searchRoute } from "./search-route.ts";

const id = "rechercher";

/** The way to the search, beside the navigation of every page. The key « / » takes it. */
export function SearchLink({ label }: { readonly label: string }) {
  return (
    <>
      <Link className="search-link" href={searchRoute} aria-label={label} data-tooltip={id}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M16 10a6 6 0 1 0-12 0 6 6 0 0 0 12 0m-2 4 7 7" />
        </svg>
      </Link>
      <Tooltip id={id} kind="name">
        {label}
      </Tooltip>
    </>
  );
}
