import { useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import type { SiteSettings } from "../settings.ts";
import { Logo } from "./logo.tsx";
import { MobileMenu, MobileMenuButton } from "./mobile-menu.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { SearchLink } from "./search-link.tsx";

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
