import { Enhancer, Link, useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { Tooltip } from "../components/tooltip.tsx";
import { formatLevel } from "../engine/draw-marks.ts";
import type { SiteSettings } from "../settings.ts";
import type { LinkWords } from "../words/words.ts";
import { storeyHeight } from "./storey.tsx";

type HeaderProps = { readonly settings: SiteSettings; readonly section: string | undefined };

export function Header({ settings, section }: HeaderProps) {
  const { name, navigation, labels, booking } = settings;
  const { href } = useSite();
  return (
    <header className="site-header">
      <a className="brand" href={href("/")}>
        <Logo />
        {name}
      </a>
      <nav className="main-navigation" aria-label={labels.mainNavigation}>
        <ul>
          {navigation.map((item) => (
            <li key={item.href}>
              <NavigationLink {...item} section={section} />
            </li>
          ))}
        </ul>
      </nav>
      <SearchLink label={labels.search} />
      <ActionLink href={booking.url} label={booking.label} />
      <MobileMenuButton label={labels.openMenu} />
      <MobileMenu settings={settings} section={section} />
    </header>
  );
}

const menuId = "menu";
const openTip = "menu-ouvrir";
const closeTip = "menu-fermer";

export function MobileMenuButton({ label }: { readonly label: string }) {
  return (
    <>
      <button
        className="menu-button"
        type="button"
        popoverTarget={menuId}
        aria-label={label}
        data-tooltip={openTip}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M0 5h24M0 12h24M0 19h14" />
        </svg>
      </button>
      <Tooltip id={openTip} kind="name">
        {label}
      </Tooltip>
    </>
  );
}

type MobileMenuProps = { readonly settings: SiteSettings; readonly section: string | undefined };

/** The navigation of small screens, one link per storey. Opens as a popover without any script. */
export function MobileMenu({ settings, section }: MobileMenuProps) {
  const { navigation, labels, booking } = settings;
  const { asset } = useSite();
  return (
    <dialog className="menu" id={menuId} popover="auto" aria-label={labels.menu}>
      <div className="menu-head">
        <p>{labels.menu}</p>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
          data-tooltip={closeTip}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="m4 4 16 16M20 4 4 20" />
          </svg>
        </button>
        <Tooltip id={closeTip} kind="name">
          {labels.closeMenu}
        </Tooltip>
      </div>
      <nav aria-label={labels.menu}>
        <ol>
          {navigation.map((item, place) => (
            <li key={item.href}>
              <NavigationLink {...item} section={section} />
              <span
                data-mark={formatLevel((navigation.length - 1 - place) * storeyHeight)}
                aria-hidden="true"
              />
            </li>
          ))}
        </ol>
      </nav>
      <ActionLink href={booking.url} label={booking.label} />
      <img className="menu-street" src={asset("street.svg")} width="242" height="80" alt="" loading="lazy" />
      <Enhancer name="layout/every-page.ts" />
    </dialog>
  );
}

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

const searchTip = "rechercher";

/** The way to the search, beside the navigation of every page. The key « / » takes it. */
export function SearchLink({ label }: { readonly label: string }) {
  return (
    <>
      <Link className="search-link" href={searchRoute} aria-label={label} data-tooltip={searchTip}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M16 10a6 6 0 1 0-12 0 6 6 0 0 0 12 0m-2 4 7 7" />
        </svg>
      </Link>
      <Tooltip id={searchTip} kind="name">
        {label}
      </Tooltip>
    </>
  );
}

/** The page that the header’s link and the key « / » lead to. */
export const searchRoute = "/recherche";

/** A letter B drawn as two storeys, the upper room lit. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 30 34" width="30" height="34" aria-hidden="true">
      <path className="logo-lamp" d="M5 4h17v11H5z" />
      <path d="M0 3.5h23.5M4 0v34M22 3.5v12M4 15.5h24V30M0 30.5h29.5" />
    </svg>
  );
}
