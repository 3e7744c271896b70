import type { SiteLanguage } from "../model/model.ts";
import { withBase } from "./address-of.ts";
import { inLanguage, useSiteContext } from "./site-context.ts";

/** The page in one of the languages of the site. */
export type LanguageLink = Pick<SiteLanguage, "code" | "name" | "direction"> & {
  /** The address of the page in this language, or where it is missing, of the home page of the language. */
  readonly href: string;
  readonly isCurrent: boolean;
  /** False where the page is missing in this language. */
  readonly isTranslated: boolean;
};

/**
 * The page in all languages of the site. A language without the page and without a home page is left out. In the order
 * of the site’s definition.
 *
 * @throws a `Mistake` outside of a page.
 *
 * @example
 * ```tsx
 * function ShortSwitch() {
 *   return useLanguages().map(({ code, href }) => (
 *     <a key={code} href={href} hrefLang={code}>
 *       {code}
 *     </a>
 *   ));
 * }
 * ```
 */
export function useLanguages(): readonly LanguageLink[] {
  const { base, language, languages, translations, routes } = useSiteContext();
  return languages.flatMap(({ code, name, direction, path }) => {
    const version = translations.find((one) => one.language === code);
    const home = inLanguage({ path, routes }, "/");
    const route = version?.route ?? (routes?.has(home) && (path === "" || home !== "/") ? home : undefined);
    if (route === undefined) return [];
    const isTranslated = version !== undefined;
    return [
      { code, name, direction, href: withBase(base, route), isCurrent: code === language, isTranslated },
    ];
  });
}

/**
 * A list of links to the page in all languages, each with the language’s own name. Belongs in a `nav` with a name.
 * Draws nothing when there is only one language.
 *
 * @example
 * ```tsx
 * <nav aria-label="Languages">
 *   <LanguageSwitch className="languages" />
 * </nav>
 * ```
 */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const links = useLanguages();
  if (links.length < 2) return null;
  return (
    <ul className={className}>
      {links.map(({ code, name, direction, href, isCurrent }) => (
        <li key={code}>
          <a href={href} hrefLang={code} lang={code} dir={direction} aria-current={isCurrent || undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
