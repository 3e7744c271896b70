import { Enhancer, useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { Tooltip } from "../components/tooltip.tsx";
import { formatLevel } from "../engine/draw-marks.ts";
import type { SiteSettings } from "../settings.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { storeyHeight } from "./storey.tsx";

const id = "menu";
const openTip = "menu-ouvrir";
const closeTip = "menu-fermer";

export function MobileMenuButton({ label }: { readonly label: string }) {
  return (
    <>
      <button
        className="menu-button"
        type="button"
        popoverTarget={id}
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
    <dialog className="menu" id={id} popover="auto" aria-label={labels.menu}>
      <div className="menu-head">
        <p>{labels.menu}</p>
        <button
          type="button"
          popoverTarget={id}
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
