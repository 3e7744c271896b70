import { Link } from "charpente";
import type { ReactNode } from "react";
import type { SiteSettings } from "../settings.ts";
import { keepTogether, toDial, wholeAddress } from "../words/name-facts.ts";
import type { LinkWords } from "../words/words.ts";
import { Logo } from "./header.tsx";

type FooterProps = {
  readonly settings: SiteSettings;
  /** A drawing that goes on below the ground. */
  readonly children: ReactNode;
};

export function Footer({ settings, children }: FooterProps) {
  const { name, about, email, phone, network, navigation, profiles, footer, copyrightYear } = settings;
  return (
    <footer className="site-footer">
      <div className="earth" aria-hidden="true" />
      {children}
      <div className="footer-blocks">
        <div className="footer-about">
          <p className="brand">
            <Logo />
            {name}
          </p>
          <p>{about}</p>
        </div>
        <LinkList id="pied-navigation" title={footer.navigation} links={navigation} />
        <LinkList id="pied-profils" title={footer.profiles.title} links={profiles} />
        <div>
          <h2 id="pied-contact">{footer.contact}</h2>
          <ul>
            <li>
              <a className="footer-mail" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
            {phone === "" ? null : (
              <li>
                <a href={toDial(phone)}>{keepTogether(phone)}</a>
              </li>
            )}
            <li>{wholeAddress(settings)}</li>
            <li>
              <Link href={network.url}>{network.label}</Link>
            </li>
          </ul>
          <LinkList id="pied-aussi" title={footer.more.title} links={footer.more.links} />
        </div>
      </div>
      <div className="footer-end">
        <p>
          © {copyrightYear} {name}
        </p>
        <LinkItems links={footer.legal} />
      </div>
    </footer>
  );
}

type LinkListProps = { readonly id: string; readonly title: string; readonly links: readonly LinkWords[] };

/** A list of links with its title; nothing where the settings give no links. */
function LinkList({ id, title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LinkItems links={links} />
    </nav>
  );
}

function LinkItems({ links }: Pick<LinkListProps, "links">) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
